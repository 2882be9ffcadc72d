### Имена фигур. Имя зависит от $number (one, many) и $case; `.gender` и `.animate` — то, с чем согласуется цвет.
### В сообщениях: { PIECE($piece, case: "genitive", number: "many", capital: "yes") }; любую настройку можно опустить.

-king = { $number ->
    [many] { $case ->
        [genitive] королей
        [dative] королям
        [accusative] королей
        [instrumental] королями
        [prepositional] королях
       *[nominative] короли
    }
   *[one] { $case ->
        [genitive] короля
        [dative] королю
        [accusative] короля
        [instrumental] королём
        [prepositional] короле
       *[nominative] король
    }
}
    .gender = masculine
    .animate = yes
-queen = { $number ->
    [many] { $case ->
        [genitive] ферзей
        [dative] ферзям
        [accusative] ферзей
        [instrumental] ферзями
        [prepositional] ферзях
       *[nominative] ферзи
    }
   *[one] { $case ->
        [genitive] ферзя
        [dative] ферзю
        [accusative] ферзя
        [instrumental] ферзём
        [prepositional] ферзе
       *[nominative] ферзь
    }
}
    .gender = masculine
    .animate = yes
-rook = { $number ->
    [many] { $case ->
        [genitive] ладей
        [dative] ладьям
        [accusative] ладьи
        [instrumental] ладьями
        [prepositional] ладьях
       *[nominative] ладьи
    }
   *[one] { $case ->
        [genitive] ладьи
        [dative] ладье
        [accusative] ладью
        [instrumental] ладьёй
        [prepositional] ладье
       *[nominative] ладья
    }
}
    .gender = feminine
    .animate = no
-bishop = { $number ->
    [many] { $case ->
        [genitive] слонов
        [dative] слонам
        [accusative] слонов
        [instrumental] слонами
        [prepositional] слонах
       *[nominative] слоны
    }
   *[one] { $case ->
        [genitive] слона
        [dative] слону
        [accusative] слона
        [instrumental] слоном
        [prepositional] слоне
       *[nominative] слон
    }
}
    .gender = masculine
    .animate = yes
-knight = { $number ->
    [many] { $case ->
        [genitive] коней
        [dative] коням
        [accusative] коней
        [instrumental] конями
        [prepositional] конях
       *[nominative] кони
    }
   *[one] { $case ->
        [genitive] коня
        [dative] коню
        [accusative] коня
        [instrumental] конём
        [prepositional] коне
       *[nominative] конь
    }
}
    .gender = masculine
    .animate = yes
-pawn = { $number ->
    [many] { $case ->
        [genitive] пешек
        [dative] пешкам
        [accusative] пешки
        [instrumental] пешками
        [prepositional] пешках
       *[nominative] пешки
    }
   *[one] { $case ->
        [genitive] пешки
        [dative] пешке
        [accusative] пешку
        [instrumental] пешкой
        [prepositional] пешке
       *[nominative] пешка
    }
}
    .gender = feminine
    .animate = no
# Любая фигура, когда имя не важно.
-piece = { $number ->
    [many] { $case ->
        [genitive] фигур
        [dative] фигурам
        [accusative] фигуры
        [instrumental] фигурами
        [prepositional] фигурах
       *[nominative] фигуры
    }
   *[one] { $case ->
        [genitive] фигуры
        [dative] фигуре
        [accusative] фигуру
        [instrumental] фигурой
        [prepositional] фигуре
       *[nominative] фигура
    }
}
    .gender = feminine
    .animate = no

## Слова цвета: зависят от $number, $case, $gender и $animate (yes, no) фигуры.

-white = { $number ->
    [many] { $case ->
        [genitive] белых
        [dative] белым
        [accusative] { $animate ->
            [yes] белых
           *[no] белые
        }
        [instrumental] белыми
        [prepositional] белых
       *[nominative] белые
    }
   *[one] { $gender ->
        [feminine] { $case ->
            [genitive] белой
            [dative] белой
            [accusative] белую
            [instrumental] белой
            [prepositional] белой
           *[nominative] белая
        }
        [neuter] { $case ->
            [genitive] белого
            [dative] белому
            [instrumental] белым
            [prepositional] белом
           *[nominative] белое
        }
       *[masculine] { $case ->
            [genitive] белого
            [dative] белому
            [accusative] { $animate ->
                [yes] белого
               *[no] белый
            }
            [instrumental] белым
            [prepositional] белом
           *[nominative] белый
        }
    }
}
-black = { $number ->
    [many] { $case ->
        [genitive] чёрных
        [dative] чёрным
        [accusative] { $animate ->
            [yes] чёрных
           *[no] чёрные
        }
        [instrumental] чёрными
        [prepositional] чёрных
       *[nominative] чёрные
    }
   *[one] { $gender ->
        [feminine] { $case ->
            [genitive] чёрной
            [dative] чёрной
            [accusative] чёрную
            [instrumental] чёрной
            [prepositional] чёрной
           *[nominative] чёрная
        }
        [neuter] { $case ->
            [genitive] чёрного
            [dative] чёрному
            [instrumental] чёрным
            [prepositional] чёрном
           *[nominative] чёрное
        }
       *[masculine] { $case ->
            [genitive] чёрного
            [dative] чёрному
            [accusative] { $animate ->
                [yes] чёрного
               *[no] чёрный
            }
            [instrumental] чёрным
            [prepositional] чёрном
           *[nominative] чёрный
        }
    }
}

# Как стоят рядом цвет и фигура.
piece-with-color = { $color } { $piece }

## Перечни полей: два, а более длинные складываются слева.

list-last = { $rest } и { $last }
list-more = { $rest }, { $last }

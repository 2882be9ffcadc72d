a = { $turn ->
   *[white] белые
   *[black] чёрные
}

a = Find { $square }

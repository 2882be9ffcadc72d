knight = Knight

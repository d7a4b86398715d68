// Lines the symbols on the stage up as a menu: tops aligned, 12 pixels between neighbours, the row in the top-left corner.
$(':symbol').align('top').space('horizontal', 12).move(20, 20);

// Arranges the symbols on the stage as a menu: a row from the top left corner, 12 pixels between neighbours.
$(':symbol').align('top').space('horizontal', 12).move(20, 20);

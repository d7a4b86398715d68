// Numbers the movie clips on the stage from left to right: star_01, star_02 and so on.
$(':movieclip').sort('x').rename('star_##').list('from left to right');

// Moves the transformation point of each element on the stage to its middle: it then rotates and scales about its middle.
$('*').centerTransformPoint().list('pivots centred');

// Moves the transformation point of every element on the stage to its middle. It then rotates and scales about its middle.
$('*').centerTransformPoint().list('pivots centred');

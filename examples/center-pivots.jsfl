// Puts the transformation point of everything on the stage to its middle, so that it turns and scales about that.
$('*').centerTransformPoint().list('pivots centred');

// Turns on smoothing for all bitmaps in a folder and in its subfolders.
var folder = 'Bitmaps';

$$('/' + folder + '/*:bitmap')
  .attr({ allowSmoothing: true, compressionType: 'lossless' })
  .list('smooth bitmaps');

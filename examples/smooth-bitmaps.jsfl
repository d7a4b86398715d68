// Switches smoothing on for all bitmaps below a folder, at any depth.
var folder = 'Bitmaps';

$$('/' + folder + '/*:bitmap')
  .attr({ allowSmoothing: true, compressionType: 'lossless' })
  .list('smooth bitmaps');

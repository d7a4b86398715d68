// Fades the movie clips on the stage from left to right, and rotates each 5 degrees more than the one before.
var clips = $(':movieclip').sort('x');
var step = 100 / clips.length;

clips.attr({
  alpha: function (clip, index) {
    return Math.round(100 - index * step);
  },
  rotation: function (clip, index) {
    return index * 5;
  },
});

// Lists every font, with the number of text runs that use it.
var fonts = [];
var runs = {};

$.all(':text').each(function (text) {
  for (var i = 0; i < text.textRuns.length; i++) {
    var face = text.textRuns[i].textAttrs.face;
    if (!runs['/' + face]) fonts.push(face);
    runs['/' + face] = (runs['/' + face] || 0) + 1;
  }
});

new Collection(fonts).sort().each(function (face) {
  fl.trace(face + ': ' + runs['/' + face]);
});

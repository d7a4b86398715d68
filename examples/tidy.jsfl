// Tidies the example document. In Animate this file would be a command; here it runs without Animate:
//   npx adobe-collection run examples/tidy.jsfl --document examples/night-sky --save=night-sky.fla

// What is there: every movie clip of the folder "stars", on the stage at the current frame.
var stars = $('/stars/*:movieclip');
stars.list('stars on the stage, as found');

// One naming scheme, from left to right, and nothing off the pixel grid.
stars.sort('x').rename('star_##').toGrid(10);
stars.list('stars, renamed from left to right');

// The same for the library: buttons get the name of their label.
$$('/ui/Button{1|9}:button').rename(function (item) {
  var face = $(item).filter(':text').first();
  return face.getTextString().toLowerCase() + ' button';
});
$$('/ui/*').list('the folder "ui"');

// Questions that take some clicking otherwise.
$$('*:movieclip:has(:text)').list('movie clips with text inside');
$$('*:unused:not(:folder)').list('items that nothing uses');
$$('*:exported').list('items exported for ActionScript');
$('*:symbol[x>300]').items().list('symbols in the right half of the stage');

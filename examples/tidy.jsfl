// Tidies the example document. The script is a command for Animate, and also runs without Animate:
//   npx adobe-collection run examples/tidy.jsfl examples/night-sky --save=night-sky.fla

// The instances of movie clips in the folder "stars", on the stage at the current frame.
var stars = $('/stars/*:movieclip');
stars.list('stars on the stage, as found');

// Names count from left to right, and positions become multiples of 10.
stars.sort('x').rename('star_##').toGrid(10);
stars.list('stars, renamed from left to right');

// In the library, each button gets the text of its label as its name.
$$('/ui/Button{1|9}:button').rename(function (item) {
  var label = $(item).filter(':text').first();
  return label.getTextString().toLowerCase() + ' button';
});
$$('/ui/*').list('the folder "ui"');

// These lists take many clicks in Animate.
$$('*:movieclip:has(:text)').list('movie clips with text inside');
$$('*:unused:not(:folder)').list('items that nothing uses');
$$('*:exported').list('items exported for ActionScript');
$('*:symbol[x>300]').items().list('symbols in the right half of the stage');

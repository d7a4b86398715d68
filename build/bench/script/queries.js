// Part of the benchmark script: queries, each with the best loop that finds the same by hand.

/** The elements at the playhead: a list for each layer that is not locked. */
function elementLists(document) {
  var timeline = document.getTimeline();
  var layers = timeline.layers;
  var lists = [];
  for (var i = 0; i < layers.length; i++) {
    if (layers[i].locked) continue;
    var frames = layers[i].frames;
    if (timeline.currentFrame < frames.length) lists.push(frames[timeline.currentFrame].elements);
  }
  return lists;
}

function itemLists(document) {
  return [document.library.items];
}

var queryTests = [];

function theDocument(document) {
  return document;
}

/**
 * Adds a query.
 *
 * @param body source text of what the loop does with `o`; it is a part of the loop, not a call
 * @param before source text to run before the loop
 */
function query(text, body, before, isOfItems) {
  var find = isOfItems ? $$ : $;
  queryTests.push({
    kind: 'query',
    name: (isOfItems ? '$$' : '$') + "('" + text + "')",
    prepare: theDocument,
    library: function () {
      return find(text);
    },
    loop: Function(
      'document',
      'var matches = [], lists = ' +
        (isOfItems ? 'itemLists' : 'elementLists') +
        '(document);' +
        (before || '') +
        'for (var l = 0; l < lists.length; l++) {' +
        '  var list = lists[l];' +
        '  for (var i = 0; i < list.length; i++) { var o = list[i]; ' +
        body +
        ' }' +
        '} return matches;',
    ),
  });
}

function keepIf(condition) {
  return 'if (' + condition + ') matches.push(o);';
}

var IS_STAR = "o.name.toLowerCase().substring(0, 4) === 'star'";
var IS_MOVIE_CLIP = "o.instanceType === 'symbol' && o.symbolType === 'movie clip'";
var LEAF = "o.name.substring(o.name.lastIndexOf('/') + 1)";

query('*', 'matches.push(o);');
query('star*', keepIf(IS_STAR));
query(':movieclip', keepIf(IS_MOVIE_CLIP));
query('[x>200]', keepIf('o.x > 200'));
query('star*:movieclip[x>200]', keepIf(IS_STAR + '&&' + IS_MOVIE_CLIP + '&& o.x > 200'));
query('[name^=ball][rotation=45]', keepIf("o.name.substring(0, 4) === 'ball' && o.rotation === 45"));
query(
  ':bitmap, :text, box_*',
  keepIf(
    "o.instanceType === 'bitmap' || (t = o.elementType) === 'text' || t === 'tlfText' ||" +
      "o.name.toLowerCase().substring(0, 4) === 'box_'",
  ),
  'var t;',
);
query(':not([x<100]):not([y<100])', keepIf('!(o.x < 100) && !(o.y < 100)'));
query(
  '[libraryItem.name*=stars]',
  keepIf("(item = o.libraryItem) && item.name.indexOf('stars') >= 0"),
  'var item;',
);
query(
  'ball_{1|500}',
  keepIf('(m = ball.exec(o.name)) && Number(m[1]) >= 1 && Number(m[1]) <= 500'),
  'var m, ball = /^ball_(\\d+)$/i;',
);
query('[x>500]:nth(2n)', keepIf('o.x > 500 && ++n % 2 === 0'), 'var n = 0;');
query('star*', keepIf(LEAF + ".toLowerCase().substring(0, 4) === 'star'"), '', true);
query(':bitmap, :sound', keepIf("(t = o.itemType) === 'bitmap' || t === 'sound'"), 'var t;', true);

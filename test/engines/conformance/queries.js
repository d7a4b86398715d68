function namesOf(collection) {
  var texts = [];
  for (var i = 0; i < collection.elements.length; i++) {
    var element = collection.elements[i];
    texts.push(element.name || element.elementType);
  }
  return texts.join(' ');
}

/**
 * Runs each query twice, so that a regular expression that keeps its place would show. A slow engine runs only those
 * twice that have one.
 */
function selects(select, queries) {
  for (var i = 0; i < queries.length; i++) {
    var expected = show(queries[i][1]);
    same(queries[i][0], namesOf(select(queries[i][0])), expected);
    var isAgain = SIZE > 20 || queries[i][0].indexOf('~=') > 0;
    if (isAgain) same(queries[i][0] + ' again', namesOf(select(queries[i][0])), expected);
  }
}

section('$: names, types, attributes', function () {
  openDocument();
  selects($, [
    ['*', 'star1 star2 box_05 instance title text shape'],
    ['star*', 'star1 star2'],
    ['STAR1', 'star1'],
    ['"star1"', 'star1'],
    ['star{2|9}', 'star2'],
    ['box_{1|5}', 'box_05'],
    ['/shapes/*', 'star1 star2 box_05'],
    ['.Star', 'star1 star2'],
    ['.ui.*', 'star1 star2'],
    [':movieclip', 'star1 star2'],
    [':graphic', 'box_05'],
    [':bitmap', 'instance'],
    [':text', 'title text'],
    [':dynamic', 'title'],
    [':shape', 'shape'],
    ['[x>150]', 'star2 box_05'],
    ['[x<=100]:movieclip', 'star1'],
    ['[rotation=45]', 'star1'],
    ['[rotation!=45]:instance', 'star2 box_05 instance'],
    ['[name^=st]', 'star1 star2'],
    ['[name$="5"]', 'box_05'],
    ['[name*=ar]', 'star1 star2'],
    ['[name~=/^ST.*\\d$/i]', 'star1 star2'],
    ['[x={100|200}]', 'star1 box_05'],
    ['[libraryItem.name=shapes/box]', 'box_05'],
    ['[textRuns.0.textAttrs.face=Arial]', 'title'],
    ['[textType]', 'title text']
  ]);
});

section('$: pseudos, positions, unions', function () {
  openDocument();
  selects($, [
    ['star*, :text', 'star1 star2 title text'],
    [':text, star*', 'star1 star2 title text'],
    ['star*:first', 'star1'],
    ['star*:last', 'star2'],
    ['*:even', 'star2 instance text'],
    ['*:nth(3n+1)', 'star1 instance shape'],
    ['*:nth(-n+2)', 'star1 star2'],
    ['*:nth(99)', ''],
    [':instance:not(star*)', 'box_05 instance'],
    [':is(star1, :bitmap)', 'star1 instance'],
    [':has(inner)', 'box_05'],
    ['box*:children', 'inner'],
    [':named', 'star1 star2 box_05 title'],
    [':exported', 'star1 star2'],
    [':scriptable', 'star1 star2 title']
  ]);
  same('of a source', namesOf($('[x>0]', $('star*'))), '"star1 star2"');
  same('of an Array', namesOf($($('*').elements, ':bitmap')), '"instance"');
  same('everywhere', namesOf($.all('*')), show('star1 star2 box_05 instance title text shape shape inner'));
  same('nothing', namesOf($()), '""');
  same('refined', namesOf($('*').filter(':instance:first')), '"star1"');
});

section('$$', function () {
  openDocument();
  selects($$, [
    ['*', 'shapes shapes/star shapes/box icon.png beep 1 empty'],
    ['star', 'shapes/star'],
    ['/shapes/*', 'shapes/star shapes/box'],
    ['beep {1|3}', 'beep 1'],
    [':folder', 'shapes empty'],
    [':symbol', 'shapes/star shapes/box'],
    [':bitmap, :sound', 'icon.png beep 1'],
    [':empty', 'empty'],
    ['.ui.Star', 'shapes/star'],
    [':used', 'shapes/star shapes/box icon.png'],
    [':has(inner)', 'shapes/box'],
    ['shapes:children', 'shapes/star shapes/box'],
    ['[itemType=movie clip]', 'shapes/star']
  ]);
  same('of elements', namesOf($$($('box*'))), '"shapes/box"');
});

section('errors of queries', function () {
  openDocument();
  var queries = [
    '',
    'a,,b',
    '[x',
    ':movieclp',
    ':nth(',
    ':nth(x)',
    '[x>y]',
    '[a={5|1}]',
    '[a~=/(/]',
    '"a',
    'a:',
    ':first(2)',
    '[=1]'
  ];
  for (var i = 0; i < queries.length; i++) {
    var text = 'nothing was thrown';
    try {
      $(queries[i]);
    } catch (thrown) {
      text = thrown.name + ' at ' + thrown.index + ' of ' + thrown.query + ': ' + thrown.message;
      if (queries[i] === '[a~=/(/]') text = thrown.name + ' at ' + thrown.index;
      same('is an Error', thrown instanceof Error, 'true');
    }
    same(queries[i], text.substring(0, 13), '"SelectorError"');
    seen.push(text);
  }
});

section('Selectors', function () {
  openDocument();
  Selectors.element
    .register(':wide', function (element, argument) {
      return element.width > (argument === undefined ? 30 : Number(argument));
    })
    .element.register('[area]', function (element) {
      return element.width * element.height;
    })
    .item.register(':class', function (item) {
      return item.linkageClassName !== '';
    });
  selects($, [
    [':wide', 'box_05'],
    [':wide(5):first', 'star1'],
    ['[area>=800]', 'box_05'],
    [':not(:wide):movieclip', 'star1 star2']
  ]);
  selects($$, [[':class', 'shapes/star']]);
  throwsWith(
    'built-ins stay',
    function () {
      Selectors.element.register(':movieclip', show);
    },
    'Error',
    ''
  );
  throwsWith(
    'what a callback throws passes',
    function () {
      Selectors.element.register(':failing', function () {
        throw new RangeError('mine');
      });
      $(':failing');
    },
    'RangeError',
    ''
  );
});

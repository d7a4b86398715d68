function numbersOf(collection, property) {
  var numbers = collection.pluck(property);
  for (var i = 0; i < numbers.length; i++) numbers[i] = Math.round(numbers[i] * 1000) / 1000;
  return numbers;
}

section('ElementCollection: places', function () {
  var document = openDocument();
  var c = $('star*, box*');
  same('string form', String(c), '"[object ElementCollection length=3]"');
  same('document', c.dom === document, 'true');
  c.move(5, -5, true);
  same('move relative', [c.pluck('x'), c.pluck('y')], '[[105, 305, 205], [45, 45, 145]]');
  openDocument();
  c = $('star*, box*').align('left');
  same('align', c.pluck('x'), '[100, 100, 100]');
  openDocument();
  same('distribute', $('star*, box*').distribute('left').pluck('x'), '[100, 300, 200]');
  openDocument();
  same('space', $('star*, box*').space('horizontal', 10).pluck('x'), '[100, 170, 120]');
  openDocument();
  same('layout', $('star*, box*').layout(2, 1).pluck('x'), show([100, 141, 100]));
  openDocument();
  same('toGrid', $('*').toGrid(7, -1).pluck('x'), show([98, 294, 196, 0, 7, 14, 0]));
  same('attr', $('star*').attr('pos', [1, 2]).attr({ size: 3 }).pluck('height'), '[3, 3]');
  same(
    'attr with functions',
    $('star*')
      .attr('x', function (e, i) {
        return i * 10;
      })
      .pluck('x'),
    '[0, 10]'
  );
});

section('ElementCollection: document', function () {
  var document = openDocument();
  same(
    'select',
    [$('star*').select().dom.selection.length, $('*').select('box*').dom.selection.length],
    '[2, 1]'
  );
  same('items', namesOf($('*').items()), '"shapes/star shapes/box icon.png"');
  same('children', namesOf($('box*').children()), '"inner"');
  $('star*').attr('alpha', 50).attr('tint', '#FF0000', 25);
  same(
    'effects',
    [$('star*').pluck('colorAlphaPercent'), $('star*').pluck('tintPercent')],
    '[[50, 50], [25, 25]]'
  );
  same('duplicate', $('box*').duplicate().pluck('name'), '["box_06"]');
  same('orderBy', namesOf($('star*').orderBy('x', true)), '"star1 star2"');
  same('restacked', namesOf($('star*')), '"star2 star1"');
  same('group', $('star*').group().elements[0].isGroup, 'true');
  var count = $('*').elements.length;
  $(':text').deleteElements();
  same('delete', count - $('*').elements.length, '2');
  document.selection = [];
  var entered = [];
  $('box*').exec(function (item, index) {
    entered.push(item.name, index, namesOf($('*')));
  });
  same('exec', entered.slice(0, 3), '["shapes/box", 0, "inner"]');
  same('exec leaves', document.getTimeline().name, '"Scene 1"');
});

section('rename and randomize', function () {
  openDocument();
  same('numbers', $('star*').rename('s').pluck('name'), '["s_1", "s_2"]');
  same('one', $('box*').rename('b').pluck('name'), '["b"]');
  same('width', $('s_*').rename('n', 3, 0, '-').pluck('name'), '["n-000", "n-001"]');
  same('hashes', $('n*').rename('u_##').pluck('name'), '["u_01", "u_02"]');
  same('counting on', $('u*').rename('v_025').pluck('name'), '["v_025", "v_026"]');
  same('stars', $('v*').rename('*_old').pluck('name'), '["v_025_old", "v_026_old"]');
  same(
    'functions',
    $('v*')
      .rename(function (e, i, all, name) {
        return name + i;
      })
      .pluck('name'),
    '["v_025_old0", "v_026_old1"]'
  );
  same('items', $$(':bitmap, :sound').rename('i').pluck('name'), '["i_1", "i_2"]');
  throwsWith(
    'collisions',
    function () {
      $$(':symbol').rename(function () {
        return 'same';
      });
    },
    'Error',
    'ItemCollection.rename(): '
  );
  function half() {
    return 0.5;
  }
  same('randomize', numbersOf($('v*').attr('x', 10).randomize('x', [0, 8], half), 'x'), '[4, 4]');
  same('percent', numbersOf($('v*').attr('x', 10).randomize('x', '+20%', half), 'x'), '[11, 11]');
});

section('ItemCollection', function () {
  var document = openDocument();
  same('string form', String($$('*')), '"[object ItemCollection length=6]"');
  same('select', $$(':symbol').select().library.getSelectedItems().length, '2');
  same('move', namesOf($$(':bitmap').move('/new/deep/')), '"new/deep/icon.png"');
  same('makes the folder', document.library.getItemType('new/deep'), '"folder"');
  same('instances', namesOf($$('star').instances()), '"star1 star2 inner"');
  same('usedBy', namesOf($$('star').usedBy()), '"shapes/box"');
  same('addToStage', $$(':symbol').addToStage(1, 2).pluck('x'), '[1, 1]');
  same('sort', namesOf($$(':symbol').sort()), '"shapes/box shapes/star"');
  same(
    'delete',
    [$$('shapes, /shapes/*').deleteItems().elements.length, document.library.itemExists('shapes/box')],
    '[0, false]'
  );
  fl.getDocumentDOM = function () {
    return null;
  };
  throwsWith(
    'no document',
    function () {
      $('*');
    },
    'Error',
    '$(): no document is open'
  );
});

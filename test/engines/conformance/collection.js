section('Collection: elements', function () {
  var list = [1, 2, 3];
  var c = new Collection(list);
  same('copies the Array', [c.elements !== list, c.elements.length], '[true, 3]');
  same('of a collection', new Collection(c).elements, '[1, 2, 3]');
  same('of nothing', [new Collection().elements, new Collection(null).elements], '[[], []]');
  same('of one value', new Collection('a').elements, '["a"]');
  same('of several', new Collection(1, [2], 3).elements, '[1, [2], 3]');
  same('get', [c.get(0), c.get(2), c.get(3), c.get(-1)], '[1, 3, undefined, undefined]');
  same('first and last', [c.first(), c.last(), new Collection().first()], '[1, 3, undefined]');
  same(
    'indexOf',
    [c.indexOf(2), c.indexOf('2'), c.indexOf(1, 1), c.indexOf(3, -1), c.indexOf(1, -9)],
    '[1, -1, -1, 2, 0]'
  );
  same(
    'add',
    c
      .add([4, 4])
      .add(new Collection([5]))
      .add(6).elements,
    '[1, 2, 3, 4, 4, 5, 6]'
  );
  same(
    'slice',
    [c.slice(1, 3).elements, c.slice(-2).elements, String(c.slice(1))],
    '[[2, 3], [5, 6], "[object Collection length=6]"]'
  );
  same('clone', [c.clone().elements.length, c.clone().elements === c.elements], '[7, false]');
  same('unique', c.unique().elements, '[1, 2, 3, 4, 5, 6]');
  same(
    'unique keeps kinds apart',
    new Collection([1, '1', NaN, true, 'true', null, undefined, 0]).unique().elements.length,
    '8'
  );
});

section('Collection: callbacks', function () {
  var c = new Collection(['a', 'b', 'c']);
  var calls = [];
  function note(element, index, elements) {
    calls.push(element + index + (elements === c.elements) + (this === c));
  }
  c.each(note).reach(note);
  same(
    'each and reach',
    calls,
    '["a0truetrue", "b1truetrue", "c2truetrue", "c2truetrue", "b1truetrue", "a0truetrue"]'
  );
  var extra = [];
  c.each(
    function (element, index, elements, x, y) {
      extra.push(element + x + y + this.z);
    },
    [1, 2],
    { z: 3 }
  );
  same('params and scope', extra, '["a123", "b123", "c123"]');
  var growing = new Collection([1]);
  growing.each(function (n) {
    if (n < 4) growing.add(n + 1);
  });
  same('each visits what is appended', growing.elements, '[1, 2, 3, 4]');
  var shrinking = new Collection([1, 2, 3, 4]);
  shrinking.reach(function (n, index) {
    if (n % 2) shrinking.remove(index);
  });
  same('reach allows to delete', shrinking.elements, '[2, 4]');
  same(
    'map',
    c.map(function (element, index) {
      return element + index;
    }),
    '["a0", "b1", "c2"]'
  );
  same(
    'filter',
    c.clone().filter(function (element) {
      return element !== 'b';
    }).elements,
    '["a", "c"]'
  );
  var called = [];
  c.call(
    function (x, y) {
      called.push(this === c, x + y);
    },
    1,
    2
  ).apply(
    function (x) {
      called.push(x, this.k);
    },
    [3],
    { k: 4 }
  );
  same('call and apply', called, '[true, 3, 3, 4]');
});

section('Collection: find and remove', function () {
  var a = { name: 'star_1', n: 1 };
  var b = { name: 'star.2', n: 2 };
  var d = { name: null };
  var c = new Collection([a, null, b, d, undefined, { n: 1 }]);
  same(
    'wildcards',
    [c.find('star*').length, c.find('star.*').length, c.find('*1').length, c.find('*').length],
    '[2, 1, 1, 2]'
  );
  same('equal', [c.find(1, 'n').length, c.find('1', 'n').length], '[2, 0]');
  var pattern = /STAR/gi;
  pattern.lastIndex = 3;
  same(
    'regular expressions',
    [c.find(pattern).length, pattern.lastIndex, c.find(pattern).length],
    '[2, 3, 2]'
  );
  same('remove by value', c.clone().remove('star*').elements.length, '4');
  same('remove an element', c.clone().remove(a).indexOf(a), '-1');
  same('remove several', c.clone().remove([a, b, null]).elements.length, '3');
  var numbers = new Collection([10, 20, 30, 40]);
  same(
    'remove by position',
    [
      numbers.clone().remove(1).elements,
      numbers.clone().remove(-2, 2).elements,
      numbers.clone().remove(9).elements.length
    ],
    '[[10, 30, 40], [10, 20], 4]'
  );
  throwsWith(
    'remove nothing',
    function () {
      numbers.remove();
    },
    'TypeError',
    'Collection.remove(): '
  );
  throwsWith(
    'remove half',
    function () {
      numbers.remove(0.5);
    },
    'RangeError',
    'Collection.remove(): '
  );
});

section('Collection: order', function () {
  same(
    'numbers before text',
    new Collection(['b', 10, 'a', 9, 'B', undefined, true]).sort().elements,
    '[9, 10, "a", "B", "b", true, undefined]'
  );
  same('by name', new Collection([{ name: 'b' }, { name: 'A' }]).sort().pluck('name'), '["A", "b"]');
  same('by property', new Collection([{ n: 2 }, { n: 1 }]).sort('n').pluck('n'), '[1, 2]');
  var pairs = [];
  // Fewer in a slow engine, but more than an engine sorts in another way than long lists.
  var count = Math.min(500, 5 * SIZE);
  for (var i = 0; i < count; i++) pairs[i] = { k: i % 7, i: i };
  var order = new Collection(pairs).sort(function (a, b) {
    return a.k - b.k;
  });
  var isStable = true;
  for (var j = 1; j < count; j++) {
    var before = order.elements[j - 1];
    var after = order.elements[j];
    if (before.k > after.k || (before.k === after.k && before.i > after.i)) isStable = false;
  }
  same('stable', isStable, 'true');
});

section('Collection: attributes and output', function () {
  openDocument();
  var c = new Collection([{ name: 'a', v: { w: 1 } }, { name: 'b' }]);
  c.attr('x', 5).attr({
    y: function (element, index) {
      return element.name + index;
    },
    z: null
  });
  same('attr', [c.pluck('x'), c.pluck('y'), c.pluck('z')], '[[5, 5], ["a0", "b1"], [null, null]]');
  same('pluck a path', c.pluck('v.w'), '[1, undefined]');
  c.list().list('label');
  new Collection(['quo"te', 'a\nb\\', 1, true, null, undefined]).list('values');
  new Collection().list();
  same('list', fl.panel, show(fl.panel));
  same('its first line', fl.panel[0].split('\n')[0], '"[object Collection length=2]: 2 elements"');
  var counter = {
    hits: 0,
    hit: function (n) {
      this.hits += n;
    }
  };
  new Collection([counter]).invoke('hit', 2).invoke('hit', 3);
  same('invoke', counter.hits, '5');
  throwsWith(
    'attr without value',
    function () {
      c.attr('x');
    },
    'TypeError',
    'Collection.attr(): '
  );
  throwsWith(
    'each without callback',
    function () {
      c.each();
    },
    'TypeError',
    'Collection.each(): callback must be a Function, got undefined'
  );
  throwsWith(
    'params of another kind',
    function () {
      c.each(show, 1);
    },
    'TypeError',
    'Collection.each(): params must be an Array, got 1'
  );
});

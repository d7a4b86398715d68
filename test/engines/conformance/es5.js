// Part of the conformance script for collection.es5.jsx: every member of ES5's library, whether the engine has its own
// or the script added it. What exists stays, so nothing is asked here that an engine's own member gets wrong: MuJS 1.3.2
// enumerates by alphabet, has no keys of Arrays and reads 01 as JSON. test/bundle asks that of the members added.

section('ES5: Arrays', function () {
  var list = [1, 2, 3, 2];
  var calls = [];
  list.forEach(
    function (value, index, all) {
      calls.push(value * this.factor + index, all === list);
    },
    { factor: 10 }
  );
  same('forEach', calls, '[10, true, 21, true, 32, true, 23, true]');
  same(
    'map',
    list.map(function (value) {
      return value + 1;
    }),
    '[2, 3, 4, 3]'
  );
  function isEven(value) {
    return value % 2 === 0;
  }
  same('filter', list.filter(isEven), '[2, 2]');
  same(
    'some and every',
    [list.some(isEven), list.every(isEven), [].some(isEven), [].every(isEven)],
    '[true, false, false, true]'
  );
  function add(sum, value) {
    return sum + value;
  }
  same(
    'reduce',
    [list.reduce(add), list.reduce(add, 'x'), list.reduceRight(add, 'x')],
    '[8, "x1232", "x2321"]'
  );
  same(
    'indexOf',
    [list.indexOf(2), list.indexOf(2, 2), list.indexOf(2, -1), list.indexOf(9), list.indexOf(1, 0.5)],
    '[1, 3, 3, -1, 0]'
  );
  same('lastIndexOf', [list.lastIndexOf(2), list.lastIndexOf(2, 2), list.lastIndexOf(2, -4)], '[3, 1, -1]');
  function argumentsOf() {
    return arguments;
  }
  same(
    'isArray',
    [Array.isArray([]), Array.isArray({ length: 0 }), Array.isArray(argumentsOf()), Array.isArray(null)],
    '[true, false, false, false]'
  );
  throwsWith(
    'no callback',
    function () {
      [1].map(undefined);
    },
    'TypeError',
    ''
  );
});

section('ES5: functions and text', function () {
  function Point(x, y) {
    this.x = x;
    this.y = y;
  }
  Point.prototype.sum = function (z) {
    return this.x + this.y + z;
  };
  same('bind', Point.prototype.sum.bind({ x: 1, y: 2 }, 3)(), '6');
  var Ten = Point.bind(null, 10);
  same('bound constructors', [new Ten(5).sum(1), new Ten(1) instanceof Point], '[16, true]');
  same('trim', ['  a b\t\n'.trim(), ''.trim()], '["a b", ""]');
  same(
    'toISOString',
    [new Date(0).toISOString(), new Date(1234567890123).toISOString()],
    '["1970-01-01T00:00:00.000Z", "2009-02-13T23:31:30.123Z"]'
  );
  same('dates as JSON', [new Date(0).toJSON(), new Date(NaN).toJSON()], '["1970-01-01T00:00:00.000Z", null]');
  same('now', typeof Date.now() === 'number' && Date.now() > 1e12, 'true');
});

section('ES5: objects', function () {
  function Parent() {}
  Parent.prototype.inherited = 1;
  var child = new Parent();
  child.b = 1;
  child.a = 2;
  same('keys', Object.keys(child).sort(), '["a", "b"]');
  same(
    'create',
    Object.create(child, { own: { value: 3, enumerable: true } }).own + Object.create(child).a,
    '5'
  );
  same(
    'getPrototypeOf',
    [Object.getPrototypeOf([]) === Array.prototype, Object.getPrototypeOf(child) === Parent.prototype],
    '[true, true]'
  );
  same('getOwnPropertyNames', Object.getOwnPropertyNames(child).sort(), '["a", "b"]');
  same('with length', Object.getOwnPropertyNames([7]).sort().pop(), '"length"');
  same('getOwnPropertyDescriptor', Object.getOwnPropertyDescriptor(child, 'a').value, '2');
  var defined = Object.defineProperties(
    {},
    { x: { value: 1, writable: true }, y: { value: 2, writable: true } }
  );
  Object.defineProperty(defined, 'z', { value: 3, writable: true });
  same('defineProperty', [defined.x, defined.y, defined.z], '[1, 2, 3]');
  same(
    'freeze and its like',
    [Object.freeze(defined) === defined, Object.seal({}) !== null, typeof Object.preventExtensions({})],
    '[true, true, "object"]'
  );
  same(
    'and their questions',
    [typeof Object.isFrozen({}), Object.isExtensible({}), Object.isSealed({})],
    '["boolean", true, false]'
  );
});

section('ES5: JSON', function () {
  var value = {
    list: [1, null, undefined, 'x', [], {}],
    n: -1.5,
    no: undefined,
    text: 'a"\\\n\u0001',
    yes: true
  };
  var text = '{"list":[1,null,null,"x",[],{}],"n":-1.5,"text":"a\\"\\\\\\n\\u0001","yes":true}';
  same('stringify', JSON.stringify(value), show(text));
  same('indented', JSON.stringify({ a: [1, { b: 2 }] }, null, 2).split('\n').length, '8');
  same('chosen keys', JSON.stringify({ a: 1, b: { a: 2, c: 3 } }, ['a', 'b']), show('{"a":1,"b":{"a":2}}'));
  same(
    'toJSON',
    JSON.stringify([
      new Date(0),
      {
        toJSON: function (key) {
          return 'at ' + key;
        }
      }
    ]),
    show('["1970-01-01T00:00:00.000Z","at 1"]')
  );
  same(
    'nothing',
    [JSON.stringify(undefined), JSON.stringify(show), JSON.stringify(NaN)],
    '[undefined, undefined, "null"]'
  );
  same('parse', JSON.stringify(JSON.parse(text)), show(text));
  same('numbers', JSON.parse('[0, -1, 2.5e2, -0.5, 1E-2]'), '[0, -1, 250, -0.5, 0.01]');
  same(
    'reviver',
    JSON.parse('{"a":[1,2]}', function (key, v) {
      return typeof v === 'number' ? v * 2 : v;
    }).a,
    '[2, 4]'
  );
  var bad = ['', '[1,]', '{a:1}', "'a'", 'f()', '"\n"', '[1'];
  for (var i = 0; i < bad.length; i++) {
    var outcome = 'was read';
    try {
      JSON.parse(bad[i]);
    } catch (thrown) {
      outcome = thrown.name;
    }
    same('refuses ' + bad[i], outcome, '"SyntaxError"');
  }
});

section('ES5: beside the library', function () {
  same('what existed stays', membersAsBefore(), 'true');
  var c = new Collection([3, 1, 2]);
  same('sort', c.sort().elements.map(String), '["1", "2", "3"]');
  same(
    'filter',
    c
      .filter(function (n) {
        return n > 1;
      })
      .elements.indexOf(3),
    '1'
  );
});

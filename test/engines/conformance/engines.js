section('reserved words and strange keys', function () {
  var names = [
    '__proto__',
    'constructor',
    'watch',
    'toString',
    'hasOwnProperty',
    'reflect',
    'class',
    'default',
    'int',
    '<=',
    '=='
  ];
  var document = openDocument();
  var elements = document.timelines[0].layers[0].frames[0].elements;
  for (var i = 0; i < names.length; i++) elements.push(makeElement(names[i], 'shape', i, 0));
  for (var j = 0; j < names.length; j++) {
    same(names[j], $('"' + names[j] + '"').elements.length, '1');
    same('by attribute', $('[name="' + names[j] + '"]').elements.length, '1');
  }
  same('unique', new Collection(names.concat(names)).unique().elements.length, show(names.length));
  same(
    'unique objects',
    new Collection(elements.concat(elements)).unique().elements.length,
    show(names.length + 2)
  );
  throwsWith(
    'no such pseudo',
    function () {
      $(':constructor');
    },
    'SelectorError',
    '$(): unknown pseudo ":constructor"'
  );
  same('absent attributes', $('[constructor.name=x]').elements.length, '0');
});

section('lists that are not Arrays', function () {
  openDocument();
  function argumentsOf() {
    return arguments;
  }
  same('arguments are one value', new Collection(argumentsOf(1, 2)).elements.length, '1');
  same('so is an object with a length', new Collection({ length: 3 }).elements.length, '1');
  same('and a String', new Collection('abc').elements.length, '1');
});

section('enumeration', function () {
  same('of natives is as it was', keysOfNatives() === nativesBefore, 'true');
  same('of an object', keysOf({ b: 1, a: 2 }), '["a", "b"]');
  var c = new Collection([1]);
  var own = [];
  for (var key in c) if (Object.prototype.hasOwnProperty.call(c, key)) own.push(key);
  same('own keys of a collection', own, '["elements", "length"]');
  Collection.prototype.blink = function () {
    return this;
  };
  same('plugins reach what exists', c.blink() === c, 'true');
  same(
    'and every class',
    typeof openDocument() + typeof $('*').blink + typeof $$('*').blink,
    '"objectfunctionfunction"'
  );
  delete Collection.prototype.blink;
});

section('errors that the host throws', function () {
  var document = openDocument();
  var elements = document.timelines[0].layers[0].frames[0].elements;
  var gone = makeElement('gone', 'shape', 0, 0);
  defineGetter(gone, 'x', function () {
    throw new Error('deleted');
  });
  elements.push(gone);
  same('a query takes the value for absent', $('[x>=0]').elements.length, '7');
  var c = new Collection([elements[0], gone]);
  var text = 'nothing was thrown';
  try {
    c.sort('x');
  } catch (thrown) {
    text = String(thrown.message);
  }
  same('names method, index and element', text, '"Collection.sort(): element 1, gone (shape): deleted"');
  same('keeps the message of the host', text.indexOf('deleted') >= 0 && text.indexOf('gone') >= 0, 'true');
  same('nothing is changed', c.elements[0] === elements[0] && c.elements[1] === gone, 'true');
});

section('thousands of equal names', function () {
  openDocument();
  var count = SIZE;
  var elements = [];
  for (var i = 0; i < count; i++) elements[i] = makeElement(i % 2 ? 'same' : '', 'shape', i, 0);
  var c = new ElementCollection(elements.concat(elements.slice(0, 100)));
  same('unique', c.unique().elements.length, show(count));
  same('query', $('same', c).elements.length, show(count / 2));
  same('attribute', $('[x>=' + (count - 10) + ']', c).elements.length, '10');
  same('remove', c.clone().remove(elements.slice(10)).elements.length, '10');
  same('sort', c.sort().first().x, '0');
  same('find', c.find('s*').length, show(count / 2));
});

section('a deep document', function () {
  var document = openDocument();
  var item = document.library.items[1];
  var group = makeElement('', 'shape', 0, 0);
  var depth = Math.floor(SIZE * 0.3);
  for (var i = 0; i < depth; i++) {
    group = makeElement('g' + i, 'shape', 0, 0, { isGroup: true, members: [group] });
    item = makeItem('deep' + i, 'movie clip', makeTimeline('', [[makeInstance('d' + i, item, 0, 0)]], 1));
    document.library.items.push(item);
  }
  document.timelines[0].layers[0].frames[0].elements.push(group, makeInstance('deepest', item, 0, 0));
  same('groups', $('g' + (depth - 1) + ':descendants').elements.length, show(depth));
  same('symbols', $('deepest:has(d0)').elements.length, '1');
  same('used', $$('deep*:used').elements.length, show(depth));
  same('long queries', $(new Array(depth).join('star1,') + 'star2').elements.length, '2');
  same('long names', $('*' + new Array(SIZE).join('a') + '*').elements.length, '0');
});

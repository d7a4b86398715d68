// Part of the benchmark script: methods that order elements, or say what they are.

/** A Set; where the engine has none, the engine's own search in an Array, which a script can do by hand. */
function newSeen() {
  if (typeof Set !== 'undefined') return new Set();
  var list = [];
  return {
    has: function (value) {
      return list.indexOf(value) >= 0;
    },
    add: function (value) {
      list.push(value);
    },
  };
}

/** Names are read once; equal names stay in their order. */
method(
  '.sort()',
  function (collection) {
    return collection.sort();
  },
  function (list) {
    var pairs = [];
    var i;
    for (i = 0; i < list.length; i++)
      pairs.push({ name: list[i].name.toLowerCase(), at: i, element: list[i] });
    pairs.sort(function (a, b) {
      if (a.name < b.name) return -1;
      return a.name > b.name ? 1 : a.at - b.at;
    });
    for (i = 0; i < list.length; i++) list[i] = pairs[i].element;
    return list;
  },
);

method(
  '.unique()',
  function (collection) {
    return collection.unique();
  },
  function (list) {
    var seen = newSeen();
    var unique = [];
    for (var i = 0; i < list.length; i++) {
      if (!seen.has(list[i])) {
        seen.add(list[i]);
        unique.push(list[i]);
      }
    }
    return unique;
  },
);

method(
  '.items()',
  function (collection) {
    return collection.items();
  },
  function (list) {
    var seen = newSeen();
    var items = [];
    for (var i = 0; i < list.length; i++) {
      var item = list[i].libraryItem;
      if (item && !seen.has(item)) {
        seen.add(item);
        items.push(item);
      }
    }
    return items;
  },
  function (ancestor) {
    return ancestor.items();
  },
);

function padded(index, width) {
  var text = String(index);
  while (text.length < width) text = ' ' + text;
  return text;
}

/** The line of an element in `list`. */
function lineOf(element) {
  var name = element.name;
  var type = element.elementType;
  var kind = 'shape';
  var item = null;
  if (type === 'instance') {
    kind = element.instanceType;
    if (kind === 'symbol') kind = element.symbolType;
    item = element.libraryItem;
  } else if (type === 'text') {
    kind = element.textType + ' text';
  } else if (element.isDrawingObject) {
    kind = 'drawing object';
  } else if (element.isGroup) {
    kind = 'group';
  } else if (element.isOvalObject) {
    kind = 'oval';
  } else if (element.isRectangleObject) {
    kind = 'rectangle';
  }
  return (name ? name + ' ' : '') + '(' + kind + (item ? ', ' + item.name : '') + ')';
}

method(
  '.list()',
  function (collection) {
    traced = '';
    collection.list('Elements');
    return traced;
  },
  function (list) {
    var lines = ['Elements: ' + list.length + ' elements'];
    var width = String(list.length - 1).length;
    for (var i = 0; i < list.length; i++) lines.push('  ' + padded(i, width) + ': ' + lineOf(list[i]));
    fl.trace(lines.join('\n'));
    return traced;
  },
);

// Part of the benchmark script: methods, each with the best loop that does the same by hand. A loop in the place of a
// method that takes a callback calls the same callback with the same arguments.

function allElements(document) {
  var all = [];
  var lists = elementLists(document);
  for (var l = 0; l < lists.length; l++) for (var i = 0; i < lists[l].length; i++) all.push(lists[l][i]);
  return all;
}

/** What a method starts from, and what the loop does: the list that the collection holds. */
function startOf(document) {
  if (!document.all) document.all = allElements(document);
  var collection = new ElementCollection(document.all, document);
  return { collection: collection, list: document.all.slice(0), document: document };
}

var methodTests = [];

/** @param kind `goal` for the methods that the goal of 1.2 times the loop is about */
function method(name, kind, library, loop) {
  methodTests.push({ kind: kind, name: name, prepare: startOf, library: library, loop: loop });
}

var sum = 0;

function addX(element) {
  sum += element.x;
}

function isRight(element) {
  return element.x > 500;
}

function nextX(element, index) {
  return (index * 7) % 1000;
}

method(
  '.each(callback)',
  'goal',
  function (start) {
    sum = 0;
    start.collection.each(addX);
    return sum;
  },
  function (start) {
    var list = start.list;
    sum = 0;
    for (var i = 0; i < list.length; i++) addX.call(start, list[i], i, list);
    return sum;
  },
);

method(
  ".attr('locked', false)",
  'goal',
  function (start) {
    return start.collection.attr('locked', false);
  },
  function (start) {
    var list = start.list;
    for (var i = 0; i < list.length; i++) list[i].locked = false;
    return list;
  },
);

method(
  ".attr('depth', callback)",
  'goal',
  function (start) {
    return start.collection.attr('depth', nextX);
  },
  function (start) {
    var list = start.list;
    for (var i = 0; i < list.length; i++) list[i].depth = nextX.call(start, list[i], i, list);
    return list;
  },
);

method(
  '.filter(callback)',
  'goal',
  function (start) {
    return start.collection.filter(isRight);
  },
  function (start) {
    var list = start.list;
    var kept = [];
    for (var i = 0; i < list.length; i++) if (isRight.call(start, list[i], i, list)) kept.push(list[i]);
    return kept;
  },
);

method(
  '.map(callback)',
  'method',
  function (start) {
    return start.collection.map(nextX);
  },
  function (start) {
    var list = start.list;
    var results = [];
    for (var i = 0; i < list.length; i++) results.push(nextX.call(start, list[i], i, list));
    return results;
  },
);

method(
  ".find('star*')",
  'method',
  function (start) {
    return start.collection.find('star*');
  },
  function (start) {
    var list = start.list;
    var found = [];
    for (var i = 0; i < list.length; i++) if (list[i].name.substring(0, 4) === 'star') found.push(list[i]);
    return found;
  },
);

method(
  ".pluck('name')",
  'method',
  function (start) {
    return start.collection.pluck('name');
  },
  function (start) {
    var list = start.list;
    var names = [];
    for (var i = 0; i < list.length; i++) names.push(list[i].name);
    return names;
  },
);

/** As an experienced hand would: names read once, then sorted in a copy. */
method(
  '.sort()',
  'method',
  function (start) {
    return start.collection.sort();
  },
  function (start) {
    var list = start.list;
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
  'method',
  function (start) {
    return start.collection.unique();
  },
  function (start) {
    var list = start.list;
    var seen = new Set();
    var kept = [];
    for (var i = 0; i < list.length; i++) {
      if (!seen.has(list[i])) {
        seen.add(list[i]);
        kept.push(list[i]);
      }
    }
    return kept;
  },
);

method(
  '.items()',
  'method',
  function (start) {
    return start.collection.items();
  },
  function (start) {
    var list = start.list;
    var seen = new Set();
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
);

method(
  '.move(0, 0, true)',
  'method',
  function (start) {
    return start.collection.move(0, 0, true);
  },
  function (start) {
    var list = start.list;
    for (var i = 0; i < list.length; i++) {
      list[i].x += 0;
      list[i].y += 0;
    }
    return list;
  },
);

method(
  '.toGrid(1)',
  'method',
  function (start) {
    return start.collection.toGrid(1);
  },
  function (start) {
    var list = start.list;
    for (var i = 0; i < list.length; i++) {
      list[i].x = Math.floor(list[i].x + 0.5);
      list[i].y = Math.floor(list[i].y + 0.5);
    }
    return list;
  },
);

method(
  ".filter(':text')",
  'method',
  function (start) {
    return start.collection.filter(':text');
  },
  function (start) {
    var list = start.list;
    var kept = [];
    for (var i = 0; i < list.length; i++) {
      var elementType = list[i].elementType;
      if (elementType === 'text' || elementType === 'tlfText') kept.push(list[i]);
    }
    return kept;
  },
);

// Part of the benchmark script: methods, each beside the best loop that does the same by hand and, where the ancestor
// has the method, beside the ancestor's way.

function allElements(document) {
  var all = [];
  var lists = elementLists(document);
  for (var l = 0; l < lists.length; l++) for (var i = 0; i < lists[l].length; i++) all.push(lists[l][i]);
  return all;
}

/** A collection, the list of its elements for the loop, and a collection of the ancestor. */
function startOf(document) {
  if (!document.all) document.all = allElements(document);
  var list = document.all.slice(0);
  return { collection: $.all('*'), list: list, ancestor: new Ancestor(list, document) };
}

var methodTests = [];

/** @param ancestor the way of the ancestor, where it has the method */
function method(name, library, loop, ancestor) {
  methodTests.push({
    kind: 'method',
    name: name,
    prepare: startOf,
    library: function (start) {
      return library(start.collection);
    },
    loop: function (start) {
      return loop(start.list);
    },
    ancestor:
      ancestor &&
      function (start) {
        return ancestor(start.ancestor);
      },
  });
}

var sum = 0;

function addX(element) {
  sum += element.x;
}

function isRight(element) {
  return element.x > 500;
}

function middle(element) {
  return element.x + element.width / 2;
}

function nextDepth(element, index) {
  return (index * 7) % 1000;
}

function startsWithStar(element) {
  return element.name.substring(0, 4) === 'star';
}

method(
  '.each(callback)',
  function (collection) {
    sum = 0;
    collection.each(addX);
    return sum;
  },
  function (list) {
    sum = 0;
    for (var i = 0; i < list.length; i++) addX(list[i], i, list);
    return sum;
  },
  function (ancestor) {
    sum = 0;
    ancestor.each(addX);
    return sum;
  },
);

method(
  ".attr('locked', false)",
  function (collection) {
    return collection.attr('locked', false);
  },
  function (list) {
    for (var i = 0; i < list.length; i++) list[i].locked = false;
    return list;
  },
  function (ancestor) {
    return ancestor.attr('locked', false);
  },
);

method(
  ".attr('depth', callback)",
  function (collection) {
    return collection.attr('depth', nextDepth);
  },
  function (list) {
    for (var i = 0; i < list.length; i++) list[i].depth = nextDepth(list[i], i, list);
    return list;
  },
  function (ancestor) {
    return ancestor.attr('depth', nextDepth);
  },
);

method(
  '.filter(callback)',
  function (collection) {
    return collection.filter(isRight);
  },
  function (list) {
    var matches = [];
    for (var i = 0; i < list.length; i++) if (isRight(list[i], i, list)) matches.push(list[i]);
    return matches;
  },
  function (ancestor) {
    return ancestor.filter(isRight);
  },
);

method(
  ".find('star*')",
  function (collection) {
    return collection.find('star*');
  },
  function (list) {
    var matches = [];
    for (var i = 0; i < list.length; i++) if (startsWithStar(list[i])) matches.push(list[i]);
    return matches;
  },
  function (ancestor) {
    return ancestor.find('star*');
  },
);

method(
  ".remove('star*')",
  function (collection) {
    return collection.remove('star*');
  },
  function (list) {
    var rest = [];
    for (var i = 0; i < list.length; i++) if (!startsWithStar(list[i])) rest.push(list[i]);
    return rest;
  },
  function (ancestor) {
    return ancestor.remove('star*');
  },
);

/** Both lists have one order: the next one to be removed is the only one to compare with. */
method(
  ".remove(c.find('star*'))",
  function (collection) {
    return collection.remove(collection.find('star*'));
  },
  function (list) {
    var unwanted = [];
    var i;
    for (i = 0; i < list.length; i++) if (startsWithStar(list[i])) unwanted.push(list[i]);
    var rest = [];
    var next = 0;
    for (i = 0; i < list.length; i++) {
      if (list[i] === unwanted[next]) next++;
      else rest.push(list[i]);
    }
    return rest;
  },
  function (ancestor) {
    return ancestor.remove(ancestor.find('star*'));
  },
);

method(
  '.map(callback)',
  function (collection) {
    return collection.map(middle);
  },
  function (list) {
    var results = [];
    for (var i = 0; i < list.length; i++) results.push(middle(list[i], i, list));
    return results;
  },
);

method(
  ".pluck('name')",
  function (collection) {
    return collection.pluck('name');
  },
  function (list) {
    var names = [];
    for (var i = 0; i < list.length; i++) names.push(list[i].name);
    return names;
  },
);

method(
  ".filter(':text')",
  function (collection) {
    return collection.filter(':text');
  },
  function (list) {
    var texts = [];
    for (var i = 0; i < list.length; i++) {
      var elementType = list[i].elementType;
      if (elementType === 'text' || elementType === 'tlfText') texts.push(list[i]);
    }
    return texts;
  },
);

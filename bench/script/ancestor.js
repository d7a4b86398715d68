// Part of the benchmark script: how xJSFL, the ancestor, walks over elements (core/jsfl/libraries/elements/Collection,
// github.com/davestewart/xjsfl). The algorithms are its own, the words are ours.

/** One list of parameters, refilled for each call; `apply` calls with it. */
function ancestorEach(start, list, callback) {
  var params = [null, null, list];
  for (var i = 0; i < list.length; i++) {
    params[0] = list[i];
    params[1] = i;
    callback.apply(start, params);
  }
}

/** The engine's own filter. */
function ancestorFilter(start, list, callback) {
  return list.filter(callback, start);
}

/** A value becomes a function that returns it; the function is called for each element. */
function ancestorAttr(list, name, value) {
  var give =
    typeof value === 'function'
      ? value
      : function () {
          return value;
        };
  for (var i = 0; i < list.length; i++) list[i][name] = give(list[i], i, list);
}

/** A wildcard becomes a regular expression, which is tried on the name of each element. */
function ancestorFind(list, pattern) {
  var escaped = pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  var test = new RegExp('^' + escaped.replace(/\\\*/g, '.*?') + '$');
  var found = [];
  for (var i = 0; i < list.length; i++) if (test.test(String(list[i].name))) found.push(list[i]);
  return found;
}

/** From the end, each element is looked up among those that were found, and cut out. */
function ancestorRemove(list, pattern) {
  var unwanted = ancestorFind(list, pattern);
  for (var i = list.length - 1; i >= 0; i--) if (unwanted.indexOf(list[i]) !== -1) list.splice(i, 1);
}

function ancestorMove(list, x, y) {
  for (var i = 0; i < list.length; i++) {
    var element = list[i];
    element.x = element.x + x;
    element.y = element.y + y;
  }
}

/** Zeros in front, one after the other. */
function ancestorPad(value, length) {
  var text = String(value || '');
  while (text.length < length) text = '0' + text;
  return text;
}

/** A base name that ends in digits or `#` becomes a function that gives the names; it is called for each element. */
function ancestorRename(list, name) {
  var parts = name.match(/(.+?)(#+|\d+)$/);
  var first = parseInt(parts[2], 10);
  var start = isNaN(first) ? 1 : first;
  function give(_element, index) {
    return parts[1] + ancestorPad(index + start, parts[2].length);
  }
  for (var i = 0; i < list.length; i++) list[i].name = give(list[i], i, list);
}

/** The elements whose items differ, each item looked up among those that were met; then their items; then the items that are there. */
function ancestorItems(list) {
  var items = [];
  var unlike = [];
  var i;
  for (i = 0; i < list.length; i++) {
    var item = list[i].libraryItem;
    if (items.indexOf(item) === -1) {
      items.push(item);
      unlike.push(list[i]);
    }
  }
  var values = [];
  for (i = 0; i < unlike.length; i++) values.push(unlike[i].libraryItem);
  return values.filter(function (value) {
    return value !== undefined;
  });
}

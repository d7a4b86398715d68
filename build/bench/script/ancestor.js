// Part of the benchmark script: xJSFL, the ancestor (core/jsfl/libraries/elements/Collection and ElementCollection,
// github.com/davestewart/xjsfl). Its methods step by step, in words of ours: what they read of the collection at each
// step, they read here. Its constructor is left out.

function Ancestor(elements, dom) {
  this.elements = elements;
  this.dom = dom;
}

/** One list of parameters, refilled for each call; `apply` calls with it. */
Ancestor.prototype.each = function (callback, params, scope) {
  var all = [null, null, this.elements].concat(params || []);
  var self = scope || this;
  var i = 0;
  while (i < this.elements.length) {
    all[0] = this.elements[i];
    all[1] = i;
    callback.apply(self, all);
    i++;
  }
  return this;
};

/** The engine's own filter. */
Ancestor.prototype.filter = function (callback, thisObject) {
  this.elements = this.elements.filter(callback, thisObject || this);
  return this;
};

Ancestor.prototype.refresh = function () {
  this.dom.livePreview = true;
  return this;
};

/** A value becomes a function that returns it; the function is called for each element. */
Ancestor.prototype.attr = function (name, value) {
  var prop = String(name);
  if (/^(pos|position|size|scale)$/.test(prop) || /^(tint|alpha|brightness)$/.test(prop)) {
    throw new Error('the benchmark sets no ' + prop);
  }
  var give =
    typeof value === 'function'
      ? value
      : function () {
          return value;
        };
  for (var i = 0; i < this.elements.length; i++) {
    this.elements[i][prop] = give(this.elements[i], i, this.elements);
  }
  this.refresh();
  return this;
};

/** A wildcard becomes a regular expression, which is tried on the name of each element. */
Ancestor.prototype.find = function (value, name) {
  var property = name || 'name';
  var matches = [];
  var i = -1;
  var escaped = value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  var test = new RegExp('^' + escaped.replace(/\\\*/g, '.*?') + '$');
  while (i++ < this.elements.length - 1) {
    if (test.test(String(this.elements[i][property]))) matches.push(this.elements[i]);
  }
  return matches;
};

/** From the end, each element is looked up among those that were found, and cut out. */
Ancestor.prototype.remove = function (value) {
  var unwanted = value instanceof Array ? value : this.find(value);
  for (var i = this.elements.length - 1; i >= 0; i--) {
    if (unwanted.indexOf(this.elements[i]) !== -1) this.elements.splice(i, 1);
  }
  return this;
};

/** By a distance. */
Ancestor.prototype.move = function (byX, byY) {
  var x = byX || 0;
  var y = byY || 0;
  for (var i = 0; i < this.elements.length; i++) {
    var element = this.elements[i];
    element.x = element.x + x;
    element.y = element.y + y;
  }
  this.refresh();
  return this;
};

/** Adds zeros in front, one at a time. */
function ancestorPad(value, length) {
  var text = String(value || '');
  while (text.length < length) text = '0' + text;
  return text;
}

/** A base name that ends in digits or `#` becomes a function that gives the names; it is called for each element. */
Ancestor.prototype.rename = function (name) {
  var parts = name.match(/(.+?)(#+|\d+)$/);
  var base = parts[1];
  var padding = parts[2].length;
  var start = parseInt(parts[2], 10);
  start = isNaN(start) ? 1 : start;
  function give(_element, index) {
    var number = index + start;
    return base + (padding > 0 ? ancestorPad(number, padding) : number);
  }
  for (var i = 0; i < this.elements.length; i++) {
    this.elements[i].name = give(this.elements[i], i, this.elements);
  }
  return this;
};

/** The elements whose items differ, each item looked up among those that were met; then their items; then the items that are there. */
Ancestor.prototype.items = function () {
  var items = [];
  var unlike = [];
  var i;
  for (i = 0; i < this.elements.length; i++) {
    var item = this.elements[i].libraryItem;
    if (items.indexOf(item) === -1) {
      items.push(item);
      unlike.push(this.elements[i]);
    }
  }
  var values = [];
  for (i = 0; i < unlike.length; i++) values.push(unlike[i].libraryItem);
  return values.filter(function (value) {
    return value !== undefined;
  });
};

// Part of the benchmark script: plain ES3, joined behind the bundle. A document of `size` elements and `size` items.
// Their properties are accessors that take about a microsecond, as reads and writes through a host do.

var fl;

var KINDS = ['star', 'ball', 'Box', 'title', 'line'];
var TYPES = ['movie clip', 'bitmap', 'graphic', 'sound', 'folder'];

/** How often properties were read. */
var reads = 0;

/** How many rounds of arithmetic one access takes; `calibrate` sets it. */
var rounds = 0;
var noise = 1;

function spendTime() {
  for (var i = 0; i < rounds; i++) noise = (noise * 1664525 + 1013904223) % 4294967296;
}

function defineAccessor(prototype, name) {
  var key = '_' + name;
  Object.defineProperty(prototype, name, {
    enumerable: true,
    configurable: true,
    get: function () {
      reads++;
      spendTime();
      return this[key];
    },
    set: function (value) {
      spendTime();
      this[key] = value;
    },
  });
}

/** The accessors that are there: a prototype and a name each. */
var accessors = [];

function defineAccessors(type, names) {
  var list = names.split(' ');
  for (var i = 0; i < list.length; i++) {
    defineAccessor(type.prototype, list[i]);
    accessors.push({ prototype: type.prototype, name: list[i] });
  }
}

var SHARED =
  'name elementType x y left top width height rotation scaleX scaleY skewX skewY depth locked selected visible';

defineAccessors(Layer, 'name layerType locked visible frames');
defineAccessors(Frame, 'startFrame duration elements tweenType actionScript soundLibraryItem');
defineAccessors(Item, 'name itemType linkageExportForAS linkageClassName timeline');
defineAccessors(Instance, SHARED + ' instanceType symbolType libraryItem');
defineAccessors(Text, SHARED + ' textType');
defineAccessors(Shape, SHARED + ' isGroup isDrawingObject isRectangleObject isOvalObject');

function Item(index, name, itemType) {
  this._name = name;
  this._itemType = itemType;
  this._linkageExportForAS = index % 7 === 0;
  this._linkageClassName = index % 7 === 0 ? 'ui.Star' + index : '';
}

function Frame(elements) {
  this._startFrame = 0;
  this._duration = 1;
  this._elements = elements;
  this._tweenType = 'none';
  this._actionScript = '';
  this._soundLibraryItem = null;
}

/** A layer with one keyframe. */
function Layer(elements) {
  this._name = 'Layer 1';
  this._layerType = 'normal';
  this._locked = false;
  this._visible = true;
  this._frames = [new Frame(elements)];
}

function Timeline(elements) {
  this.name = 'Symbol';
  this.currentFrame = 0;
  this.layers = [new Layer(elements)];
}

/** Sets the members that all elements have. */
function place(element, index, elementType) {
  element._name = KINDS[index % 5] + '_' + index;
  element._elementType = elementType;
  element._x = (index * 7) % 1000;
  element._y = (index * 13) % 700;
  element._left = element._x - 5;
  element._top = element._y - 5;
  element._width = 10 + (index % 40);
  element._height = 10 + (index % 30);
  element._rotation = index % 8 === 0 ? 45 : 0;
  element._scaleX = element._scaleY = 1;
  element._skewX = element._skewY = 0;
  element._depth = index;
  element._locked = element._selected = false;
  element._visible = true;
}

function Instance(index, item) {
  place(this, index, 'instance');
  this._instanceType = item._itemType === 'bitmap' ? 'bitmap' : 'symbol';
  this._symbolType = item._itemType === 'bitmap' ? undefined : item._itemType;
  this._libraryItem = item;
}

function Text(index) {
  place(this, index, 'text');
  this._textType = index % 2 ? 'dynamic' : 'static';
}

function Shape(index) {
  place(this, index, 'shape');
  this._isGroup = this._isDrawingObject = this._isRectangleObject = this._isOvalObject = false;
}

function makeItems(size) {
  var items = [];
  for (var i = 0; i < size; i++) {
    var itemType = TYPES[i % 5];
    var item = new Item(i, KINDS[i % 5] + 's ' + (i % 100) + '/' + KINDS[i % 3] + '_' + i, itemType);
    if (itemType === 'movie clip' || itemType === 'graphic') item._timeline = new Timeline([]);
    items.push(item);
  }
  return items;
}

/** Six of ten are instances (of symbols and bitmaps), two texts, two shapes. */
function makeElement(index, items) {
  var kind = index % 10;
  if (kind < 6) return new Instance(index, items[index - (index % 5) + (kind % 3)]);
  return kind < 8 ? new Text(index) : new Shape(index);
}

/** The text that `fl.trace` got last. */
var traced = '';

/** A document whose scene has ten layers of one keyframe; it becomes the open one. */
function openDocument(size) {
  var items = makeItems(size);
  var layers = [];
  var i;
  for (i = 0; i < 10; i++) layers.push(new Layer([]));
  for (i = 0; i < size; i++) layers[i % 10]._frames[0]._elements.push(makeElement(i, items));
  var scene = { name: 'Scene 1', currentFrame: 0, layers: layers };
  var document = { name: 'bench.fla', timelines: [scene], selection: [], library: { items: items } };
  defineAccessor(document, 'livePreview');
  document.getTimeline = function () {
    return scene;
  };
  fl = {
    getDocumentDOM: function () {
      return document;
    },
    trace: function (text) {
      traced = String(text);
    },
  };
  return document;
}

function makePlain(object) {
  for (var name in object) if (name.charAt(0) === '_') object[name.substring(1)] = object[name];
}

/** Opens a document whose objects have plain properties: reads cost nothing. There are no others from then on. */
function openPlainDocument(size) {
  rounds = 0;
  for (var a = 0; a < accessors.length; a++) delete accessors[a].prototype[accessors[a].name];
  var document = openDocument(size);
  var items = document.library.items;
  for (var i = 0; i < items.length; i++) makePlain(items[i]);
  var layers = document.timelines[0].layers;
  for (var l = 0; l < layers.length; l++) {
    makePlain(layers[l]);
    makePlain(layers[l].frames[0]);
    var elements = layers[l].frames[0].elements;
    for (var e = 0; e < elements.length; e++) makePlain(elements[e]);
  }
  return document;
}

/** Microseconds of one read. */
function costOfRead(shape) {
  var count = 10000;
  var sum = 0;
  var start = now();
  for (var i = 0; i < count; i++) sum += shape.x;
  return ((now() - start) * 1000) / count + (sum < 0 ? 1 : 0);
}

/** Sets `rounds` so that a read takes a microsecond in this engine. Returns the cost that a read then has. */
function calibrate() {
  var shape = new Shape(1);
  function least(count) {
    rounds = count;
    var cost = Infinity;
    for (var i = 0; i < 10; i++) cost = Math.min(cost, costOfRead(shape));
    return cost;
  }
  var empty = least(0);
  var cost = least(100);
  for (var step = 0; step < 3; step++) {
    cost = least(Math.max(1, Math.round((rounds * (1 - empty)) / Math.max(cost - empty, 0.01))));
  }
  return cost;
}

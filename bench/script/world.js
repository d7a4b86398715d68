// Part of the benchmark script: plain ES3, joined behind the bundle. A document of `size` elements and `size` items in
// plain objects, each kind made by its own constructor, as literals of the same members would be.

var fl;

var KINDS = ['star', 'ball', 'Box', 'title', 'line'];
var TYPES = ['movie clip', 'bitmap', 'graphic', 'sound', 'folder'];

/** A property that counts how often it is read; `counter` is null while times are taken. */
var counter = null;

function countReads(object, members) {
  function define(name) {
    var value = object[name];
    Object.defineProperty(object, name, {
      enumerable: true,
      get: function () {
        counter.reads++;
        return value;
      },
      set: function (next) {
        value = next;
      },
    });
  }
  for (var i = 0; i < members.length; i++) if (members[i] in object) define(members[i]);
  return object;
}

function Item(index, name, itemType) {
  this.name = name;
  this.itemType = itemType;
  this.linkageExportForAS = index % 7 === 0;
  this.linkageClassName = index % 7 === 0 ? 'ui.Star' + index : '';
}

function Timeline(elements) {
  var frame = { startFrame: 0, duration: 1, elements: elements, tweenType: 'none', actionScript: '' };
  frame.soundLibraryItem = null;
  this.name = 'Symbol';
  this.currentFrame = 0;
  this.layers = [{ name: 'Layer 1', layerType: 'normal', locked: false, visible: true, frames: [frame] }];
}

/** What all elements have. */
function place(element, index, elementType) {
  element.name = KINDS[index % 5] + '_' + index;
  element.elementType = elementType;
  element.x = (index * 7) % 1000;
  element.y = (index * 13) % 700;
  element.left = element.x - 5;
  element.top = element.y - 5;
  element.width = 10 + (index % 40);
  element.height = 10 + (index % 30);
  element.rotation = index % 8 === 0 ? 45 : 0;
  element.scaleX = element.scaleY = 1;
  element.skewX = element.skewY = 0;
  element.depth = index;
  element.locked = false;
}

function Instance(index, item) {
  place(this, index, 'instance');
  this.instanceType = item.itemType === 'bitmap' ? 'bitmap' : 'symbol';
  this.symbolType = item.itemType === 'bitmap' ? undefined : item.itemType;
  this.libraryItem = item;
}

function Text(index) {
  place(this, index, 'text');
  this.textType = index % 2 ? 'dynamic' : 'static';
}

function Shape(index) {
  place(this, index, 'shape');
  this.isGroup = this.isDrawingObject = this.isRectangleObject = this.isOvalObject = false;
}

function makeItems(size) {
  var items = [];
  for (var i = 0; i < size; i++) {
    var itemType = TYPES[i % 5];
    var item = new Item(i, KINDS[i % 5] + 's ' + (i % 100) + '/' + KINDS[i % 3] + '_' + i, itemType);
    if (itemType === 'movie clip' || itemType === 'graphic') item.timeline = new Timeline([]);
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

var ELEMENT_MEMBERS =
  'name elementType x y left top width height rotation scaleX scaleY skewX skewY depth locked instanceType symbolType libraryItem textType isGroup isDrawingObject isRectangleObject isOvalObject';
var ITEM_MEMBERS = 'name itemType linkageExportForAS linkageClassName timeline';

/** A document whose scene has ten layers of one keyframe; it becomes the open one. */
function openDocument(size, isCounted) {
  var items = makeItems(size);
  var layers = [];
  var i;
  for (i = 0; i < 10; i++) layers.push(new Timeline([]).layers[0]);
  for (i = 0; i < size; i++) {
    var element = makeElement(i, items);
    layers[i % 10].frames[0].elements.push(
      isCounted ? countReads(element, ELEMENT_MEMBERS.split(' ')) : element,
    );
  }
  if (isCounted) for (i = 0; i < size; i++) countReads(items[i], ITEM_MEMBERS.split(' '));
  var scene = { name: 'Scene 1', currentFrame: 0, layers: layers };
  var document = { name: 'bench.fla', timelines: [scene], selection: [], library: { items: items } };
  document.getTimeline = function () {
    return scene;
  };
  fl = {
    getDocumentDOM: function () {
      return document;
    },
  };
  return document;
}

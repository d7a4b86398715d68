// Part of the benchmark script: documents whose objects read alike.

function stageElements(document) {
  var elements = [];
  var layers = document.open._layers;
  for (var i = 0; i < layers.length; i++) {
    var frame = layers[i]._frames[document.open._currentFrame];
    if (frame) elements = elements.concat(frame._elements);
  }
  return elements;
}

/** Puts an element into the frame of another one, in its place or on top. */
function putBeside(element, made, isReplaced) {
  var frame = element.inFrame;
  made.inFrame = frame;
  made._layer = element._layer;
  made._depth = isReplaced ? element._depth : frame._elements.length;
  frame._elements[made._depth] = made;
  return made;
}

function AlikeDocument() {
  this.timelines = [];
  this.chosen = [];
  this.open = null;
  this.currentTimeline = 0;
  this.width = this.height = 500;
  this.library = new AlikeLibrary(this);
}

Object.defineProperty(AlikeDocument.prototype, 'selection', {
  get: function () {
    reads += 1 + this.chosen.length;
    return this.chosen.slice(0);
  },
  set: function (elements) {
    this.chosen = this.chosen.concat(elements);
  },
});

function doNothing() {
  return true;
}

var documentMethods = {
  getTimeline: function () {
    return this.open;
  },
  editScene: function (index) {
    this.open = this.timelines[index];
    this.chosen = [];
  },
  selectNone: function () {
    this.chosen = [];
  },
  arrange: doNothing,
  setInstanceTint: doNothing,
  setInstanceAlpha: doNothing,
  setInstanceBrightness: doNothing,
  swapElement: doNothing,
  deleteSelection: function () {
    this.chosen = [];
  },
  duplicateSelection: function () {
    for (var i = 0; i < this.chosen.length; i++) {
      this.chosen[i] = putBeside(this.chosen[i], new AlikeElement(this.chosen[i]._elementType), false);
    }
  },
  group: function () {
    var group = putBeside(this.chosen[0], new AlikeElement('shape'), true);
    group._isGroup = true;
    group._members = this.chosen;
    this.chosen = [group];
  },
  convertToSymbol: function (type, name) {
    var item = this.library.add(name, type);
    this.chosen = [putBeside(this.chosen[0], instanceOf(item), true)];
    return item;
  },
};

function AlikeLibrary(document) {
  this.document = document;
  this._items = [];
  this.byPath = {};
  this.chosen = [];
}

AlikeLibrary.prototype = {
  add: function (path, itemType) {
    var item = new AlikeItem(path, itemType);
    this._items.push((this.byPath['/' + path] = item));
    return item;
  },
  editItem: function (path) {
    this.document.open = this.byPath['/' + path]._timeline;
    this.document.chosen = [];
  },
  itemExists: function (path) {
    return Boolean(this.byPath['/' + path]);
  },
  findItemIndex: function (path) {
    var i = 0;
    while (this._items[i] !== this.byPath['/' + path]) i++;
    return i;
  },
  getItemType: function (path) {
    return this.byPath['/' + path]._itemType;
  },
  getSelectedItems: function () {
    return this.chosen.slice(0);
  },
  selectNone: function () {
    this.chosen = [];
  },
  selectItem: function (path) {
    this.chosen.push(this.byPath['/' + path]);
    return true;
  },
  newFolder: function (path) {
    return Boolean(this.add(path, 'folder'));
  },
  addItemToDocument: function (_point, path) {
    var layers = this.document.open._layers;
    stand(layers[this.document.open._currentLayer]._frames[0], [instanceOf(this.byPath['/' + path])]);
    return true;
  },
  moveToFolder: doNothing,
  deleteItem: doNothing,
  updateItem: doNothing,
  expandFolder: doNothing,
};
defineMembers(AlikeLibrary, 'items');

for (var documentMethod in documentMethods)
  AlikeDocument.prototype[documentMethod] = documentMethods[documentMethod];

function instanceOf(item) {
  var instance = new AlikeElement('instance');
  instance._instanceType = 'symbol';
  instance._symbolType = item._itemType;
  instance._libraryItem = item;
  instance._filters = [];
  instance._colorMode = 'none';
  return instance;
}

function stand(frame, elements) {
  for (var i = 0; i < elements.length; i++) {
    elements[i].inFrame = frame;
    elements[i]._layer = frame.inLayer;
    elements[i]._depth = frame._elements.length;
    frame._elements.push(elements[i]);
  }
}

/** A timeline of a layer with one keyframe. */
function plainTimeline(elements, item) {
  var timeline = new AlikeTimeline(item);
  var layer = new AlikeLayer('normal');
  timeline._layers.push(layer);
  stand(layer._frames[0], elements);
  return timeline;
}

function addSymbol(document, path, elements) {
  var item = document.library.add(path, 'movie clip');
  item._timeline = plainTimeline(elements, item);
  return item;
}

var WORLDS = {
  /** Symbols of one keyframe with a shape and an instance of the symbol before; the scene shows each once. */
  symbols: function (document, size) {
    var instances = [];
    for (var i = 0; i < size; i++) {
      var inside = [new AlikeElement('shape')].concat(i > 0 ? instanceOf(instances[i - 1]._libraryItem) : []);
      instances.push(instanceOf(addSymbol(document, 'symbols/Symbol ' + i, inside)));
    }
    document.timelines.push(plainTimeline(instances));
  },

  /** One instance on each of many keyframes, and the same in a symbol. */
  keyframes: function (document, size) {
    var symbol = addSymbol(document, 'Symbol', [new AlikeElement('shape')]);
    var holder = addSymbol(document, 'Holder', []);
    document.timelines.push(plainTimeline([]));
    var timelines = [document.timelines[0], holder._timeline];
    for (var t = 0; t < 2; t++) {
      var layer = timelines[t]._layers[0];
      for (var i = 0; i < size / 2; i++) {
        layer._frames[i] = new AlikeFrame(layer);
        layer._frames[i]._startFrame = i;
        stand(layer._frames[i], [instanceOf(symbol)]);
      }
    }
  },

  /** Folders of layers with a layer in each, and folders of the library with a symbol in each. */
  folders: function (document, size) {
    var timeline = new AlikeTimeline();
    timeline._currentLayer = 1;
    document.timelines.push(timeline);
    for (var i = 0; i < size / 2; i++) {
      var folder = new AlikeLayer('folder');
      var layer = new AlikeLayer('normal', folder);
      document.library.add('Folder ' + i, 'folder');
      var symbol = addSymbol(document, 'Folder ' + i + '/Symbol', [new AlikeElement('text')]);
      stand(layer._frames[0], [instanceOf(symbol)]);
      timeline._layers.push(folder, layer);
    }
  },

  /** Folders of layers, each in the one before it; the innermost holds a layer. */
  nested: function (document, size) {
    var timeline = new AlikeTimeline();
    timeline._currentLayer = size - 1;
    document.timelines.push(timeline);
    for (var i = 0; i < size; i++) {
      timeline._layers.push(new AlikeLayer(i < size - 1 ? 'folder' : 'normal', timeline._layers[i - 1]));
    }
    var item = addSymbol(document, 'Symbol', [new AlikeElement('shape')]);
    stand(timeline._layers[size - 1]._frames[0], [instanceOf(item)]);
  },
};

/** Opens a document of that world, in which about `size` objects of a sort read alike. */
function openAlike(world, size) {
  var document = new AlikeDocument();
  WORLDS[world](document, size);
  document.open = document.timelines[0];
  fl = {
    getDocumentDOM: function () {
      return document;
    },
    setActiveWindow: doNothing,
    trace: doNothing,
  };
  return document;
}

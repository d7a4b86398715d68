// Part of the benchmark script: plain ES3. Documents whose objects read alike, in an Animate that knows just what the
// methods of collections ask for. Every read of a property of an object counts, and every object of a list that is read.

/** How often properties were read, with the objects of lists. */
var reads = 0;

function isList(value) {
  return typeof value === 'object' && value !== null && value instanceof Array;
}

/** Each property gives what the member of that name with a low line has; a list, a copy of it, as in the host. */
function defineMembers(type, names) {
  function define(name) {
    var key = '_' + name;
    Object.defineProperty(type.prototype, name, {
      enumerable: true,
      get: function () {
        var value = this[key];
        reads++;
        if (!isList(value)) return value;
        reads += value.length;
        return value.slice(0);
      },
      set: function (value) {
        this[key] = value;
      },
    });
  }
  var list = names.split(' ');
  for (var i = 0; i < list.length; i++) define(list[i]);
}

function AlikeItem(name, itemType) {
  this._name = name;
  this._itemType = itemType;
  this._linkageExportForAS = false;
  this._linkageClassName = '';
}

function AlikeElement(elementType, layer) {
  this._elementType = elementType;
  this._name = '';
  this._layer = layer;
  this._x = this._y = this._left = this._top = this._rotation = this._skewX = this._skewY = 0;
  this._width = this._height = 10;
  this._scaleX = this._scaleY = 1;
  this._transformX = this._transformY = 0;
  this._matrix = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
  this._locked = this._selected = false;
  if (elementType === 'text') {
    this._textType = 'static';
    this._textRuns = [{ characters: 'a', textAttrs: { face: 'Arial' } }];
  }
  if (elementType === 'shape') {
    this._isGroup = this._isDrawingObject = this._isOvalObject = this._isRectangleObject = false;
    this._contours = [];
    this._edges = [];
  }
}

AlikeElement.prototype.setTransformationPoint = AlikeElement.prototype.getTransformationPoint = function () {
  return { x: 0, y: 0 };
};
AlikeElement.prototype.getTextString = function () {
  return 'a';
};
AlikeElement.prototype.setTextString = AlikeElement.prototype.setTextAttr = function () {
  return undefined;
};

function AlikeFrame(layer, elements) {
  this._name = '';
  this._labelType = 'none';
  this._startFrame = 0;
  this._duration = 1;
  this._tweenType = 'none';
  this._tweenEasing = 0;
  this._actionScript = '';
  this._soundName = '';
  this._soundLibraryItem = null;
  this._elements = elements || [];
  this.inLayer = layer;
}

AlikeFrame.prototype.isMotionObject = function () {
  return false;
};
AlikeFrame.prototype.getCustomEase = function () {
  return [];
};
AlikeFrame.prototype.setCustomEase = function () {
  return undefined;
};

function AlikeLayer(layerType, parent) {
  this._name = 'Layer 1';
  this._layerType = layerType;
  this._parentLayer = parent || null;
  this._locked = this._outline = false;
  this._visible = true;
  this._color = '#4FFF4F';
  this._height = 100;
  this._frames = layerType === 'folder' ? [] : [new AlikeFrame(this)];
}

defineMembers(
  AlikeItem,
  'name itemType linkageExportForAS linkageExportForRS linkageImportForRS linkageClassName',
);
defineMembers(AlikeItem, 'timeline videoType font');
defineMembers(
  AlikeElement,
  'elementType name layer x y left top width height rotation skewX skewY scaleX scaleY',
);
defineMembers(
  AlikeElement,
  'transformX transformY matrix locked selected depth instanceType symbolType libraryItem',
);
defineMembers(
  AlikeElement,
  'filters colorMode textType textRuns isGroup isDrawingObject isOvalObject members',
);
defineMembers(AlikeElement, 'isRectangleObject contours edges');
defineMembers(
  AlikeFrame,
  'name labelType startFrame duration tweenType tweenEasing hasCustomEase actionScript',
);
defineMembers(AlikeFrame, 'soundName soundLibraryItem elements');
defineMembers(AlikeLayer, 'name layerType parentLayer locked visible outline color height frames');

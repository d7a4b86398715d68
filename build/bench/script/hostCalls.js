// What scripts call in loops over layers, frames, items and elements: each so often as the document has of them. The
// functions of the calls run in the headless host; those of the documents give what `createHost` takes.

function times(count, make) {
  var list = [];
  for (var i = 0; i < count; i++) list.push(make(i));
  return list;
}

var HOST_DOCUMENTS = {
  layers: function (size) {
    return {
      layers: times(size, function (i) {
        return { name: 'L' + i };
      }),
    };
  },

  /** A folder before each nine layers, which belong to it. */
  folders: function (size) {
    return {
      layers: times(size, function (i) {
        return i % 10 === 0
          ? { name: 'F' + i, type: 'folder' }
          : { name: 'L' + i, parent: 'F' + (i - (i % 10)) };
      }),
    };
  },

  keyframes: function (size) {
    var frames = times(size, function (i) {
      return { index: i, elements: [{ item: 's' }] };
    });
    return { library: [{ name: 's' }], layers: [{ frames: frames }] };
  },

  span: function (size) {
    return { layers: [{ frames: [{ index: 0, duration: size + 1 }] }] };
  },

  items: function (size) {
    var items = times(size, function (i) {
      return { name: 'Symbol ' + i };
    });
    return { library: [{ name: 'target', type: 'folder' }].concat(items), layers: [{}] };
  },

  /** Each symbol shows the one before it, and the stage shows all. */
  used: function (size) {
    return {
      library: times(size, function (i) {
        return {
          name: 'Symbol ' + i,
          layers: [{ elements: i === 0 ? [] : [{ item: 'Symbol ' + (i - 1) }] }],
        };
      }),
      layers: [
        {
          elements: times(size, function (i) {
            return { item: 'Symbol ' + i, x: i };
          }),
        },
      ],
    };
  },

  elements: function (size) {
    var elements = times(size, function (i) {
      return { item: 's', name: 'e' + i, x: i };
    });
    return { library: [{ name: 's' }], layers: [{ elements: elements }] };
  },

  empty: function () {
    return { layers: [{}] };
  },
};

/** Each call: the document, and what is done with it. The variables are there in the host. */
var HOST_CALLS = {
  'timeline.layers[i].name': ['layers', 'timeline.layers[i].name'],
  'timeline.layers[i].name = …': ['layers', 'timeline.layers[i].name = "x" + i'],
  'timeline.layers.length': ['layers', 'timeline.layers.length'],
  'timeline.layerCount': ['layers', 'timeline.layerCount'],
  'timeline.frameCount': ['layers', 'timeline.frameCount'],
  'layers[i].frames': ['layers', 'timeline.layers[i].frames[0].startFrame'],
  'layers[i].parentLayer': ['folders', 'timeline.layers[i].parentLayer'],
  'layers[i].layerType': ['folders', 'timeline.layers[i].layerType'],
  'parentLayer, locked = …': [
    'folders',
    'if (timeline.layers[i].parentLayer) timeline.layers[i].locked = true',
  ],
  'parentLayer = …': [
    'folders',
    'if (i % 10) timeline.layers[i].parentLayer = i % 2 ? null : timeline.layers[i - (i % 10)]',
  ],
  'layerType = …': ['layers', 'timeline.layers[i].layerType = "guide"'],
  'currentLayer = …': ['layers', 'timeline.currentLayer = i'],
  setSelectedLayers: ['layers', 'timeline.setSelectedLayers(i)'],
  getSelectedLayers: ['layers', 'timeline.getSelectedLayers()'],
  setLayerProperty: ['layers', 'timeline.setSelectedLayers(i); timeline.setLayerProperty("locked", true)'],
  findLayerIndex: ['layers', 'timeline.findLayerIndex("L" + i)'],
  reorderLayer: ['layers', 'timeline.reorderLayer(0, size - 1, false)'],
  addNewLayer: ['empty', 'timeline.addNewLayer("n" + i)'],
  duplicateLayers: ['empty', 'timeline.duplicateLayers(0, 0)'],
  deleteLayer: ['layers', 'if (i > 0) timeline.deleteLayer(0)'],

  'layers[0].frames[i]': ['keyframes', 'timeline.layers[0].frames[i].duration'],
  'frames[i].name = …': ['keyframes', 'timeline.layers[0].frames[i].name = "n" + i'],
  'frames[i].elements[0].x = …': ['keyframes', 'timeline.layers[0].frames[i].elements[0].x = 5'],
  'currentFrame = …': ['keyframes', 'timeline.currentFrame = i'],
  getFrameProperty: ['keyframes', 'timeline.getFrameProperty("name", i)'],
  setFrameProperty: ['keyframes', 'timeline.setFrameProperty("name", "n" + i, i)'],
  setSelectedFrames: ['keyframes', 'timeline.setSelectedFrames(i, i + 1)'],
  createMotionTween: ['keyframes', 'timeline.createMotionTween(i, i + 1)'],
  'insertFrames at the end': ['empty', 'timeline.insertFrames(1)'],
  'insertFrames before keyframes': ['keyframes', 'timeline.insertFrames(1, false, 0)'],
  'removeFrames from the end': ['keyframes', 'if (i > 0) timeline.removeFrames(size - i, size - i + 1)'],
  insertKeyframe: ['span', 'timeline.insertKeyframe(i + 1)'],
  convertToKeyframes: ['span', 'timeline.convertToKeyframes(i, i + 1)'],
  clearKeyframes: ['keyframes', 'if (i > 0) timeline.clearKeyframes(i, i + 1)'],
  clearFrames: ['keyframes', 'timeline.clearFrames(i, i + 1)'],

  'library.items[i].name': ['items', 'library.items[i].name'],
  'library.items[i].name = …': ['items', 'items[i].name = "q" + i'],
  selectItem: ['items', 'library.selectItem("Symbol " + i)'],
  getSelectedItems: ['items', 'library.selectItem("Symbol " + i); library.getSelectedItems()'],
  renameItem: ['items', 'library.selectItem("Symbol " + i); library.renameItem("q" + i)'],
  findItemIndex: ['items', 'library.findItemIndex("Symbol " + i)'],
  itemExists: ['items', 'library.itemExists("No symbol " + i)'],
  moveToFolder: ['items', 'library.moveToFolder("target", "Symbol " + i)'],
  addNewItem: ['empty', 'library.addNewItem("movie clip", "Symbol " + i)'],
  newFolder: ['empty', 'library.newFolder("Folder " + i)'],
  duplicateItem: ['items', 'library.duplicateItem("Symbol " + i)'],
  deleteItem: ['items', 'library.deleteItem("Symbol " + i)'],
  'deleteItem, used': ['used', 'library.deleteItem("Symbol " + (size - 1 - i))'],
  editItem: ['items', 'library.editItem("Symbol " + i); document.exitEditMode()'],
  addItemToDocument: ['items', 'library.addItemToDocument({ x: i, y: i }, "Symbol 0")'],

  'frame.elements[i].x': ['elements', 'frame.elements[i].x'],
  'frame.elements[i].x = …': ['elements', 'frame.elements[i].x = i + 1'],
  'elements[i].depth': ['elements', 'elements[i].depth'],
  'elements[i].selected': ['elements', 'elements[i].selected'],
  'elements[i].selected = true': ['elements', 'elements[i].selected = true'],
  'elements[i].libraryItem = …': ['used', 'elements[i].libraryItem = items[0]'],
  'selection = …': ['elements', 'document.selectNone(); document.selection = [elements[i]]'],
  'selection.length': ['elements', 'document.selection.length'],
  setElementProperty: [
    'elements',
    'document.selectNone(); document.selection = [elements[i]]; document.setElementProperty("x", 3)',
  ],
  arrange: [
    'elements',
    'document.selectNone(); document.selection = [elements[i]]; document.arrange("front")',
  ],
};

/** The script of a call for a document of that size. */
function scriptOfHostCall(name, size) {
  return (
    'var document = fl.getDocumentDOM(), timeline = document.getTimeline(), library = document.library;\n' +
    'var items = library.items, frame = timeline.layers[0].frames[0], size = ' +
    size +
    ';\nvar elements = frame ? frame.elements : [];\nfor (var i = 0; i < size; i++) { ' +
    HOST_CALLS[name][1] +
    '; }'
  );
}

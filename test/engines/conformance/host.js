// Part of the conformance script: a small Animate of plain objects, made anew for each section. `fl` is its global.

var fl;

/** An element; `more` is copied onto it. Width and height are those of its bounds, at (x, y). */
function makeElement(name, elementType, x, y, more) {
  var element = { name: name, elementType: elementType, x: x, y: y, left: x, top: y, width: 10, height: 20 };
  element.rotation = element.skewX = element.skewY = 0;
  element.scaleX = element.scaleY = 1;
  element.depth = 0;
  for (var key in more) element[key] = more[key];
  return element;
}

function makeInstance(name, item, x, y, more) {
  var isBitmap = item.itemType === 'bitmap';
  var instance = makeElement(name, 'instance', x, y, more);
  instance.instanceType = isBitmap ? 'bitmap' : 'symbol';
  instance.libraryItem = item;
  if (!isBitmap) instance.symbolType = item.itemType;
  instance.colorMode = 'none';
  return instance;
}

/** The first in a list lies lowest. */
function setDepths(elements) {
  for (var i = 0; i < elements.length; i++) elements[i].depth = i;
}

/** A timeline whose layers each hold one keyframe with these elements, the top layer first. */
function makeTimeline(name, lists, duration) {
  var timeline = { name: name, currentFrame: 0, currentLayer: 0, libraryItem: null, layers: [] };
  timeline.layerCount = lists.length;
  timeline.frameCount = duration;
  for (var i = 0; i < lists.length; i++) {
    var frame = {
      elements: lists[i],
      startFrame: 0,
      duration: duration,
      tweenType: 'none',
      actionScript: ''
    };
    frame.soundLibraryItem = null;
    var layer = { name: 'layer ' + i, layerType: 'normal', locked: false, visible: true, frames: [] };
    for (var f = 0; f < duration; f++) layer.frames[f] = frame;
    for (var e = 0; e < lists[i].length; e++) lists[i][e].layer = layer;
    setDepths(lists[i]);
    timeline.layers[i] = layer;
  }
  return timeline;
}

function makeItem(name, itemType, timeline) {
  var item = { name: name, itemType: itemType, linkageExportForAS: false, linkageClassName: '' };
  if (timeline) {
    item.timeline = timeline;
    timeline.libraryItem = item;
  }
  return item;
}

/** The methods of a library over a list of items. */
function makeLibrary(items, document) {
  var selected = [];
  function find(path) {
    for (var i = 0; i < items.length; i++) if (items[i].name === path) return items[i];
    return null;
  }
  return {
    items: items,
    itemExists: function (path) {
      return find(path) !== null;
    },
    getItemType: function (path) {
      return find(path).itemType;
    },
    newFolder: function (path) {
      items.push(makeItem(path, 'folder'));
      return true;
    },
    moveToFolder: function (folder, path) {
      var leaf = path.substring(path.lastIndexOf('/') + 1);
      find(path).name = folder === '' ? leaf : folder + '/' + leaf;
      return true;
    },
    deleteItem: function (path) {
      for (var i = 0; i < items.length; i++) {
        if (items[i].name === path) {
          items.splice(i, 1);
          return true;
        }
      }
      return false;
    },
    selectNone: function () {
      selected = [];
    },
    selectItem: function (path) {
      selected.push(find(path));
      return true;
    },
    getSelectedItems: function () {
      return selected.slice();
    },
    expandFolder: function () {
      return true;
    },
    updateItem: function () {
      return true;
    },
    editItem: function (path) {
      document.edited = find(path).timeline;
      return true;
    },
    addItemToDocument: function (point, path) {
      var timeline = document.getTimeline();
      var frame = timeline.layers[timeline.currentLayer].frames[timeline.currentFrame];
      var instance = makeInstance('', find(path), point.x, point.y, { layer: timeline.layers[0] });
      frame.elements.push(instance);
      return true;
    }
  };
}

/** The methods of a document that work on its selection. */
function addSelectionMethods(document) {
  function onEach(change) {
    for (var i = 0; i < document.selection.length; i++) change(document.selection[i]);
  }
  function elementsAround(element) {
    return element.layer.frames[0].elements;
  }
  function take(element) {
    var list = elementsAround(element);
    for (var i = 0; i < list.length; i++) if (list[i] === element) list.splice(i, 1);
  }
  document.selectNone = function () {
    document.selection = [];
  };
  document.deleteSelection = function () {
    onEach(take);
    document.selection = [];
  };
  document.arrange = function () {
    onEach(function (element) {
      take(element);
      elementsAround(element).push(element);
      setDepths(elementsAround(element));
    });
  };
  document.setInstanceAlpha = function (alpha) {
    onEach(function (element) {
      element.colorAlphaPercent = alpha;
    });
  };
  document.setInstanceBrightness = function (amount) {
    onEach(function (element) {
      element.brightness = amount;
    });
  };
  document.setInstanceTint = function (color, strength) {
    onEach(function (element) {
      element.tintColor = color;
      element.tintPercent = strength;
    });
  };
  document.duplicateSelection = function () {
    var copies = [];
    onEach(function (element) {
      var copy = makeElement('', '', 0, 0, element);
      elementsAround(element).push(copy);
      copies.push(copy);
    });
    document.selection = copies;
  };
  document.group = function () {
    var first = document.selection[0];
    var members = document.selection;
    var group = makeElement('', 'shape', 0, 0, { isGroup: true, members: members, layer: first.layer });
    onEach(take);
    elementsAround(first).push(group);
    document.selection = [group];
  };
}

/**
 * Opens a fresh document: symbols `shapes/star` (a movie clip, exported as ui.Star) and `shapes/box` (a graphic with a
 * star inside), a bitmap, a sound, a folder; on the stage two stars, a box, a bitmap, texts and a drawing.
 */
function openDocument() {
  var star = makeItem(
    'shapes/star',
    'movie clip',
    makeTimeline('star', [[makeElement('', 'shape', 0, 0)]], 5)
  );
  star.linkageExportForAS = true;
  star.linkageClassName = 'ui.Star';
  var box = makeItem('shapes/box', 'graphic', makeTimeline('box', [[makeInstance('inner', star, 1, 2)]], 1));
  var icon = makeItem('icon.png', 'bitmap');
  var items = [
    makeItem('shapes', 'folder'),
    star,
    box,
    icon,
    makeItem('beep 1', 'sound'),
    makeItem('empty', 'folder')
  ];
  var upper = [makeInstance('star1', star, 100, 50, { rotation: 45 }), makeInstance('star2', star, 300, 50)];
  var lower = [
    makeInstance('box_05', box, 200, 150, { width: 40 }),
    makeInstance('', icon, 0, 0),
    makeElement('title', 'text', 10, 10, {
      textType: 'dynamic',
      textRuns: [{ textAttrs: { face: 'Arial' } }]
    }),
    makeElement('', 'text', 20, 30, { textType: 'static', textRuns: [] }),
    makeElement('', 'shape', 5, 5, { isGroup: false })
  ];
  var scene = makeTimeline('Scene 1', [upper, lower], 10);
  var document = {
    name: 'test.fla',
    width: 550,
    height: 400,
    selection: [],
    currentTimeline: 0,
    timelines: [scene]
  };
  document.edited = scene;
  document.getTimeline = function () {
    return document.edited;
  };
  document.editScene = function (index) {
    document.edited = document.timelines[index];
  };
  document.library = makeLibrary(items, document);
  addSelectionMethods(document);
  var panel = [];
  fl = {
    getDocumentDOM: function () {
      return document;
    },
    setActiveWindow: function () {},
    trace: function (text) {
      panel.push(text);
    },
    panel: panel
  };
  return document;
}

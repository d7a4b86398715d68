// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
// Asks Animate what the headless host assumes of it. docs/ask.md says what it does.
(function () {

  var PACKAGE_VERSION = '0.1.0';

  var opened = [];
  function newDocument() {
      var document = fl.createDocument('timeline');
      opened.push(document);
      return document;
  }
  function keepForClosing(document) {
      opened.push(document);
      return document;
  }
  function closeDocuments() {
      var documents = opened;
      opened = [];
      for (var i = 0; i < documents.length; i++)
          closeDocument(documents[i]);
  }
  function closeDocument(document) {
      try {
          fl.closeDocument(document, false);
      }
      catch (_a) {
      }
  }

  function globalObject() {
      return (function () {
          return this;
      })();
  }

  function outcome(call) {
      try {
          return call();
      }
      catch (error) {
          if (isMissing$1(error))
              throw error;
          return 'throws';
      }
  }
  function isMissing$1(error) {
      return /^(Type|Reference)Error$/.test(String(error.name));
  }

  function drawSquare(document, left, top, size) {
      if (size === void 0) { size = 100; }
      document.addNewRectangle({ left: left, top: top, right: left + size, bottom: top + size }, 0);
  }
  function makeSymbol(document, name, type) {
      if (type === void 0) { type = 'movie clip'; }
      document.library.addNewItem(type, name);
      document.library.editItem(name);
      drawSquare(document, 0, 0);
      document.exitEditMode();
  }
  function place(document, item, name, x, y) {
      document.library.addItemToDocument(point(0, 0), item);
      var instance = selected(document)[0];
      instance.name = name;
      instance.x = x;
      instance.y = y;
      document.selectNone();
      return instance;
  }
  function placeNew(document, name, x, y) {
      if (x === void 0) { x = 0; }
      if (y === void 0) { y = 0; }
      makeSymbol(document, name);
      return place(document, name, name, x, y);
  }
  function addLayer(document, name, type) {
      if (type === void 0) { type = 'normal'; }
      var timeline = document.getTimeline();
      var index = timeline.addNewLayer(name, type);
      return timeline.layers[index];
  }
  function elementsAt(document, frame) {
      if (frame === void 0) { frame = 0; }
      return document.getTimeline().layers[0].frames[frame].elements;
  }
  function elementAt(document, frame) {
      if (frame === void 0) { frame = 0; }
      return elementsAt(document, frame)[0];
  }
  function point(x, y) {
      return { x: x, y: y };
  }
  function selected(document) {
      return document.selection;
  }
  function select(document, elements) {
      document.selectNone();
      document.selection = elements;
  }
  function namesOf(things) {
      var names = [];
      for (var i = 0; i < things.length; i++)
          names.push(things[i].name);
      return names;
  }
  function itemOf(library, name) {
      for (var i = 0; i < library.items.length; i++)
          if (library.items[i].name === name)
              return library.items[i];
      throw new Error("the library has no item ".concat(name));
  }
  function itemNameOf(instance) {
      return instance.libraryItem.name;
  }
  function startsOf(layer) {
      var starts = [];
      for (var i = 0; i < layer.frames.length; i++)
          if (layer.frames[i].startFrame === i)
              starts.push(i);
      return starts;
  }
  function layerNameOf(layer) {
      return layer === null ? null : layer.name;
  }

  var CLASSES = [
      'Document',
      'Element',
      'Frame',
      'Instance',
      'Item',
      'Layer',
      'Library',
      'LibraryItem',
      'Shape'
  ];
  var border = {
      'names-in-loops': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var names = [];
          var element = document.getTimeline().layers[0].frames[0].elements[0];
          for (var name in element)
              if (name in element)
                  names.push(name);
          return names;
      },
      'native-failures': function () {
          var document = newDocument();
          return [
              outcome(function () { return document.group(); }),
              outcome(function () { return document.deleteSelection(); }),
              outcome(function () { return document.swapElement('none'); }),
              outcome(function () { return document.getTimeline().deleteLayer(9); })
          ];
      },
      'native-texts': function () {
          var document = newDocument();
          return [
              errorOf(function () { return document.moveSelectionBy({ x: 1, y: 1 }); }),
              errorOf(function () { return document.breakApart(); }),
              errorOf(function () { return document.swapElement('none'); })
          ];
      },
      'nothing-to-break-apart': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          document.selectAll();
          return [
              outcome(function () { return document.breakApart(); }),
              outcome(function () { return document.unGroup(); }),
              outcome(function () { return document.unlockAllElements(); })
          ];
      },
      'stale-objects': function () {
          var document = newDocument();
          var instance = placeNew(document, 'a');
          select(document, [instance]);
          document.deleteSelection();
          return outcome(function () { return typeof instance.x; });
      },
      'read-only-members': function () {
          var document = newDocument();
          return outcome(function () { return (document.name = 'x'); });
      },
      'read-only-of-exporter': function () {
          var exporter = new SpriteSheetExporter();
          return outcome(function () { return (exporter.format = 'x'); });
      },
      'global-constructors': function () {
          var names = [];
          for (var i = 0; i < CLASSES.length; i++)
              if (typeof globalObject()[CLASSES[i]] === 'function')
                  names.push(CLASSES[i]);
          return names;
      },
      'global-window': function () {
          var window = globalObject().window;
          return window === globalObject() ? 'the global object' : typeof window;
      },
      'global-document': function () {
          var made = newDocument();
          var document = globalObject().document;
          return document === undefined ? 'none' : document.id === made.id;
      },
      'methods-without-object': function () {
          var exists = FLfile.exists;
          var getDocumentDOM = fl.getDocumentDOM;
          var pointDistance = fl.Math.pointDistance;
          return [
              outcome(function () { return exists(fl.configURI); }),
              outcome(function () { return typeof getDocumentDOM(); }),
              outcome(function () { return pointDistance({ x: 0, y: 0 }, { x: 3, y: 4 }); })
          ];
      }
  };
  function errorOf(call) {
      try {
          call();
      }
      catch (error) {
          if (isMissing$1(error))
              throw error;
          return String(error);
      }
      return '';
  }

  function cameraOf(timeline) {
      return timeline.camera;
  }
  function mergeLayers(timeline, first, last) {
      timeline.mergeLayers(first, last);
  }

  var camera = {
      'type-of-camera-layer': function () {
          var timeline = newDocument().getTimeline();
          cameraOf(timeline).cameraEnabled = true;
          return [timeline.layers.length, timeline.layers[0].layerType];
      },
      'camera-values': function () {
          var timeline = newDocument().getTimeline();
          var camera = cameraOf(timeline);
          camera.cameraEnabled = true;
          camera.setZoom(0, 200);
          camera.setRotation(0, 30);
          camera.setPosition(0, 20, 40);
          var shape = shapeOfCamera(timeline);
          camera.setZoom(0, 20000);
          var highest = camera.getZoom(0);
          camera.setRotation(0, 400);
          return [shape, highest, camera.getRotation(0)];
      },
      'camera-zoom': function () {
          var camera = cameraOf(newDocument().getTimeline());
          camera.cameraEnabled = true;
          camera.setZoom(0, 150);
          return camera.getZoom(0);
      },
      'camera-not-enabled': function () {
          var camera = cameraOf(newDocument().getTimeline());
          return [camera.getZoom(0), camera.getRotation(0), outcome(function () { return camera.setZoom(0, 150); })];
      },
      'camera-enabled': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          var camera = cameraOf(timeline);
          camera.cameraEnabled = true;
          var current = timeline.layers[timeline.currentLayer].layerType;
          camera.cameraEnabled = false;
          return [current, timeline.layers.length];
      },
      'draw-on-camera-layer': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          cameraOf(timeline).cameraEnabled = true;
          timeline.currentLayer = 0;
          return outcome(function () { return drawSquare(document, 0, 0); });
      },
      'camera-tint': function () {
          var camera = cameraOf(newDocument().getTimeline());
          camera.cameraEnabled = true;
          camera.setTint(0, 50, 255, 0, 0);
          var set = [camera.tintEnabled, camera.getTint(0).percent];
          camera.tintEnabled = false;
          return [set, camera.getTint(0).percent];
      },
      'rig-parent': function () {
          var document = newDocument();
          var child = document.getTimeline().layers[0];
          placeNew(document, 'child', 100, 50);
          var parent = addLayer(document, 'parent');
          placeNew(document, 'parent', 20, 30);
          child.setRigParentAtFrame(0, parent);
          var _a = child.getRigMatrixAtFrame(0), tx = _a.tx, ty = _a.ty;
          var element = child.frames[0].elements[0];
          return [layerNameOf(child.getRigParentAtFrame(0)), element.x, element.y, tx, ty];
      }
  };
  function shapeOfCamera(timeline) {
      var matrix = timeline.layers[0].frames[0].elements[0].matrix;
      return [
          [matrix.tx, matrix.ty],
          [matrix.a, matrix.b]
      ];
  }

  function ownFolder() {
      var folder = "".concat(fl.configURI, "adobe-collection-questions/");
      if (!FLfile.exists(folder))
          FLfile.createFolder(folder);
      return folder;
  }
  function removeFolder() {
      var folder = "".concat(fl.configURI, "adobe-collection-questions");
      if (!FLfile.exists(folder))
          return;
      var names = FLfile.listFolder("".concat(folder, "/"), 'files');
      for (var i = 0; i < names.length; i++) {
          FLfile.setAttributes("".concat(folder, "/").concat(names[i]), 'W');
          FLfile.remove("".concat(folder, "/").concat(names[i]));
      }
      FLfile.remove(folder);
  }

  var SETTINGS = [
      'pasteboardColorCheck',
      'animatedViewRect',
      'legacyLineSpacing',
      'mergeForSelection',
      'stageScaleAnchor',
      'scaleContentWithStage'
  ];
  var disputed = {
      'select-raw-shape': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          select(document, [elementAt(document)]);
          return selected(document).length;
      },
      'point-of-placed-items': function () {
          var document = newDocument();
          makeSymbol(document, 'a');
          var _a = place(document, 'a', 'a', 0, 0).getTransformationPoint(), x = _a.x, y = _a.y;
          return [x, y];
      },
      'place-of-added-items': function () {
          var document = newDocument();
          var library = document.library;
          library.addNewItem('graphic', 'odd');
          library.editItem('odd');
          document.addNewRectangle({ left: 0, top: 0, right: 1.25, bottom: 0.55 }, 0, false, true);
          document.exitEditMode();
          document.addItem(point(0, 0), itemOf(library, 'odd'));
          var added = selected(document)[0];
          library.addItemToDocument(point(0, 0), 'odd');
          var other = selected(document)[0];
          return [added.x, added.y, other.x, other.y];
      },
      'locking-deselects': function () {
          var document = newDocument();
          var instance = placeNew(document, 'a');
          select(document, [instance]);
          instance.locked = true;
          return selected(document).length;
      },
      'point-of-several': function () {
          var document = newDocument();
          var first = placeNew(document, 'a');
          var second = placeNew(document, 'b', 200, 100);
          select(document, [first, second]);
          document.setTransformationPoint(point(10, 20));
          var points = [first.getTransformationPoint(), second.getTransformationPoint()];
          return [points[0].x, points[0].y, points[1].x, points[1].y];
      },
      'save-without-changes': function () {
          var document = newDocument();
          var file = "".concat(ownFolder(), "saved.fla");
          var first = fl.saveDocument(document, file);
          FLfile.remove(file);
          return [first, fl.saveDocument(document, file), FLfile.exists(file)];
      },
      'swap-with-same': function () {
          var document = newDocument();
          var instance = placeNew(document, 'a');
          select(document, [instance]);
          var swapped = outcome(function () { return document.swapElement('a'); });
          return [swapped, itemNameOf(elementAt(document))];
      },
      'empty-frame-bounds': function () {
          var document = newDocument();
          document.library.addNewItem('movie clip', 'empty');
          document.library.addItemToDocument(point(30, 40), 'empty');
          var instance = elementAt(document);
          return [instance.left - instance.x, instance.top - instance.y, instance.width, instance.height];
      },
      'has-own-property': function () {
          var instance = placeNew(newDocument(), 'a');
          return Object.prototype.hasOwnProperty.call(instance, 'x');
      },
      'document-settings': function () {
          var document = newDocument();
          var values = [];
          for (var i = 0; i < SETTINGS.length; i++)
              values.push(document[SETTINGS[i]]);
          return values;
      },
      'file-guid': function () {
          var fileGUID = newDocument().fileGUID;
          return /^[0-9A-F]{32}$/i.test(fileGUID.toString()) ? '32 hexadecimal digits' : fileGUID;
      },
      'insert-keyframe-beyond': function () {
          var timeline = newDocument().getTimeline();
          var inserted = outcome(function () { return timeline.insertKeyframe(9); });
          return [inserted, timeline.layers[0].frameCount];
      },
      'set-tween-type': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'a');
          timeline.insertFrames(9);
          var frame = timeline.layers[0].frames[0];
          frame.tweenType = 'motion';
          frame.tweenEasing = 40;
          return [frame.tweenType, frame.tweenEasing];
      },
      'camera-any-numbers': function () {
          var timeline = newDocument().getTimeline();
          var camera = cameraOf(timeline);
          camera.cameraEnabled = true;
          camera.setPosition(0, 10.5, -20.25);
          var _a = camera.getPosition(0), x = _a.x, y = _a.y;
          return [x, y];
      },
      'color-transform-none': function () {
          var layer = newDocument().getTimeline().layers[0];
          layer.setColorTransformAtFrame(0, { mode: 'alpha', colorAlphaPercent: 40 });
          var before = layer.getColorTransformAtFrame(0).mode;
          layer.setColorTransformAtFrame(0, { mode: 'none' });
          return [before, layer.getColorTransformAtFrame(0).mode];
      },
      'several-selected-layers': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          makeSymbol(document, 'a');
          addLayer(document, 'other');
          timeline.setSelectedLayers(1, true);
          timeline.setSelectedLayers(0, false);
          document.library.addItemToDocument(point(0, 0), 'a');
          var current = timeline.currentLayer;
          return [current, elementsAt(document).length, timeline.layers[1].frames[0].elements.length];
      },
      'undefined-as-layer-name': function () {
          var layer = newDocument().getTimeline().layers[0];
          return outcome(function () {
              layer.name = undefined;
              return layer.name;
          });
      },
      'unlisted-player': function () {
          var document = newDocument();
          return [document.setPlayerVersion('FlashPlayer99'), document.setPlayerVersion('Netscape')];
      },
      'ease-without-tween': function () {
          var layer = newDocument().getTimeline().layers[0];
          return [outcome(function () { return layer.frames[0].getCustomEase().length; }), layer.getFiltersAtFrame(0)];
      }
  };

  var documents = {
      'exported-profile': function () {
          var text = newDocument().exportPublishProfileString(undefined);
          return [text.slice(0, 60), text.slice(-30), text.length];
      },
      'item-below-item': function () {
          var document = newDocument();
          var library = document.library;
          library.addNewItem('movie clip', 'taken');
          library.addNewItem('movie clip', 'b');
          var moved = outcome(function () { return library.moveToFolder('taken', 'b'); });
          select(document, [placeNew(document, 'a')]);
          var converted = outcome(function () { return document.convertToSymbol('movie clip', 'taken/m', 'center'); });
          return [moved, converted, namesOf(library.items).sort()];
      },
      'convert-to-symbol-selects': function () {
          var document = newDocument();
          select(document, [placeNew(document, 'a')]);
          document.convertToSymbol('movie clip', 'around', 'center');
          document.enterEditMode('inPlace');
          return namesOf(selected(document));
      },
      'sheet-frames': function () {
          var document = newDocument();
          makeSymbol(document, 'a');
          document.library.editItem('a');
          document.getTimeline().insertFrames(4);
          document.exitEditMode();
          var exporter = new SpriteSheetExporter();
          exporter.layoutFormat = 'JSON';
          exporter.addSymbol(itemOf(document.library, 'a'), '', 2, 4);
          var data = exporter.exportSpriteSheet("".concat(ownFolder(), "sheet"), 'png', true);
          return data.match(/"?[\w ]+\d{4}"?(?=\s*:)/g);
      },
      'sheet-defaults': function () {
          var exporter = new SpriteSheetExporter();
          exporter.autoSize = false;
          return [exporter.layoutFormat, exporter.sheetWidth, exporter.sheetHeight];
      },
      'exporter-members': function () {
          var exporter = new SpriteSheetExporter();
          return [isMissing(function () { return exporter.name; }), isMissing(function () { return exporter.itemType; })];
      },
      'export-png': function () {
          var document = newDocument();
          var folder = ownFolder();
          placeNew(document, 'a');
          document.getTimeline().insertFrames(1);
          document.exportPNG("".concat(folder, "picture"), true, false);
          return FLfile.listFolder("".concat(folder, "picture*"), 'files');
      },
      'converted-item': function () {
          var document = newDocument();
          select(document, [placeNew(document, 'a')]);
          document.convertToSymbol('movie clip', 'made', 'center');
          return namesOf(document.library.getSelectedItems());
      },
      'xmlui-without-dialogue': function () {
          return [
              outcome(function () { return fl.xmlui.get('adobeCollection'); }),
              outcome(function () { return fl.xmlui.getControlItemElement('adobeCollection'); }),
              outcome(function () { return fl.xmlui.set('adobeCollection', 'x'); })
          ];
      },
      'last-modified-date': function () {
          var document = newDocument();
          makeSymbol(document, 'a');
          var item = itemOf(document.library, 'a');
          var first = Number("0x".concat(item.lastModifiedDate));
          document.library.editItem('a');
          document.selectAll();
          var second = Number("0x".concat(item.lastModifiedDate));
          document.getTimeline().insertFrames(1);
          var third = Number("0x".concat(item.lastModifiedDate));
          document.exitEditMode();
          return ['selecting', second > first, 'an edit', third > second];
      },
      'save-as-copy-of-selection': function () {
          var document = newDocument();
          var file = "".concat(ownFolder(), "selection.fla");
          var instance = placeNew(document, 'a');
          makeSymbol(document, 'other');
          document.getTimeline().insertFrames(5);
          document.addNewScene('second');
          document.editScene(0);
          select(document, [instance]);
          document.saveAsCopy(file, true);
          var copy = keepForClosing(fl.openDocument(file));
          return [copy.timelines.length, copy.timelines[0].frameCount, namesOf(copy.library.items)];
      },
      'converted-to-path': function () {
          var document = newDocument();
          makeSymbol(document, 'a');
          select(document, [place(document, 'a', 'named', 0, 0)]);
          document.convertToSymbol('movie clip', 'folder/made', 'center');
          return namesOf(document.library.items).sort();
      },
      'swap-element': function () {
          var document = newDocument();
          makeSymbol(document, 'other');
          var instance = placeNew(document, 'a', 30, 40);
          select(document, [instance]);
          document.swapElement('other');
          var swapped = selected(document)[0];
          return [itemNameOf(swapped), swapped.name, swapped.x, swapped.y];
      },
      'converted-instance': function () {
          var document = newDocument();
          select(document, [placeNew(document, 'a')]);
          document.convertToSymbol('movie clip', 'made', 'center');
          return namesOf(selected(document));
      },
      'renamed-after-copying': function () {
          var document = newDocument();
          var library = document.library;
          var instance = placeNew(document, 'a');
          select(document, [instance]);
          document.clipCopy();
          itemOf(library, 'a').name = 'renamed';
          document.selectNone();
          document.clipPaste(true);
          var afterNaming = namesOf(library.items);
          document.selectAll();
          document.deleteSelection();
          library.deleteItem('renamed');
          document.clipPaste(true);
          return [afterNaming, namesOf(library.items), document.getTimeline().layers[0].frames[0].elements.length];
      },
      'default-item-names': function () {
          var library = newDocument().library;
          library.addNewItem('movie clip');
          library.addNewItem('movie clip');
          library.newFolder();
          library.newFolder();
          return namesOf(library.items).sort();
      },
      'expand-folder': function () {
          return typeof newDocument().library.expandFolder;
      },
      'duplicate-selection': function () {
          var document = newDocument();
          var instance = placeNew(document, 'a', 30, 40);
          select(document, [instance]);
          document.duplicateSelection();
          var copy = selected(document)[0];
          return [copy.x - instance.x, copy.y - instance.y];
      },
      'bitmap-of-selection': function () {
          var document = newDocument();
          select(document, [placeNew(document, 'a', 10.5, 10.5)]);
          document.convertSelectionToBitmap();
          var bitmap = selected(document)[0];
          return [itemNameOf(bitmap), bitmap.left, bitmap.top, bitmap.width, bitmap.height];
      },
      'import-file': function () {
          var document = newDocument();
          var file = "".concat(ownFolder(), "imported.png");
          placeNew(document, 'a');
          document.exportPNG(file, true, true);
          document.selectAll();
          document.deleteSelection();
          document.importFile(file, false);
          var bitmap = selected(document)[0];
          return [itemNameOf(bitmap), bitmap.left, bitmap.top];
      },
      'distribute-to-stage': function () {
          var document = newDocument();
          var clips = [placeNew(document, 'a', 30), placeNew(document, 'b', 150), placeNew(document, 'c', 260)];
          select(document, clips);
          document.distribute('horizontal center', true);
          return [clips[0].left, clips[1].left, clips[2].left - document.width];
      },
      'library-path': function () {
          return newDocument().libraryPath;
      }
  };
  function isMissing(read) {
      var value = outcome(read);
      return value === undefined || value === 'throws';
  }

  function setStyle(document, style) {
      var ofTools = document.getCustomStroke('toolbar');
      document.setStrokeStyle(style);
      var elements = document.selection;
      document.selectNone();
      document.setCustomStroke(ofTools);
      document.selection = elements;
  }

  var drawing = {
      'draw-inside-tween': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'a');
          timeline.insertFrames(10);
          timeline.insertKeyframe(10);
          timeline.createMotionTween(0, 10);
          timeline.currentFrame = 5;
          return outcome(function () { return drawSquare(document, 0, 0); });
      },
      'make-shape': function () {
          var document = newDocument();
          var layer = fl.drawingLayer;
          var path = layer.newPath();
          addSquare(path, 0, 200);
          path.newContour();
          addSquare(path, 50, 100);
          var points = path.nPts;
          path.makeShape();
          var shape = elementAt(document);
          return [points, shape.edges.length, stylesOf(shape), pointsOfCurves()];
      },
      'depth-of-made-objects': function () {
          var ovals = newDocument();
          for (var i = 0; i < 3; i++) {
              ovals.addNewPrimitiveOval({ left: 50 * i, top: 0, right: 50 * i + 20, bottom: 20 });
          }
          select(ovals, elementsAt(ovals).slice(0, 2));
          ovals.union();
          var united = leftsOf(elementsAt(ovals));
          var clips = newDocument();
          makeSymbol(clips, 'a');
          var instances = [
              place(clips, 'a', '1', 0, 0),
              place(clips, 'a', '2', 200, 0),
              place(clips, 'a', '3', 400, 0)
          ];
          select(clips, instances.slice(0, 2));
          clips.group();
          var grouped = leftsOf(elementsAt(clips));
          clips.unGroup();
          return [united, grouped, leftsOf(elementsAt(clips))];
      },
      'object-drawing': function () {
          var document = newDocument();
          return withObjectDrawing(function () {
              drawSquare(document, 0, 0);
              drawSquare(document, 50, 50);
              return [elementsAt(document).length, selected(document).length, selected(document)[0].x];
          });
      },
      'stroke-dashes': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          document.selectAll();
          setStyle(document, 'dashed');
          var _a = document.getCustomStroke('selection'), dash1 = _a.dash1, dash2 = _a.dash2;
          return [dash1, dash2];
      },
      'stroke-of-objects': function () {
          var document = newDocument();
          document.addNewRectangle({ left: 0, top: 0, right: 100, bottom: 100 }, 0, false, true);
          document.selectAll();
          document.union();
          document.setStroke('#FF0000', 2, 'solid');
          return elementAt(document).edges[0].stroke.style;
      },
      'filter-quality': function () {
          var document = newDocument();
          select(document, [placeNew(document, 'a')]);
          document.addFilter('blurFilter');
          document.setFilterProperty('quality', 0, 2);
          return document.getFilters()[0].quality;
      },
      'new-rectangle': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          drawSquare(document, 200, 0);
          return [elementsAt(document).length, selected(document).length];
      },
      'raw-shapes-unite': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          drawSquare(document, 50, 50);
          var shape = elementAt(document);
          return [shape.edges.length, shape.vertices.length, shape.contours.length];
      },
      'raw-shapes-near': function () {
          return [edgesApart(0.005), edgesApart(0.05), edgesApart(1)];
      },
      'lines-to-fills': function () {
          var document = newDocument();
          document.addNewLine(point(0, 0), point(100, 0));
          document.selectAll();
          document.convertLinesToFills();
          var shape = elementAt(document);
          return [shape.edges.length, shape.contours.length, stylesOf(shape)];
      },
      punch: function () {
          var document = newDocument();
          return withObjectDrawing(function () {
              drawSquare(document, 0, 0);
              drawSquare(document, 50, 50);
              document.selectAll();
              document.punch();
              var shape = elementAt(document);
              return [elementsAt(document).length, shape.edges.length, shape.isDrawingObject];
          });
      },
      'mouse-click': function () {
          var document = newDocument();
          document.addNewLine(point(0, 100), point(200, 100));
          return [selectedAt(document, 101), selectedAt(document, 104), selectedAt(document, 120)];
      },
      'click-raw-shape': function () {
          var document = newDocument();
          document.addNewRectangle({ left: 0, top: 0, right: 100, bottom: 100 }, 0);
          document.mouseClick(point(50, 50), false, true);
          var fill = [elementsAt(document).length, selected(document)[0].isFloating];
          document.mouseClick(point(0, 50), false, true);
          var side = document.getSelectionRect();
          document.mouseDblClk(point(0, 50), false, false, true);
          var sides = document.getSelectionRect();
          document.deleteSelection();
          return [fill, side, sides, elementsAt(document)[0].edges.length];
      },
      'rectangle-cuts-raw-shape': function () {
          var document = newDocument();
          document.addNewRectangle({ left: 0, top: 0, right: 100, bottom: 100 }, 0, false, true);
          document.setSelectionRect({ left: 20, top: 20, right: 50, bottom: 200 });
          var cut = document.getSelectionRect();
          document.deleteSelection();
          return [cut, elementsAt(document)[0].edges.length];
      },
      'draw-into-locked-layer': function () {
          var document = newDocument();
          document.getTimeline().layers[0].locked = true;
          var drawn = outcome(function () { return drawSquare(document, 0, 0); });
          return [drawn, elementsAt(document).length];
      },
      'scale-about-center': function () {
          var document = newDocument();
          var instance = placeNew(document, 'a');
          instance.setTransformationPoint(point(0, 0));
          select(document, [instance]);
          return outcome(function () {
              document.scaleSelection(2, 2, 'center');
              return [instance.left, instance.top];
          });
      },
      'floating-shapes': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          document.selectAll();
          document.group();
          document.selectNone();
          drawSquare(document, 50, 50);
          select(document, groupsOf(elementsAt(document)));
          document.unGroup();
          var floating = elementsAt(document).length;
          document.selectNone();
          return [floating, elementsAt(document).length];
      }
  };
  function addSquare(path, from, size) {
      path.addPoint(from, from);
      path.addPoint(from + size, from);
      path.addPoint(from + size, from + size);
      path.addPoint(from, from + size);
      path.addPoint(from, from);
  }
  function pointsOfCurves() {
      var path = fl.drawingLayer.newPath();
      path.addCurve(0, 0, 50, 50, 100, 0);
      var nPts = path.nPts;
      path.addCubicCurve(100, 0, 120, 50, 150, 50, 200, 0);
      return [nPts, path.nPts];
  }
  function stylesOf(shape) {
      var styles = [];
      for (var i = 0; i < shape.contours.length; i++)
          styles.push(shape.contours[i].fill.style);
      return styles.sort();
  }
  function edgesApart(distance) {
      var document = newDocument();
      drawSquare(document, 0, 0);
      drawSquare(document, 100 + distance, 0);
      return elementAt(document).edges.length;
  }
  function withObjectDrawing(work) {
      var before = fl.objectDrawingMode;
      fl.objectDrawingMode = true;
      try {
          return work();
      }
      finally {
          fl.objectDrawingMode = before;
      }
  }
  function selectedAt(document, y) {
      document.selectNone();
      document.mouseClick(point(100, y), false, true);
      return selected(document).length;
  }
  function groupsOf(elements) {
      var groups = [];
      for (var i = 0; i < elements.length; i++)
          if (elements[i].isGroup)
              groups.push(elements[i]);
      return groups;
  }
  function leftsOf(elements) {
      var lefts = [];
      for (var i = 0; i < elements.length; i++)
          lefts.push(elements[i].left);
      return lefts;
  }

  function movedDocument() {
      var document = newDocument();
      var timeline = document.getTimeline();
      placeNew(document, 'a');
      timeline.insertFrames(10);
      timeline.insertKeyframe(10);
      elementAt(document, 10).x = 100;
      timeline.currentFrame = 0;
      return document;
  }
  function tweenedDocument() {
      var document = movedDocument();
      document.getTimeline().createMotionTween(0, 9);
      return document;
  }

  var editing = {
      'exit-edit-mode': function () {
          var document = newDocument();
          select(document, [placeNew(document, 'a')]);
          document.enterEditMode('inPlace');
          document.exitEditMode();
          return namesOf(selected(document));
      },
      'current-frame': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'a');
          timeline.insertFrames(9);
          document.selectAll();
          timeline.currentFrame = 20;
          return [timeline.currentFrame, selected(document).length];
      },
      'layer-type-guided': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          var lowest = timeline.layers[0];
          var middle = addLayer(document, 'middle');
          addLayer(document, 'guide').layerType = 'guide';
          middle.layerType = 'guided';
          lowest.layerType = 'masked';
          return [parentOf(middle), parentOf(lowest), lowest.layerType];
      },
      'clear-first-keyframe': function () {
          var document = newDocument();
          placeNew(document, 'a');
          document.getTimeline().clearKeyframes(0);
          return elementsAt(document).length;
      },
      'paste-frames': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'a');
          timeline.insertFrames(5);
          timeline.copyFrames(0, 2);
          timeline.pasteFrames(3);
          return timeline.layers[0].frameCount;
      },
      'paste-motion': function () {
          var document = movedDocument();
          var timeline = document.getTimeline();
          timeline.createMotionTween(0, 10);
          timeline.setSelectedFrames(0, 11, true);
          timeline.copyMotion();
          addLayer(document, 'other');
          placeNew(document, 'b', 20, 50);
          timeline.setSelectedFrames(0, 1, true);
          timeline.pasteMotion();
          timeline.insertKeyframe(5);
          var _a = elementAt(document, 5), x = _a.x, y = _a.y;
          return [timeline.layers[0].frames[0].tweenType, x, y];
      },
      'reorder-layer': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          var outside = timeline.layers[0];
          var inside = addLayer(document, 'inside');
          var folder = addLayer(document, 'folder', 'folder');
          inside.parentLayer = folder;
          timeline.reorderLayer(indexOf(timeline, outside.name), indexOf(timeline, 'inside'), true);
          return [namesOf(timeline.layers), parentOf(outside)];
      }
  };
  function indexOf(timeline, name) {
      return timeline.findLayerIndex(name)[0];
  }
  function parentOf(layer) {
      var parent = layer.parentLayer;
      return parent === null ? null : parent.name;
  }

  var elements = {
      'elements-order': function () {
          var document = newDocument();
          var back = placeNew(document, 'back');
          placeNew(document, 'front');
          select(document, [back]);
          document.arrange('back');
          return namesOf(elementsAt(document));
      },
      'element-depth': function () {
          var document = newDocument();
          var back = placeNew(document, 'back');
          var front = placeNew(document, 'front');
          select(document, [back]);
          document.arrange('back');
          return [back.depth, front.depth];
      },
      twips: function () {
          var instance = placeNew(newDocument(), 'a');
          instance.x = 10.123;
          return instance.x;
      },
      'bounds-without-strokes': function () {
          var document = newDocument();
          drawSquare(document, 10, 20);
          var _a = elementAt(document), left = _a.left, top = _a.top, width = _a.width, height = _a.height;
          return [left, top, width, height];
      },
      'bounds-of-instances': function () {
          var document = newDocument();
          var library = document.library;
          library.addNewItem('movie clip', 'a');
          library.editItem('a');
          drawSquare(document, 0, 0);
          addLayer(document, 'guide').layerType = 'guide';
          drawSquare(document, 300, 300);
          addLayer(document, 'hidden').visible = false;
          document.exitEditMode();
          var _a = place(document, 'a', 'a', 0, 0), width = _a.width, height = _a.height;
          return [width, height];
      },
      'x-of-shapes-and-texts': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var _a = elementAt(document), x = _a.x, y = _a.y;
          var text = newText(newDocument());
          return [x, y, text.x - text.left, text.y - text.top];
      },
      'object-space-bounds': function () {
          var document = newDocument();
          drawSquare(document, 10, 20);
          var raw = sidesOf$1(elementAt(document));
          document.selectAll();
          document.group();
          document.rotateSelection(45);
          return [raw, sidesOf$1(elementAt(document))];
      },
      'matrix-of-shapes': function () {
          var document = newDocument();
          drawSquare(document, 10, 20);
          var shape = elementAt(document);
          var before = [shape.matrix.tx, shape.matrix.ty];
          var matrix = shape.matrix;
          matrix.tx += 30;
          shape.matrix = matrix;
          return [before, elementAt(document).left];
      },
      'set-width': function () {
          var instance = placeNew(newDocument(), 'a', 100, 100);
          instance.rotation = 30;
          var left = instance.left, top = instance.top;
          instance.width = 200;
          var _a = instance.matrix, a = _a.a, b = _a.b, c = _a.c, d = _a.d;
          return [instance.left - left, instance.top - top, a, b, c, d];
      },
      'mirrored-scale': function () {
          var instance = placeNew(newDocument(), 'a');
          var matrix = instance.matrix;
          matrix.a = -1;
          instance.matrix = matrix;
          return [instance.scaleX, instance.scaleY, instance.skewX, instance.skewY];
      },
      'rotation-keeps-place': function () {
          var instance = placeNew(newDocument(), 'a', 30, 40);
          instance.setTransformationPoint(point(50, 50));
          instance.rotation = 90;
          return [instance.x, instance.y];
      },
      'color-channels': function () {
          var document = newDocument();
          var instance = placeNew(document, 'a');
          select(document, [instance]);
          document.setInstanceTint('#ff0000', 50);
          var colorRedPercent = instance.colorRedPercent, colorRedAmount = instance.colorRedAmount, colorMode = instance.colorMode;
          instance.colorRedAmount = 10;
          return [colorRedPercent, colorRedAmount, colorMode, instance.colorMode];
      },
      'color-mode': function () {
          var instance = placeNew(newDocument(), 'a');
          instance.colorMode = 'alpha';
          instance.colorAlphaPercent = 40;
          var values = [];
          var modes = ['advanced', 'alpha', 'tint', 'alpha', 'brightness', 'alpha', 'none'];
          for (var i = 0; i < modes.length; i++) {
              instance.colorMode = modes[i];
              values.push(instance.colorMode, instance.colorAlphaPercent);
          }
          return values;
      },
      'color-array': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var shape = elementAt(document);
          var contour = shape.contours[1];
          shape.beginEdit();
          var fill = contour.fill;
          fill.style = 'linearGradient';
          fill.colorArray = ['#FF0000', '#0000FF80'];
          fill.posArray = [0, 255];
          contour.fill = fill;
          shape.endEdit();
          return elementAt(document).contours[1].fill.colorArray;
      },
      hairline: function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          document.selectAll();
          setStyle(document, 'hairline');
          return elementAt(document).edges[0].stroke.thickness;
      },
      contours: function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var values = [];
          var contours = elementAt(document).contours;
          for (var i = 0; i < contours.length; i++)
              values.push(contours[i].interior);
          return values;
      },
      'contour-orientation': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var values = [];
          var contours = elementAt(document).contours;
          for (var i = 0; i < contours.length; i++)
              values.push(contours[i].interior, contours[i].orientation);
          return values;
      },
      'half-edge-id': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var values = [];
          var contours = elementAt(document).contours;
          for (var i = 0; i < contours.length; i++)
              values.push(contours[i].getHalfEdge().id);
          return values;
      },
      'half-edge-vertex': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var edge = elementAt(document).edges[0];
          var vertex = edge.getHalfEdge(0).getVertex();
          return [vertex.x - edge.getControl(0).x, vertex.y - edge.getControl(0).y];
      },
      'cubic-segment-index': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          var values = [];
          var edges = elementAt(document).edges;
          for (var i = 0; i < edges.length; i++)
              values.push(edges[i].cubicSegmentIndex);
          return values.sort();
      },
      'group-of-drawing-object': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          document.selectAll();
          document.union();
          var shape = selected(document)[0];
          return [shape.isDrawingObject, shape.isGroup];
      },
      'group-outline': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          document.selectAll();
          document.group();
          var _a = selected(document)[0], contours = _a.contours, edges = _a.edges, vertices = _a.vertices, members = _a.members;
          return [contours.length, edges.length, vertices.length, members.length];
      },
      'bold-face': function () {
          var document = newDocument();
          var text = newText(document);
          text.setTextAttr('face', 'Arial');
          text.setTextAttr('bold', true);
          return [text.getTextAttr('face'), text.getTextAttr('bold')];
      },
      'set-text-string': function () {
          var text = newText(newDocument());
          text.setTextString('abcd');
          text.setTextAttr('size', 30, 0, 1);
          text.setTextAttr('size', 20, 1, 4);
          text.setTextString('XY', 0, 2);
          return [text.getTextString(), text.getTextAttr('size', 0, 2), text.getTextAttr('size', 2, 4)];
      },
      'text-frame': function () {
          var text = newText(newDocument());
          var width = text.width, height = text.height;
          text.setTextString('a long line that would need a lot more room than the frame of the text has');
          return [text.width - width, text.height - height];
      },
      'line-type-of-static-text': function () {
          var text = newText(newDocument());
          return [outcome(function () { return (text.lineType = 'multiline'); }), text.textType];
      },
      'tab-index': function () {
          var document = newDocument();
          makeSymbol(document, 'a');
          return place(document, 'a', 'a', 0, 0).tabIndex;
      }
  };
  function newText(document) {
      document.addNewText({ left: 20, top: 30, right: 120, bottom: 80 }, 'text');
      var text = elementAt(document);
      text.textType = 'static';
      return text;
  }
  function sidesOf$1(element) {
      var _a = element.objectSpaceBounds, left = _a.left, top = _a.top, right = _a.right, bottom = _a.bottom;
      return [left, top, right, bottom];
  }

  var library = {
      'find-item-index': function () {
          var library = newDocument().library;
          library.addNewItem('movie clip', 'a');
          var index = library.findItemIndex('a');
          return [typeof index, library.findItemIndex('none')];
      },
      'edit-missing-item': function () {
          var document = newDocument();
          var library = document.library;
          library.addNewItem('movie clip', 'a');
          library.editItem('a');
          return [outcome(function () { return library.editItem('no such item'); }), document.getTimeline().name];
      },
      'library-order': function () {
          var library = newDocument().library;
          library.addNewItem('movie clip', 'c');
          library.addNewItem('movie clip', 'a');
          library.newFolder('b');
          return namesOf(library.items);
      },
      'item-name': function () {
          var library = newDocument().library;
          library.newFolder('folder');
          library.addNewItem('movie clip', 'folder/a');
          var item = itemOf(library, 'folder/a');
          var slash = outcome(function () { return (item.name = 'x/y'); });
          itemOf(library, 'folder').name = 'other';
          return [slash, item.name];
      },
      'items-while-renamed': function () {
          var library = newDocument().library;
          library.addNewItem('movie clip', 'b');
          library.addNewItem('movie clip', 'a');
          var items = library.items;
          itemOf(library, 'b').name = 'z';
          return [namesOf(items), namesOf(library.items)];
      },
      'linkage-identifier': function () {
          var library = newDocument().library;
          library.newFolder('folder');
          library.addNewItem('movie clip', 'folder/a');
          var item = itemOf(library, 'folder/a');
          item.linkageExportForAS = true;
          return [item.linkageIdentifier, item.linkageClassName];
      },
      'linkage-refused': function () {
          var library = newDocument().library;
          var same = outcome(function () {
              exportAs(library, 'a');
              exportAs(library, 'b');
          });
          var item = itemOf(library, 'a');
          var emptied = outcome(function () { return (item.linkageClassName = ''); });
          var changed = outcome(function () { return (item.symbolType = 'graphic'); });
          return [same, emptied, changed, item.symbolType];
      },
      'type-of-deleted-item': function () {
          var library = newDocument().library;
          library.addNewItem('movie clip', 'a');
          var item = itemOf(library, 'a');
          library.deleteItem('a');
          return [outcome(function () { return item.itemType; }), outcome(function () { return item.name; })];
      },
      'set-item-property': function () {
          var library = newDocument().library;
          library.addNewItem('movie clip', 'a');
          library.selectItem('a', true);
          return outcome(function () { return library.setItemProperty('noSuchProperty', 1); });
      },
      'move-to-missing-folder': function () {
          var library = newDocument().library;
          library.addNewItem('movie clip', 'a');
          var moved = outcome(function () { return library.moveToFolder('nowhere', 'a'); });
          return [moved, namesOf(library.items).sort()];
      },
      'unused-items': function () {
          var document = newDocument();
          var library = document.library;
          makeSymbol(document, 'used');
          place(document, 'used', '', 0, 0);
          makeSymbol(document, 'inside unused');
          library.addNewItem('movie clip', 'unused');
          library.editItem('unused');
          place(document, 'inside unused', '', 0, 0);
          document.exitEditMode();
          makeSymbol(document, 'exported');
          itemOf(library, 'exported').linkageExportForAS = true;
          return namesOf(library.unusedItems).sort();
      }
  };
  function exportAs(library, name) {
      library.addNewItem('movie clip', name);
      var item = itemOf(library, name);
      item.linkageExportForAS = true;
      item.linkageClassName = 'Same';
  }

  var pictures = {
      'tweened-mirrored': function () {
          var document = tweenedDocument();
          var last = elementAt(document, 10);
          var matrix = last.matrix;
          matrix.a = -1;
          last.matrix = matrix;
          document.getTimeline().insertKeyframe(3);
          var _a = elementAt(document, 3).matrix, a = _a.a, b = _a.b, c = _a.c, d = _a.d;
          return [a, b, c, d];
      }
  };

  var program = {
      'fl-version': function () {
          var major = (/^(?:MAC|WIN) (\d+),\d+,\d+,\d+$/.exec(fl.version.toString()) || [])[1];
          if (major === undefined)
              return 'another form';
          return Number(major) > 12 ? 'Animate' : 'Flash';
      },
      'swf-panels': function () {
          var panels = fl.swfPanels;
          return [panels instanceof Array ? 'an Array' : String(panels), outcome(function () { return fl.getSwfPanel('none'); })];
      },
      'actions-panel': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          timeline.insertBlankKeyframe(1);
          timeline.layers[0].frames[0].actionScript = '// first';
          timeline.layers[0].frames[1].actionScript = '// second';
          timeline.currentFrame = 1;
          return fl.actionsPanel.getText();
      },
      'language-code': function () {
          return /^[a-z]{2}_[A-Z]{2}$/.test(fl.languageCode.toString())
              ? 'two letters, line, two letters'
              : 'another form';
      },
      'config-uri': function () {
          var configURI = fl.configURI;
          var parts = configURI.split('/');
          return [configURI.substring(0, 8), parts[parts.length - 2], FLfile.exists(configURI)];
      },
      'fl-events': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          var instance = placeNew(document, 'a');
          var types = ['layerChanged', 'frameChanged', 'timelineChanged', 'selectionChanged'];
          var seen = [];
          var ids = [];
          for (var i = 0; i < types.length; i++)
              ids.push(listen(types[i], seen));
          try {
              timeline.insertFrames(5);
              timeline.currentFrame = 3;
              document.selection = [instance];
              timeline.addNewLayer('other');
              timeline.currentLayer = 1;
          }
          finally {
              for (var i = 0; i < types.length; i++)
                  fl.removeEventListener(types[i], ids[i]);
          }
          return seen;
      },
      'script-uri': function () {
          var folder = ownFolder();
          var script = "".concat(folder, "script.jsfl");
          FLfile.write(script, "FLfile.write('".concat(folder, "uri.txt', String(fl.scriptURI));"));
          fl.runScript(script);
          return FLfile.read("".concat(folder, "uri.txt")) === script ? 'the script itself' : 'the script that runs it';
      },
      'run-script': function () {
          var script = "".concat(ownFolder(), "declare.jsfl");
          FLfile.write(script, 'var adobeCollectionQuestion = 1;');
          fl.runScript(script);
          var type = typeof globalObject().adobeCollectionQuestion;
          globalObject().adobeCollectionQuestion = undefined;
          return type;
      },
      'find-object': function () {
          var document = newDocument();
          placeNew(document, 'a');
          var matches = fl.findObjectInDocByName('a', document);
          return [matches.length, matches[0].parent];
      },
      'close-document': function () {
          var first = newDocument();
          newDocument();
          var last = newDocument();
          fl.setActiveWindow(first);
          fl.closeDocument(first, false);
          var current = fl.getDocumentDOM().id === last.id ? 'the last' : 'another';
          var file = "".concat(ownFolder(), "closed.fla");
          fl.saveDocument(last, file);
          return [current, outcome(function () { return fl.closeDocument(file, false); })];
      },
      'flfile-utf-8': function () {
          var file = "".concat(ownFolder(), "umlaut.txt");
          FLfile.write(file, '\u00e4');
          return [FLfile.getSize(file), FLfile.read(file) === '\u00e4'];
      },
      'write-mode': function () {
          var file = "".concat(ownFolder(), "mode.txt");
          FLfile.write(file, 'a');
          FLfile.write(file, 'b', 'overwrite');
          return FLfile.read(file);
      },
      'read-binary': function () {
          var file = "".concat(ownFolder(), "binary.txt");
          FLfile.write(file, 'abc');
          return outcome(function () { return FLfile.readBinary(file); });
      },
      'path-to-uri': function () {
          return [
              outcome(function () { return FLfile.platformPathToURI('file:///c/x'); }),
              outcome(function () { return FLfile.platformPathToURI('/x y'); }),
              outcome(function () { return FLfile.platformPathToURI(''); })
          ];
      },
      'uri-to-path': function () {
          return outcome(function () { return FLfile.uriToPlatformPath('x'); });
      },
      'list-folder': function () {
          var folder = "".concat(ownFolder(), "listed/");
          FLfile.createFolder(folder);
          FLfile.write("".concat(folder, "b"), '');
          FLfile.write("".concat(folder, "a"), '');
          FLfile.write("".concat(folder, "c"), '');
          var names = FLfile.listFolder(folder, 'files');
          FLfile.remove(folder);
          return names;
      },
      'remove-read-only': function () {
          var folder = "".concat(ownFolder(), "kept/");
          FLfile.createFolder(folder);
          FLfile.write("".concat(folder, "a"), 'a');
          FLfile.write("".concat(folder, "b"), 'b');
          FLfile.setAttributes("".concat(folder, "b"), 'R');
          var removed = outcome(function () { return FLfile.remove(folder); });
          var left = FLfile.listFolder(folder, 'files');
          FLfile.setAttributes("".concat(folder, "b"), 'W');
          FLfile.remove(folder);
          return [removed, left];
      },
      'groups-without-part': function () {
          var groups = /(a)|(b)/.exec('a');
          return [groups[2], 'a'.replace(/(a)|(b)/, '[$2]')];
      }
  };
  function listen(type, seen) {
      return fl.addEventListener(type, function () {
          seen.push(type);
      });
  }

  var selection = {
      'selection-adds': function () {
          var document = newDocument();
          var first = placeNew(document, 'first');
          var second = placeNew(document, 'second', 200);
          document.selectNone();
          document.selection = [first];
          document.selection = [second];
          return namesOf(selected(document)).sort();
      },
      'selection-after-frames': function () {
          var document = newDocument();
          var first = placeNew(document, 'first');
          placeNew(document, 'second', 200);
          document.selectNone();
          document.getTimeline().setSelectedFrames(0, 1, true);
          document.selection = [first];
          return namesOf(selected(document)).sort();
      },
      'selection-order': function () {
          var document = newDocument();
          placeNew(document, 'a');
          placeNew(document, 'b', 200);
          placeNew(document, 'c', 400);
          document.selectAll();
          var order = namesOf(selected(document)).join();
          var elements = namesOf(elementsAt(document));
          if (order === elements.join())
              return 'as frame.elements';
          return order === elements.reverse().join() ? 'reversed' : order;
      },
      'selection-leaves-out': function () {
          var document = newDocument();
          var instance = placeNew(document, 'a');
          var layer = document.getTimeline().layers[0];
          var selects = function () {
              select(document, [instance]);
              return selected(document).length;
          };
          var before = selects();
          layer.locked = true;
          var onLocked = selects();
          layer.locked = false;
          layer.visible = false;
          var onHidden = selects();
          layer.visible = true;
          instance.locked = true;
          var locked = selects();
          return [before, onLocked, onHidden, locked];
      },
      'selection-layers': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          var instance = placeNew(document, 'a');
          addLayer(document, 'second');
          addLayer(document, 'third');
          timeline.setSelectedLayers(0, true);
          select(document, [instance]);
          return [timeline.getSelectedLayers(), timeline.currentLayer];
      },
      'set-element-property': function () {
          var document = newDocument();
          makeSymbol(document, 'button', 'button');
          makeSymbol(document, 'graphic', 'graphic');
          var button = place(document, 'button', 'button', 0, 0);
          var graphic = place(document, 'graphic', '', 200, 0);
          select(document, [button, graphic]);
          document.setElementProperty('loop', 'single frame');
          return [graphic.loop, button.loop];
      },
      'selected-layers-false': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          addLayer(document, 'second');
          timeline.setSelectedLayers(0, true);
          timeline.setSelectedLayers(1, false);
          timeline.setSelectedLayers(1, false);
          return timeline.getSelectedLayers();
      }
  };

  function quote(text) {
      var quoted = '"';
      for (var i = 0; i < text.length; i++)
          quoted += quoteCharacter(text.charAt(i));
      return "".concat(quoted, "\"");
  }
  function quoteCharacter(character) {
      var code = character.charCodeAt(0);
      if (character === '"' || character === '\\')
          return "\\".concat(character);
      return code < 32 || code > 126 ? "\\u".concat("000".concat(code.toString(16)).slice(-4)) : character;
  }

  function show(value) {
      if (typeof value === 'string')
          return "'" + value + "'";
      if (typeof value === 'number')
          return String(Math.round(value * 1000) / 1000);
      if (value instanceof Array)
          return '[' + showAll(value).join(', ') + ']';
      return String(value);
  }
  function showAll(values) {
      var shown = [];
      for (var i = 0; i < values.length; i++)
          shown.push(show(values[i]));
      return shown;
  }

  function ask(id, questions) {
      var result;
      try {
          result = "{ \"answer\": ".concat(quote(show(questions[id]())), " }");
      }
      catch (error) {
          result = "{ \"error\": ".concat(quote(textOf$1(error)), " }");
      }
      closeDocuments();
      return "".concat(quote(id), ": ").concat(result);
  }
  function textOf$1(error) {
      try {
          return String(error);
      }
      catch (_a) {
          return 'an error without a text';
      }
  }

  var PROGRAM = 'adobe-collection: questions to Animate';
  var Report = (function () {
      function Report() {
          this.head = headLines();
          this.answers = [];
          this.uri = uriOfAnswers();
      }
      Report.prototype.next = function (id) {
          if (this.uri !== null)
              FLfile.write(this.uri, this.text(id));
      };
      Report.prototype.add = function (answer) {
          this.answers.push(answer);
      };
      Report.prototype.tell = function () {
          fl.trace(this.uri === null ? this.text(null) : "The answers are in ".concat(FLfile.uriToPlatformPath(this.uri)));
      };
      Report.prototype.text = function (asking) {
          var last = "\"answers\": {\n    ".concat(this.answers.join(',\n    '), "\n  }");
          var members = this.head.concat(asking === null ? [] : ["\"asking\": ".concat(quote(asking))], [last]);
          return "{\n  ".concat(members.join(',\n  '), "\n}\n");
      };
      return Report;
  }());
  function headLines() {
      var version = textOf(function () { return fl.version; });
      var language = textOf(function () { return fl.languageCode; });
      return [
          "\"program\": ".concat(quote(PROGRAM)),
          "\"version\": ".concat(quote(PACKAGE_VERSION)),
          "\"animate\": ".concat(quote(version)),
          "\"platform\": ".concat(quote(version.split(' ')[0])),
          "\"language\": ".concat(quote(language))
      ];
  }
  function uriOfAnswers() {
      var folder = textOf(function () { return fl.configURI; });
      return folder === '' || typeof FLfile === 'undefined' ? null : "".concat(folder, "adobe-collection-answers.json");
  }
  function textOf(read) {
      try {
          return String(read() || '');
      }
      catch (_a) {
          return '';
      }
  }

  function askAll(topics) {
      var report = new Report();
      var front = activeDocument();
      for (var i = 0; i < topics.length; i++) {
          for (var id in topics[i]) {
              if (!Object.prototype.hasOwnProperty.call(topics[i], id))
                  continue;
              report.next(id);
              report.add(ask(id, topics[i]));
          }
      }
      attempt(removeFolder);
      attempt(function () {
          if (front !== null)
              fl.setActiveWindow(front);
      });
      report.next(null);
      report.tell();
  }
  function activeDocument() {
      var document = null;
      attempt(function () {
          document = fl.getDocumentDOM();
      });
      return document;
  }
  function attempt(work) {
      try {
          work();
      }
      catch (_a) {
      }
  }

  var timelines = {
      'insert-frames': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          addLayer(document, 'other');
          timeline.insertFrames(5);
          return [timeline.layers[0].frameCount, timeline.layers[1].frameCount, timeline.currentFrame];
      },
      'scene-name': function () {
          var document = newDocument();
          document.addNewScene('second');
          var taken = outcome(function () { return (document.timelines[0].name = 'second'); });
          var empty = outcome(function () { return (document.timelines[0].name = ''); });
          document.editScene(0);
          return [taken, empty, outcome(function () { return document.renameScene('second'); })];
      },
      'paste-frames-from-another': function () {
          var first = newDocument();
          placeNew(first, 'a');
          first.getTimeline().copyFrames(0);
          var second = newDocument();
          second.getTimeline().pasteFrames(0);
          return [namesOf(second.library.items), elementsAt(second).length];
      },
      'layers-in-layers': function () {
          var document = newDocument();
          var masked = document.getTimeline().layers[0];
          var mask = addLayer(document, 'mask');
          var folder = addLayer(document, 'folder', 'folder');
          mask.layerType = 'mask';
          masked.layerType = 'masked';
          var before = layerNameOf(masked.parentLayer);
          masked.parentLayer = folder;
          return [before, layerNameOf(masked.parentLayer), masked.layerType];
      },
      'get-selected-layers': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          addLayer(document, 'other');
          timeline.setSelectedLayers(0, true);
          timeline.setSelectedLayers(1, false);
          return timeline.getSelectedLayers();
      },
      'insert-keyframe-playhead': function () {
          var timeline = newDocument().getTimeline();
          timeline.insertFrames(9);
          timeline.insertBlankKeyframe(5);
          return timeline.currentFrame;
      },
      'convert-to-keyframes': function () {
          var timeline = newDocument().getTimeline();
          timeline.insertFrames(5);
          timeline.convertToKeyframes(0);
          return startsOf(timeline.layers[0]);
      },
      'convert-to-keyframes-playhead': function () {
          var timeline = newDocument().getTimeline();
          timeline.setSelectedFrames([]);
          timeline.convertToKeyframes();
          return [timeline.currentFrame, startsOf(timeline.layers[0])];
      },
      'blank-keyframes-playhead': function () {
          var timeline = newDocument().getTimeline();
          timeline.setSelectedFrames([]);
          timeline.convertToBlankKeyframes();
          return [timeline.currentFrame, startsOf(timeline.layers[0])];
      },
      'convert-to-blank-keyframes': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'a');
          timeline.insertFrames(9);
          timeline.convertToBlankKeyframes(3, 4);
          return [startsOf(timeline.layers[0]), elementsAt(document, 2).length, elementsAt(document, 8).length];
      },
      'line-breaks-of-scripts': function () {
          var frame = newDocument().getTimeline().layers[0].frames[0];
          frame.actionScript = 'a;\r\nb;\nc;';
          var values = [];
          for (var i = 0; i < frame.actionScript.length; i++)
              if (frame.actionScript.charCodeAt(i) < 32)
                  values.push(frame.actionScript.charCodeAt(i));
          return values;
      },
      'new-layer': function () {
          var _a;
          var document = newDocument();
          var timeline = document.getTimeline();
          var name = timeline.layers[0].name.replace('1', '7');
          var inside = addLayer(document, name);
          inside.parentLayer = addLayer(document, 'folder', 'folder');
          timeline.currentLayer = timeline.findLayerIndex(name)[0];
          var index = timeline.addNewLayer(undefined);
          var made = timeline.layers[index];
          return [layerNameOf(made.parentLayer), (_a = /(\d+)$/.exec(made.name)) === null || _a === void 0 ? void 0 : _a[1]];
      },
      'current-layer': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          timeline.insertFrames(5);
          addLayer(document, 'other');
          timeline.setSelectedFrames([0, 0, 1], true);
          timeline.currentLayer = 1;
          return timeline.getSelectedFrames();
      },
      'current-layer-beyond': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          addLayer(document, 'other');
          var set = outcome(function () { return (timeline.currentLayer = 9); });
          return [set, timeline.currentLayer];
      },
      'convert-keyframes-beyond': function () {
          var timeline = newDocument().getTimeline();
          var converted = outcome(function () { return timeline.convertToKeyframes(5); });
          return [converted, timeline.layers[0].frameCount];
      },
      'convert-keyframes-selection': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'a');
          timeline.insertFrames(5);
          timeline.currentFrame = 3;
          timeline.setSelectedFrames([0, 3, 4], true);
          timeline.convertToKeyframes();
          return [startsOf(timeline.layers[0]), namesOf(selected(document))];
      },
      'sound-envelope-limits': function () {
          var _a = newDocument().getTimeline().layers[0].frames[0].getSoundEnvelopeLimits(), start = _a.start, end = _a.end;
          return [start, end];
      },
      'set-selected-frames': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          addLayer(document, 'other');
          timeline.insertFrames(9, true);
          timeline.currentFrame = 0;
          timeline.setSelectedLayers(0, true);
          timeline.setSelectedFrames([1, 5, 7], true);
          return [timeline.currentFrame, timeline.currentLayer, timeline.getSelectedLayers()];
      },
      'beyond-the-end': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          addLayer(document, 'other');
          var layer = timeline.layers[0];
          return [
              outcome(function () { return timeline.deleteLayer(2); }),
              outcome(function () { return timeline.setSelectedLayers(2, true); }),
              outcome(function () { return timeline.setSelectedFrames([2, 0, 1], true); }),
              outcome(function () { return timeline.reorderLayer(2, 0); }),
              outcome(function () { return layer.getBlendModeAtFrame(1); }),
              outcome(function () { return layer.setRigParentAtFrame(timeline.layers[1], 1); })
          ];
      },
      'merge-layers': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'back');
          addLayer(document, 'upper');
          placeNew(document, 'front');
          mergeLayers(timeline, 0, 1);
          return [
              namesOf(timeline.layers),
              namesOf(timeline.layers[0].frames[0].elements).sort(),
              timeline.currentLayer
          ];
      },
      'bounds-frames': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          timeline.insertBlankKeyframe(1);
          timeline.currentFrame = 1;
          placeNew(document, 'a', 10, 20);
          return [sidesOf(timeline.getBounds(1)), sidesOf(timeline.getBounds(2))];
      },
      'bounds-content': function () {
          var document = newDocument();
          drawSquare(document, 0, 0);
          addLayer(document, 'guide').layerType = 'guide';
          placeNew(document, 'a', 500, 500);
          var _a = document.getTimeline().getBounds(1), right = _a.right, bottom = _a.bottom;
          return [
              right > 400 || bottom > 400 ? 'with guides' : 'without guides',
              right > 100 ? 'with strokes' : 'without strokes'
          ];
      }
  };
  function sidesOf(box) {
      if (typeof box !== 'object')
          return box;
      var _a = box, left = _a.left, top = _a.top, right = _a.right, bottom = _a.bottom;
      return [left, top, right, bottom];
  }

  var tweens = {
      'ease-presets': function () {
          var document = tweenedDocument();
          var timeline = document.getTimeline();
          timeline.setFrameProperty('easeType', 5, -1, 40);
          var frame = timeline.layers[0].frames[0];
          var classic = frame.tweenEasing;
          timeline.setFrameProperty('easeType', 5, 1, 0);
          timeline.insertKeyframe(5);
          return [classic, elementAt(document, 5).x];
      },
      'reverse-frames': function () {
          var document = tweenedDocument();
          var timeline = document.getTimeline();
          timeline.setFrameProperty('tweenEasing', 50, 0);
          timeline.reverseFrames(0, 11);
          var _a = timeline.layers[0].frames[0], tweenType = _a.tweenType, tweenEasing = _a.tweenEasing;
          return [elementAt(document).x, elementAt(document, 10).x, tweenType, tweenEasing];
      },
      'type-of-motion-object': function () {
          return motionTimeline().layers[0].frames[0].tweenType;
      },
      'ease-curve': function () {
          var timeline = tweenedDocument().getTimeline();
          timeline.setFrameProperty('easeType', 5, 8, 0);
          return timeline.layers[0].frames[0].getCustomEase().length;
      },
      'create-motion-object': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'a');
          timeline.insertFrames(9);
          timeline.createMotionObject(0);
          var frame = timeline.layers[0].frames[0];
          return [frame.isMotionObject(), frame.duration, namesOf(frame.elements)];
      },
      'set-motion-object-xml': function () {
          var xml = motionTimeline().layers[0].frames[0].getMotionObjectXML();
          var document = newDocument();
          var timeline = document.getTimeline();
          placeNew(document, 'b');
          timeline.insertFrames(3);
          timeline.createMotionObject(0);
          timeline.layers[0].frames[0].setMotionObjectXML(xml, false);
          return timeline.layers[0].frames[0].duration;
      },
      'set-motion-object-duration': function () {
          var timeline = motionTimeline();
          timeline.layers[0].frames[0].setMotionObjectDuration(20);
          return [timeline.layers[0].frameCount, timeline.layers[0].frames[0].duration];
      },
      'tweened-filters': function () {
          var document = tweenedDocument();
          select(document, [elementAt(document)]);
          document.addFilter('blurFilter');
          document.setFilterProperty('blurX', 0, 10);
          document.getTimeline().insertKeyframe(5);
          var filters = elementAt(document, 5).filters;
          return filters === undefined || filters.length === 0 ? 'none' : [filters[0].name, filters[0].blurX];
      },
      'motion-guides': function () {
          var document = tweenedDocument();
          var timeline = document.getTimeline();
          elementAt(document).setTransformationPoint(point(0, 0));
          elementAt(document, 10).setTransformationPoint(point(0, 0));
          timeline.addMotionGuide();
          timeline.currentLayer = 0;
          document.addNewLine(point(0, 0), point(50, 50));
          document.addNewLine(point(50, 50), point(100, 0));
          timeline.currentLayer = 1;
          timeline.insertKeyframe(5);
          var _a = timeline.layers[1].frames[5].elements[0], x = _a.x, y = _a.y;
          return [x, y];
      },
      'tweened-angles': function () {
          var document = tweenedDocument();
          elementAt(document, 10).rotation = 37;
          document.getTimeline().insertKeyframe(3);
          return elementAt(document, 3).rotation;
      },
      'tweened-places': function () {
          var document = tweenedDocument();
          document.getTimeline().insertKeyframe(3);
          var _a = elementAt(document, 3).matrix, tx = _a.tx, ty = _a.ty;
          return [tx, ty];
      },
      'tween-easing': function () {
          var document = tweenedDocument();
          var timeline = document.getTimeline();
          timeline.setFrameProperty('easeType', 5, 1, 0);
          var frame = timeline.layers[0].frames[0];
          frame.tweenEasing = 0;
          timeline.insertKeyframe(5);
          return [frame.tweenEasing, elementAt(document, 5).x];
      },
      'remove-motion-object': function () {
          var timeline = motionTimeline();
          timeline.removeMotionObject(2, 3);
          return [startsOf(timeline.layers[0]), timeline.layers[0].frames[0].isMotionObject()];
      },
      'keyframe-in-motion-object': function () {
          var timeline = motionTimeline();
          timeline.insertKeyframe(4);
          var frames = timeline.layers[0].frames;
          return [startsOf(timeline.layers[0]), frames[0].isMotionObject(), frames[5].isMotionObject()];
      },
      'shape-tween-frame-by-frame': function () {
          var document = newDocument();
          var timeline = document.getTimeline();
          drawSquare(document, 0, 0);
          timeline.insertFrames(5);
          timeline.insertKeyframe(5);
          timeline.setFrameProperty('tweenType', 'shape', 0);
          timeline.layers[0].frames[0].convertToFrameByFrameAnimation();
          return [startsOf(timeline.layers[0]).length, elementAt(document, 2).elementType];
      },
      'copy-part-of-tween': function () {
          var document = tweenedDocument();
          var timeline = document.getTimeline();
          timeline.copyFrames(0, 6);
          addLayer(document, 'other');
          timeline.pasteFrames(0, 6);
          return [startsOf(timeline.layers[0]), elementAt(document, 5).x];
      },
      'keyframe-in-tween': function () {
          var document = tweenedDocument();
          elementAt(document).colorAlphaPercent = 0;
          document.getTimeline().insertKeyframe(5);
          var instance = elementAt(document, 5);
          return [instance.x, instance.colorAlphaPercent];
      }
  };
  function motionTimeline() {
      var document = newDocument();
      var timeline = document.getTimeline();
      placeNew(document, 'a');
      timeline.insertFrames(9);
      timeline.createMotionObject(0, 10);
      return timeline;
  }

  askAll([
      selection,
      library,
      editing,
      border,
      program,
      documents,
      drawing,
      elements,
      timelines,
      tweens,
      camera,
      pictures,
      disputed
  ]);

})();

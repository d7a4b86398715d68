import type { Reliance } from './Reliance';

const DOT = { name: 'dot', layers: [{ elements: [{ shape: 'oval' as const, width: 20, height: 40 }] }] };
const BOX = { shape: 'rectangle' as const, width: 10, height: 10, fill: '#FF0000' };
const PRELUDE = 'var doc = fl.getDocumentDOM(), lib = doc.library, tl = doc.getTimeline(), L = tl.layers; ';
const STARTS = 'L[0].frames.map(function (f) { return f.startFrame; }).join("")';

/** What published scripts do, as their text means it. Each ended well, and wrong, or ended with an error, before. */
export const reliances: readonly Reliance[] = [
  {
    holds: 'convertToKeyframes() goes on by one frame for each label, beyond the end too',
    source: 'barkunas/JSFLScripts, Rexarz/JSFLScripts',
    document: { layers: [{ elements: [BOX] }] },
    ask: `${PRELUDE} ['en', 'es', 'pt'].forEach(function (name, i) {
      L[0].frames[i].name = name;
      if (i < 2) tl.convertToKeyframes();
    }); [L[0].frames.map(function (f) { return f.name; }), L[0].frames[2].elements.length, tl.currentFrame]`,
    gives: [['en', 'es', 'pt'], 1, 2],
  },
  {
    holds: 'convertToKeyframes() goes through a span that is there, and labels set at the playhead follow',
    source: 'barkunas/JSFLScripts',
    document: { layers: [{ duration: 3, elements: [BOX] }] },
    ask: `${PRELUDE} ['ru', 'pl'].forEach(function (name) {
      tl.convertToKeyframes(); tl.setSelectedFrames([]); tl.setFrameProperty('name', name);
    }); L[0].frames.map(function (f) { return f.name; })`,
    gives: ['', 'ru', 'pl'],
  },
  {
    holds: 'convertToKeyframes() of selected frames goes nowhere',
    source: 'revanaii/JSFLs',
    document: { layers: [{ duration: 3, elements: [BOX] }] },
    ask: `${PRELUDE} tl.selectAllFrames(); tl.convertToKeyframes(); ${STARTS} + tl.currentFrame + tl.frameCount`,
    gives: '01203',
  },
  {
    holds: 'what went into a new symbol is selected when it is entered',
    source: 'Rexarz/JSFLScripts',
    document: { layers: [{ elements: [BOX, { ...BOX, x: 30 }] }, { name: 'other', elements: [BOX] }] },
    ask: `${PRELUDE} doc.selectNone(); doc.selection = L[0].frames[0].elements;
      doc.convertToSymbol('movie clip', 'made', 'center'); doc.enterEditMode('inPlace');
      var before = doc.selection.length; doc.deleteSelection();
      [before > 0, doc.getTimeline().layers[0].frames[0].elements.length]`,
    gives: [true, 0],
  },
  {
    holds:
      'after exitEditMode the instance is the selection, and its symbol is entered with nothing selected',
    source: 'Rexarz/JSFLScripts',
    document: { layers: [{ elements: [BOX] }] },
    ask: `${PRELUDE} doc.selectAll(); doc.convertToSymbol('movie clip', 'made', 'center');
      doc.enterEditMode('inPlace'); doc.exitEditMode(); var name = doc.selection[0].libraryItem.name;
      doc.enterEditMode('inPlace'); [name, doc.selection.length]`,
    gives: ['made', 0],
  },
  {
    holds: 'a click in a circle that was broken apart selects its fill: deleting it leaves the line',
    source: 'rabit2022/AnJsflScript, GraphicsUtil.drawCircleLineWithoutFill',
    document: { layers: [{}] },
    ask: `${PRELUDE} doc.addNewPrimitiveOval({ left: 10, top: 10, right: 90, bottom: 90 });
      doc.setSelectionRect({ left: 10, top: 10, right: 90, bottom: 90 }, true, true); doc.breakApart();
      doc.mouseClick({ x: 50, y: 50 }, true, true); doc.mouseClick({ x: 50, y: 50 }, false, true);
      doc.deleteSelection(); var shape = L[0].frames[0].elements[0];
      [shape.contours.filter(function (c) { return c.fill.style !== 'noFill'; }).length, shape.edges[0].stroke.style]`,
    gives: [0, 'solid'],
  },
  {
    holds: 'pasteFrames() takes the place of all frames of a selected layer',
    source: 'milkmidi/flash-extensions-milkmidiv4, lymanland/tools',
    document: { layers: [{ name: 'a', frames: [{ duration: 3, name: 'x' }, { duration: 2 }] }] },
    ask: `${PRELUDE} tl.setSelectedLayers(0, true); tl.copyFrames();
      tl.setSelectedLayers(tl.addNewLayer('copy', 'normal', true), true); tl.pasteFrames();
      [tl.layers[0].name, tl.layers[0].frameCount, tl.layers[0].frames[3].startFrame, tl.layers[0].frames[0].name]`,
    gives: ['copy', 5, 3, 'x'],
  },
  {
    holds: 'pasteFrames(0) leaves no blank frame behind in a new symbol',
    source: 'jmcscript/portfolio-tt-jsfl, Daley/JSFLTool, lymanland/tools',
    document: { layers: [{ frames: [{ duration: 3 }, { duration: 2 }] }] },
    ask: `${PRELUDE} tl.selectAllFrames(); tl.copyFrames(); lib.addNewItem('movie clip', 'new'); lib.editItem('new');
      doc.getTimeline().pasteFrames(0); doc.getTimeline().frameCount`,
    gives: 5,
  },
  {
    holds: 'pasteFrames() after selectAllFrames or setSelectedLayers does so too',
    source: 'carly28/TransferGFX-JSFL, Nat23-GH/nat23-jsfls',
    document: { layers: [{ frames: [{ duration: 3 }, { duration: 2 }] }] },
    ask: `${PRELUDE} tl.selectAllFrames(); tl.copyFrames();
      ['selectAllFrames()', 'setSelectedLayers(0, true)'].map(function (call, i) {
        lib.addNewItem('graphic', 'new' + i); lib.editItem('new' + i);
        var inner = doc.getTimeline(); eval('inner.' + call); inner.pasteFrames(); return inner.frameCount;
      })`,
    gives: [5, 5],
  },
  {
    holds: 'one frame pasted within a span takes the place of one',
    source: 'the help of Flash, which speaks of the frames to replace',
    document: { layers: [{ frames: [{ name: 'a' }, { duration: 5 }] }] },
    ask: `${PRELUDE} tl.copyFrames(0); tl.pasteFrames(3); ${STARTS} + ' ' + L[0].frames[3].name`,
    gives: '011344 a',
  },
  {
    holds: 'cutFrames() and pasteFrames(3) make a button that is hit only',
    source: 'milkmidi/flash-extensions-milkmidiv4',
    document: { layers: [{ elements: [BOX] }] },
    ask: `${PRELUDE} doc.selectAll(); doc.convertToSymbol('button', 'hit', 'top left'); doc.enterEditMode('inPlace');
      doc.getTimeline().cutFrames(); doc.getTimeline().pasteFrames(3);
      doc.getTimeline().layers[0].frames.map(function (f) { return f.elements.length; })`,
    gives: [0, 0, 0, 1],
  },
  {
    holds: 'what is placed after insertBlankKeyframe(index) is on that frame',
    source: 'AdoBeatTheWorld/jsfl-examples, lymanland/tools, Rexarz/JSFLScripts',
    document: { library: [DOT], layers: [{}] },
    ask: `${PRELUDE} for (var i = 0; i < 3; i++) {
      if (i > 0) tl.insertBlankKeyframe(i);
      doc.addItem({ x: 0, y: 0 }, lib.items[0]);
    } L[0].frames.map(function (f) { return f.elements.length; })`,
    gives: [1, 1, 1],
  },
  {
    holds: 'a label set after insertKeyframe(index) is that of the keyframe',
    source: 'Rexarz/JSFLScripts',
    document: { layers: [{ duration: 10 }] },
    ask: `${PRELUDE} tl.setFrameProperty('name', 'up'); tl.insertKeyframe(4); tl.setFrameProperty('name', 'down');
      [L[0].frames[0].name, L[0].frames[4].name, L[0].frames[9].startFrame]`,
    gives: ['up', 'down', 4],
  },
  {
    holds: 'symbolType can be set on each keyframe in turn, whatever is there',
    source: 'Mapaler/Adobe-Series-Self-Scripted',
    document: {
      library: [DOT],
      layers: [{ frames: [{ elements: [BOX] }, { elements: [{ item: 'dot' }] }] }],
    },
    ask: `${PRELUDE} for (var i = 0; i < 2; i++) {
      tl.setSelectedFrames(i, i + 1); doc.setElementProperty('symbolType', 'graphic');
    } L[0].frames[1].elements[0].symbolType`,
    gives: 'graphic',
  },
  {
    holds: 'what is a property of a text is none of its characters, and the script goes on',
    source: 'TKCB/TKCB-JSFL-Command-Set',
    document: { layers: [{ elements: [{ text: 'a' }] }] },
    ask: `${PRELUDE} var text = L[0].frames[0].elements[0]; text.setTextAttr('alignment', 'justify');
      text.setTextAttr('selectable', false); text.scrollable = false; [text.getTextAttr('alignment'), text.selectable]`,
    gives: ['justify', true],
  },
  {
    holds: 'attributes of texts are at the places at which they were read',
    source: 'Rexarz/JSFLScripts',
    document: { layers: [{ elements: [{ text: 'a' }] }] },
    ask: `${PRELUDE} var names = []; for (var name in L[0].frames[0].elements[0].textRuns[0].textAttrs) names.push(name);
      [3, 4, 5, 6, 7, 9, 15].map(function (i) { return names[i]; }).join(' ')`,
    gives: 'characterSpacing letterSpacing face fillColor italic size alignment',
  },
  {
    holds: 'a scaling grid that is switched on lies a quarter inside',
    source: 'Daley/JSFLTool; the help of Flash CC, "Edit movie clip symbols with 9-slice scaling"',
    document: { library: [DOT, { name: 'blank' }], layers: [] },
    ask: `${PRELUDE} lib.items.map(function (item) {
      item.scalingGrid = true; var r = item.scalingGridRect; return [r.left, r.top, r.right, r.bottom];
    })`,
    gives: [
      [5, 10, 15, 30],
      [0, 0, 0, 0],
    ],
  },
  {
    holds: 'a grid that is there stays when it is switched on again',
    source: 'Daley/JSFLTool',
    document: { library: [DOT], layers: [] },
    ask: `${PRELUDE} lib.items[0].scalingGridRect = { left: 1, top: 2, right: 3, bottom: 4 };
      lib.items[0].scalingGrid = true; lib.items[0].scalingGridRect.bottom`,
    gives: 4,
  },
  {
    holds: 'edges that are given one by one are filled together, and makeShape leaves its shape selected',
    source: 'Mapaler/Adobe-Series-Self-Scripted',
    document: { layers: [{ elements: [BOX] }] },
    ask: `${PRELUDE} var edges = L[0].frames[0].elements[0].edges, path = fl.drawingLayer.newPath();
      for (var i = edges.length - 1; i >= 0; i--) {
        var start = edges[i].getControl(0), end = edges[i].getControl(2);
        path.newContour(); path.addPoint(start.x, start.y); path.addPoint(end.x, end.y);
      }
      doc.selectAll(); doc.clipCut(); path.makeShape(false, true);
      var fill = doc.getCustomFill(); fill.style = 'solid'; fill.color = '#123456'; doc.setCustomFill(fill);
      var shape = L[0].frames[0].elements[0];
      [shape.width, shape.contours.filter(function (c) { return c.fill.color == '#123456'; }).length]`,
    gives: [10, 1],
  },
  {
    holds: 'an item that no folder is named for stays where it is',
    source: 'liuzhuan/jsfl-toolbox',
    document: { library: [{ name: 'box', type: 'folder' }, DOT], layers: [] },
    ask: `${PRELUDE} var folders = { 'movie clip': 'box' }; lib.items.forEach(function (item) {
      lib.moveToFolder(folders[item.itemType], item.name);
    }); lib.items.map(function (item) { return item.name; })`,
    gives: ['box', 'box/dot'],
  },
  {
    holds: 'a layer that is named by a variable without a value is called "undefined"',
    source: 'zhangfree/jsfl_package',
    document: { layers: [{ name: 'a' }] },
    ask: `${PRELUDE} var name; if (tl.findLayerIndex(name) == undefined) L[0].name = name; L[0].name`,
    gives: 'undefined',
  },
  {
    holds: 'every contour is walked from its half edge on, with id = 0 before the first step',
    source: 'mmcs85/PFA-Exporter, and the example of contour.getHalfEdge (contour1)',
    document: { layers: [{ elements: [BOX] }] },
    ask: `${PRELUDE} L[0].frames[0].elements[0].contours.map(function (contour) {
      var he = contour.getHalfEdge(), iStart = he.id, id = 0, steps = 0;
      while (id != iStart && steps < 9) { he = he.getNext(); id = he.id; steps++; }
      return steps;
    })`,
    gives: [4, 4],
  },
  {
    holds:
      'convertToBlankKeyframes() goes on by one frame for each picture that is placed, beyond the end too',
    source:
      'laowai411/Tools_JSFL; Convert Multiple Library Items to MovieClip by Nobuhiro Takahashi (feb19.jp)',
    document: { library: [DOT], layers: [{}] },
    ask: `${PRELUDE} for (var i = 0; i < 3; i++) {
      lib.selectItem('dot'); lib.addItemToDocument({ x: 9 * i, y: 0 });
      if (i < 2) tl.convertToBlankKeyframes();
    } [L[0].frames.map(function (f) { return f.elements.length; }), tl.currentFrame]`,
    gives: [[1, 1, 1], 2],
  },
  {
    holds:
      'convertToBlankKeyframes() goes through the frames that are there, and labels set at the playhead follow',
    source: 'laowai411/Tools_JSFL',
    document: { layers: [{ name: 'a', duration: 3, elements: [BOX] }] },
    ask: `${PRELUDE} tl.addNewLayer(); tl.currentFrame = 0; doc.selectNone();
      for (var i = 0; i < 3; i++) { tl.setFrameProperty('name', i + 1); if (i < 2) tl.convertToBlankKeyframes(); }
      [tl.layers[0].frames.map(function (f) { return f.name; }), tl.frameCount]`,
    gives: [['1', '2', '3'], 3],
  },
  {
    holds: 'convertToBlankKeyframes() of selected frames empties them and goes nowhere',
    source: 'the reference, convertToBlankKeyframes: the currently selected frames',
    document: { layers: [{ frames: [{ elements: [BOX] }, { duration: 3, elements: [BOX] }] }] },
    ask: `${PRELUDE} tl.setSelectedFrames([0, 1, 2]); tl.convertToBlankKeyframes();
      [L[0].frames.map(function (f) { return f.elements.length; }), tl.currentFrame]`,
    gives: [[1, 0, 0, 0], 1],
  },
  {
    holds: 'setStroke draws a line around a drawing object that has none',
    source: 'Roughen Edges by Justin Putney (ajarproductions.com), sergiopop75/Adobe-Animate-Commands',
    document: { layers: [{ elements: [BOX] }] },
    ask: `${PRELUDE} doc.selectAll(); doc.union(); doc.setStroke('#0000FF', 4, 'solid');
      doc.selection[0].edges.map(function (e) { return e.stroke.style + e.stroke.thickness; }).join()`,
    gives: 'solid4,solid4,solid4,solid4',
  },
  {
    holds: 'setStroke draws a line around a primitive that has none, and none around a raw shape',
    source: 'what the property inspector does; Roughen Edges makes an object of a raw shape first',
    document: {
      layers: [
        { elements: [{ primitive: 'oval', width: 10, height: 10, fill: '#FF0000' }] },
        { elements: [BOX] },
      ],
    },
    ask: `${PRELUDE} doc.selectAll(); doc.setStroke('#0000FF', 4, 'solid');
      L.map(function (layer) { return layer.frames[0].elements[0].edges[0].stroke.style; })`,
    gives: ['solid', 'noStroke'],
  },
  {
    holds: 'the edge of a half edge leads to its vertex, along a filled contour against the file',
    source:
      'mmcs85/PFA-Exporter, describeShape of vpmedia/flash-jsfl-collection; "at the head of the half edge" (halfEdg4)',
    document: { layers: [{ elements: [{ shape: 'oval', width: 20, height: 20 }] }] },
    ask: `${PRELUDE} var shape = L[0].frames[0].elements[0];
      var inside = shape.contours.filter(function (contour) { return contour.interior; })[0];
      var he = inside.getHalfEdge(), last = he.getVertex(), fits = 0, steps = 0;
      do {
        he = he.getNext(); steps++;
        var curve = shape.getCubicSegmentPoints(he.getEdge().cubicSegmentIndex), vertex = he.getVertex();
        if (curve[3].x == last.x && curve[3].y == last.y && curve[0].x == vertex.x && curve[0].y == vertex.y) fits++;
        last = vertex;
      } while (he.id != inside.getHalfEdge().id);
      [fits, steps]`,
    gives: [8, 8],
  },
  {
    holds:
      '0 is false and 1 is true for optional Booleans: a layer goes below, a layer is added to the selection',
    source: 'Layer Frame Distributer, vpmedia/flash-jsfl-collection',
    document: { layers: [{ name: 'a' }] },
    ask: `${PRELUDE} tl.addNewLayer('b', 'normal', 0); tl.addNewLayer('c', 'normal', 1);
      tl.setSelectedLayers(0); tl.setSelectedLayers(1, 0);
      [tl.layers.map(function (layer) { return layer.name; }).join(''), tl.getSelectedLayers().length]`,
    gives: ['acb', 2],
  },
];

import type { Reliance } from './Reliance';

const PRELUDE =
  'var doc = fl.getDocumentDOM(), tl = doc.getTimeline(), L = tl.layers; var state = function () { return [tl.currentLayer, tl.getSelectedLayers().join(), tl.getSelectedFrames().join()]; }; ';
const THREE = { layers: ['a', 'b', 'c'].map((name) => ({ name, duration: 10 })) };
/** Every layer selected one by one, as loops of scripts do. */
const SAME = '[tl.layerCount, L.map(function (l) { return l.name; }).join(""), tl.frameCount].join()';

/** Selections of layers and frames, and members that take an index of one: what saved documents and scripts show. */
export const timelineReliances: readonly Reliance[] = [
  {
    holds: 'selecting frames of another layer selects that layer, and makes it the current one',
    source: 'a document that Flash saved after such a script: the new layer is above the layer of the frames',
    document: THREE,
    ask: `${PRELUDE} tl.setSelectedLayers(2); tl.setSelectedFrames([0, 0, 1]);
      [state(), tl.addNewLayer('n')]`,
    gives: [[0, '0', '0,0,1'], 0],
  },
  {
    holds: 'selecting frames of several layers selects them all, and a current layer among them stays',
    source: 'what clicking frames does',
    document: THREE,
    ask: `${PRELUDE} tl.setSelectedLayers(2); tl.setSelectedFrames([1, 0, 1, 2, 3, 5]);
      var both = state(); tl.setSelectedLayers(0); tl.setSelectedFrames([1, 0, 1, 2, 3, 5]); [both, state()[0]]`,
    gives: [[2, '2,1', '1,0,1,2,3,5'], 1],
  },
  {
    holds:
      'adding frames of another layer adds that layer to the selected ones; an empty range changes no layer',
    source: 'the reference, setSelectedFrames; rabit2022/AnJsflScript clears the frames with [0, 0, 0]',
    document: THREE,
    ask: `${PRELUDE} tl.setSelectedLayers(2); tl.setSelectedFrames([0, 0, 2], false); var added = state();
      tl.setSelectedFrames([0, 0, 0], true); [added, state()]`,
    gives: [
      [0, '2,0', '0,0,2,2,0,10'],
      [0, '2,0', ''],
    ],
  },
  {
    holds: 'deselecting all frames of a layer deselects it',
    source: 'list of host bugs of xJSFL: false toggles',
    document: THREE,
    ask: `${PRELUDE} tl.setSelectedFrames([0, 0, 2, 1, 0, 2]); tl.setSelectedFrames([1, 0, 2], false); state()`,
    gives: [0, '0', '0,0,2'],
  },
  {
    holds: 'selecting all frames selects all layers with frames',
    source: 'the reference, selectAllFrames',
    document: THREE,
    ask: `${PRELUDE} tl.addNewLayer('f', 'folder'); tl.setSelectedLayers(2); tl.selectAllFrames(); state().slice(0, 2)`,
    gives: [2, '3,2,1'],
  },
  ...[
    'deleteLayer(3)',
    'setSelectedLayers(3)',
    'setSelectedLayers(3, false)',
    'setSelectedFrames([3, 0, 1], false)',
    'reorderLayer(3, 0)',
    'reorderLayer(0, 3)',
    'expandFolder(false, true, 3)',
    'showLayerMasking(3)',
    'copyLayers(3)',
    'cutLayers(3)',
    'duplicateLayers(3, 4)',
    'pasteLayers(3)',
    'mergeLayers(2, 3)',
    'setFrameProperty("name", "x", 10)',
    'getFrameProperty("name", 10)',
    'clearFrames(10)',
    'clearKeyframes(10)',
    'copyFrames(10)',
    'removeFrames(10)',
    'convertToKeyframes(10)',
    'reverseFrames(10, 11)',
    'getBounds(11)',
  ].map((call) => ({
    holds: `timeline.${call}, one beyond the end, changes nothing and ends no script`,
    source: 'loops of two authors run one over: deleteLayer, setRigParentAtFrame',
    document: THREE,
    ask: `${PRELUDE} var before = ${SAME} + state(); tl.${call}; before === ${SAME} + state()`,
    gives: true,
  })),
  {
    holds: 'frames of several layers that are pasted into a new symbol bring their layers, names and masks',
    source: 'the help of Flash on pasting frames: and any layers and layer names',
    document: {
      library: [{ name: 's' }],
      layers: [
        { name: 'hole', type: 'mask', duration: 3 },
        { name: 'seen', parent: 'hole', duration: 3 },
        { name: 'below', frames: [{ duration: 2 }, { duration: 1, name: 'end' }] },
      ],
    },
    ask: `${PRELUDE} tl.selectAllFrames(); tl.copyFrames(); doc.library.editItem('s'); tl = doc.getTimeline();
      tl.setSelectedFrames([0, 0, 1]); tl.pasteFrames();
      tl.layers.map(function (l) { return [l.name, l.layerType, l.frameCount, l.parentLayer && l.parentLayer.name].join(); })`,
    gives: ['hole,mask,3,', 'seen,masked,3,hole', 'below,normal,3,'],
  },
  {
    holds: 'layers with a name or content keep their name when frames are pasted',
    source: 'the help of Flash on pasting frames: and any layers and layer names',
    document: { library: [{ name: 's', layers: [{ name: 'mine', elements: [{ text: 'x' }] }] }], ...THREE },
    ask: `${PRELUDE} tl.setSelectedFrames([0, 0, 2, 1, 0, 2]); tl.copyFrames(); doc.library.editItem('s');
      tl = doc.getTimeline(); tl.pasteFrames(4);
      tl.layers.map(function (l) { return l.name + l.frameCount; })`,
    gives: ['mine6', 'b6'],
  },
  {
    holds: 'members of a layer that take a frame give what has no effect one beyond the end, and set nothing',
    source: 'loops of two authors run one over: deleteLayer, setRigParentAtFrame',
    document: THREE,
    ask: `${PRELUDE} var layer = L[0], end = layer.frameCount;
      layer.setRigParentAtFrame(L[1], end); layer.setRigParentAtFrame(3, 0); layer.setZDepthAtFrame(end, 5);
      layer.setBlendModeAtFrame(end, 'multiply'); layer.setColorTransformAtFrame(end, { mode: 'alpha', alphaPercent: 5 });
      layer.setFiltersAtFrame(end, [{ name: 'blurFilter', enabled: true }]);
      [0, end].map(function (f) {
        return [layer.getRigParentAtFrame(f), layer.getZDepthAtFrame(f), layer.getBlendModeAtFrame(f),
          layer.getColorTransformAtFrame(f).mode, layer.getFiltersAtFrame(f).length, layer.getRigMatrixAtFrame(f).a];
      })`,
    gives: [
      [null, 0, 'normal', 'none', 0, 1],
      [null, 0, 'normal', 'none', 0, 1],
    ],
  },
  {
    holds: 'the camera shows its defaults one beyond the end, and changes nothing',
    source: 'the members of layers that take a frame',
    document: THREE,
    ask: `${PRELUDE} var c = tl.camera; c.cameraEnabled = true; c.setZoom(10, 50); c.setZDepth(10, 5); c.setTint(10, 5, 5, 5, 5);
      [[0, 10].map(function (f) { return c.getZoom(f) + c.getZDepth(f) + c.getTint(f).percent; }), tl.frameCount]`,
    gives: [[100, 100], 10],
  },
  {
    holds: 'distributeToLayers leaves the new layers selected, and one of them is the current one',
    source:
      'patomation/flash-script-library-patomation: commands that Flash CS6 recorded lock these layers next, others insert keyframes there',
    document: {
      layers: [
        {
          name: 'a',
          elements: ['one', 'two'].map((text) => ({ text, name: text, textType: 'dynamic' as const })),
        },
      ],
    },
    ask: `${PRELUDE} doc.selectAll(); doc.distributeToLayers();
      var current = tl.layers[tl.currentLayer].name; tl.setLayerProperty('locked', true);
      [tl.layers.map(function (l) { return l.name + l.locked; }).join(), current !== 'a', doc.selection.length]`,
    gives: ['afalse,onetrue,twotrue', true, 0],
  },
];

import type { LayerLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { openLiteral } from '../../../support/openModel';

const NESTED: LayerLiteral[] = [
  { name: 'top' },
  { name: 'box', type: 'folder' },
  { name: 'in', parent: 'box' },
  { name: 'mask', type: 'mask', parent: 'box' },
  { name: 'masked', parent: 'mask' },
  { name: 'guide', type: 'guide' },
  { name: 'guided', parent: 'guide' },
  { name: 'bottom', current: true },
];

function open(layers: LayerLiteral[] = NESTED): Timeline {
  return openLiteral({ library: [{ name: 'star' }], layers }).getTimeline();
}

/** `name<parent` for each layer from the top. */
function shape(timeline: Timeline): string {
  return timeline.layers
    .map(({ name, parentLayer }) => (parentLayer ? `${name}<${parentLayer.name}` : name))
    .join(' ');
}

it('Types of layers follow from what the document stores and from their parents', () => {
  expect(open().layers.map(({ name, layerType }) => [name, layerType])).toEqual([
    ['top', 'normal'],
    ['box', 'folder'],
    ['in', 'normal'],
    ['mask', 'mask'],
    ['masked', 'masked'],
    ['guide', 'guide'],
    ['guided', 'guided'],
    ['bottom', 'normal'],
  ]);
});

const CHANGES: [string, (timeline: Timeline) => unknown, string, unknown?][] = [
  [
    'addNewLayer puts a layer above the current one',
    (t) => t.addNewLayer('new'),
    'top box in<box mask<box masked<mask guide guided<guide new bottom',
    7,
  ],
  [
    'addNewLayer below',
    (t) => t.addNewLayer('new', 'normal', false),
    'top box in<box mask<box masked<mask guide guided<guide bottom new',
    8,
  ],
  [
    'a new layer belongs to what the current one belongs to',
    (t) => {
      t.currentLayer = 2;
      return t.addNewLayer('new');
    },
    'top box new<box in<box mask<box masked<mask guide guided<guide bottom',
    2,
  ],
  [
    'below a folder means below what is in it',
    (t) => {
      t.currentLayer = 1;
      return t.addNewLayer('new', 'normal', false);
    },
    'top box in<box mask<box masked<mask new guide guided<guide bottom',
    5,
  ],
  [
    'a masked layer goes into the current mask',
    (t) => {
      t.currentLayer = 3;
      return t.addNewLayer('new', 'masked');
    },
    'top box in<box mask<box new<mask masked<mask guide guided<guide bottom',
    4,
  ],
  ['deleteLayer of a folder takes what is in it', (t) => t.deleteLayer(1), 'top guide guided<guide bottom'],
  [
    'deleteLayer of a mask leaves what it masked',
    (t) => t.deleteLayer(3),
    'top box in<box masked<box guide guided<guide bottom',
  ],
  [
    'deleteLayer without an index takes the selected layers',
    (t) => t.deleteLayer(),
    'top box in<box mask<box masked<mask guide guided<guide',
  ],
  [
    'reorderLayer to the top',
    (t) => t.reorderLayer(7, 0),
    'bottom top box in<box mask<box masked<mask guide guided<guide',
  ],
  [
    'reorderLayer into a folder',
    (t) => t.reorderLayer(7, 2),
    'top box bottom<box in<box mask<box masked<mask guide guided<guide',
  ],
  [
    'reorderLayer behind a mask moves behind the masked layers',
    (t) => t.reorderLayer(0, 3, false),
    'box in<box mask<box masked<mask top<box guide guided<guide bottom',
  ],
  [
    'reorderLayer takes along what belongs to the layer',
    (t) => t.reorderLayer(1, 7),
    'top guide guided<guide box in<box mask<box masked<mask bottom',
  ],
  [
    'reorderLayer into itself does nothing',
    (t) => t.reorderLayer(1, 4),
    'top box in<box mask<box masked<mask guide guided<guide bottom',
  ],
  [
    'duplicateLayers puts copies above',
    (t) => t.duplicateLayers(3),
    'top box in<box mask copy<box masked copy<mask copy mask<box masked<mask guide guided<guide bottom',
  ],
  [
    'pasteLayers into a folder',
    (t) => {
      t.copyLayers(0);
      return t.pasteLayers(1);
    },
    'top box top<box in<box mask<box masked<mask guide guided<guide bottom',
    2,
  ],
  [
    'pasteLayers above a layer, several with their nesting',
    (t) => {
      t.cutLayers(5, 6);
      return t.pasteLayers(0);
    },
    'guide guided<guide top box in<box mask<box masked<mask bottom',
    0,
  ],
  [
    'addMotionGuide',
    (t) => t.addMotionGuide(),
    'top box in<box mask<box masked<mask guide guided<guide Guide: bottom bottom<Guide: bottom',
    7,
  ],
  [
    'addMotionGuide works on normal layers only',
    (t) => {
      t.currentLayer = 3;
      return t.addMotionGuide();
    },
    'top box in<box mask<box masked<mask guide guided<guide bottom',
    -1,
  ],
  [
    'parentLayer = takes a layer into the folder above it',
    (t) => {
      t.layers[5].parentLayer = t.layers[1];
    },
    'top box in<box mask<box masked<mask guide<box guided<guide bottom',
  ],
  [
    'parentLayer = that would need moving has no effect',
    (t) => {
      t.layers[7].parentLayer = t.layers[1];
      t.layers[0].parentLayer = t.layers[1];
    },
    'top box in<box mask<box masked<mask guide guided<guide bottom',
  ],
  [
    'parentLayer = a normal layer has no effect',
    (t) => {
      t.layers[1].parentLayer = t.layers[0];
    },
    'top box in<box mask<box masked<mask guide guided<guide bottom',
  ],
  [
    'parentLayer = null leaves the folder',
    (t) => {
      t.layers[6].parentLayer = null;
    },
    'top box in<box mask<box masked<mask guide guided bottom',
  ],
  [
    'layerType = masked attaches to the mask above',
    (t) => {
      t.layers[5].layerType = 'normal';
      t.layers[5].layerType = 'masked';
    },
    'top box in<box mask<box masked<mask guide<mask guided bottom',
  ],
  [
    'layerType = normal leaves the mask but not the folder',
    (t) => {
      t.layers[4].layerType = 'normal';
    },
    'top box in<box mask<box masked<box guide guided<guide bottom',
  ],
];

const rows = CHANGES.map(([title, change, expected, result]) => ({ title, change, expected, result }));

it.each(rows)('$title', ({ change, expected, result }) => {
  const timeline = open();
  expect(change(timeline)).toBe(result);
  expect(shape(timeline)).toBe(expected);
  expect(timeline.layers.filter(({ node }) => node.attr('current') === 'true').length).toBeLessThanOrEqual(1);
});

it('The last layer of a timeline cannot be deleted', () => {
  const timeline = open([{ name: 'only' }]);
  timeline.deleteLayer(0);
  expect(timeline.layerCount).toBe(1);
});

it('A new layer is current, as long as the timeline, and named after the highest number in use', () => {
  const timeline = open([{ name: 'Layer 7', duration: 12, current: true }, {}]);
  const index = timeline.addNewLayer();
  expect(timeline.layers[index]).toMatchObject({ name: 'Layer 8', frameCount: 12 });
  expect(timeline.currentLayer).toBe(index);
  const folder = timeline.addNewLayer(undefined, 'folder');
  expect(timeline.layers[folder].name).toBe('Folder 1');
  expect(timeline.layers[folder].frames).toEqual([]);
});

it('The same layer is the same object at each reading, also after others were added', () => {
  const timeline = open();
  const bottom = timeline.layers[7];
  timeline.addNewLayer('new');
  expect(timeline.layers[8]).toBe(bottom);
  expect(bottom.index).toBe(8);
});

it('Objects of a deleted layer are stale', () => {
  const timeline = open([{ name: 'a', elements: [{ item: 'star' }] }, { name: 'b' }]);
  const [layer] = timeline.layers;
  const [frame] = layer.frames;
  const [element] = frame.elements;
  timeline.deleteLayer(0);
  expect([layer.stale, frame.stale, element.stale, timeline.layers[0].stale]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('Making a folder of a layer drops its frames; what follows can belong to it', () => {
  const timeline = open([{ name: 'a' }, { name: 'b' }]);
  timeline.layers[0].layerType = 'folder';
  timeline.layers[1].parentLayer = timeline.layers[0];
  expect(timeline.layers[0].frames).toEqual([]);
  expect(shape(timeline)).toBe('a b<a');
});

// The sheet of texts that jedrichards/fla-text-processor-jsfl made in Flash CS5.5 (import-test.fla, beside the script):
// eleven layers from the bottom, over the first one, which it deletes.
it('New layers get the outline colours of the program in turn', () => {
  const timeline = open([{ name: 'Layer 1' }]);
  for (let i = 1; i <= 11; i++) timeline.addNewLayer(`tf${i}`);
  const colors = timeline.layers.map(({ color }) => color).reverse();
  expect(colors.slice(1)).toEqual([
    ...['#9933CC', '#FF800A', '#FF4FFF', '#4FFFFF', '#808080', '#4F80FF', '#FF4F4F', '#4FFF4F'],
    ...['#9933CC', '#FF800A', '#FF4FFF'],
  ]);
});

import fc from 'fast-check';
import type { LayerLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { describeDocuments } from '../../../support/documents';
import { faultOfLayers } from '../../../support/faultOfLayers';
import { openLiteral, openReal } from '../../../support/openModel';
import { tries } from '../../../support/sample';

const CAMERA = { name: 'Camera', attributes: { layerType: 'camera' } };

function open(layers: LayerLiteral[]): Timeline {
  return openLiteral({ library: [{ name: 'star' }], layers }).getTimeline();
}

/** `name<parent` for each layer from the top, types but normal behind a colon. */
function shape(timeline: Timeline): string {
  return timeline.layers
    .map(({ name, parentLayer, layerType }) => {
      const type = layerType === 'normal' ? '' : `:${layerType}`;
      return `${name}${type}${parentLayer ? `<${parentLayer.name}` : ''}`;
    })
    .join(' ');
}

const MASKED: LayerLiteral[] = [
  { name: 'M', type: 'mask' },
  { name: 'A', parent: 'M' },
  { name: 'B', parent: 'M' },
  { name: 'C' },
];

const CASES: [string, (timeline: Timeline) => unknown, string][] = [
  [
    'a folder made at a masked layer is above the mask',
    (t) => {
      t.currentLayer = 1;
      t.addNewLayer('F', 'folder');
    },
    'F:folder M:mask A:masked<M B:masked<M C',
  ],
  [
    'a guide made below a masked layer is below all that is masked',
    (t) => {
      t.currentLayer = 1;
      t.addNewLayer('G', 'guide', false);
    },
    'M:mask A:masked<M B:masked<M G:guide C',
  ],
  [
    'a layer that stops being masked separates those below it from the mask',
    (t) => (t.layers[1].layerType = 'normal'),
    'M:mask A B C',
  ],
  [
    'a masked layer that becomes a mask holds nothing, and what follows is free',
    (t) => (t.layers[1].layerType = 'mask'),
    'M:mask A:mask B C',
  ],
  [
    'a mask does not move into a mask',
    (t) => {
      t.addNewLayer('N', 'mask');
      t.reorderLayer(0, 2);
    },
    'N:mask M:mask A:masked<M B:masked<M C',
  ],
  [
    'a folder cannot belong to a mask',
    (t) => {
      t.layers[3].layerType = 'folder';
      t.layers[3].parentLayer = t.layers[0];
    },
    'M:mask A:masked<M B:masked<M C:folder',
  ],
  [
    'copies of a mask are above the mask that their target belongs to',
    (t) => {
      t.copyLayers(0);
      t.layers[3].layerType = 'guide';
      t.pasteLayers(2);
    },
    'M:mask A:masked<M B:masked<M M:mask A:masked<M B:masked<M C:guide',
  ],
  [
    'a normal layer moved between masked ones is masked',
    (t) => {
      t.reorderLayer(3, 2);
    },
    'M:mask A:masked<M C:masked<M B:masked<M',
  ],
];

it.each(CASES)('%s', (_, act, expected) => {
  const timeline = open(MASKED);
  act(timeline);
  expect(shape(timeline)).toBe(expected);
});

it('The camera is not counted by parentLayerIndex, also when it is written', () => {
  const timeline = open([
    CAMERA,
    { name: 'box', type: 'folder' },
    { name: 'in', parent: 'box' },
    { name: 'x' },
  ]);
  // The literal counts all layers, as the host does without a camera.
  for (const layer of timeline.layers) if (layer.name === 'in') layer.node.setAttr('parentLayerIndex', '0');
  expect(shape(timeline)).toBe('Camera:camera box:folder in<box x');
  timeline.currentLayer = 1;
  timeline.addNewLayer('new');
  expect(shape(timeline)).toBe('Camera:camera new box:folder in<box x');
  expect(timeline.layers[3].node.attr('parentLayerIndex')).toBe('1');
});

it('Nothing goes above the camera, nor does it move, and it is not copied', () => {
  const timeline = open([CAMERA, { name: 'x' }]);
  timeline.currentLayer = 0;
  timeline.addNewLayer('new');
  timeline.reorderLayer(2, 0);
  timeline.reorderLayer(0, 2);
  timeline.duplicateLayers(0);
  timeline.layers[0].layerType = 'mask';
  expect(shape(timeline)).toBe('Camera:camera x new');
});

it('Elements of the camera layer cannot be selected', () => {
  const document = openLiteral({
    library: [{ name: 'star' }],
    layers: [
      { ...CAMERA, elements: [{ item: 'star', name: 'lens' }] },
      { elements: [{ item: 'star', name: 'a' }] },
    ],
  });
  document.selectAll();
  expect(document.selection.map(({ name }) => name)).toEqual(['a']);
  document.getTimeline().selectAllFrames();
  expect(document.selection.map(({ name }) => name)).toEqual(['a']);
});

describeDocuments('A document with a camera', () => {
  it('Folders are named as parents, and a deleted folder takes its content (timeli16 of the reference)', () => {
    const timeline = openReal('camera_layer').getTimeline();
    const parents = timeline.layers.flatMap(({ parentLayer }) => parentLayer?.layerType ?? []);
    expect(new Set(parents)).toEqual(new Set(['folder']));
    const folder = timeline.layers.findIndex(({ name }) => name === 'Folder 1');
    timeline.deleteLayer(folder);
    expect(timeline.layers.some(({ parentLayer }) => parentLayer !== null)).toBe(false);
    expect(timeline.layers.map(({ name }) => name)).not.toContain('Layer_3');
  });
});

const TYPES = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'] as const;
const step = fc.record({
  kind: fc.nat({ max: 8 }),
  a: fc.nat({ max: 11 }),
  b: fc.nat({ max: 11 }),
  type: fc.constantFrom(...TYPES),
  flag: fc.boolean(),
});

it('Any sequence of changes leaves a tree of layers that the host writes', () => {
  const start: LayerLiteral[] = [
    { name: 'top' },
    { name: 'box', type: 'folder' },
    { name: 'mask', type: 'mask', parent: 'box' },
    { name: 'masked', parent: 'mask' },
    { name: 'guide', type: 'guide' },
    { name: 'guided', parent: 'guide' },
    { name: 'bottom' },
  ];
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 12 }), (hasCamera, steps) => {
      const timeline = open(start);
      if (hasCamera) {
        timeline.layers[0].node.setAttr('layerType', 'camera');
        for (const { node } of timeline.layers) {
          const place = node.attr('parentLayerIndex');
          if (place !== undefined) node.setAttr('parentLayerIndex', String(Number(place) - 1));
        }
      }
      for (const { kind, a, b, type, flag } of steps) {
        const count = timeline.layerCount;
        const [first, second] = [a % count, b % count];
        const isSmall = count < 14;
        if (kind === 0) timeline.reorderLayer(first, second, flag);
        else if (kind === 1) timeline.deleteLayer(first);
        else if (kind === 2 && isSmall) timeline.duplicateLayers(first, Math.max(first, second));
        else if (kind === 3) timeline.layers[first].parentLayer = flag ? timeline.layers[second] : null;
        else if (kind === 4) timeline.currentLayer = first;
        else if (kind === 5) timeline.copyLayers(Math.min(first, second), Math.max(first, second));
        else if (kind === 6 && isSmall) timeline.pasteLayers(first);
        else if (kind === 7) timeline.layers[first].layerType = type;
        else if (isSmall) timeline.addNewLayer(undefined, type, flag);
        expect(faultOfLayers(timeline)).toBeUndefined();
        const empty = timeline.layers.filter(
          (layer) => layer.layerType !== 'folder' && layer.frameCount === 0,
        );
        expect(empty.map(({ name }) => name)).toEqual([]);
      }
    }),
    { numRuns: tries(100, 300) },
  );
});

it('The parents of all layers are worked out once', () => {
  const count = 50;
  const timeline = open([
    { name: 'box', type: 'folder' },
    ...Array.from({ length: count - 1 }, (_, index): LayerLiteral => ({ name: `L${index}`, parent: 'box' })),
  ]);
  const reads = jest.spyOn(XmlNode.prototype, 'rawAttr');
  expect(timeline.layers.filter(({ parentLayer }) => parentLayer?.name === 'box')).toHaveLength(count - 1);
  const read = reads.mock.calls.length;
  reads.mockRestore();
  expect(read).toBeLessThan(8 * count);
});

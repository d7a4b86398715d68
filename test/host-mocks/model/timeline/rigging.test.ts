import fc from 'fast-check';
import type { Layer } from '../../../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { ContentBounds } from '../../../../film/bounds/ContentBounds';
import { describeDocuments } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
import { instance, keyframe, layer, openXml } from '../../../support/openXml';

/** Layers of ten frames with one instance each, keyframes at 0 and 5. */
function open(...matrices: string[]): Timeline {
  const layers = matrices.map((matrix) =>
    layer(
      keyframe('index="0" duration="5" keyMode="9728"', instance('box', '', matrix)) +
        keyframe('index="5" duration="5" keyMode="9728"', instance('box', '', matrix)),
    ),
  );
  return openXml(layers.join('')).getTimeline();
}

/** Where a layer shows its content at a frame, in hundredths of a pixel: that of the whole timeline less the others. */
function placeOf(timeline: Timeline, index: number, frame: number): number[] {
  const shown = timeline.layers.filter((_, i) => i !== index);
  for (const other of shown) other.visible = false;
  const { left, top, right, bottom } = ContentBounds.of(timeline.document.film).ofFrame(
    timeline.node,
    frame,
    {
      hidden: false,
    },
  );
  for (const other of shown) other.visible = true;
  return [left, top, right, bottom].map((value) => Math.round(value * 10) / 10 + 0);
}

describe('layer.setRigParentAtFrame', () => {
  it('The parent of one frame can be set at another, as in the example of the reference', () => {
    const timeline = open('', '');
    const [child, parent] = timeline.layers;
    expect(child.getRigParentAtFrame(0)).toBeNull();
    child.setRigParentAtFrame(0, parent);
    expect([child.getRigParentAtFrame(0), child.getRigParentAtFrame(9)]).toEqual([parent, null]);
    child.setRigParentAtFrame(9, child.getRigParentAtFrame(0));
    expect(child.getRigParentAtFrame(9)).toBe(parent);
    expect(parent.node.attr('layerRiggingIndex')).toBe('0');
    child.setRigParentAtFrame(9, null);
    expect([child.getRigParentAtFrame(9), child.getRigMatrixAtFrame(9)]).toEqual([
      null,
      { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 },
    ]);
  });

  it('Elements stay where they are, in chains too, and are carried from then on', () => {
    const step = fc.record({ child: fc.integer({ min: 0, max: 2 }), parent: fc.constantFrom(-1, 0, 1, 2) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const timeline = open('tx="10" ty="20"', 'a="2" d="2" tx="-30"', 'a="0" b="1" c="-1" d="0" ty="5"');
        const before = [0, 1, 2].map((index) => placeOf(timeline, index, 0));
        for (const { child, parent } of steps) {
          try {
            timeline.layers[child].setRigParentAtFrame(0, timeline.layers[parent] ?? null);
          } catch (error) {
            expect(String(error)).toContain('would be its own parent');
          }
        }
        for (const index of [0, 1, 2]) expect(placeOf(timeline, index, 0)).toEqual(before[index]);
      }),
      { numRuns: 50 },
    );
  });

  it('A layer moves with its parent from then on', () => {
    const timeline = open('tx="10"', 'a="2" d="2"');
    const [child, parent] = timeline.layers;
    child.setRigParentAtFrame(0, parent);
    expect(placeOf(timeline, 0, 0)).toEqual([10, 0, 20, 10]);
    expect(child.getRigMatrixAtFrame(0)).toMatchObject({ a: 2, d: 2 });
    parent.keyframes[0].elements[0].x += 100;
    expect(placeOf(timeline, 0, 0)).toEqual([110, 0, 120, 10]);
  });

  it('A deleted layer carries nothing, and no other replaces it', () => {
    const timeline = open('', '', '', '');
    const [one, two, three, four] = timeline.layers;
    one.setRigParentAtFrame(0, two);
    timeline.deleteLayer(1);
    expect(one.getRigParentAtFrame(0)).toBeNull();
    three.setRigParentAtFrame(0, four);
    expect(one.getRigParentAtFrame(0)).toBeNull();
    expect(three.getRigParentAtFrame(0)).toBe(four);
  });

  it.each<[string, (one: Layer, two: Layer) => void]>([
    ['the layer and the frame, as the host has them', (one, two) => one.setRigParentAtFrame(two, 0)],
    ['the frame and the layer, as the reference has them', (one, two) => one.setRigParentAtFrame(0, two)],
    ['the index of the layer and the frame', (one) => one.setRigParentAtFrame(1, 0)],
  ])('takes %s; the layer itself takes the parent away', (_, act) => {
    const [one, two] = open('', '').layers;
    act(one, two);
    expect(one.getRigParentAtFrame(0)).toBe(two);
    one.setRigParentAtFrame(0, 0);
    expect(one.getRigParentAtFrame(0)).toBeNull();
  });

  it('Wrong parents change nothing', () => {
    const timeline = open('', '', '');
    const [one, two] = timeline.layers;
    one.setRigParentAtFrame(0, two);
    const other = open('').layers[0];
    const before = timeline.node.file?.serialize();
    const cases: [unknown, string][] = [
      [other, 'belongs to another timeline'],
      ['Layer', 'expected a Layer or null, got "Layer"'],
    ];
    for (const [parent, message] of cases)
      expect(() => one.setRigParentAtFrame(0, parent as never)).toThrow(message);
    expect(() => two.setRigParentAtFrame(0, one)).toThrow('would be its own parent');
    expect(() => one.setRigParentAtFrame(-1, two)).toThrow('frame index');
    expect(timeline.node.file?.serialize()).toBe(before);
  });
});

describeDocuments('layers that Animate parented', () => {
  it('Parents in a real document are read frame by frame', () => {
    const item = openReal('camera_layer').library.items.find(({ name }) => name === 'parenting_test');
    const { layers } = (item as unknown as { timeline: Timeline }).timeline;
    const parents = (index: number): (string | undefined)[] =>
      layers.map((one) => (index < one.frameCount ? one.getRigParentAtFrame(index)?.name : undefined));
    expect(layers.map(({ name }) => name)).toEqual(['Layer_2', 'Layer_1', 'Layer_3']);
    expect(parents(0)).toEqual([undefined, 'Layer_2', 'Layer_1']);
    expect(parents(5)).toEqual([undefined, undefined, 'Layer_1']);
  });
});

it('A guide layer is measured by getBounds where its parent has moved it', () => {
  const timeline = open('', '');
  const [child, parent] = timeline.layers;
  child.setRigParentAtFrame(0, parent);
  child.setRigParentAtFrame(5, parent);
  parent.frames[5].elements[0].x += 300;
  const normal = timeline.getBounds(6, true);
  child.layerType = 'guide';
  expect(timeline.getBounds(6, true)).toEqual(normal);
});

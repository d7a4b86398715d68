import fc from 'fast-check';
import type { LayerLiteral } from '../../../../app';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { describeDocuments, documents } from '../../../support/documents';
import { openLiteral, openReal } from '../../../support/openModel';
import { instance, keyframe, layer, openXml } from '../../../support/openXml';
import { sample } from '../../../support/sample';

const STAR = { name: 'Star', type: 'graphic' as const };

function open(...layers: LayerLiteral[]): Timeline {
  return openLiteral({ library: [STAR], layers }).getTimeline();
}

/** What a timeline shows at each frame: names of elements and where they stand, back to front. */
function shown(timeline: Timeline, from = 0, to = timeline.layerCount): string[] {
  return Array.from({ length: timeline.frameCount }, (_, index) =>
    timeline.layers
      .slice(from, to)
      .reverse()
      .flatMap((one) => {
        const frame = one.frameAt(index);
        return frame ? [...frame.shownElements(index - frame.startFrame)] : [];
      })
      .map((node) => {
        const matrix = node.child('matrix')?.child('Matrix');
        return `${node.attr('name') ?? node.name} ${matrix?.attr('tx') ?? '0'}`;
      })
      .join(', '),
  );
}

describe('timeline.mergeLayers', () => {
  it('The layers of the range become one, which is returned; the others stay', () => {
    const timeline = open(
      { name: 'over', frames: [{ duration: 2, elements: [{ item: 'Star', name: 'o' }] }] },
      { name: 'top', frames: [{ duration: 2, elements: [{ item: 'Star', name: 'a' }] }] },
      { name: 'middle', frames: [{ duration: 4, elements: [{ item: 'Star', name: 'b' }] }] },
      {
        name: 'bottom',
        frames: [{ elements: [{ item: 'Star', name: 'c' }] }, { duration: 2, elements: [] }],
      },
    );
    const merged = timeline.mergeLayers(1, 3);
    expect(merged).toBe(timeline.layers[1]);
    expect(timeline.layers.map(({ name }) => name)).toEqual(['over', 'top']);
    expect(timeline.currentLayer).toBe(1);
    expect(
      merged.keyframes.map(({ startFrame, elements }) => [startFrame, elements.map(({ name }) => name)]),
    ).toEqual([
      [0, ['c', 'b', 'a']],
      [1, ['b', 'a']],
      [2, ['b']],
      [3, ['b']],
    ]);
  });

  it('The merged layer shows at every frame what the layers showed', () => {
    const frame = fc.record({
      duration: fc.integer({ min: 1, max: 4 }),
      x: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 2 }),
    });
    const layers = fc.array(fc.array(frame, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(layers, fc.nat(3), fc.nat(3), (lengths, one, other) => {
        const timeline = open(
          ...lengths.map((frames, i) => ({
            name: `layer ${i}`,
            frames: frames.map(({ duration, x }, k) => ({
              duration,
              elements: x.map((value, n) => ({ item: 'Star', name: `e${i}_${k}_${n}`, x: value })),
            })),
          })),
        );
        const ends = [one, other].map((value) => value % lengths.length).sort();
        const before = shown(timeline);
        timeline.mergeLayers(ends[0], ends[1]);
        expect(shown(timeline)).toEqual(before);
        expect(timeline.layerCount).toBe(lengths.length - (ends[1] - ends[0]));
      }),
    );
  });

  it('Tweens become keyframes that show the same', () => {
    const tweened = layer(
      keyframe(
        'index="0" duration="4" tweenType="motion" keyMode="22017"',
        instance('box', 'name="t"', 'tx="0"'),
      ) + keyframe('index="4" keyMode="9728"', instance('box', 'name="t"', 'tx="40"')),
    );
    const still = layer(
      keyframe('index="0" duration="5" keyMode="9728"', instance('disc', 'name="s"', 'tx="7"')),
    );
    const timeline = openXml(tweened + still).getTimeline();
    const before = shown(timeline);
    expect(before[2]).toBe('s 7, t 20');
    timeline.mergeLayers(0, 1);
    expect(shown(timeline)).toEqual(before);
    expect(timeline.layers[0].keyframes.map(({ tweenType }) => tweenType)).toEqual(Array(5).fill('none'));
  });

  it('Raw shapes of a frame merge into one', () => {
    const square = (x: number, fill: string) => ({
      shape: 'rectangle' as const,
      x,
      y: 0,
      width: 20,
      height: 20,
      fill,
      stroke: null,
    });
    const timeline = open({ elements: [square(10, '#FF0000')] }, { elements: [square(0, '#00FF00')] });
    for (const one of timeline.layers)
      for (const node of one.keyframes[0].elementNodes) expect(node.name).toBe('DOMShape');
    timeline.mergeLayers(0, 1);
    const { elements } = timeline.layers[0].keyframes[0];
    expect(elements).toHaveLength(1);
    expect([elements[0].left, elements[0].width]).toEqual([0, 30]);
  });

  it('Label, script and sound come along; scripts follow each other from the top', () => {
    const timeline = open(
      { frames: [{ script: 'one();' }, { script: 'two();' }] },
      { frames: [{ script: 'three();', name: 'start' }, {}] },
    );
    timeline.mergeLayers(0, 1);
    const [first, second] = timeline.layers[0].keyframes;
    expect([first.actionScript, first.name, second.actionScript]).toEqual([
      'one();\nthree();',
      'start',
      'two();',
    ]);
  });

  it('Content that one layer cannot show, and wrong indices, are refused; nothing changes', () => {
    const timeline = open(
      { name: 'mask', type: 'mask' },
      { name: 'masked', parent: 'mask' },
      { name: 'plain', frames: [{ name: 'x' }] },
      { name: 'other', frames: [{ name: 'y' }] },
    );
    timeline.layers[1].setZDepthAtFrame(0, 5);
    const before = timeline.node.file?.serialize();
    const cases: [number, number, string][] = [
      [0, 1, 'NotImplemented: Timeline.mergeLayers of layers that are folders, masks'],
      [1, 2, 'NotImplemented: Timeline.mergeLayers of layers of different folders'],
      [2, 3, 'NotImplemented: Timeline.mergeLayers of two labels on frame 0'],
      [3, 2, 'expected the end at or after layer 3, got 2'],
      [0, 9, 'expected the index of a layer, 0 to 3, got 9'],
    ];
    for (const [start, end, message] of cases)
      expect(() => timeline.mergeLayers(start, end)).toThrow(message);
    expect(() => timeline.mergeLayers(0, undefined as never)).toThrow('got undefined');
    expect(timeline.node.file?.serialize()).toBe(before);
  });
});

describeDocuments('real documents', () => {
  it.each(sample(3, documents))('$name shows the same with its first two layers in one', ({ name }) => {
    const timeline = openReal(name).getTimeline();
    if (timeline.layerCount < 2) return;
    const before = shown(timeline);
    try {
      timeline.mergeLayers(0, 1);
    } catch (error) {
      expect(String(error)).toContain('NotImplemented: Timeline.mergeLayers');
      expect(shown(timeline)).toEqual(before);
      return;
    }
    const strip = (texts: string[]): string[] => texts.map((text) => text.replaceAll(/DOMShape 0(, )?/g, ''));
    expect(strip(shown(timeline))).toEqual(strip(before));
  });
});

import {
  allElements,
  allTimelines,
  currentElements,
  elementsOfLayer,
  elementsOfTimeline,
  flatten,
  keyframesOf,
  keyframesOfTimeline,
  timelineOf,
} from '../../src/host/walk';
import { frame, item, layer, type Plain, plainDocument, shape, symbol, timeline } from '../support/plainHost';

const named = (...names: string[]): Plain[] => names.map((name) => shape({ name }));
const namesOf = (elements: object[]): string => elements.map((element) => (element as Plain).name).join(' ');

const first = frame(named('a', 'b'), { duration: 3 });
const second = frame(named('c'));
const third = frame([], { duration: 2 });
const top = layer([first, second, third]);

describe('keyframes', () => {
  it('Keyframes are listed once, however many frames they last', () => {
    expect(keyframesOf(top)).toEqual([first, second, third]);
    expect(elementsOfLayer(top)).toEqual([first.elements, second.elements, third.elements]);
  });

  it('Keyframes are found by their durations, and not every frame is read', () => {
    const looked: string[] = [];
    const frames = new Proxy(top.frames, {
      get(target, key) {
        if (typeof key === 'string') looked.push(key);
        return Reflect.get(target, key) as unknown;
      },
    });
    expect(keyframesOf({ frames })).toHaveLength(3);
    expect(looked).not.toContain('1');
  });

  it.each([
    ['a list of keyframes alone', [first, second, third]],
    ['frames without duration', [{ elements: [] }, { elements: [] }]],
    ['a duration that is too long', [frame([], { duration: 99 }), frame([])]],
    ['a duration of nothing', [frame([], { duration: 0 }), frame([])]],
  ])('Keyframes are all found: %s', (_title, frames) => {
    expect(keyframesOf({ frames })).toEqual(frames);
  });

  it('A span is one keyframe even when its duration is missing or too short', () => {
    const silent = { elements: [] };
    const short = { elements: [], duration: 2 };
    const frames = [silent, silent, silent, short, short, short, short, silent];
    expect(keyframesOf({ frames })).toEqual([silent, short, silent]);
    expect(keyframesOf({ frames: frames.slice(0, 2) })).toEqual([silent]);
  });

  it('Layers without frames have no keyframes', () => {
    expect(keyframesOf(layer([]))).toEqual([]);
    expect(keyframesOf({ layerType: 'folder' })).toEqual([]);
    expect(keyframesOfTimeline({})).toEqual([]);
  });
});

it('The elements of a timeline come layer by layer, the top one first', () => {
  const below = layer([frame(named('z')), frame(named('y'))], { locked: true });
  expect(namesOf(flatten(elementsOfTimeline(timeline([top, below]))))).toBe('a b c z y');
});

describe('the current elements', () => {
  const layers = [
    layer([], { layerType: 'folder' }),
    top,
    layer([frame(named('short'))]),
    layer([frame(named('locked'), { duration: 9 })], { locked: true }),
    layer([frame(named('hidden'), { duration: 9 })], { visible: false }),
    layer([frame(named('guide'), { duration: 9 })], { layerType: 'guide' }),
    layer([frame(named('mask'), { duration: 9 })], { layerType: 'mask' }),
  ];

  it.each([
    [0, 'a b short hidden guide mask'],
    [2, 'a b hidden guide mask'],
    [3, 'c hidden guide mask'],
    [6, 'hidden guide mask'],
    [9, ''],
  ])('The current elements at frame %i are "%s"', (currentFrame, expected) => {
    expect(namesOf(flatten(currentElements(plainDocument([timeline(layers, { currentFrame })]))))).toBe(
      expected,
    );
  });
});

it('Lists of the host may be no Arrays', () => {
  const elements = named('a', 'b', 'c');
  const list = { ...elements, length: elements.length };
  const found = elementsOfLayer({ frames: [{ elements: list }, { elements: named('d') }] });
  expect(namesOf(flatten(found))).toBe('a b c d');
});

it('Scenes come first in allElements(), then symbols in the order of the library', () => {
  const scenes = [timeline([top]), timeline([layer([frame(named('second'))])])];
  const items = [symbol('x', named('in-x')), item('photo', 'bitmap'), symbol('a', named('in-a'))];
  expect(namesOf(flatten(allElements(plainDocument(scenes, items))))).toBe('a b c second in-x in-a');
});

it('Items without a timeline add nothing to allTimelines()', () => {
  const scene = timeline([top]);
  const star = symbol('star');
  const items = [item('photo', 'bitmap'), star, item('beep', 'sound')];
  expect(allTimelines(plainDocument([scene], items))).toEqual([scene, star.timeline]);
});

it('Items have a timeline or none', () => {
  const star = symbol('star');
  expect(timelineOf(star)).toBe(star.timeline);
  expect(timelineOf(item('photo', 'bitmap'))).toBeNull();
  expect(timelineOf({ timeline: null })).toBeNull();
});

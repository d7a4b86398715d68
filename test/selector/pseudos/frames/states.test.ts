import { createHost } from '../../../../app';
import { $ } from '../../../../src';

const star = { item: 'star' };

/** Layers a and b in a folder; the keyframes of each are named by layer and number where they are labelled. */
function open(): Document {
  return createHost({
    library: [{ name: 'star' }, { name: 'beep', type: 'sound' }],
    currentFrame: 2,
    layers: [
      { name: 'art', type: 'folder' },
      {
        name: 'a',
        parent: 'art',
        frames: [
          { duration: 2, name: 'a1', tweenType: 'motion', elements: [star] },
          { duration: 2, name: 'a2', labelType: 'comment', elements: [star, { ...star, x: 9 }] },
          { name: 'a3', labelType: 'anchor', sound: 'beep' },
        ],
      },
      {
        name: 'b',
        frames: [
          { duration: 3, name: 'b1', tweenType: 'shape', elements: [{ shape: 'oval', width: 5, height: 5 }] },
          { duration: 2, script: 'stop();' },
        ],
      },
    ],
  }).document;
}

const namesOf = (frames: { elements: Frame[] }): string =>
  frames.elements.map(({ name, startFrame }) => name || `at ${startFrame}`).join(' ');

describe('keyframes are found', () => {
  const document = open();

  it.each([
    ['*', 'a1 a2 a3 b1 at 3'],
    [':labelled', 'a1 a2 a3 b1'],
    [':name', 'a1 b1'],
    [':comment', 'a2'],
    [':anchor', 'a3'],
    [':empty', 'a3 at 3'],
    [':blank', 'a3 at 3'],
    [':tween', 'a1 b1'],
    [':classic', 'a1'],
    [':shape', 'b1'],
    [':motion', ''],
    [':eased', ''],
    [':scripted', 'at 3'],
    [':audible', 'a3'],
    [':current', 'a2 b1'],
    [':selected', ''],
    [':first', 'a1 b1'],
    [':last', 'a3 at 3'],
    [':nth(2)', 'a2 at 3'],
    [':labelled:last', 'a3 b1'],
    ['/art/a', 'a1 a2 a3'],
    ['/art/*', 'a1 a2 a3'],
    ['/b', 'b1 at 3'],
    ['/b[startFrame=3], /art/a:first', 'a1 at 3'],
    ['.star', ''],
    ['.b', ''],
    [':has(:movieclip)', 'a1 a2'],
    [':has(:nth(2))', 'a2'],
    [':has(:movieclip:nth(2))', 'a2'],
    [':has([layer.name=b])', 'b1'],
    [':not(:has(*))', 'a3 at 3'],
    ['[layer.name=b]', 'b1 at 3'],
    ['[label=a2]', 'a2'],
    ['[label^=a]', 'a1 a2 a3'],
  ])('%s: %s', (query, expected) => {
    expect(namesOf($.frames(query, document))).toBe(expected);
  });

  /** Triples of layer, start and end, the end not included. */
  it.each([
    [[], ''],
    [[1, 0, 1], 'a1'],
    [[1, 1, 2], 'a1'],
    [[1, 2, 3], 'a2'],
    [[1, 1, 3], 'a1 a2'],
    [[2, 2, 3], 'b1'],
    [[2, 3, 4], 'at 3'],
    [[1, 4, 5, 2, 0, 1], 'a3 b1'],
    [[0, 0, 5], ''],
  ])('The frames %j that the user selected find them: %s', (selected, expected) => {
    const own = open();
    own.getTimeline().setSelectedFrames(selected as never, true as never);
    expect(namesOf($.frames(':selected', own))).toBe(expected);
  });

  it.each([
    [0, 'a1 b1'],
    [1, 'a1 b1'],
    [2, 'a2 b1'],
    [3, 'a2 at 3'],
    [4, 'a3 at 3'],
  ])('The frame %i that is shown finds them: %s', (frame, expected) => {
    const own = open();
    own.getTimeline().currentFrame = frame;
    expect(namesOf($.frames(':current', own))).toBe(expected);
  });

  it('Keyframes outside the document of the query have no place, and are not found', () => {
    const elsewhere = $.frames($.frames('*', document).elements, open());
    expect(elsewhere.clone().filter(':current, :selected').length).toBe(0);
    expect(elsewhere.clone().filter('/art/a').length).toBe(0);
    expect(elsewhere.clone().filter('[layer.name=a]').length).toBe(0);
    expect(namesOf(elsewhere.clone().filter(':first'))).toBe('a1');
    expect(namesOf(elsewhere.filter(':tween'))).toBe('a1 b1');
  });

  it('Eases find them', () => {
    const own = open();
    const [a1, b1] = $.frames(':tween', own).elements;
    $.frames([b1], own).ease(20);
    expect(namesOf($.frames(':eased', own))).toBe('b1');
    $.frames([a1], own).ease('quadIn');
    expect(namesOf($.frames(':eased', own))).toBe('a1 b1');
    $.frames([a1, b1], own).ease('linear');
    expect(namesOf($.frames(':eased', own))).toBe('');
  });

  const straight = [0, 1 / 3, 2 / 3, 1].map((x) => ({ x, y: x }));
  const bent = [0, 1 / 3, 2 / 3, 1].map((x) => ({ x, y: x * x }));

  /** A classic tween without an ease, but for the members given: as other hosts and documents have them. */
  it.each<[string, Record<string, unknown>, string, boolean]>([
    ['a number', { tweenEasing: -1 }, ':eased', true],
    ['nothing', {}, ':eased', false],
    ['no number', { tweenEasing: undefined }, ':eased', false],
    ['a curve of its own', { hasCustomEase: true }, ':eased', true],
    ['a named ease, which only the curve tells', { getCustomEase: () => bent }, ':eased', true],
    ['a straight curve', { getCustomEase: () => straight }, ':eased', false],
    ['no curve', { getCustomEase: () => [] }, ':eased', false],
    ['no way to ask for a curve', { getCustomEase: undefined }, ':eased', false],
    ['a curve, but no tween', { tweenType: 'none', getCustomEase: () => bent }, ':eased', false],
    ['a motion object', { tweenType: 'none', isMotionObject: () => true }, ':motion', true],
    ['a motion object', { tweenType: 'none', isMotionObject: () => true }, ':tween', true],
    ['a motion object', { tweenType: 'motion', isMotionObject: () => true }, ':classic', false],
    ['a classic tween', {}, ':motion', false],
    ['no sound', { soundLibraryItem: null, soundName: '' }, ':audible', false],
    ['a sound of the library', { soundLibraryItem: { name: 'beep' }, soundName: '' }, ':audible', true],
    ['a sound that the library lacks', { soundLibraryItem: null, soundName: 'beep' }, ':audible', true],
  ])('%s %j: %s is %p', (_, members, query, expected) => {
    const own = open();
    const [frame] = $.frames('a1', own).elements;
    for (const name in members) Object.defineProperty(frame, name, { value: members[name] });
    expect($.frames([frame], own).filter(query).length).toBe(expected ? 1 : 0);
  });

  it('The playhead of each of several timelines finds them', () => {
    const still = { layers: [{ frames: [{ name: 'in' }, { name: 'out' }] }] };
    const { document: own } = createHost({ scenes: [still, still] });
    own.timelines[1].setSelectedFrames([0, 0, 1] as never, true as never);
    own.timelines[1].currentFrame = 1;
    expect($.frames.all(':current', own).pluck('name')).toEqual(['in', 'out']);
    expect($.frames.all(':selected', own).elements).toEqual([own.timelines[1].layers[0].frames[0]]);
  });
});

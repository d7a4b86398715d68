import { createHost } from '../../../app';
import { $, type FrameCollection } from '../../../src';
import { HostCalls } from '../HostCalls';

/** Three layers of six keyframes, each two frames long; of each layer the second and third, and the fifth. */
function chosen(): FrameCollection {
  const { document } = createHost({
    library: [{ name: 'star' }],
    layers: ['a', 'b', 'c'].map((name) => ({
      name,
      frames: [0, 1, 2, 3, 4, 5].map((at) => ({
        duration: 2,
        name: `${name}${at}`,
        elements: [{ item: 'star', x: at }],
      })),
    })),
  });
  return $.frames(document).filter(({ name }) => /[124]$/.test(name));
}

type Work = (frames: FrameCollection) => unknown;

/** Methods of Timeline that the work calls, but for those that read. */
const changesBy = (work: Work): Record<string, number> => {
  const frames = chosen();
  const { calls } = HostCalls.during(frames.dom, () => work(frames));
  return Object.fromEntries(Object.entries(calls).filter(([name]) => /^Timeline\.(?!get)/.test(name)));
};

describe('work on keyframes asks the host once for each layer and run', () => {
  it.each<[string, Work, Record<string, number>]>([
    ['select', (frames) => frames.select(), { 'Timeline.setSelectedFrames': 6 }],
    ['deleteFrames', (frames) => frames.deleteFrames(), { 'Timeline.removeFrames': 6 }],
    ['clear', (frames) => frames.clear(), { 'Timeline.clearFrames': 6 }],
    ['tween', (frames) => frames.tween(), { 'Timeline.createMotionTween': 6 }],
    ['toKeyframes', (frames) => frames.toKeyframes(), { 'Timeline.convertToKeyframes': 6 }],
    ['move', (frames) => frames.move(1), { 'Timeline.removeFrames': 6, 'Timeline.insertFrames': 6 }],
    // Lengths differ from span to span.
    ['setDuration', (frames) => frames.setDuration(3), { 'Timeline.insertFrames': 9 }],
    ['setDuration to what they have', (frames) => frames.setDuration(2), {}],
    [
      'toKeyframes of single frames',
      (frames) => frames.setDuration(1).toKeyframes(),
      { 'Timeline.removeFrames': 9 },
    ],
    ['untween where no motion objects are', (frames) => frames.untween(), {}],
    ['move by nothing', (frames) => frames.move(0), {}],
    ['ease', (frames) => frames.ease('quadIn'), {}],
    ['attr', (frames) => frames.attr('label', 'x'), {}],
    ['layers', (frames) => frames.layers(), {}],
    ['contents', (frames) => frames.contents(), {}],
  ])('%s', (_, work, expected) => {
    expect(changesBy(work)).toEqual(expected);
  });

  it.each<[string, Work]>([
    ['deleteFrames', (frames) => frames.deleteFrames()],
    ['tween', (frames) => frames.tween('motion', 'cubicInOut')],
    ['setDuration', (frames) => frames.setDuration(5)],
  ])('%s makes each layer current once', (_, work) => {
    const frames = chosen();
    const { writes } = HostCalls.during(frames.dom, () => work(frames));
    // Two layers besides the current one, and back.
    expect(writes['Timeline.currentLayer']).toBe(3);
    expect(writes['Timeline.currentFrame'] ?? 0).toBeLessThan(2);
  });

  it.each<[string, Work]>([
    ['filter', (frames) => frames.filter(':tween, :empty, [duration>1]')],
    ['pluck', (frames) => frames.pluck('layer.name')],
    ['contents', (frames) => frames.contents()],
    ['untween', (frames) => frames.untween()],
    ['select', (frames) => frames.select()],
    ['deleteFrames', (frames) => frames.deleteFrames()],
    ['setDuration to what they have', (frames) => frames.setDuration(2)],
    ['rename', (frames) => frames.rename('pose_##')],
    ['attr', (frames) => frames.attr({ label: 'x', soundLoop: 2 })],
  ])('%s reads each property of a keyframe once', (_, work) => {
    const frames = chosen();
    const watched = HostCalls.during(frames.dom, () => work(frames));
    const names = ['startFrame', 'duration', 'elements', 'name', 'tweenType'].map((name) => `Frame.${name}`);
    expect(watched.readAgain(...names)).toEqual([]);
  });

  it('Keyframes without a tween are not written to by untween', () => {
    const frames = chosen();
    const { writes } = HostCalls.during(frames.dom, () => frames.untween());
    expect(writes['Frame.tweenType']).toBeUndefined();
  });

  it('Keyframes of several timelines are worked on timeline by timeline, each opened once', () => {
    const still = { layers: [{ frames: [{ duration: 3 }, { duration: 2 }] }] };
    const { document } = createHost({
      library: [
        { name: 'one', ...still },
        { name: 'two', ...still },
      ],
      ...still,
    });
    const { calls } = HostCalls.during(document, () =>
      $.frames.all('[startFrame>0]', document).setDuration(6),
    );
    expect([calls['Timeline.insertFrames'], calls['Document.editScene']]).toEqual([3, 1]);
    expect($.frames.all('[startFrame>0]', document).pluck('duration')).toEqual([6, 6, 6]);
  });
});

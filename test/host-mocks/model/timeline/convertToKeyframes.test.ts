import { openLiteral } from '../../../support/openModel';

it('The next frame is made a keyframe by convertToKeyframes of one; with an end the range is', () => {
  const document = openLiteral({ layers: [{ frames: [{ duration: 5 }, { duration: 2 }] }] });
  const timeline = document.getTimeline();
  const starts = (): number[] => timeline.layers[0].keyframes.map(({ startFrame }) => startFrame);
  timeline.convertToKeyframes(0, 1);
  expect(starts()).toEqual([0, 5]);
  timeline.convertToKeyframes(0);
  expect(starts()).toEqual([0, 1, 5]);
  timeline.convertToKeyframes(0);
  expect(starts()).toEqual([0, 1, 5]);
  timeline.convertToKeyframes(3);
  expect(starts()).toEqual([0, 1, 3, 5]);
});

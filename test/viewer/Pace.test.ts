import { Pace } from '../../viewer/ui/Pace';

/** A pace at which pictures are ready after that time, and frames of the screen come after that one, in seconds. */
function paceOf(ready: number, shown: number): Pace {
  const pace = new Pace();
  for (let frame = 0; frame < 100; frame++) {
    pace.noteReady(ready);
    pace.noteShown(shown);
  }
  return pace;
}

it.each([
  ['Every frame is asked for at the beginning', new Pace(), 60, 1],
  ['Every frame is asked for where pictures are ready soon', paceOf(0.01, 1 / 60), 60, 1],
  ['Every frame is asked for where as many are drawn at once as are due', paceOf(0.12, 1 / 60), 24, 1],
  ['Frames that cannot be ready in time are left out', paceOf(0.25, 1 / 60), 24, 2],
  ['Frames that a slow screen cannot show are left out', paceOf(0.01, 0.1), 60, 6],
  ['The slower of both counts', paceOf(0.5, 0.1), 24, 4],
])('%s', (_, pace, frameRate, step) => {
  expect(pace.step(frameRate, 3)).toBe(step);
});

it('The last times count most', () => {
  const pace = paceOf(0.01, 0.1);
  for (let frame = 0; frame < 20; frame++) pace.noteShown(1 / 60);
  expect(pace.step(60, 3)).toBe(1);
});

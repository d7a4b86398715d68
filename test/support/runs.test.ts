import { runs } from './runs';

const { CASES } = process.env;
afterEach(() => {
  if (CASES === undefined) delete process.env.CASES;
  else process.env.CASES = CASES;
});

it('A property is tried a third as often, once at least, and as often as asked with CASES=all', () => {
  delete process.env.CASES;
  expect([300, 100, 1].map(runs)).toEqual([100, 34, 1]);
  process.env.CASES = 'all';
  expect([300, 100, 1].map(runs)).toEqual([300, 100, 1]);
});

import { sample, tries } from './sample';

const CASES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

beforeEach(() => {
  delete process.env.CASES;
});

afterEach(() => {
  jest.useRealTimers();
});

it('Every case is in the sample of one of the days that follow each other', () => {
  const samples = [0, 1, 2].map((day) => {
    jest.useFakeTimers({ now: new Date(2026, 10, 28 + day) });
    return sample(3, CASES);
  });
  expect(samples.flat().sort()).toEqual(CASES);
  expect(samples.every(({ length }) => length >= 2)).toBe(true);
});

it('Samples with another start differ', () => {
  expect(sample(3, CASES, 1)).not.toEqual(sample(3, CASES, 2));
});

it('All cases are in the sample with CASES=all', () => {
  process.env.CASES = 'all';
  expect(sample(3, CASES)).toEqual(CASES);
});

it('Chance has all of its tries with CASES=all', () => {
  expect(tries(20, 60)).toBe(20);
  process.env.CASES = 'all';
  expect(tries(20, 60)).toBe(60);
});

import { timeMap } from '../../../../film/tween/numbers/timeMaps';

/** Formulas measured on movies that Flash CS6 published, written independently of the module. */
const spring = (time: number, strength: number): number => {
  const rise = 0.4 / strength;
  if (time <= rise) return Math.sin((Math.PI * time) / (2 * rise));
  const u = (2 * strength * (time - rise)) / (1 - rise);
  return 0.7 + 0.3 * Math.exp(-u / 2) * Math.cos(Math.PI * u);
};

describe('timeMap(type, strength, frames)', () => {
  it.each([
    ['Quadratic', 0, 0.3, 0.3],
    ['Quadratic', 100, 0.5, 0.75],
    ['Quadratic', -100, 0.5, 0.25],
    ['Quadratic', 50, 0.5, 0.625],
    ['Cubic', 50, 0.5, 0.5 + 0.5 * (0.875 - 0.5)],
    ['Quartic', 100, 0.5, 1 - 0.5 ** 4],
    ['Quintic', -100, 0.5, 0.5 ** 5],
    ['DualCubic', 50, 0.25, 0.25 + 0.5 * (0.5 * (1 - 0.5 ** 3) - 0.25)],
    ['DualCubic', 50, 0.75, 0.75 + 0.5 * (0.5 * (1 + 0.5 ** 3) - 0.75)],
    ['DualQuadratic', -100, 0.25, 0.125],
    ['SineWave', 3, 1, 1],
    ['SineWave', 3, 2 / 3, 0],
    ['SawtoothWave', 3, 0.4, 0.8],
    ['DualQuadratic', 100, 0.75, 0.625],
    ['SineWave', 3, 0.2, (1 - Math.cos(0.6 * Math.PI)) / 2],
    ['DampedWave', 3, 0.2, 0.5 - 0.32 * Math.cos(1.2 * Math.PI)],
    ['Spring', 2, 0.5, spring(0.5, 2)],
    ['SquareWave', 3, 0.3, 0],
    ['SquareWave', 3, 0.4, 1],
    ['SquareWave', 3, 20 / 60, 1],
    ['SquareWave', 3, 40 / 60, 0],
    ['SquareWave', 3, 1, 1],
    ['RandomSquareWave', 1, 0.99, 0],
    ['RandomSquareWave', 3, 19 / 60, 0],
    ['RandomSquareWave', 3, 20 / 60, 0.3166],
    ['RandomSquareWave', 3, 40 / 60, 0],
    ['RandomSquareWave', 3, 1, 0],
    ['RandomSquareWave', 5, 360 / 600, 0],
    ['RandomSquareWave', 5, 361 / 600, 0.4175],
    ['RandomSquareWave', 8, 0.625, 0.53075],
    ['RandomSquareWave', 8, 0.99, 0.0362],
    ['DampedWave', 3, 1, 0.5],
    ['DampedWave', 3, 0, 0],
    ['Spring', 5, 1, 0.7 + 0.3 * Math.exp(-5)],
    ['Spring', 5, 0.03, spring(0.03, 5)],
    ['Spring', 2, 0.6, spring(0.6, 2)],
    ['Unheard of', 3, 0.4, 0.4],
    ['Spring', 0, 0.4, 0.4],
  ])('%s of %d has come at %d to %d', (type, strength, time, progress) => {
    expect(timeMap(type, strength, 600)(time)).toBeCloseTo(progress, 9);
  });

  it('Bounces last whole frames, each lower than the previous one', () => {
    // Four bounces of 60 frames: 60 / (1 + 1/2 + 1/3 + 1/4) = 28.8, so they last 29, 14, 10 and 7 frames.
    const bounce = (type: string, frame: number): number => timeMap(type, 4, 60)(frame / 60);
    expect(bounce('BounceIn', 29)).toBeCloseTo(1, 9);
    expect(bounce('BounceIn', 14.5)).toBeCloseTo(0.25, 9);
    expect(bounce('BounceIn', 36)).toBeCloseTo(1 - Math.exp(-1), 9);
    expect(bounce('BounceIn', 60)).toBeCloseTo(1, 9);
    expect(bounce('Bounce', 14.5)).toBeCloseTo(1, 9);
    expect(bounce('Bounce', 48)).toBeCloseTo(Math.exp(-2), 9);
    expect(bounce('Bounce', 60)).toBeCloseTo(0, 9);
  });

  it('The curve rests in frames that are left over, and bounces without a frame are dropped', () => {
    // Four bounces of 9 frames last 4, 2, 1 and 1; five of 8 frames last 4, 2, 1 and 1.
    expect(timeMap('BounceIn', 4, 9)(8.5 / 9)).toBe(1);
    expect(timeMap('Bounce', 4, 9)(8.5 / 9)).toBe(0);
    expect(timeMap('Bounce', 5, 8)(7.5 / 8)).toBeCloseTo(Math.exp(-3), 9);
  });

  it('Bounces of negative strength are mirrored in time', () => {
    expect(timeMap('Bounce', -4, 60)(0.2)).toBeCloseTo(timeMap('Bounce', 4, 60)(0.8), 9);
    expect(timeMap('BounceIn', -4, 60)(0.2)).toBeCloseTo(1 - timeMap('BounceIn', 4, 60)(0.8), 9);
  });
});

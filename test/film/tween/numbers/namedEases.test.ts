import { namedEase } from '../../../../film/tween/numbers/namedEases';

/** Penner's published equations, written independently of the module. */
const PENNER: [name: string, time: number, progress: number][] = [
  ['quadIn', 0.3, 0.09],
  ['quadOut', 0.3, 0.51],
  ['quadInOut', 0.3, 0.18],
  ['cubicInOut', 0.25, 0.0625],
  ['cubicInOut', 0.75, 0.9375],
  ['quartIn', 0.5, 0.0625],
  ['quintOut', 0.5, 0.96875],
  ['sineIn', 0.5, 1 - Math.SQRT1_2],
  ['sineInOut', 0.25, (1 - Math.SQRT1_2) / 2],
  ['circIn', 0.6, 0.2],
  ['backIn', 0.5, 0.125 * 2.7 - 0.25 * 1.7],
  ['bounceOut', 0.5, 7.5625 * (0.5 - 1.5 / 2.75) ** 2 + 0.75],
  ['bounceOut', 0.85, 7.5625 * (0.85 - 2.25 / 2.75) ** 2 + 0.9375],
  ['bounceOut', 0.95, 7.5625 * (0.95 - 2.625 / 2.75) ** 2 + 0.984375],
  ['backInOut', 0.25, (0.125 * (1.7 * 1.525 + 1) - 0.25 * 1.7 * 1.525) / 2],
  ['elasticInOut', 0.3, (-(2 ** -4) * Math.sin(((0.6 - 1 - 0.1125) * 2 * Math.PI) / 0.45)) / 2],
  ['elasticIn', 0.6, -(2 ** -4) * Math.sin(((0.6 - 1 - 0.075) * 2 * Math.PI) / 0.3)],
  ['elasticIn', 0.7, -(2 ** -3) * Math.sin(((0.7 - 1 - 0.075) * 2 * Math.PI) / 0.3)],
];

describe('namedEase(name)', () => {
  it.each(PENNER)('%s has come at %d to %d', (name, time, progress) => {
    expect(namedEase(name)?.(time)).toBeCloseTo(progress, 6);
  });

  const families = ['quad', 'cubic', 'quart', 'quint', 'sine', 'circ', 'back', 'bounce', 'elastic'];

  it.each(families)('Every direction of %s runs from 0 to 1', (family) => {
    for (const direction of ['In', 'Out', 'InOut']) {
      const ease = namedEase(family + direction);
      expect(ease?.(0)).toBeCloseTo(0, 6);
      expect(ease?.(1)).toBeCloseTo(1, 6);
    }
  });

  it.each(families)('The ease %sOut is mirrored from %sIn, and so are both halves of InOut', (family) => {
    const ease = (direction: string, time: number): number => namedEase(family + direction)?.(time) ?? NaN;
    expect(ease('Out', 0.2)).toBeCloseTo(1 - ease('In', 0.8), 10);
    expect(ease('InOut', 0.2)).toBeCloseTo(1 - ease('InOut', 0.8), 10);
  });

  it('The ease "none" is linear, and an unknown name has none', () => {
    expect(namedEase('none')?.(0.3)).toBe(0.3);
    expect(namedEase('linear')?.(0.3)).toBe(0.3);
    expect(namedEase(' quadIn')).toBeUndefined();
    expect(namedEase('quadIn2')).toBeUndefined();
    expect(namedEase('toStringIn')).toBeUndefined();
    expect(namedEase('')).toBeUndefined();
  });
});

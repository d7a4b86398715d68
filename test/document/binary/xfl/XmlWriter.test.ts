import fc from 'fast-check';
import { formatNumber } from '../../../../document/binary/xfl/XmlWriter';

describe('formatNumber', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [79_359 / 65_536, '1.21092224121094'],
    [1.52587890625e-5, '1.52587890625e-005'],
    [-0, '0'],
    [1e21, '1e+021'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
    [550, '550'],
  ])('%s is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('Fifteen digits are kept', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (value) => {
        const near = Number(value.toPrecision(15));
        expect(Number(formatNumber(value))).toBe(near === 0 ? 0 : near);
      }),
    );
  });
});

import fc from 'fast-check';
import { formatEdgeNumber, parseEdgeNumber } from '../../../geometry/edges/edgeNumber';

const parse = (text: string): number => parseEdgeNumber(text, 0, text.length);

describe('Numbers of edges', () => {
  it.each([
    ['0', 0],
    ['-36', -36 * 256],
    ['197.5', 197.5 * 256],
    ['-22.046875', -22.046875 * 256],
    ['#C9.84', 0xc984],
    ['#C3.C8', 0xc3c8],
    ['#FFFEAA.9F', 0xfffeaa9f - 0x100000000],
    ['#FFFFFD.71', -655],
    ['#0.A1', 0xa1],
    ['#11.3', 0x1130],
  ])('%s', (text, steps) => {
    expect(parse(text)).toBe(steps);
    expect(parse(formatEdgeNumber(steps))).toBe(steps);
  });

  it('Every number of steps survives being written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: -0x7fffffff, max: 0x7fffffff }), (steps) => {
        expect(parse(formatEdgeNumber(steps))).toBe(steps);
      }),
    );
  });

  it('The shorter form is written, the decimal one when both are as long', () => {
    expect(formatEdgeNumber(0xc984)).toBe('#C9.84');
    expect(formatEdgeNumber(-22.046875 * 256)).toBe('-22.046875');
    expect(formatEdgeNumber(197.5 * 256)).toBe('197.5');
  });
});

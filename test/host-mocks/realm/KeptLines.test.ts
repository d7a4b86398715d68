import fc from 'fast-check';
import { KeptLines } from '../../../host-mocks/realm/KeptLines';

describe('KeptLines', () => {
  it('The newest texts stay, within the maximum, in the same list', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 })), (texts) => {
        const kept = new KeptLines(300);
        const { lines } = kept;
        for (const text of texts) kept.add(text);
        expect(lines).toEqual(texts.slice(texts.length - lines.length));
        const size = lines.reduce((all, line) => all + line.length + 16, 0);
        expect(size).toBeLessThanOrEqual(300);
        expect(texts.length === 0 || lines.length > 0).toBe(true);
      }),
    );
  });

  it('A text that is larger than the maximum stays until the next one', () => {
    const lines = new KeptLines(100);
    lines.add('a');
    lines.add('b'.repeat(1000));
    expect(lines.lines.map((line) => line.length)).toEqual([1000]);
    lines.add('c');
    expect(lines.lines).toEqual(['c']);
  });
});

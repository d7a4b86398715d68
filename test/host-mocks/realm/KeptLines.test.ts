import fc from 'fast-check';
import { KeptLines } from '../../../host-mocks/realm/KeptLines';

describe('KeptLines', () => {
  it('keeps the newest texts, within its bound, in the same list', () => {
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

  it('keeps a text that is larger than its bound, until the next one', () => {
    const kept = new KeptLines(100);
    kept.add('a');
    kept.add('b'.repeat(1000));
    expect(kept.lines.map((line) => line.length)).toEqual([1000]);
    kept.add('c');
    expect(kept.lines).toEqual(['c']);
  });
});

import { EntrySource } from '../../../document/xfl/EntrySource';

const SHORT = '<a/>';
const LONG = `<a>${' '.repeat(5000)}</a>`;

function sourceOf(text: string, isDamaged = false): { source: EntrySource; asked: string[] } {
  const asked: string[] = [];
  const entries = {
    size: () => text.length,
    text: (path: string) => {
      asked.push(`all of ${path}`);
      if (isDamaged) throw new Error('damaged');
      return text;
    },
    textStart: (path: string, length: number) => {
      asked.push(`${length} of ${path}`);
      return text.slice(0, length);
    },
  };
  return { source: new EntrySource('a.xml', entries, undefined), asked };
}

describe('the text of an entry', () => {
  it('A short text whose beginning was asked for is read once', () => {
    const { source, asked } = sourceOf(SHORT);
    expect([source.readStart(2), source.read()]).toEqual([SHORT, SHORT]);
    expect(asked).toEqual(['all of a.xml']);
  });

  it('Of a long text no more than the beginning is read until all is asked for', () => {
    const { source, asked } = sourceOf(LONG);
    expect([source.readStart(2), source.read()]).toEqual(['<a', LONG]);
    expect(asked).toEqual(['2 of a.xml', 'all of a.xml']);
  });

  it('The beginning of a short text is read where the whole is damaged, which is refused', () => {
    const { source } = sourceOf(SHORT, true);
    expect(source.readStart(2)).toBe('<a');
    expect(() => source.read()).toThrow('damaged');
  });
});

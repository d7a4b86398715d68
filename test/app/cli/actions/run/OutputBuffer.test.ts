import { OutputBuffer } from '../../../../../app/cli/actions/run/OutputBuffer';

/** What a spool hands on when it is emptied. */
function emptied(spool: OutputBuffer): { out: string; err: string } {
  const said = { out: '', err: '' };
  spool.empty({
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  });
  return said;
}

describe('An output that is kept until it may be shown', () => {
  it.each([
    ['little', 10],
    ['more than is kept in memory', 3_000_000],
  ])('The output is passed on once: %s', (_how, length) => {
    const spool = new OutputBuffer();
    const text = 'é'.repeat(length);
    spool.out(text);
    spool.err('oh');
    expect(spool.hasOutput).toBe(true);
    const first = emptied(spool);
    expect(first.out === text).toBe(true);
    expect(first.err).toBe('oh');
    expect(spool.hasOutput).toBe(false);
    expect(emptied(spool)).toEqual({ out: '', err: '' });
    spool.out('more');
    expect(emptied(spool)).toEqual({ out: 'more', err: '' });
  });
});

import { boundedSink } from '../../../../app/cli/workers/boundedSink';

const MILLION = 2 ** 20;

/** Writes texts to a bounded sink, those of standard error marked by `!`; what came through, and how often it stopped. */
function write(max: number, texts: readonly string[]): { out: string; err: string; stops: number } {
  const said = { out: '', err: '', stops: 0 };
  const sink = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
  };
  const bounded = boundedSink(sink, { stop: () => void said.stops++ }, max);
  for (const text of texts) (text.startsWith('!') ? bounded.err : bounded.out)(text);
  return said;
}

describe('boundedSink', () => {
  const WORDS = 'adobe-collection: stopped, as it printed more than 1 million characters; the rest is cut\n';
  const half = 'x'.repeat(MILLION / 2);

  it.each<[title: string, texts: string[], length: number, err: string, stops: number]>([
    ['hands on what fits', ['a', half], MILLION / 2 + 1, '', 0],
    ['hands on as much as fits exactly', [half, half], MILLION, '', 0],
    ['cuts what is more, says so, and stops the worker once', [half, half, 'yy', 'z'], MILLION, WORDS, 1],
    ['counts both outputs together', ['!', half, half], MILLION - 1, `!${WORDS}`, 1],
  ])('%s', (_title, texts, length, err, stops) => {
    const said = write(MILLION, texts);
    expect([said.out.length, said.err, said.stops]).toEqual([length, err, stops]);
  });
});

import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { shellQuote } from '../../../../../app/cli/actions/git/shellQuote';
import { tries } from '../../../../support/sample';

/** What a shell makes of words. */
function wordsOf(words: readonly string[]): string[] {
  const script = `for word in ${words.join(' ')}; do printf '%s\\001' "$word"; done`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\u0001').slice(0, -1);
}

describe('shellQuote', () => {
  const TEXTS = [
    "it's",
    '$(touch RAN)',
    '`touch RAN`',
    'a b',
    '"',
    '\\',
    "\\'",
    "'\\''",
    '%',
    'a\nb',
    '!x',
    '*',
    '',
    '~',
  ];

  it('Each text is one word of a shell, as it is', () => {
    expect(wordsOf(TEXTS.map((text) => shellQuote(text, 'linux')))).toEqual(TEXTS);
  });

  it('Any texts are words of a shell, as they are', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'\'"\\$`(){};&|<>*?[]~#!% \n\tab') }), {
      minLength: 50,
      maxLength: 50,
    });
    fc.assert(
      fc.property(texts, (all) => {
        expect(wordsOf(all.map((text) => shellQuote(text, 'linux')))).toEqual(all);
      }),
      { numRuns: tries(20, 100) },
    );
  });

  it('A path of Windows has slashes, as its sh expects', () => {
    expect(shellQuote("C:\\it's\\cli.js", 'win32')).toBe("'C:/it'\\''s/cli.js'");
  });
});

import { errorLine } from '../../../../app/cli/messages/errorLine';

function selectorError(message: string, query: string, index: number): Error {
  return Object.assign(new Error(message), { query, index });
}

describe('The line that reports a failure', () => {
  it.each([
    [new Error('plain'), 'plain'],
    [new Error('first\n  second'), 'first second'],
    ['thrown text', 'thrown text'],
    [undefined, 'undefined'],
    [
      selectorError(
        '$(): unknown pseudo ":movieclp"\n  star*:movieclp\n       ^\n  Did you mean ":movieclip"?',
        'star*:movieclp',
        5,
      ),
      '$(): unknown pseudo ":movieclp" (at character 6 of "star*:movieclp"). Did you mean ":movieclip"?',
    ],
    [
      selectorError('$$(): expected a name\n  a,\n    ^', 'a,', 2),
      '$$(): expected a name (at character 3 of "a,")',
    ],
    [
      selectorError('$(): no\n  a\n  ^', `${'a'.repeat(500)}]${'b'.repeat(500)}`, 500),
      `$(): no (at character 501 of "…${'a'.repeat(60)}]${'b'.repeat(59)}…")`,
    ],
  ])('errorLine(%p) is %s', (error, line) => {
    expect(errorLine(error)).toBe(line);
  });

  it('A message of any length fits a screen', () => {
    const line = errorLine(new Error(`a${'x'.repeat(100_000)}b`));
    expect(line).toMatch(/^ax{400,} … x{400,}b$/);
    expect(line.length).toBeLessThanOrEqual(1000);
  });

  it('An object that throws when its text is asked for says so', () => {
    const thrown = {
      toString: () => {
        throw new Error('never');
      },
    };
    expect(errorLine(thrown)).toBe('an object without a text was thrown');
  });
});

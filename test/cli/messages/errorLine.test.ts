import { errorLine } from '../../../host-mocks/cli/messages/errorLine';

function selectorError(message: string, query: string, index: number): Error {
  return Object.assign(new Error(message), { query, index });
}

describe('the line that tells a failure', () => {
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
  ])('errorLine(%p) is %s', (error, line) => {
    expect(errorLine(error)).toBe(line);
  });
});

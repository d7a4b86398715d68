import { SelectorError } from '../../../src/selector/syntax/SelectorError';

const problem = { caller: '$()', problem: 'stray "!"', query: 'a!', index: 1 };

describe('SelectorError', () => {
  it('It is an Error and a SelectorError', () => {
    const error = new SelectorError(problem);
    expect(error).toBeInstanceOf(SelectorError);
    expect(error).toBeInstanceOf(Error);
    expect(Object.getPrototypeOf(error).constructor).toBe(SelectorError);
  });

  it('It carries name, message, query and index', () => {
    const { name, message, query, index } = new SelectorError(problem);
    expect({ name, message, query, index }).toEqual({
      name: 'SelectorError',
      message: '$(): stray "!"\n  a!\n   ^',
      query: 'a!',
      index: 1,
    });
  });

  it('Its hint is printed on a line of its own', () => {
    expect(new SelectorError({ ...problem, hint: 'Did you mean "a"?' }).message).toBe(
      '$(): stray "!"\n  a!\n   ^\n  Did you mean "a"?',
    );
  });

  it('It reads as name and message', () => {
    expect(String(new SelectorError(problem))).toBe('SelectorError: $(): stray "!"\n  a!\n   ^');
  });

  it('It knows the place where it was made, if the engine does', () => {
    const { stack } = new SelectorError(problem);
    expect(stack).toMatch(/^SelectorError: \$\(\): stray/);
    expect(stack).toContain('SelectorError.test');
  });

  describe('in an engine that notes more than a stack', () => {
    /** What an engine's errors know of the place where they are made. */
    function placesOf(noted: Record<string, unknown>): Record<string, unknown> {
      const native = globalThis.Error;
      globalThis.Error = function NotingError() {
        return noted;
      } as unknown as ErrorConstructor;
      try {
        const { stack, fileName, lineNumber, line } = Object.getOwnPropertyDescriptors(
          new SelectorError(problem),
        );
        return {
          stack: stack?.value,
          fileName: fileName?.value,
          lineNumber: lineNumber?.value,
          line: line?.value,
        };
      } finally {
        globalThis.Error = native;
      }
    }

    it.each([
      [
        { stack: 'Error: a\nError: b', line: 7 },
        { stack: 'SelectorError: a\nError: b', line: 7 },
      ],
      [{ stack: 'run@/Error:/a.jsfl:7' }, { stack: 'run@/Error:/a.jsfl:7' }],
      [
        { fileName: 'a.jsfl', lineNumber: 7 },
        { fileName: 'a.jsfl', lineNumber: 7 },
      ],
      [{}, {}],
    ])('%j becomes %j', (noted, expected) => {
      expect(placesOf(noted)).toEqual(expected);
    });

    it('It notes nothing else', () => {
      expect(Object.keys(new SelectorError(problem)).sort()).toEqual(['index', 'message', 'query', 'stack']);
    });
  });

  it('The class Error stays as it was', () => {
    expect(new SelectorError(problem)).not.toBe(new SelectorError(problem));
    expect(String(new Error('a'))).toBe('Error: a');
    expect(new Error('a')).not.toBeInstanceOf(SelectorError);
  });
});

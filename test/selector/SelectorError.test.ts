import { SelectorError } from '../../src/selector/SelectorError';

const problem = { caller: '$()', problem: 'stray "!"', query: 'a!', index: 1 };

describe('SelectorError', () => {
  test('is an Error and a SelectorError', () => {
    const error = new SelectorError(problem);
    expect(error).toBeInstanceOf(SelectorError);
    expect(error).toBeInstanceOf(Error);
    expect(Object.getPrototypeOf(error).constructor).toBe(SelectorError);
  });

  test('carries name, message, query and index', () => {
    const { name, message, query, index } = new SelectorError(problem);
    expect({ name, message, query, index }).toEqual({
      name: 'SelectorError',
      message: '$(): stray "!"\n  a!\n   ^',
      query: 'a!',
      index: 1,
    });
  });

  test('prints its hint on a line of its own', () => {
    expect(new SelectorError({ ...problem, hint: 'Did you mean "a"?' }).message).toBe(
      '$(): stray "!"\n  a!\n   ^\n  Did you mean "a"?',
    );
  });

  test('reads as name and message', () => {
    expect(String(new SelectorError(problem))).toBe('SelectorError: $(): stray "!"\n  a!\n   ^');
  });

  test('knows where it was made, if the engine does', () => {
    const { stack } = new SelectorError(problem);
    expect(stack).toMatch(/^SelectorError: \$\(\): stray/);
    expect(stack).toContain('SelectorError.test');
  });

  test('leaves Error as it was', () => {
    expect(new SelectorError(problem)).not.toBe(new SelectorError(problem));
    expect(String(new Error('a'))).toBe('Error: a');
    expect(new Error('a')).not.toBeInstanceOf(SelectorError);
  });
});

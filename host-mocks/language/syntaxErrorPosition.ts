import { parse } from 'acorn';

/**
 * Line and column of the first syntax error of a script, counted from 1; undefined if there is none. The language is
 * that of browsers and Node.
 */
export function syntaxErrorPosition(source: string): { line: number; column: number } | undefined {
  try {
    parse(source, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true });
    return undefined;
  } catch (error) {
    const { loc } = error as { loc: { line: number; column: number } };
    return { line: loc.line, column: loc.column + 1 };
  }
}

import { parse } from 'acorn';

/**
 * Where a script cannot be read, as lines and columns that count from 1; undefined for one that can. The language is that
 * of browsers and Node.
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

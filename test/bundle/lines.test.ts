import fs from 'node:fs';
import path from 'node:path';
import { parse, type Node } from 'acorn';
import { listNodes } from '../../build/es3/script.cjs';

/** The first and last line of a part of a script. */
type Lines = [first: number, last: number];

const linesOf = ({ loc }: Node): Lines => [loc!.start.line, loc!.end.line];

/** The statements that begin on a line on which another one ends, or on which the block around them begins. */
function crowded(code: string): string[] {
  const program = parse(code, { ecmaVersion: 5, locations: true });
  return listNodes(program).flatMap(({ node }) => {
    const statements = node.type === 'SwitchCase' ? node.consequent : node.body;
    if (!Array.isArray(statements)) return [];
    const begin = node.type === 'Program' ? 0 : node.loc.start.line;
    const lines: Lines[] = [[begin, begin], ...(statements as Node[]).map(linesOf)];
    return lines.slice(1).flatMap(([first], i) => (first > lines[i][1] ? [] : [`line ${first}`]));
  });
}

describe('the lines of the scripts', () => {
  it.each(['collection.jsx', 'collection.jsfl', 'collection.es5.jsx'])('%s: one statement each', (name) => {
    const code = fs.readFileSync(path.resolve(__dirname, '../../dist', name), 'utf8');
    expect(code.split('\n').length).toBeGreaterThan(5000);
    expect(crowded(code)).toEqual([]);
  });

  it.each([
    ['a();b();', ['line 1']],
    ['a();\nb();', []],
    ['function f(){ a();\n}', ['line 1']],
    ['function f(){\na();\n} b();', ['line 3']],
    ['switch (x) {\ncase 1: a();\n}', ['line 2']],
    ['if (x) a();', []],
  ])('Statements that share a line would be seen: %j', (code, expected) => {
    expect(crowded(code)).toEqual(expected);
  });
});

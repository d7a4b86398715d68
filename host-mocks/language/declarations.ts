import type { Program } from 'acorn';
import MagicString from 'magic-string';
import { parseScript } from './parse';
import { walk } from './walk';

/** The variables and functions that a script declares at global level. */
export interface Declarations {
  names: string[];
  /** The script with `var` for its outermost `const` and `let`, which belong to no object; places are kept. */
  source: string;
}

/** Reads what a script in Node's language, or in the one of Animate's engine, declares. */
export function declarationsOf(source: string): Declarations {
  const program = parseScript(source);
  return { names: namesIn(program), source: withVar(source, program) };
}

/** The names of variables and functions, without those inside functions and classes. */
function namesIn(program: Program): string[] {
  const names = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') names.add(node.id.name);
    return !/Function|^Class/.test(node.type);
  });
  return [...names];
}

function withVar(source: string, program: Program): string {
  const text = new MagicString(source);
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration' || node.kind === 'var') continue;
    text.update(node.start, node.start + node.kind.length, 'var'.padEnd(node.kind.length));
  }
  return text.toString();
}

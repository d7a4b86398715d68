import type { AnyNode, Node, Program } from 'acorn';
import { parseScript } from './parse';

/** What a script declares at global level. */
export interface Declarations {
  names: string[];
  /** The script with `var` for its outermost `const` and `let`, which belong to no object; places are kept. */
  source: string;
}

/** Reads what a script in Node's language, or in the one of Animate's engine, declares. */
export function declarationsOf(source: string): Declarations {
  const program = parseScript(source);
  const names = new Set<string>();
  collect(program, names);
  return { names: [...names], source: withVar(source, program) };
}

/** Names of variables and functions, without those inside functions. */
function collect(root: Node, names: Set<string>): void {
  const waiting: Node[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = next as AnyNode;
    if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name);
    if (/Function|^Class/.test(node.type)) continue;
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') names.add(node.id.name);
    for (const value of Object.values(node) as unknown[]) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isNode(child)) waiting.push(child);
      }
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof (value as { type?: unknown } | null)?.type === 'string';
}

function withVar(source: string, program: Program): string {
  let result = '';
  let done = 0;
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration' || node.kind === 'var') continue;
    result += source.slice(done, node.start) + 'var'.padEnd(node.kind.length);
    done = node.start + node.kind.length;
  }
  return result + source.slice(done);
}

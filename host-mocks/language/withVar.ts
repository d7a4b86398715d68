import MagicString from 'magic-string';
import { parseScript } from './parseScript';

/**
 * A script in Node's language with `var` for its outermost `const` and `let`, which belong to no object: later scripts see
 * them, and it can run again. Places are kept.
 */
export function withVar(source: string): string {
  const text = new MagicString(source);
  for (const node of parseScript(source).body) {
    if (node.type !== 'VariableDeclaration' || node.kind === 'var') continue;
    text.update(node.start, node.start + node.kind.length, 'var'.padEnd(node.kind.length));
  }
  return text.toString();
}

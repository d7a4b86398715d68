import MagicString from 'magic-string';
import { parseScript } from './parseScript';

/**
 * A script in Node's language with `var` in place of its outermost `const` and `let`, which are not members of the
 * global object: so later scripts see the variables, and the script can run again. Positions do not change.
 */
export function withVar(source: string): string {
  const text = new MagicString(source);
  for (const node of parseScript(source).body) {
    if (node.type !== 'VariableDeclaration' || node.kind === 'var') continue;
    text.update(node.start, node.start + node.kind.length, 'var'.padEnd(node.kind.length));
  }
  return text.toString();
}

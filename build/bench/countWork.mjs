import MagicString from 'magic-string';
import { readScript } from '../es3/script.cjs';

const FUNCTION = /^Function(Declaration|Expression)$/;
const LOOP = /^(For|ForIn|While|DoWhile)Statement$/;

/**
 * A script that counts what it does: each call of its functions and each turn of its loops adds to the global variable
 * `work`. The counts are the same in every run; times are not.
 */
export function countWork(code) {
  const counted = new MagicString(code);
  for (const { node } of readScript(code).entries) {
    if (FUNCTION.test(node.type)) counted.appendRight(node.body.start + 1, 'work++;');
    if (LOOP.test(node.type)) {
      counted.appendRight(node.body.start, '{work++;');
      counted.appendLeft(node.body.end, '}');
    }
  }
  return counted.toString();
}

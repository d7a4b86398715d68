import MagicString from 'magic-string';
import { readScript } from '../../build/es3/script.cjs';

/**
 * Rewrites a script so that it counts its open calls. The script throws `RangeError: too much recursion` when more than
 * `limit` calls are open at once.
 */
export function limitDepth(script: string, limit: number): string {
  const output = new MagicString(script);
  for (const { node } of readScript(script).entries) {
    if (node.type !== 'FunctionExpression' && node.type !== 'FunctionDeclaration') continue;
    output.appendRight(node.body.start + 1, 'openCall();try{');
    output.appendRight(node.body.end - 1, '}finally{openCalls--;}');
  }
  return `var openCalls = 0;
function openCall() { if (++openCalls > ${limit}) throw new RangeError('too much recursion'); }
${output}`;
}

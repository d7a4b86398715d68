import type { Program } from 'acorn';
import { findNewer, visit } from './newer';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { parseScript, type Closure, type ForEach } from './parse';

/** Name of the global that `for each` is translated to a call of; defined by the prelude. */
export const VALUES_OF = '__valuesOf__';

interface Edit {
  at: number;
  remove: number;
  insert: string;
}

/**
 * Turns a script in the language of Animate's engine into one that Node's engine runs, every line kept in its place.
 *
 * @throws ScriptSyntaxError where it is wrong, or uses what that engine does not have.
 */
export function translate(source: string, file: string): string {
  const program = parse(source, file);
  const newer = findNewer(program);
  if (newer) {
    const reason = `Animate's engine does not have ${newer.what}; --modern lifts the limit`;
    throw new ScriptSyntaxError(reason, file, lineAt(source, newer.start));
  }
  const edits: Edit[] = [];
  visit(program, (node) => {
    if ('each' in node) translateForEach(node as unknown as ForEach, edits);
    if ('isClosure' in node) translateClosure(node as unknown as Closure, edits);
    if (node.type === 'ExpressionStatement' && node.directive === 'use strict') {
      edits.push({ at: node.start + 1, remove: 'use strict'.length, insert: 'not strict' });
    }
  });
  return applyEdits(source, edits);
}

function parse(source: string, file: string): Program {
  try {
    return parseScript(source);
  } catch (error) {
    const { message, pos } = error as { message: string; pos?: number };
    if (pos === undefined) throw error;
    throw new ScriptSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), file, lineAt(source, pos));
  }
}

/** `for each (left in right)` -> `for (left of __valuesOf__(right))`. */
function translateForEach(node: ForEach, edits: Edit[]): void {
  edits.push({ at: node.each.start, remove: node.each.end - node.each.start, insert: '' });
  edits.push({ at: node.inStart, remove: 2, insert: 'of' });
  edits.push({ at: node.right.start, remove: 0, insert: `${VALUES_OF}((` });
  edits.push({ at: node.right.end, remove: 0, insert: '))' });
}

/** `function (x) x * 2` -> `function (x) {return (x * 2)}`. */
function translateClosure(node: Closure, edits: Edit[]): void {
  edits.push({ at: node.body.start, remove: 0, insert: '{return (' });
  edits.push({ at: node.body.end, remove: 0, insert: ')}' });
}

/**
 * At the same place, what ends an inner construct stands before what ends an outer one, and what begins an outer one
 * before what begins an inner one: `visit` meets outer nodes first, so closers are applied in reverse.
 */
function applyEdits(source: string, edits: Edit[]): string {
  const ordered = edits
    .map((edit, index) => ({ ...edit, rank: edit.insert.startsWith(')') ? -index : index }))
    .sort((a, b) => a.at - b.at || a.rank - b.rank);
  let result = '';
  let done = 0;
  for (const { at, remove, insert } of ordered) {
    result += source.slice(done, at) + insert;
    done = at + remove;
  }
  return result + source.slice(done);
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split(/\r\n|[\n\r\u2028\u2029]/).length;
}

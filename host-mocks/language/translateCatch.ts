import type { AnyNode } from 'acorn';
import type MagicString from 'magic-string';

/** Name of the method of texts that gives an error of the script's realm for what was caught; defined by the prelude. */
export const OWN_ERROR = '__own__';

/**
 * `catch (e) {…}` -> `catch (e) {e = "".__own__(e); …}`. Node itself runs when the stack of an error is read, and at the
 * end of the stack what it throws is of its own realm.
 */
export function translateCatch(node: AnyNode, text: MagicString): void {
  if (node.type !== 'CatchClause' || !node.param) return;
  const { type, start, end } = node.param;
  const inside = node.body.start + 1;
  if (type === 'Identifier') {
    text.appendRight(inside, ownError(text.original.slice(start, end)));
    return;
  }
  // `catch ({a}) {…}` -> `catch (__error__) {var {a} = "".__own__(__error__); …}`
  const lines = text.original.slice(end, inside).replace(/[^\n]/g, '');
  text.appendRight(start, '__error__) {var ');
  text.update(end, inside, `${lines} = "".${OWN_ERROR}(__error__);`);
}

/** The statement that puts an error of the script's realm into the variable of a `catch`. */
export function ownError(name: string): string {
  return `${name} = "".${OWN_ERROR}(${name});`;
}

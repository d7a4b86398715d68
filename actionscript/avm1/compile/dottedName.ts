import type { Expression } from '../../syntax/Expression';

/** Parts of the longest name of a class that is looked for. */
const MAX_PARTS = 16;

/** Names with points between them, `ui.Star`; undefined for other expressions. */
export function dottedName(expression: Expression): string | undefined {
  const names: string[] = [];
  let rest = expression;
  for (; rest.kind === 'Member'; rest = rest.object) {
    if (names.push(rest.name) > MAX_PARTS) return undefined;
  }
  return rest.kind === 'Name' ? [rest.name, ...names.reverse()].join('.') : undefined;
}

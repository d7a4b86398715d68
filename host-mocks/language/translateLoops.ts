import type { AnyNode, ForInStatement, Node } from 'acorn';
import type MagicString from 'magic-string';
import { ITERATOR_GLOBALS } from './iterators';
import type { Clauses, Comprehension, ForEach, Generator } from './nodes';
import { wrap } from './wrap';

/** Name of the global function that replaces `for each`; `addMissingMembers` defines it. */
export const VALUES_OF = '__valuesOf__';

/** Translates `for each`, loops over iterators, array comprehensions and generator expressions. */
export function translateLoops(node: AnyNode, iterators: ReadonlySet<string>, text: MagicString): void {
  if ('each' in node) translateForEach(node as unknown as ForEach, text);
  else if (node.type === 'ForInStatement') translateForIn(node, iterators, text);
  if ('comprehension' in node) translateComprehension(node as unknown as Comprehension, iterators, text);
  if ((node.type as string) === 'GeneratorExpression')
    translateGenerator(node as unknown as Generator, iterators, text);
}

/** True for a generator expression, or a call of the constructor `Iterator`. */
export function isIterator(node: Node): boolean {
  const at = node as AnyNode;
  if (at.type === 'ParenthesizedExpression') return isIterator(at.expression);
  if (at.type === 'NewExpression' || at.type === 'CallExpression')
    return at.callee.type === 'Identifier' && at.callee.name === 'Iterator';
  return (at.type as string) === 'GeneratorExpression';
}

function iterates(node: Node, iterators: ReadonlySet<string>): boolean {
  return (
    isIterator(node) ||
    ((node as AnyNode).type === 'Identifier' && iterators.has((node as { name?: string }).name ?? ''))
  );
}

/** `for each (left in right)` -> `for (left of __valuesOf__(right))`. */
function translateForEach({ each, inStart, right }: ForEach, text: MagicString): void {
  text.remove(each.start, each.end);
  text.update(inStart, inStart + 2, 'of');
  wrap(right, `${VALUES_OF}((`, '))', text);
}

/** `for (left in iterator)` -> `for (left of __iterate__(iterator))`. */
function translateForIn(
  { left, right }: ForInStatement,
  iterators: ReadonlySet<string>,
  text: MagicString,
): void {
  if (!iterates(right, iterators)) return;
  const inStart = left.end + text.original.slice(left.end, right.start).search(/\bin\b/);
  text.update(inStart, inStart + 2, 'of');
  wrap(right, `${ITERATOR_GLOBALS.iterate}((`, '))', text);
}

/** Translates the loops and conditions of a comprehension, where they are. */
function translateClauses({ loops }: Clauses, iterators: ReadonlySet<string>, text: MagicString): void {
  for (const { eachAt, name, inStart, object } of loops) {
    text.appendRight(name.start, 'let ');
    if (!eachAt && !iterates(object, iterators)) continue;
    if (eachAt) text.remove(eachAt.start, eachAt.end);
    text.update(inStart, inStart + 2, 'of');
    wrap(object, `${eachAt ? VALUES_OF : ITERATOR_GLOBALS.iterate}((`, '))', text);
  }
}

/**
 * `[value for each (name in object) if (test)]` ->
 * `((__list__) => {for (let name of __valuesOf__((object))) if (test) __list__[__list__.length] = (value); return __list__})([])`
 */
function translateComprehension(
  { elements: [value], comprehension, start, end }: Comprehension,
  iterators: ReadonlySet<string>,
  text: MagicString,
): void {
  text.update(start, start + 1, '((__list__) => {');
  translateClauses(comprehension, iterators, text);
  wrap(value, ' __list__[__list__.length] = (', '); ', text);
  text.move(value.start, value.end, end - 1);
  text.update(end - 1, end, 'return __list__})([])');
}

/**
 * `(value for each (name in object) if (test))` ->
 * `(__generator__(function* () {for (let name of __valuesOf__((object))) if (test) yield (value);}.call(this)))`
 */
function translateGenerator(
  { value, clauses, end }: Generator,
  iterators: ReadonlySet<string>,
  text: MagicString,
): void {
  text.prependRight(clauses.start, `${ITERATOR_GLOBALS.generator}(function* () {`);
  translateClauses(clauses, iterators, text);
  wrap(value, ' yield (', ');', text);
  text.move(value.start, value.end, end);
  text.prependRight(end, '}.call(this))');
}

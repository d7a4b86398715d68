import type { AnyNode, AssignmentProperty, FunctionExpression, Node, Program, Property } from 'acorn';
import type MagicString from 'magic-string';
import { nodeName } from './nodeName';
import type { Guarded, Handler } from './nodes';
import { ownError } from './translateCatch';
import { walk } from './walk';

/** Gives names that Node's engine reserves another form; `members` are the names of members, which stay. */
export function translateName(node: AnyNode, members: Set<Node>, text: MagicString): void {
  if (node.type === 'MemberExpression' && !node.computed && (node.property as Node | null))
    members.add(node.property);
  else if (node.type === 'Property' && !node.computed && !node.shorthand) members.add(node.key);
  else if (node.type === 'Property' && node.shorthand) translateShorthand(node, members, text);
  else if (node.type === 'Identifier' && nodeName(node.name) !== node.name && !members.has(node))
    text.update(node.start, node.end, nodeName(node.name));
}

/** `{class} = x` -> `{class: __class__} = x`. Key and value are one place. */
function translateShorthand(
  node: Property | AssignmentProperty,
  members: Set<Node>,
  text: MagicString,
): void {
  members.add(node.key).add(node.value);
  if (node.key.type !== 'Identifier' || nodeName(node.key.name) === node.key.name) return;
  text.appendLeft(node.key.end, `: ${nodeName(node.key.name)}`);
}

/** `{ get a(x) {…} }`, `{ set a() {…} }`: the parameters that Node's engine refuses become variables. */
export function translateAccessor(node: AnyNode, text: MagicString): void {
  if (node.type !== 'Property' || (node.kind !== 'get' && node.kind !== 'set')) return;
  const { params, body } = node.value as FunctionExpression;
  const kept = node.kind === 'get' ? 0 : 1;
  if (params.length < kept) {
    text.appendLeft(text.original.indexOf('(', node.key.end) + 1, '__value__');
    return;
  }
  if (params.length === kept) return;
  const names = params.slice(kept).map(({ start, end }) => text.original.slice(start, end));
  text.remove(kept === 0 ? params[0].start : params[0].end, params[params.length - 1].end);
  if (body.type === 'BlockStatement') text.appendRight(body.start + 1, `var ${names.join(', ')};`);
}

/** An unnamed function as a statement has no effect. */
export function translateUnnamed(node: AnyNode, text: MagicString): void {
  if (node.type !== 'FunctionDeclaration' || (node.id as Node | null)) return;
  text.appendRight(node.start, 'void ').appendLeft(node.end, ';');
}

/** `/a/(text)` -> `/a/.exec(text)`; `name(text)` -> `__callable__(name)(text)` for names that hold such expressions. */
export function translateCallOfRegExp(node: AnyNode, patterns: ReadonlySet<string>, text: MagicString): void {
  if (node.type !== 'CallExpression') return;
  const { callee } = node;
  if (isRegExp(callee)) text.appendLeft(callee.end, '.exec');
  else if (callee.type === 'Identifier' && patterns.has(callee.name))
    text.update(callee.start, callee.end, `${CALLABLE}(${nodeName(callee.name)})`);
}

/** Name of the global that gives a function for a regular expression that is called; defined by the prelude. */
export const CALLABLE = '__callable__';

/** The names that a script gives to regular expressions. */
export function patternNames(program: Program): Set<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init &&
      isRegExp(node.init)
    )
      names.add(node.id.name);
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && isRegExp(node.right))
      names.add(node.left.name);
  });
  return names;
}

/** A literal, or a call of the constructor. */
function isRegExp(node: AnyNode): boolean {
  if (node.type === 'ParenthesizedExpression') return isRegExp(node.expression);
  if (node.type === 'NewExpression' || node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
  return node.type === 'Literal' && 'regex' in node && Boolean(node.regex);
}

/**
 * `catch (e if a) {…} catch (f) {…}` -> `catch (e) {if (a) {…} else try {throw e} catch (f) {…}}`, every part in its
 * place.
 */
export function translateHandlers({ guarded }: Guarded, text: MagicString): void {
  let ends = '';
  guarded.forEach((handler, index) => {
    const { param, guard, body, start } = handler;
    if (index > 0) text.appendRight(start, ` else try {throw ${nameOf(guarded[index - 1], text)}} `);
    if (!guard) return;
    text.update(param.end, guard.start, `) {${ownError(nameOf(handler, text))} if (`);
    ends += '}';
    if (index === guarded.length - 1) text.appendLeft(body.end, ` else throw ${nameOf(handler, text)};`);
  });
  text.appendLeft(guarded[guarded.length - 1].body.end, ends);
}

function nameOf({ param }: Handler, text: MagicString): string {
  return text.original.slice(param.start, param.end);
}

import type { AnyNode, AssignmentProperty, FunctionExpression, Node, Property } from 'acorn';
import type MagicString from 'magic-string';
import { CAUGHT } from './errors/errorForms';
import { nodeName } from './nodeName';
import type { Guarded, CatchHandler } from './nodes';

/** Rewrites names that are reserved in Node's engine; `members` are the names of members, which stay. */
export function translateName(node: AnyNode, members: Set<Node>, text: MagicString): void {
  if (node.type === 'MemberExpression' && !node.computed && (node.property as Node | null))
    members.add(node.property);
  else if (node.type === 'Property' && !node.computed && !node.shorthand) members.add(node.key);
  else if (node.type === 'Property' && node.shorthand) translateShorthand(node, members, text);
  else if (node.type === 'Identifier' && nodeName(node.name) !== node.name && !members.has(node))
    text.update(node.start, node.end, nodeName(node.name));
}

/** `{class} = x` -> `{class: __class__} = x`. Key and value are the same text. */
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
  const parameterCount = node.kind === 'get' ? 0 : 1;
  if (params.length < parameterCount) {
    text.appendLeft(text.original.indexOf('(', node.key.end) + 1, '__value__');
    return;
  }
  if (params.length === parameterCount) return;
  const names = params.slice(parameterCount).map(({ start, end }) => text.original.slice(start, end));
  const [first, last] = [params[0], params.at(-1)];
  if (first && last) text.remove(parameterCount === 0 ? first.start : first.end, last.end);
  if (body.type === 'BlockStatement') text.appendRight(body.start + 1, `var ${names.join(', ')};`);
}

/** `[, 1]` -> `[void 0, 1]`: an omitted entry of a list exists in this engine, and is undefined. */
export function translateHoles(node: AnyNode, text: MagicString): void {
  if (node.type !== 'ArrayExpression' || !node.elements.includes(null)) return;
  let at = node.start + 1;
  for (const element of node.elements) {
    if (element) at = element.end;
    at = commaAfter(text.original, at);
    if (!element) text.appendLeft(at, 'void 0');
    at++;
  }
}

/** `[a, , b] = list` -> `{0: a, 2: b} = list`: a pattern reads the members of any object. */
export function translateListPattern(node: AnyNode, text: MagicString): void {
  if (node.type === 'ArrayPattern') {
    text.update(node.start, node.start + 1, '{').update(node.end - 1, node.end, '}');
    let at = node.start + 1;
    node.elements.forEach((element, index) => {
      if (element) text.appendRight(element.start, `${index}: `);
      at = commaAfter(text.original, element?.end ?? at);
      if (!element && text.original[at] === ',') text.remove(at, at + 1);
      at++;
    });
  }
  // A statement must not begin with a brace.
  if (node.type === 'ExpressionStatement' && text.original[node.start] === '[')
    text.appendRight(node.expression.start, '(').appendLeft(node.expression.end, ')');
}

/** The offset of the next comma or bracket, after blanks and comments. */
function commaAfter(source: string, from: number): number {
  const between = /(?:\s|\/\*[^]*?\*\/|\/\/[^\n]*\n|[^,\]])*/y;
  between.lastIndex = from;
  between.exec(source);
  return between.lastIndex;
}

/** Name of the global that returns the single object of a literal; `addMissingMembers` defines it. */
export const LITERAL = '__literal__';

/**
 * Methods that search from the start of a text, whatever the `lastIndex` of their pattern: they need no shared object.
 */
const FROM_START = /^(?:replace|match|split|search)$/;

/** `/a/g` -> ``__literal__`a${'g'}` ``: a literal is always the same object, which keeps its `lastIndex`. */
export function translateRegExp(node: AnyNode, searched: Set<Node>, text: MagicString): void {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { property } = node.callee;
    const [pattern] = node.arguments as (Node | undefined)[];
    if (pattern && property.type === 'Identifier' && FROM_START.test(property.name)) searched.add(pattern);
  }
  if (node.type !== 'Literal' || !('regex' in node) || !node.regex || searched.has(node)) return;
  const { pattern, flags } = node.regex;
  if (!/[gy]/.test(flags)) return;
  const escaped = pattern.replace(/`/g, '\\x60').replace(/\$\{/g, '$\\{');
  text.update(node.start, node.end, `${LITERAL}\`${escaped}\${'${flags}'}\``);
}

/** An unnamed function as a statement has no effect. */
export function translateUnnamed(node: AnyNode, text: MagicString): void {
  if (node.type !== 'FunctionDeclaration' || (node.id as Node | null)) return;
  text.appendRight(node.start, 'void ').appendLeft(node.end, ';');
}

/** `/a/(text)` -> `/a/.exec(text)`; `name(text)` -> `__callable__(name)(text)` for variables that contain one. */
export function translateCallOfRegExp(node: AnyNode, patterns: ReadonlySet<string>, text: MagicString): void {
  if (node.type !== 'CallExpression') return;
  const { callee } = node;
  if (isRegExp(callee)) text.appendLeft(callee.end, '.exec');
  else if (callee.type === 'Identifier' && patterns.has(callee.name))
    text.update(callee.start, callee.end, `${CALLABLE}(${nodeName(callee.name)})`);
}

/**
 * Name of the global that returns a function for a regular expression that is called; `addMissingMembers` defines it.
 */
export const CALLABLE = '__callable__';

/** True for a literal, or a call of the constructor. */
export function isRegExp(node: AnyNode): boolean {
  if (node.type === 'ParenthesizedExpression') return isRegExp(node.expression);
  if (node.type === 'NewExpression' || node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
  return node.type === 'Literal' && 'regex' in node && Boolean(node.regex);
}

/**
 * Name of the String method that converts what was caught to an error of the script's realm; `addMissingMembers`
 * defines it.
 */
export const OWN_ERROR = '__own__';

/**
 * `catch (e) {…}` -> `catch (e) {e = "".__own__(e);__caught__(e);…}`. Node's own code runs when the stack of an error
 * is read, and its errors at the end of the stack belong to Node's realm. `__caught__` gives an error of Node's engine
 * the message that Animate's has.
 */
export function translateCatch(node: AnyNode, text: MagicString): void {
  if (node.type !== 'CatchClause' || !node.param) return;
  const inside = node.body.start + 1;
  if (node.param.type === 'Identifier') {
    text.appendRight(inside, caught(nodeName(node.param.name)));
    return;
  }
  // `catch ({a}) {…}` -> `catch (__error__) {var {a} = "".__own__(__error__); …}`
  const { start, end } = node.param;
  const lines = text.original.slice(end, inside).replace(/[^\n]/g, '');
  text.appendRight(start, '__error__) {var ');
  text.update(end, inside, `${lines} = "".${OWN_ERROR}(__error__);`);
}

function caught(name: string): string {
  return `${name} = "".${OWN_ERROR}(${name});${CAUGHT}(${name});`;
}

/**
 * `catch (e if a) {…} catch (f) {…}` -> `catch (e) {if (a) {…} else try {throw e} catch (f) {…}}`, every part where it
 * was.
 */
export function translateHandlers({ guarded }: Guarded, text: MagicString): void {
  let ends = '';
  let before: CatchHandler | undefined;
  for (const handler of guarded) {
    const { param, guard, body, start } = handler;
    if (before) text.appendRight(start, ` else try {throw ${nameOf(before, text)}} `);
    before = handler;
    if (!guard) continue;
    text.update(param.end, guard.start, `) {${caught(nameOf(handler, text))}if (`);
    ends += '}';
    if (handler === guarded.at(-1)) text.appendLeft(body.end, ` else throw ${nameOf(handler, text)};`);
  }
  if (before) text.appendLeft(before.body.end, ends);
}

function nameOf({ param }: CatchHandler, text: MagicString): string {
  return text.original.slice(param.start, param.end);
}

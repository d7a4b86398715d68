import type { AnyNode, Node, Program } from 'acorn';
import MagicString from 'magic-string';
import { findNewer } from './newer';
import { walk } from './walk';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import type { Closure, Comprehension, ForEach, Guarded } from './nodes';
import { parseScript } from './parse';
import {
  patternNames,
  translateAccessor,
  translateCallOfRegExp,
  translateHandlers,
  translateName,
  translateUnnamed,
} from './translateForms';
import { translateCatch } from './translateCatch';
import { translateConst } from './translateConst';
import { translateXml, usesXml } from './translateXml';

/** Name of the global that `for each` is translated to a call of; defined by the prelude. */
export const VALUES_OF = '__valuesOf__';

/** Names of the method of texts and of the global that the translation of `eval` calls; defined by the prelude. */
export const EVAL_GLOBALS = { source: '__source__', indirect: '__eval__' } as const;

/** Scripts translated before, by source. A suite of tests loads the library into each of its hosts. */
const known = new Map<string, string>();

const MOST_KNOWN = 16;

/**
 * Turns a script in the language of Animate's engine into one that Node's engine runs, every line kept in its place.
 *
 * @throws ScriptSyntaxError where it is wrong, or uses what that engine does not have.
 */
export function translate(source: string, file: string): string {
  const translated = known.get(source) ?? translateNew(source, file);
  // The one that was used last goes to the end.
  known.delete(source);
  known.set(source, translated);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return translated;
}

/** The first bytes of scripts that Adobe delivers in a form that only Animate reads. */
const OBFUSCATED = /^\0*MACROMEDIAOBFU/;

function translateNew(source: string, file: string): string {
  if (OBFUSCATED.test(source))
    throw new ScriptSyntaxError('this script is obfuscated (MACROMEDIAOBFU): only Animate reads it', file, 1);
  const program = parse(source, file);
  const newer = findNewer(program);
  if (newer) {
    const reason = `Animate's engine does not have ${newer.what}; --modern lifts the limit`;
    throw new ScriptSyntaxError(reason, file, lineAt(source, newer.start));
  }
  const text = new MagicString(source);
  translateConst(program, text);
  const members = new Set<Node>();
  const hasXml = usesXml(program);
  const patterns = patternNames(program);
  walk(program, (node) => {
    if (hasXml) translateXml(node, text);
    translateEval(node, members, text);
    translateName(node, members, text);
    translateAccessor(node, text);
    translateCatch(node, text);
    translateUnnamed(node, text);
    translateCallOfRegExp(node, patterns, text);
    if ('guarded' in node) translateHandlers(node as unknown as Guarded, text);
    if ('each' in node) translateForEach(node as unknown as ForEach, text);
    if ('comprehension' in node) translateComprehension(node as unknown as Comprehension, text);
    if ('isClosure' in node) translateClosure(node as unknown as Closure, text);
    if (node.type === 'ExpressionStatement' && node.directive === 'use strict') {
      text.update(node.start + 1, node.start + 1 + 'use strict'.length, 'not strict');
    }
  });
  return text.toString();
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

/**
 * `eval(text)` -> `eval("".__source__(text))`, which still sees the variables around it; `eval` elsewhere -> `__eval__`. What
 * is evaluated is a script in the language of Animate's engine too.
 */
function translateEval(node: AnyNode, members: Set<Node>, text: MagicString): void {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'eval') {
    const [source] = node.arguments;
    members.add(node.callee);
    if (node.arguments.length > 0) wrap(source, `"".${EVAL_GLOBALS.source}(`, ')', text);
  } else if (node.type === 'Identifier' && node.name === 'eval' && !members.has(node)) {
    text.update(node.start, node.end, EVAL_GLOBALS.indirect);
  }
}

/** `for each (left in right)` -> `for (left of __valuesOf__(right))`. */
function translateForEach({ each, inStart, right }: ForEach, text: MagicString): void {
  text.remove(each.start, each.end);
  text.update(inStart, inStart + 2, 'of');
  wrap(right, `${VALUES_OF}((`, '))', text);
}

/**
 * `[value for each (name in object) if (test)]` ->
 * `((__list__) => {for (let name of __valuesOf__((object))) if (test) __list__[__list__.length] = (value); return __list__})([])`
 */
function translateComprehension(node: Comprehension, text: MagicString): void {
  const { elements, comprehension, start, end } = node;
  const [value] = elements;
  text.update(start, start + 1, '((__list__) => {');
  for (const { eachAt, name, inStart, object } of comprehension.loops) {
    text.appendRight(name.start, 'let ');
    if (!eachAt) continue;
    text.remove(eachAt.start, eachAt.end);
    text.update(inStart, inStart + 2, 'of');
    wrap(object, `${VALUES_OF}((`, '))', text);
  }
  wrap(value, ' __list__[__list__.length] = (', '); ', text);
  text.move(value.start, value.end, end - 1);
  text.update(end - 1, end, 'return __list__})([])');
}

/** `function (x) x * 2` -> `function (x) {return (x * 2)}`. */
function translateClosure({ body }: Closure, text: MagicString): void {
  wrap(body, '{return (', ')}', text);
}

/** Outer nodes come first: what is written around an inner one at the same place stands inside. */
function wrap({ start, end }: Node, before: string, after: string, text: MagicString): void {
  text.appendRight(start, before).prependLeft(end, after);
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split(/\r\n|[\n\r\u2028\u2029]/).length;
}

import type { AnyNode, Node, Program } from 'acorn';
import MagicString from 'magic-string';
import { syntaxWords } from './errors/syntaxWords';
import { type Newer, findNewer } from './newer';
import type { Closure, Guarded } from './nodes';
import { parseScript } from './parseScript';
import { positionAt, positionsAt } from './positionAt';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { translateConst } from './translateConst';
import {
  isRegExp,
  translateAccessor,
  translateCallOfRegExp,
  translateCatch,
  translateHandlers,
  translateHoles,
  translateListPattern,
  translateName,
  translateRegExp,
  translateUnnamed,
} from './translateForms';
import { isIterator, translateLoops } from './translateLoops';
import { translateXml, usesXml } from './translateXml';
import { walkNodes } from './walkNodes';
import { wrap } from './wrap';

/** Names of the String method and of the global that translated `eval` calls; `addMissingMembers` defines them. */
export const EVAL_GLOBALS = { source: '__source__', indirect: '__eval__' } as const;

/** Translated scripts by source: a test suite loads the library into each of its hosts. */
const cache = new Map<string, string>();

const MAX_CACHED = 16;

/**
 * Translates a script in the language of Animate's engine into one that Node's engine runs. Line numbers do not change.
 *
 * @throws ScriptSyntaxError if its syntax is wrong, or is newer than Animate's engine
 */
export function translate(source: string, file: string): string {
  const translated = cache.get(source) ?? translateNew(source, file);
  // The most recently used script moves to the end.
  cache.delete(source);
  cache.set(source, translated);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return translated;
}

/** The first bytes of scripts that Adobe delivers in a form that only Animate reads. */
const OBFUSCATED = /^\0*MACROMEDIAOBFU/;

function translateNew(source: string, file: string): string {
  if (OBFUSCATED.test(source))
    throw new ScriptSyntaxError('this script is obfuscated (MACROMEDIAOBFU): only Animate reads it', file, {
      line: 1,
    });
  const program = parse(source, file);
  refuseNewer(findNewer(program), source, file, '; --modern lifts the limit');
  const text = new MagicString(source);
  translateConst(program, text);
  const hasXml = usesXml(program);
  const { patterns, iterators } = assignedNames(program, { patterns: isRegExp, iterators: isIterator });
  const script: Script = { text, members: new Set(), searched: new Set(), patterns, iterators };
  walkNodes(program, (node) => {
    if (hasXml) translateXml(node, text);
    translateNode(node, script);
  });
  return text.toString();
}

/**
 * Refuses a script that Animate's engine could not parse; for scripts that run untranslated.
 *
 * @throws ScriptSyntaxError
 */
export function checkScript(source: string, file: string): void {
  refuseNewer(findNewer(parse(source, file)), source, file, '');
}

function refuseNewer(newer: readonly Newer[], source: string, file: string, remedy: string): void {
  const positions = positionsAt(
    source,
    newer.map(({ start }) => start),
  );
  const [first, ...others] = newer.map(({ what, instead }, index) => ({
    ...(positions[index] ?? { line: 1, column: 1 }),
    reason: `Animate's engine does not have ${what}${instead === undefined ? '' : `: ${instead}`}`,
  }));
  if (first) throw new ScriptSyntaxError(`${first.reason}${remedy}`, file, first, others);
}

/** What the translation of a script needs to know. */
interface Script {
  text: MagicString;
  /** The nodes that are names of members: they stay as they are. */
  members: Set<Node>;
  /** The patterns passed to methods that search from the start of a text. */
  searched: Set<Node>;
  /** The names of variables that contain regular expressions. */
  patterns: ReadonlySet<string>;
  /** The names of variables that contain iterators. */
  iterators: ReadonlySet<string>;
}

function translateNode(node: AnyNode, { text, members, searched, patterns, iterators }: Script): void {
  if ('isClosure' in node) translateClosure(node as unknown as Closure, text);
  switch (node.type as AnyNode['type'] | 'GeneratorExpression') {
    case 'Identifier':
      translateEval(node, members, text);
      translateName(node, members, text);
      break;
    case 'MemberExpression':
      translateName(node, members, text);
      break;
    case 'CallExpression':
      translateEval(node, members, text);
      translateRegExp(node, searched, text);
      translateCallOfRegExp(node, patterns, text);
      break;
    case 'Literal':
      translateRegExp(node, searched, text);
      break;
    case 'Property':
      translateName(node, members, text);
      translateAccessor(node, text);
      break;
    case 'FunctionDeclaration':
      translateUnnamed(node, text);
      break;
    case 'ExpressionStatement':
      translateListPattern(node, text);
      translateStrict(node, text);
      break;
    case 'ArrayPattern':
      translateListPattern(node, text);
      break;
    case 'CatchClause':
      translateCatch(node, text);
      break;
    case 'TryStatement':
      if ('guarded' in node) translateHandlers(node as unknown as Guarded, text);
      break;
    case 'ArrayExpression':
      translateHoles(node, text);
      translateLoops(node, iterators, text);
      break;
    case 'ForInStatement':
    case 'GeneratorExpression':
      translateLoops(node, iterators, text);
  }
}

/** Disables strict mode, which the engine does not have. */
function translateStrict(node: AnyNode, text: MagicString): void {
  if (node.type === 'ExpressionStatement' && node.directive === 'use strict')
    text.update(node.start + 1, node.start + 1 + 'use strict'.length, 'not strict');
}

function parse(source: string, file: string): Program {
  try {
    return parseScript(source);
  } catch (error) {
    const { message, pos } = error as { message: string; pos?: number };
    if (pos === undefined) throw error;
    const reason = syntaxWords(message.replace(/ \(\d+:\d+\)$/, ''));
    throw new ScriptSyntaxError(reason, file, positionAt(source, pos));
  }
}

/**
 * `eval(text)` -> `eval("".__source__(text))`, which still sees the variables around it; `eval` elsewhere ->
 * `__eval__`. The evaluated text is translated from the language of Animate's engine too.
 */
function translateEval(node: AnyNode, members: Set<Node>, text: MagicString): void {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'eval') {
    const [source] = node.arguments;
    members.add(node.callee);
    if (source) wrap(source, `"".${EVAL_GLOBALS.source}(`, ')', text);
  } else if (node.type === 'Identifier' && node.name === 'eval' && !members.has(node)) {
    text.update(node.start, node.end, EVAL_GLOBALS.indirect);
  }
}

/** `function (x) x * 2` -> `function (x) {return (x * 2)}`. */
function translateClosure({ body }: Closure, text: MagicString): void {
  wrap(body, '{return (', ')}', text);
}

/** The names to which a script assigns values of each kind; `tests` recognise an expression of that kind. */
function assignedNames<Kind extends string>(
  program: Program,
  tests: Readonly<Record<Kind, (value: AnyNode) => boolean>>,
): Record<Kind, Set<string>> {
  const kinds = Object.keys(tests) as Kind[];
  const names = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Record<
    Kind,
    Set<string>
  >;
  walkNodes(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) note(node.id, node.init);
    else if (node.type === 'AssignmentExpression') note(node.left, node.right);
  });
  return names;

  function note(target: AnyNode, value: AnyNode): void {
    if (target.type !== 'Identifier') return;
    for (const kind of kinds) if (tests[kind](value)) names[kind].add(target.name);
  }
}

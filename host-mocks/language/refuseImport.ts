import { parse, type Program } from 'acorn';
import type { World } from '../platform/World';
import { OWN_SOURCE } from '../realm/ownSource';
import { positionAt } from './positionAt';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { walkNodes } from './walkNodes';

const REASON = 'import() leads to no module from here';

/**
 * Refuses a script in Node's language that imports: Node answers with an error of its own realm, which leads to all that
 * Node has.
 *
 * @throws ScriptSyntaxError
 */
export function refuseImport(source: string, file: string): void {
  // Escapes may not stand in this word.
  if (!/\bimport\b/.test(source)) return;
  walkNodes(read(source, file), (node) => {
    if (node.type === 'ImportExpression')
      throw new ScriptSyntaxError(REASON, file, positionAt(source, node.start));
  });
}

/** Refuses the same in code that scripts make of texts. `eval` then runs its text at global level. */
export function refuseImportInTexts(world: World): void {
  const prelude = world.run(PRELUDE, 'prelude') as (faultOf: (source: string) => string | undefined) => void;
  prelude((source) => {
    try {
      refuseImport(source, 'eval');
      return undefined;
    } catch (error) {
      return error instanceof ScriptSyntaxError ? error.reason : 'the text cannot be read';
    }
  });
}

const PRELUDE = `(function (faultOf) {
  'use strict';${OWN_SOURCE}
  const nativeEval = eval, { defineProperty, getPrototypeOf } = Object, { join } = Array.prototype;
  const { apply } = Reflect, prototype = getPrototypeOf(hidden), RealmString = String, RealmSyntaxError = SyntaxError;
  function hidden(object, name, value) {
    defineProperty(object, name, { value, writable: true, configurable: true, enumerable: false });
  }
  const evaluate = { eval(text) {
    if (typeof text !== 'string') return text;
    let fault;
    try { fault = faultOf(text); } catch (error) { throw ownError(error); }
    if (fault !== undefined) throw new RealmSyntaxError(fault);
    return nativeEval(text);
  } }.eval;
  function Function(...parts) {
    const body = parts.length === 0 ? '' : RealmString(parts.pop());
    return evaluate('(function anonymous(' + apply(join, parts, [',']) + '\\n) {\\n' + body + '\\n})');
  }
  Function.prototype = prototype;
  hidden(prototype, 'constructor', Function);
  hidden(globalThis, 'Function', Function);
  hidden(globalThis, 'eval', evaluate);
  // Node's own writer of stacks throws errors of its realm for an error whose name has no text.
  const RealmError = Error, noEffect = () => undefined;
  function prepareStackTrace(error, sites) {
    let text = RealmString(error);
    for (let i = 0; i < sites.length; i++) text += '\\n    at ' + RealmString(sites[i]);
    return text;
  }
  defineProperty(RealmError, 'prepareStackTrace', { get: () => prepareStackTrace, set: noEffect, configurable: false });
})`;

function read(source: string, file: string): Program {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true });
  } catch (error) {
    const { message, pos } = error as { message: string; pos: number };
    throw new ScriptSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), file, positionAt(source, pos));
  }
}

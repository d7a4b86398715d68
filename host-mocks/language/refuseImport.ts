import { parse, type Program } from 'acorn';
import type { World } from '../../platform/World';
import { evaluateInRealm } from '../realm/evaluateInRealm';
import { makeTypeChecks, type TypeChecks } from '../realm/typeChecks';
import { positionAt } from './positionAt';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { walkNodes } from './walkNodes';

const REASON = 'import() cannot load modules here';

/**
 * Refuses a script in Node's language that contains `import()`: Node would answer with an error of its own realm, and a
 * script could reach all of Node through it.
 *
 * @throws ScriptSyntaxError
 */
export function refuseImport(source: string, file: string): void {
  // This keyword cannot be written with escapes.
  if (!/\bimport\b/.test(source)) return;
  walkNodes(read(source, file), (node) => {
    if (node.type === 'ImportExpression')
      throw new ScriptSyntaxError(REASON, file, positionAt(source, node.start));
  });
}

/** Refuses the same in code that scripts create from texts. `eval` then runs its text at global level. */
export function refuseImportInTexts(world: World): void {
  const own = evaluateInRealm(world, makeTypeChecks)();
  evaluateInRealm(world, guardTexts)(own, (source) => {
    try {
      refuseImport(source, 'eval');
      return undefined;
    } catch (error) {
      return error instanceof ScriptSyntaxError ? error.reason : 'the text cannot be read';
    }
  });
}

/**
 * Replaces `eval`, `Function` and the formatting of stacks by versions from which a script cannot leave its realm. Its
 * source is evaluated in that realm: it uses nothing but the language.
 */
function guardTexts({ ownError }: TypeChecks, faultOf: (source: string) => string | undefined): void {
  const nativeEval = eval;
  const { defineProperty, getPrototypeOf } = Object;
  const { join } = Array.prototype;
  const { apply } = Reflect;
  const prototype = getPrototypeOf(hidden) as object;
  const RealmString = String;
  const RealmSyntaxError = SyntaxError;
  const RealmError = Error;
  function hidden(object: object, name: string, value: unknown): void {
    defineProperty(object, name, { value, writable: true, configurable: true, enumerable: false });
  }
  const { eval: evaluate } = {
    eval(text: unknown) {
      if (typeof text !== 'string') return text;
      let fault: string | undefined;
      try {
        fault = faultOf(text);
      } catch (error) {
        throw ownError(error);
      }
      if (fault !== undefined) throw new RealmSyntaxError(fault);
      return nativeEval(text) as unknown;
    },
  };
  function Function(...parts: unknown[]): unknown {
    const body = parts.length === 0 ? '' : RealmString(parts.pop());
    return evaluate('(function anonymous(' + apply(join, parts, [',']) + '\n) {\n' + body + '\n})');
  }
  Function.prototype = prototype;
  hidden(prototype, 'constructor', Function);
  hidden(globalThis, 'Function', Function);
  hidden(globalThis, 'eval', evaluate);
  // Node's own formatter of stacks throws errors of Node's realm if the name of an error has no text.
  function prepareStackTrace(error: unknown, sites: readonly unknown[]): string {
    let text = RealmString(error);
    // By index: scripts can replace the iterator of Arrays.
    for (let i = 0, count = sites.length; i < count; i++) text += '\n    at ' + RealmString(sites[i]);
    return text;
  }
  defineProperty(RealmError, 'prepareStackTrace', {
    get: () => prepareStackTrace,
    set: () => undefined,
    configurable: false,
  });
}

function read(source: string, file: string): Program {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true });
  } catch (error) {
    const { message, pos } = error as { message: string; pos: number };
    throw new ScriptSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), file, positionAt(source, pos));
  }
}

import { HOST_FILE, type World } from '../../platform/World';
import { evaluateInRealm } from '../realm/evaluateInRealm';
import { makeTypeChecks } from '../realm/typeChecks';
import { NODE_WORDS, engineWords } from './errors/engineWords';
import { type Amend, CAUGHT, type Errors, addErrorForms } from './errors/errorForms';
import { ITERATOR_GLOBALS, addIterators } from './iterators';
import { generics, members } from './members';
import { type Translated, addMissingMembers } from './missingMembers';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { addSourceForms } from './sourceForms';
import { EVAL_GLOBALS, translate } from './translate';
import { CALLABLE, LITERAL, OWN_ERROR } from './translateForms';
import { VALUES_OF } from './translateLoops';
import { installXml } from './xml/installXml';
import { XML_GLOBALS } from './xml/xmlNames';

/** Members that the engine has in addition to its tables, and those that translated scripts call. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  '': [
    VALUES_OF,
    CALLABLE,
    LITERAL,
    CAUGHT,
    ...Object.values(ITERATOR_GLOBALS),
    'Iterator',
    'StopIteration',
    'isXMLName',
    'QName',
    'InternalError',
    ...Object.values(EVAL_GLOBALS),
    'XML',
    'XMLList',
    'Namespace',
    ...Object.values(XML_GLOBALS),
    'uneval',
  ],
  'Object.prototype': ['toSource', 'watch', 'unwatch', '__count__', '__parent__'],
  Error: ['prepareStackTrace'],
  'Function.prototype': ['arity'],
  Array: generics.Array,
  String: generics.String,
  'Error.prototype': ['fileName', 'lineNumber'],
  'String.prototype': ['quote'],
};

/** The members that an object of the language keeps, by the path of the object. */
const keptMembers: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(members).map(([path, names]) => [path, new Set([...names, ...(ADDED[path] ?? [])])]),
);

/** The source of a list of these objects. */
const ROOTS = `[${[...keptMembers.keys()].map((path) => path || 'this').join()}]`;

/** Gives a fresh realm the members that the language has in Animate's engine, and removes all others. */
export function limitLanguage(
  world: World,
  {
    describeFile = ownFile,
    noteStack = () => undefined,
    wordsOf = (_error, message) => engineWords(message, undefined),
  }: Partial<Errors> = {},
): Amend {
  // A call of a variable of this name sees the variables around it; the member of the global object becomes ours.
  world.run('let eval = this.eval; this[Symbol.unscopables] = { eval: true };', HOST_FILE);
  const own = evaluateInRealm(world, makeTypeChecks)();
  evaluateInRealm(
    world,
    addMissingMembers,
  )({
    own,
    generics,
    names: {
      valuesOf: VALUES_OF,
      callable: CALLABLE,
      literal: LITERAL,
      indirectEval: EVAL_GLOBALS.indirect,
      evalSource: EVAL_GLOBALS.source,
      ownError: OWN_ERROR,
    },
    valuesOfIterator: evaluateInRealm(world, addIterators)(ITERATOR_GLOBALS),
    addSourceForms: evaluateInRealm(world, addSourceForms),
    translated,
  });
  const amend = evaluateInRealm(world, addErrorForms)(own, { describeFile, noteStack, wordsOf }, NODE_WORDS);
  Object.defineProperty(world.global, CAUGHT, { value: amend });
  installXml(world, own);
  const noteNative = evaluateInRealm(world, addFunctionForms)();
  const objects = world.run(ROOTS, HOST_FILE) as object[];
  for (const [index, keep] of [...keptMembers.values()].entries()) {
    const object = objects[index] as object;
    for (const name of Object.getOwnPropertyNames(object)) {
      if (keep.has(name)) noteNative(Object.getOwnPropertyDescriptor(object, name)?.value);
      else Reflect.deleteProperty(object, name);
    }
  }
  // The results of the last match (`RegExp.$1`) belong to the script.
  world.run("/(?:)/.test('')", HOST_FILE);
  return amend;
}

function translated(source: string): Translated {
  try {
    return { source: translate(source, 'eval') };
  } catch (error) {
    const reason = error instanceof ScriptSyntaxError ? error.reason : 'the text cannot be read';
    return { fault: reason === 'Unexpected token' ? 'syntax error' : reason };
  }
}

function ownFile(file: string | undefined): string | undefined {
  return file === HOST_FILE ? undefined : file;
}

/**
 * Gives the functions of the language the text that they have in Animate's engine. Returns a function that registers a
 * replacement written by us, whose real source would show otherwise. Its source is evaluated in the script's realm: it
 * uses nothing but the language.
 */
function addFunctionForms(): (value: unknown) => void {
  const toText = Function.prototype.toString;
  const own = new WeakSet();
  const { has, add } = WeakSet.prototype;
  const { endsWith } = String.prototype;
  const form = {
    toString(this: object) {
      const text = toText.call(this);
      if (!has.call(own, this) && !endsWith.call(text, '{ [native code] }')) return text;
      return 'function ' + (this as { name: string }).name + '() {\n    [native code]\n}';
    },
  }.toString;
  Object.defineProperty(Function.prototype, 'toString', { value: form, writable: true, configurable: true });
  return function (value) {
    if (typeof value === 'function') add.call(own, value);
  };
}

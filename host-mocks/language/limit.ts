import type { World } from '../platform/World';
import { engineWords } from './errors/engineWords';
import { CAUGHT, ERROR_FORMS } from './errors/errorForms';
import { FUNCTION_FORMS } from './functionForms';
import { ITERATOR_GLOBALS, ITERATORS } from './iterators';
import { generics, members } from './members';
import { addSourceForms } from './sourceForms';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { PRELUDE } from './prelude';
import { EVAL_GLOBALS, translate } from './translate';
import { CALLABLE, LITERAL, OWN_ERROR } from './translateForms';
import { VALUES_OF } from './translateLoops';
import { installXml } from './xml/installXml';
import { XML_GLOBALS } from './xml/xmlNames';

/** What the engine has beside its own tables, and what translated scripts call. */
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

/** What stays of an object of the language, by the path to the object. */
const kept: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(members).map(([path, names]) => [path, new Set([...names, ...(ADDED[path] ?? [])])]),
);

/** A file as stacks show it; undefined for what is no script. */
export type DescribeFile = (file: string | undefined) => string | undefined;

/**
 * Is told each frame of an error's stack that is a script's; `depth` is 0 for the place that threw it, `line` and
 * `column` count from 1.
 */
export type NoteStack = (
  error: object,
  depth: number,
  name: string | null,
  file: string,
  line: number,
  column: number,
) => void;

/** A text of Node's engine in an error, in the words of Animate's. */
export type WordsOf = (error: object, message: string) => string;

/** What the host knows of files, stacks and errors. */
export interface Errors {
  describeFile: DescribeFile;
  noteStack: NoteStack;
  wordsOf: WordsOf;
}

/** Puts an error that Node's engine threw into the words of Animate's. */
export type Amend = (error: unknown) => void;

/** Gives a fresh realm the members that the language has in Animate's engine, and takes the others away. */
export function limitLanguage(
  world: World,
  {
    describeFile = ownFile,
    noteStack = () => undefined,
    wordsOf = (_error, message) => engineWords(message, undefined),
  }: Partial<Errors> = {},
): Amend {
  // A call of a variable of this name sees the variables around it; the member of the global object becomes ours.
  world.run('let eval = this.eval; this[Symbol.unscopables] = { eval: true };', 'prelude');
  const prelude = world.run(PRELUDE, 'prelude') as (
    names: object,
    valuesOf: string,
    callable: string,
    literal: string,
    iterated: unknown,
    addSourceForms: unknown,
    evalNames: object,
    ownName: string,
    translated: (source: string) => Translated,
  ) => void;
  const addIterators = world.run(ITERATORS, 'prelude') as (names: object) => unknown;
  prelude(
    generics,
    VALUES_OF,
    CALLABLE,
    LITERAL,
    addIterators(ITERATOR_GLOBALS),
    world.run(`(${String(addSourceForms)})`, 'prelude'),
    EVAL_GLOBALS,
    OWN_ERROR,
    translated,
  );
  const addErrorForms = world.run(ERROR_FORMS, 'prelude') as (...args: unknown[]) => Amend;
  const amend = addErrorForms(describeFile, noteStack, wordsOf);
  Object.defineProperty(world.global, CAUGHT, { value: amend });
  installXml(world);
  const noteFunctions = world.run(FUNCTION_FORMS, 'prelude') as () => (value: unknown) => void;
  const noteNative = noteFunctions();
  const roots = [...kept].map(([path, keep]) => {
    const object = path === '' ? world.global : (world.run(path, 'prelude') as object);
    return { object, keep };
  });
  for (const { object, keep } of roots) {
    for (const name of Object.getOwnPropertyNames(object)) {
      if (keep.has(name)) noteNative(Object.getOwnPropertyDescriptor(object, name)?.value);
      else Reflect.deleteProperty(object, name);
    }
  }
  // What the last expression found belongs to the script.
  world.run("/(?:)/.test('')", 'prelude');
  return amend;
}

/** What `eval` gets: a source, or what is wrong with it. */
type Translated = { source: string } | { fault: string };

function translated(source: string): Translated {
  try {
    return { source: translate(source, 'eval') };
  } catch (error) {
    const reason = error instanceof ScriptSyntaxError ? error.reason : 'the text cannot be read';
    return { fault: reason === 'Unexpected token' ? 'syntax error' : reason };
  }
}

function ownFile(file: string | undefined): string | undefined {
  return file === 'prelude' ? undefined : file;
}

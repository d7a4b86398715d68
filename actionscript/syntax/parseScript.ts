import { parseStatements } from './parseStatements';
import type { Sources } from './Sources';
import { MAX_ERRORS, type ScriptError, type SourceText } from './SourceText';
import type { Statement } from './Statement';
import { SyntaxFault } from './SyntaxFault';
import { TokenReader } from './TokenReader';

/** `as3`, or ActionScript 1 and 2: the language of documents for AVM1. */
export type Dialect = 'as3' | 'as2';

export interface ParserOptions {
  readonly dialect: Dialect;
  /** All texts of a program: positions of nodes are among them. */
  readonly sources: Sources;
  /** The text that an `include` names. @param from - the `file` of the text around */
  include?(path: string, from: string): SourceText | undefined;
}

export interface ParsedScript {
  /** What could be read, without the statements that have errors. */
  readonly statements: readonly Statement[];
  readonly errors: readonly ScriptError[];
}

/** Maximum length of a text, in UTF-16 units. */
const MAX_LENGTH = 16_000_000;

/** Maximum depth of texts that include one another. */
const MAX_INCLUDES = 32;

/** Maximum number of texts that one script includes. */
const MAX_INCLUDED = 2000;

interface Including {
  depth: number;
  readonly count: { value: number };
}

/**
 * Parses a script: all of its statements, in the order of the text. Function bodies are parsed too.
 *
 * @example
 *   parseScript({ file: 'frame 1', text: 'stop();' }, { dialect: 'as3', sources: new Sources() }).statements.length; // 1
 */
export function parseScript(source: SourceText, options: ParserOptions): ParsedScript {
  return parseNested(source, options, { depth: 0, count: { value: 0 } });
}

function parseNested(source: SourceText, options: ParserOptions, including: Including): ParsedScript {
  const { sources, dialect } = options;
  const base = sources.add(source);
  const errors: ScriptError[] = [];
  if (source.text.length > MAX_LENGTH)
    return {
      statements: [],
      errors: [sources.error(base, `A script has a maximum of ${MAX_LENGTH} characters.`)],
    };
  const report = (position: number, message: string): void => {
    errors.push(sources.error(position, message));
    if (errors.length >= MAX_ERRORS) throw new SyntaxFault(position, '', true);
  };
  const include = (path: string, at: number): readonly Statement[] => {
    const text = options.include?.(path, source.file);
    if (!text) throw new SyntaxFault(at, `The included file "${path.slice(0, 200)}" was not found.`);
    if (including.depth >= MAX_INCLUDES || ++including.count.value > MAX_INCLUDED)
      throw new SyntaxFault(at, 'Too many files are included, or they include one another.', true);
    const inner = parseNested(text, options, { ...including, depth: including.depth + 1 });
    for (const error of inner.errors) if (errors.length < MAX_ERRORS) errors.push(error);
    return inner.statements;
  };
  const reader = new TokenReader(source.text, base, dialect, report, include);
  try {
    return { statements: reader.whole(parseStatements), errors };
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    if (fault.message !== '') errors.push(sources.error(fault.position, fault.message));
    return { statements: [], errors };
  }
}

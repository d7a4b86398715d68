/** A text of ActionScript. */
export interface SourceText {
  /** Words for messages: the path of a file, or the place of a script in a document. */
  readonly file: string;
  readonly text: string;
  /** The number of the first line; 1 by default. */
  readonly firstLine?: number;
}

/** Why a text cannot be compiled, and where. */
export interface ScriptError {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** A sentence: what is wrong, or what was expected. */
  readonly message: string;
  /** True for a name without a source or definition: where sources were searched may help. */
  readonly isMissing?: boolean;
}

/** Maximum number of errors that are reported of a script, or of all classes of a movie: more would not help. */
export const MAX_ERRORS = 50;

/** Maximum length of a chain of base classes, in every version of the language. */
export const MAX_BASES = 250;

/** The message for code whose nesting fills the stack of this program. */
export const TOO_DEEP = 'Expressions or blocks are nested too deeply.';

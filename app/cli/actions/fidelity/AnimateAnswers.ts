/** The answer to a question: the value as text, or the error that was thrown instead. */
export type AnimateAnswer = { readonly answer: string } | { readonly error: string };

/** What the script `examples/commands/Ask Animate.jsfl` wrote. */
export interface AnimateAnswers {
  /** The version of the package that the script belongs to. */
  readonly version: string;
  /** `fl.version` of the Animate that was asked. */
  readonly animate: string;
  readonly language: string;
  /** The question at which the script stopped, if it did not complete. */
  readonly asking?: string;
  /** By the id of the assumption. */
  readonly answers: ReadonlyMap<string, AnimateAnswer>;
}

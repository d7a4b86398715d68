/** The answer to a question, as a text that shows the value; or the error that came instead. */
export type AnimateAnswer = { readonly answer: string } | { readonly error: string };

/** What the script `examples/commands/Ask Animate.jsfl` wrote. */
export interface AnimateAnswers {
  /** The version of the package that the script belongs to. */
  readonly version: string;
  /** `fl.version` of the Animate that was asked. */
  readonly animate: string;
  readonly language: string;
  /** The question at which the script ended, where it did not come to its end. */
  readonly asking?: string;
  /** By the id of the assumption. */
  readonly answers: ReadonlyMap<string, AnimateAnswer>;
}

/**
 * Short texts that the user's programs keep for one another, in a place that nothing reaches that comes with a document:
 * they prove that a save was begun by this user.
 */
export interface Proofs {
  /**
   * Keeps a text, until it is forgotten.
   *
   * @param name - a UUID
   * @throws Error where nothing can be kept
   */
  keep(name: string, text: string): void;
  /** Undefined where none was kept under that name, and where others than the user may have written it. */
  find(name: string): string | undefined;
  /** One that is not there is no error. */
  forget(name: string): void;
}

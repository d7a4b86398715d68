/**
 * Proofs that a text about a document was written by this user on this machine. They are made with a key in a folder
 * that files of a document cannot reach.
 */
export interface Proofs {
  /**
   * Makes the proof of a text: 32 digits. Makes the key if there is none.
   *
   * @param document - the path of the document that the text is about
   * @throws Error if no key can be stored
   */
  sign(document: string, text: string): string;
  /** True for the proof of that text. Nothing is written. */
  isSigned(document: string, text: string, proof: string): boolean;
}

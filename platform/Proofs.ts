/**
 * Proofs that a text about a document was written by this user on this machine. They are made with a key that lies where
 * nothing gets that comes with a document.
 */
export interface Proofs {
  /**
   * Makes the proof of a text: 32 digits. Makes the key, where there is none.
   *
   * @param document - what the text is about: the path of a document
   * @throws Error where no key can be kept
   */
  sign(document: string, text: string): string;
  /** True for the proof of that text. Nothing is written. */
  isSigned(document: string, text: string, proof: string): boolean;
}

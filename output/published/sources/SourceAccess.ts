/** Which files of source code a publication may read, besides those in the folder of its document. */
export interface SourceAccess {
  /**
   * Folders with sources, which the user named: absolute, or from the current folder. They are searched after the
   * document's own.
   */
  readonly paths?: readonly string[] | undefined;
  /** False for a file that may not be read, wherever it is. @param path - absolute, links followed */
  readonly mayRead?: ((path: string) => boolean) | undefined;
}

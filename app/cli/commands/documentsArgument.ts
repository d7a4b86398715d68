/** The description of documents in `--help` of every command that takes several. */
export const DOCUMENTS =
  'FLA files, XFL folders, .xfl files, folders of them, patterns; - reads a document, or a list of paths, from standard input';

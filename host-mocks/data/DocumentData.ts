/** The version of the schema. It grows when a reader of the one before could misread a document. */
export const DATA_VERSION = 1;

/** How the data say what they are. */
export const DATA_FORMAT = 'adobe-collection/document';

/** A part of a document: attributes under their names, parts below it under theirs. */
export interface NodeData {
  /** What an entry of a list is. */
  kind?: string;
  [name: string]: DataValue | undefined;
}

export type DataValue = string | number | boolean | NodeData | NodeData[];

/** A file of the document that is not part of the tree. */
export type FileData = { text: string } | { base64: string };

/** A whole document as plain data; `schema/document.schema.json` describes it. */
export interface DocumentData {
  format: typeof DATA_FORMAT;
  version: number;
  /** The file name. */
  name: string;
  /** Settings of the document: `width`, `height`, `frameRate`, `backgroundColor` and others. */
  document: NodeData;
  scenes: NodeData[];
  library: NodeData[];
  /** Media and settings, by their paths in the document. */
  files: Record<string, FileData>;
}

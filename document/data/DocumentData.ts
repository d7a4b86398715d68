/** The version of the schema. It is raised when a reader of the previous version could misread a document. */
export const DATA_VERSION = 1;

/** The format name in the data. */
export const DATA_FORMAT = 'adobe-collection/document';

/** A part of a document: its attributes and its own parts, by name. */
export interface NodeData {
  /** The kind of an entry of a list. */
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

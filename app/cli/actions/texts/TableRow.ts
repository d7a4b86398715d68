/** The formats of tables of texts, which are the endings of their files too. */
export const TABLE_FORMATS = ['csv', 'json', 'po'] as const;

export type TableFormat = (typeof TABLE_FORMATS)[number];

/** A row of a table of texts, as `ElementCollection.exportTexts` describes it. */
export interface TableRow {
  /** The path of the document, in tables of several. */
  document?: string;
  id: string;
  timeline: string;
  layer: string;
  frame: number;
  name: string;
  font: string;
  size: number;
  source: string;
  text: string;
}

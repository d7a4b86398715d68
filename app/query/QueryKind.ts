/** What queries look for. */
export const QUERY_KINDS = ['elements', 'items', 'layers', 'frames'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** The singular noun for a match of each kind; the plural adds an `s`. */
export const NOUNS: Readonly<Record<QueryKind, string>> = {
  elements: 'element',
  items: 'item',
  layers: 'layer',
  frames: 'keyframe',
};

/** What queries look for. */
export const QUERY_KINDS = ['elements', 'items', 'layers', 'frames'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** One of what a query looks for, in words; several have an `s` behind it. */
export const NOUNS: Readonly<Record<QueryKind, string>> = {
  elements: 'element',
  items: 'item',
  layers: 'layer',
  frames: 'keyframe',
};

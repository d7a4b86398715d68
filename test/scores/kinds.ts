/** Public documents that use something, and how many of them a player of their published movie draws alike. */
interface KindRow {
  kind: string;
  /** Documents with a movie that can be judged, and the frames of theirs that were compared. */
  documents: number;
  pictures: number;
  /** Documents whose pictures all differ in at most 2 % of the pixels. */
  within: number;
  /** Why the others do not. */
  rest?: string;
}

/** The sources of the documents. They are too many to be compared again by the tests. */
export const KINDS_FROM =
  '370 of 2,025 documents of ruffle-rs/ruffle, mozilla/shumway, gree/lwf-demo and tinyspeck/glitch-avatars with their SWF files: those with up to 6 MB of XML that use one of these things, each once; classic tweens and motion objects as they occur in them';

export const KINDS: readonly KindRow[] = [
  { kind: 'masks', documents: 71, pictures: 71, within: 71 },
  { kind: 'filters', documents: 40, pictures: 40, within: 40 },
  { kind: 'gradients with a focus', documents: 16, pictures: 18, within: 16 },
  { kind: 'gradients that repeat, reflect, or mix light', documents: 3, pictures: 5, within: 3 },
  { kind: 'scaling grids (9-slice)', documents: 3, pictures: 3, within: 3 },
  { kind: 'cached bitmaps', documents: 21, pictures: 22, within: 21 },
  { kind: 'video', documents: 3, pictures: 7, within: 2, rest: 'video is not drawn' },
  { kind: 'a layer for the camera', documents: 4, pictures: 7, within: 4 },
  { kind: 'scenes', documents: 17, pictures: 43, within: 17 },
  {
    kind: 'buttons',
    documents: 74,
    pictures: 89,
    within: 71,
    rest: 'texts in faces that are not available: 3',
  },
  {
    kind: 'blend modes',
    documents: 110,
    pictures: 113,
    within: 108,
    rest: 'smoothed edges on stages of 110 x 60 pixels and less: 2',
  },
  {
    kind: 'lines with other joints, ornaments or scaling',
    documents: 10,
    pictures: 11,
    within: 9,
    rest: 'smoothed edges of stripes: 1',
  },
  {
    kind: 'bitmaps',
    documents: 45,
    pictures: 57,
    within: 44,
    rest: 'smoothed edges on a stage of 82 x 60 pixels: 1',
  },
  { kind: 'shape tweens', documents: 29, pictures: 41, within: 29 },
  { kind: 'classic tweens', documents: 86, pictures: 90, within: 86 },
  { kind: 'motion objects', documents: 7, pictures: 12, within: 7 },
  { kind: 'all', documents: 359, pictures: 426, within: 352 },
];

/** What was left out, and why. */
export const KINDS_WITHOUT: readonly string[] = [
  'nothing is on the stage of the movie (5 documents)',
  'the movie was published of another state of the document, or changed afterwards (4)',
  'Ruffle draws no gradient glow and no gradient bevel (2)',
];

/**
 * Which of two boxes is measured. `edited` is the editor's: without strokes, with guide layers. `published` is the
 * exporters': with strokes and without guide layers. There a masked layer ends at the box of its mask, and a turned
 * instance counts as the turned box of its content.
 */
export type Extent = 'edited' | 'published';

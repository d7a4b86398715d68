/**
 * What bounds hold. `edited`: what the editor measures, without strokes, guide layers included. `published`: what
 * exporters measure, with strokes, without guide layers, masked layers as far as the box of their mask, and turned
 * instances by the turned box of their content.
 */
export type Extent = 'edited' | 'published';

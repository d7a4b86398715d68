import type { Film } from '../Film';
import { EDITED, published, type DisplayMode } from '../display/DisplayMode';

/**
 * Which of four boxes is measured. `edited` is the editor's: without strokes, with guide layers and hidden ones.
 * `published` is that of Adobe's exporters: with strokes, without guide layers; a masked layer ends at the box of its
 * mask, but inside symbols masks are layers like others; a turned instance counts as the turned box of its content, and a
 * button as the box of what it shows up, over and down. `painted` is what a picture paints: as published,
 * but exactly, and without what pictures leave out. `played` has room for all that movie clips paint while they play.
 */
export type Extent = 'edited' | 'published' | 'painted' | 'played';

const PUBLISHED: DisplayMode = { ...published(true), camera: false };

/** The layers that count in symbols. */
export function modeOf(extent: Extent, { publishesHiddenLayers }: Film): DisplayMode {
  if (extent === 'edited') return EDITED;
  return extent === 'published' ? PUBLISHED : published(publishesHiddenLayers);
}

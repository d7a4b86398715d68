import type { FilmLayer, FilmTimeline } from '../../film/records/FilmTimeline';
import type { FilmPlayer } from '../../film/playing/FilmPlayer';
import type { Drawing } from '../svg/Drawing';
import type { DrawRuns } from '../svg/FrameSeries';
import type { FramePart } from '../svg/frameRegion';
import type { View } from '../svg/View';
import type { Box } from '../../geometry/Box';
import type { LabelSpan } from './LabelSpan';

/** Something that can be exported: a scene, a symbol, a bitmap or a sound. */
export interface ExportSubject {
  /** The name of its files. */
  readonly name: string;
  readonly kind: 'scene' | 'symbol' | 'bitmap' | 'sound';
  /** Path of the symbol, bitmap or sound; of a scene its name. */
  readonly path: string;
  readonly frameCount: number;
  readonly frameRate: number;
  readonly labels: readonly LabelSpan[];
  /** Bitmaps and sounds have none. */
  readonly timeline?: FilmTimeline;
  /** Makes a player at the first frame, where the frames are those of a film. */
  readonly newPlayer?: () => FilmPlayer;
  /** What its pictures show; undefined for those that are as large as what they paint. */
  readonly stage?: View;
  /** The colour of its stage, `#RRGGBB`; symbols and bitmaps have none. */
  readonly ground?: string;
  readonly draw: DrawRuns;
  /** The box of what a frame paints, filters included; rather too large than too small. */
  readonly region: (frame: number, drawing: Drawing) => Box;
  /** The same for each element that `draw` can leave out, or for those of one layer; bitmaps and sounds have none. */
  readonly parts?: (frame: number, drawing: Drawing, only?: FilmLayer) => FramePart[];
}

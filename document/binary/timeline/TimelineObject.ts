import type { FrameRecord } from './readFrame';
import type { LayerRecord } from './readLayer';
import type { PageRecord } from './readPage';
import type { ShapeRecord } from './shapes/readShape';
import type { HintList, MorphCurveRecord, MorphHint, MorphSegment, MorphShape } from './shapes/readMorph';
import type { BitmapRecord } from './instances/readBitmapInstance';
import type { ClipRecord } from './instances/readClipInstance';
import type { SymbolRecord } from './instances/readSymbol';
import type { VideoRecord } from './instances/readVideoInstance';
import type { LeftOutRecord } from './instances/readLeftOut';
import type { FontHolder } from './instances/readFontHolder';
import type { TextRecord } from './texts/readText';

/** An element of a keyframe or group. */
export type ElementRecord =
  | ShapeRecord
  | SymbolRecord
  | ClipRecord
  | BitmapRecord
  | VideoRecord
  | TextRecord
  | FontHolder
  | LeftOutRecord;

/** Every object that a stream of a timeline can contain. */
export type TimelineObject =
  | PageRecord
  | LayerRecord
  | FrameRecord
  | ElementRecord
  | MorphShape
  | MorphSegment
  | MorphCurveRecord
  | MorphHint
  | HintList;

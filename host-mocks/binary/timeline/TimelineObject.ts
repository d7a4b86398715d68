import type { Frame } from './readFrame';
import type { Layer } from './readLayer';
import type { Page } from './readPage';
import type { Shape } from './shapes/readShape';
import type { HintList, MorphCurve, MorphHint, MorphSegment, MorphShape } from './shapes/readMorph';
import type { BitmapInstance } from './instances/readBitmapInstance';
import type { ClipInstance } from './instances/readClipInstance';
import type { SymbolInstance } from './instances/readSymbol';
import type { VideoInstance } from './instances/readVideoInstance';
import type { LeftOut } from './instances/readLeftOut';
import type { FontHolder } from './instances/readFontHolder';
import type { TextField } from './texts/readText';

/** What stands on a keyframe or in a group. */
export type Element =
  | Shape
  | SymbolInstance
  | ClipInstance
  | BitmapInstance
  | VideoInstance
  | TextField
  | FontHolder
  | LeftOut;

/** Every object that a stream of a timeline holds. */
export type TimelineObject =
  | Page
  | Layer
  | Frame
  | Element
  | MorphShape
  | MorphSegment
  | MorphCurve
  | MorphHint
  | HintList;

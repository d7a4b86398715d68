import type { Curve } from '../../../geometry/planar/Curve';
import type { TextFormat } from './TextFormat';

/** A letter of a text, in the coordinates of the text. */
export interface Letter {
  character: string;
  /** The text attributes of its run. */
  format: TextFormat;
  /** The upper left corner of its box, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The closed curves of its outline; undefined if its font is not available, or is not TrueType. */
  outline: () => Curve[] | undefined;
}

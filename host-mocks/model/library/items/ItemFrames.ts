import type { Matrix } from '../../../../geometry/matrix';

/** The frames of a symbol to export, counted from 1, as scripts give them. */
export interface ItemFrames {
  outputURI: string;
  startFrameNum?: number;
  endFrameNum?: number;
  matrix?: Matrix;
}

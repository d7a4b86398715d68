import type { Matrix } from '../../../geometry/matrix';

/** Where a filter is in the chain of an instance. */
export interface FilterStep {
  /** The input: `SourceGraphic`, or the name of the step before. */
  input: string;
  /** The name of its result; names of its own start with it. */
  name: string;
  /** From lengths on the stage to the coordinates that the filter is carried out in. */
  toLocal: Matrix;
  /** The factor from those coordinates to the stage. */
  scale: number;
}

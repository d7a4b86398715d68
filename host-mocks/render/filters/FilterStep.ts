import type { Matrix } from '../../geometry/matrix';

/** Where a filter stands in the chain of an instance. */
export interface FilterStep {
  /** What it filters: `SourceGraphic` or the name of the step before. */
  input: string;
  /** The name of its result; names of its own start with it. */
  name: string;
  /** From lengths on the stage to the coordinates that the filter is carried out in. */
  toLocal: Matrix;
  /** How much larger the stage is than those coordinates. */
  scale: number;
}

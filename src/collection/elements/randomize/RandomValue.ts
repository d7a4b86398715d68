import type { Callback } from '../../support/callbacks';

/** A modifier of `randomize`: a Number, a text such as `'+10'` or `'20%'`, `[from, to]`, or a Function as in `attr`. */
export type RandomModifier<E, S> = number | string | [number, number] | Callback<E, S>;

/** A modifier, or one for each axis of a pair. */
export type RandomValue<E, S> =
  | RandomModifier<E, S>
  | { x?: RandomModifier<E, S>; y?: RandomModifier<E, S> }
  | { width?: RandomModifier<E, S>; height?: RandomModifier<E, S> };

import type { Callback } from '../../support/callbacks';
import type { Color } from './colorEffects';

/** Two values that are set together: one Number for both, `[a, b]`, or named. */
export type PairValue =
  number | [number, number] | { x: number; y: number } | { width: number; height: number };

/** The attributes of elements that the host has no property for. */
export interface CompoundAttributes {
  pos: PairValue;
  position: PairValue;
  size: PairValue;
  scale: PairValue;
  tint: Color;
  alpha: number;
  brightness: number;
}

/** The value of an attribute: of a compound one, of the host's property, or anything where the type is unknown. */
export type AttributeValue<E, K> = K extends keyof CompoundAttributes
  ? CompoundAttributes[K]
  : K extends keyof E
    ? E[K]
    : unknown;

/** A value, or the Function that gives it for each element. */
export type ValueOrCallback<E, S, V> = V | Callback<E, S, V>;

/** Several attributes at once; those of some kinds of elements only are not checked. */
export type Attributes<E, S> = {
  [K in keyof E | keyof CompoundAttributes]?: ValueOrCallback<E, S, AttributeValue<E, K>>;
} & Record<string, unknown>;

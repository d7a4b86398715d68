import type { ValueOrCallback } from '../../support/callbacks';
import type { ValueAt } from '../../support/ValueAt';
import type { Color } from './colorEffects';

/** Two values that are set together: one Number for both, `[a, b]`, or an object that names them. */
export type PairValue =
  | number
  | [number, number]
  | { x: number; y: number }
  | { width: number; height: number };

/** The attributes that are not properties of the host. */
export interface CompoundAttributes {
  pos: PairValue;
  position: PairValue;
  size: PairValue;
  scale: PairValue;
  tint: Color;
  alpha: number;
  brightness: number;
  /** Of texts alone. */
  text: string;
  /** Of texts alone: the face of all characters. */
  font: string;
  /** Of the item of an instance. */
  shortName: string;
  folder: string;
}

/** The type of an attribute's value; unknown for attributes that are not known. */
export type AttributeValue<E, K> = K extends keyof CompoundAttributes
  ? CompoundAttributes[K]
  : K extends string
    ? ValueAt<E, K>
    : unknown;

/** The names that `attr` takes: properties, and paths. Of just any elements, the properties that some have. */
export type AttributeName<E> = Element extends E
  ? AnyProperty | keyof CompoundAttributes | `${string}.${string}`
  : (keyof E & string) | keyof CompoundAttributes | OtherAttributeNames<E>;

/** Several attributes at once, by the same names. Values along paths are not checked. */
export type Attributes<E, S> = {
  [K in keyof E | keyof CompoundAttributes]?: ValueOrCallback<E, S, AttributeValue<E, K>>;
} & Partial<Record<OtherAttributeNames<E>, unknown>>;

/** The names besides those of properties: paths; any name where the elements may have more than their type says. */
export type OtherAttributeNames<E> = Element extends E ? string : `${string}.${string}`;

/** The properties of all classes of elements. */
type AnyProperty = PropertyOf<
  SymbolInstance | BitmapInstance | CompiledClipInstance | ComponentInstance | Text | Shape | Oval | Rectangle
>;

type PropertyOf<E> = E extends unknown ? keyof E & string : never;

/**
 * Words of queries, for the compiler. Declare here what `Selectors.element.register` adds to them, as
 * `interface RegisteredWords { depth: unknown }`.
 */
export interface RegisteredWords {
  text: unknown;
  font: unknown;
  fill: unknown;
  stroke: unknown;
  tint: unknown;
  shortName: unknown;
  folder: unknown;
}

/** What `orderBy` of elements takes besides a Function. */
export type OrderWord =
  | ('name' | 'elementType' | 'x' | 'y' | 'width' | 'height' | 'size' | 'left' | 'top')
  | ('rotation' | 'scaleX' | 'scaleY' | 'transformX' | 'transformY' | 'skewX' | 'skewY' | 'random')
  | (keyof RegisteredWords & string)
  | `${string}.${string}`;

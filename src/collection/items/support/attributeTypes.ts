import type { ItemWord } from '../../../host/itemWords';
import type { Callback } from '../../support/callbacks';

export type { ItemWord };

/** The type of a property's value, or of the Function that gives it; unknown for properties that are not known. */
export type ItemAttributeValue<I, S, K> = K extends keyof I ? I[K] | Callback<I, S, I[K]> : unknown;

/**
 * The names that `attr` takes. Where the type of the items is known they are its properties, the parts of their paths,
 * and paths of members; a collection of just any items may hold some that have more.
 */
export type ItemAttributeName<I> = Item extends I ? string : (keyof I & string) | OtherItemAttributeNames<I>;

/** Several properties at once, by the same names. Values along paths are not checked. */
export type ItemAttributes<I, S> = { [K in keyof I]?: I[K] | Callback<I, S, I[K]> } & Partial<
  Record<OtherItemAttributeNames<I>, unknown>
>;

/** The names besides those of properties; any name where the items may have more than their type says. */
export type OtherItemAttributeNames<I> = Item extends I ? string : ItemWord | `${string}.${string}`;

import type { ItemWord } from '../../../host/itemWords';
import type { ValueOrCallback } from '../../support/callbacks';
import type { ValueAt } from '../../support/ValueAt';

export type { ItemWord };

/** The type of an attribute's value; unknown for attributes that are not known. */
export type ItemAttributeValue<I, K> = K extends ItemWord
  ? string
  : K extends string
    ? ValueAt<I, K>
    : unknown;

/**
 * The names that `attr` takes. Where the type of the items is known they are its properties, the parts of their paths,
 * and paths of members; a collection of just any items may hold some that have more.
 */
export type ItemAttributeName<I> = Item extends I
  ? string
  : (keyof I & string) | ItemWord | OtherItemAttributeNames<I>;

/** Several properties at once, by the same names. Values along paths are not checked. */
export type ItemAttributes<I, S> = {
  [K in keyof I | ItemWord]?: ValueOrCallback<I, S, ItemAttributeValue<I, K>>;
} & Partial<Record<OtherItemAttributeNames<I>, unknown>>;

/** The names besides those of properties: paths; any name where the items may have more than their type says. */
export type OtherItemAttributeNames<I> = Item extends I ? string : `${string}.${string}`;

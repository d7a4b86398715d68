import type { Callback } from '../../support/callbacks';

/** The type of a property's value, or of the Function that gives it; unknown for properties that are not known. */
export type ItemAttributeValue<I, S, K> = K extends keyof I ? I[K] | Callback<I, S, I[K]> : unknown;

/** Several properties at once. Properties that only some items have are not checked. */
export type ItemAttributes<I, S> = { [K in keyof I]?: I[K] | Callback<I, S, I[K]> } & Record<string, unknown>;

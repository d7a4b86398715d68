import type { Callback } from '../../support/callbacks';

/** The value of a property of items, or the Function that gives it for each; anything where the type is unknown. */
export type ItemAttributeValue<I, S, K> = K extends keyof I ? I[K] | Callback<I, S, I[K]> : unknown;

/** Several properties at once; those of some kinds of items only are not checked. */
export type ItemAttributes<I, S> = { [K in keyof I]?: I[K] | Callback<I, S, I[K]> } & Record<string, unknown>;

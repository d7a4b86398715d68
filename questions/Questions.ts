/**
 * Questions by the id of the assumption that they are about. A question works on documents of `newDocument` only, and
 * gives what `show` can show. What it throws is told as the reason why it could not be asked.
 */
export type Questions = Record<string, () => unknown>;

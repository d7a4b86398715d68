/**
 * Questions by the id of the assumption that they are about. A question works on documents of `newDocument` only, and
 * gives what `show` can show. What it throws is told as the reason why it could not be asked. No question may make
 * Animate show a dialogue, as the menu does for pasting a symbol where another has its name.
 */
export type Questions = Record<string, () => unknown>;

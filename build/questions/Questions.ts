/**
 * Questions by the id of the assumption that they are about. A question works on documents of `newDocument` only, and
 * returns a value that `show` can print. If it throws, the report gives the error as the reason why it could not be
 * asked. No question may make Animate show a dialogue, as the menu does for pasting a symbol where another has its
 * name.
 */
export type Questions = Record<string, () => unknown>;

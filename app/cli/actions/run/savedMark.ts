/** What a process that works for another one writes to standard error when it has saved a document. */
export const SAVED_MARK = '\u0001saved\u0001';

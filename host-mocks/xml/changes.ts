/** Counts each change of any file of any document: what was checked at the same count still holds. */
export const changes = { count: 0 };

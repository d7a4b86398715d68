/** Counts all changes of all files of all documents: a result from the same count is still valid. */
export const changes = { count: 0 };

import path from 'node:path';

/** The deepest folder that contains all documents: files written elsewhere keep their path relative to it. */
export function commonFolder(documents: readonly string[]): string {
  const [first, ...others] = documents.map((document) => path.dirname(document).split(path.sep));
  const isShared = (part: string, index: number): boolean => others.every((other) => other[index] === part);
  const end = first.findIndex((part, index) => !isShared(part, index));
  return first.slice(0, end < 0 ? undefined : end).join(path.sep) || path.sep;
}

import { DocumentError } from './DocumentError';

const CAUSES: Record<string, string> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'no space left on the disk',
  EROFS: 'the disk is read-only',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
};

/** A fault of the file system in plain words. `what` as in "cannot be read". */
export function explainFault(path: string, what: string, error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const { code = '', message } = error as Error & { code?: string };
  return new DocumentError(path, `${what}: ${CAUSES[code] ?? message}`);
}

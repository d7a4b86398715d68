/** The codes of the system's errors in words for the user who reads or writes a file. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'no space left on the disk',
  EROFS: 'the disk is read-only',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * The reason why the system refused an access to a file, in plain words.
 *
 * @param special - more precise reasons for codes with a single possible cause
 */
export function faultReason(error: unknown, special: Readonly<Record<string, string>> = {}): string {
  const { code = '', message } = error as Error & { code?: string };
  return special[code] ?? REASONS[code] ?? message;
}

const WORDS = {
  EACCES: 'permission denied',
  EEXIST: 'file already exists',
  EINVAL: 'neither a file nor a folder',
  EISDIR: 'is a folder',
  ELOOP: 'too many symbolic links',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'not a folder',
  ENOTEMPTY: 'folder not empty',
  EPERM: 'not a file',
} as const;

/** An error like the system's, with `code` and `syscall`. */
export function systemError(code: keyof typeof WORDS, path: string): Error {
  return Object.assign(new Error(`${code}: ${WORDS[code]}, ${path}`), { code, syscall: 'disk', path });
}

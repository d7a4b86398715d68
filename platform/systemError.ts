const WORDS = {
  EACCES: 'permission denied',
  EEXIST: 'file already exists',
  EXDEV: 'on another disk',
  EINVAL: 'neither a file nor a folder',
  EISDIR: 'is a folder',
  ELOOP: 'too many symbolic links',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'not a folder',
  ENOTEMPTY: 'folder not empty',
  EPERM: 'not a file',
} as const;

/** An error like the system's, with `code` and `syscall`. @param words - what is wrong; default: the usual cause */
export function systemError(code: keyof typeof WORDS, path: string, words: string = WORDS[code]): Error {
  return Object.assign(new Error(`${code}: ${words}, ${path}`), { code, syscall: 'disk', path });
}

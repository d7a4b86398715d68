/** Says where may be written on a part of the disk. Paths are absolute, without links. */
export interface WriteGuard {
  /** True where a file may be made, changed or removed, and a folder removed. */
  allows(file: string): boolean;
  /** True where a folder may be made. */
  allowsFolder(folder: string): boolean;
  /** A folder was made. */
  noteMade(folder: string): void;
}

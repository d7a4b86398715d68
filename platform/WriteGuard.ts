/** Decides where writing is allowed on a part of the disk. Paths are absolute, without links. */
export interface WriteGuard {
  /** True if a file may be made, changed or removed there, and a folder removed. */
  allows(file: string): boolean;
  /** True if a folder may be made there. */
  allowsFolder(folder: string): boolean;
  /** Must be called after a folder was made. */
  noteMade(folder: string): void;
}

import type { WritePath } from './WritePath';

/** A file or a folder. */
export interface FileStat {
  isFile: boolean;
  isFolder: boolean;
  isLink: boolean;
  /** Bytes. */
  size: number;
  /** Permission bits of POSIX. */
  mode: number;
  /** Numbers of the user and the group that own it; 0 if the system has none. */
  user: number;
  group: number;
  /** Milliseconds since 1970. */
  createdMs: number;
  modifiedMs: number;
}

export interface FolderEntry {
  name: string;
  isLink: boolean;
}

export interface CreateOptions {
  /** Waits until the file is on the disk. */
  isSynced: boolean;
  /** The file whose permissions, and owner if possible, the new one gets; default: the system's. */
  like?: FileStat;
}

/**
 * A file system. Failures throw an Error with a `code` such as ENOENT. Methods that change files take resolved paths
 * (`WritePath`), and do not follow links.
 */
export interface Disk {
  exists(path: string): boolean;
  /** True if this process may write to the existing file, whatever the permissions of its folder. */
  isWritable(path: string): boolean;
  /** Follows links; undefined if nothing exists there. */
  stat(path: string): FileStat | undefined;
  /** Describes a link itself; undefined if nothing exists there. */
  linkStat(path: string): FileStat | undefined;
  /** The entries of a folder, sorted by name. */
  list(folder: string): FolderEntry[];
  /** The absolute path without links. */
  realPath(path: string): string;
  /** The target of a link, as it is written. */
  readLink(link: string): string;

  read(file: string): Uint8Array;
  /** The first bytes of a file, up to `length`. */
  readStart(file: string, length: number): Uint8Array;
  /** Writes to a target that is not a file, such as a device; only `writeFile` replaces files. Texts are UTF-8. */
  write(file: WritePath, content: string | Uint8Array): void;
  /** Adds a text to a file. If only a part can be written, the file stays as it was. */
  append(file: WritePath, text: string): void;
  /** Writes a file that must not exist yet. */
  create(file: WritePath, chunks: Iterable<Uint8Array>, options: CreateOptions): void;
  /** Makes renames in a folder durable, if the system can. */
  sync(folder: WritePath): void;

  /** Makes a folder and those above it. */
  makeFolder(folder: WritePath): void;
  /** Makes a new folder whose name begins with `prefix`. */
  makeTemporaryFolder(prefix: WritePath): string;
  rename(from: WritePath, to: WritePath): void;
  /** Adds a second name for a file; throws EEXIST if it exists. Not all file systems can. */
  link(file: WritePath, name: WritePath): void;
  /** Copies a file; throws EEXIST if the target exists. */
  copy(from: string, to: WritePath): void;
  setMode(path: WritePath, mode: number): void;
  /** Removes a file. */
  removeFile(file: WritePath): void;
  /** Removes an empty folder. */
  removeFolder(folder: WritePath): void;
  /** Removes a file, or a folder and its content. */
  removeAll(path: WritePath): void;
}

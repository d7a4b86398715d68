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
  /** Numbers of the user and the group that own it; 0 where the system has none. */
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
  /** Wait until the file is on the disk. */
  isSynced: boolean;
  /** The file whose permissions, and owner where possible, the new one has; default: the system's. */
  like?: FileStat;
}

/**
 * A file system. What it cannot do it throws, as an Error with a `code` such as ENOENT. What changes something takes paths
 * that were resolved (`WritePath`), and follows no link.
 */
export interface Disk {
  exists(path: string): boolean;
  /** True where this process may write to what is there, whatever the rights of its folder. */
  isWritable(path: string): boolean;
  /** Follows links; undefined where nothing is. */
  stat(path: string): FileStat | undefined;
  /** Describes a link itself; undefined where nothing is. */
  linkStat(path: string): FileStat | undefined;
  /** The entries of a folder, sorted by name. */
  list(folder: string): FolderEntry[];
  /** The absolute path without links. */
  realPath(path: string): string;
  /** The path that a link holds, as it is written. */
  readLink(link: string): string;

  read(file: string): Uint8Array;
  /** The first bytes of a file, at most `length`. */
  readStart(file: string, length: number): Uint8Array;
  /** Writes to what is no file, such as a device; over a file, only `writeFile` writes. Texts are UTF-8. */
  write(file: WritePath, content: string | Uint8Array): void;
  /** Adds a text to a file. A file that takes only a part of it stays as it was. */
  append(file: WritePath, text: string): void;
  /** Writes a file that must not exist yet. */
  create(file: WritePath, chunks: Iterable<Uint8Array>, options: CreateOptions): void;
  /** Makes renames in a folder durable, where the system can. */
  sync(folder: WritePath): void;

  /** Makes a folder and those above it. */
  makeFolder(folder: WritePath): void;
  /** Makes a new folder whose name begins with `prefix`. */
  makeTemporaryFolder(prefix: WritePath): string;
  rename(from: WritePath, to: WritePath): void;
  /** Gives a file a second name; throws EEXIST where that exists. Some file systems cannot. */
  link(file: WritePath, name: WritePath): void;
  /** Copies a file; throws EEXIST where the target exists. */
  copy(from: string, to: WritePath): void;
  setMode(path: WritePath, mode: number): void;
  /** Removes a file. */
  removeFile(file: WritePath): void;
  /** Removes an empty folder. */
  removeFolder(folder: WritePath): void;
  /** Removes a file, or a folder and what is in it. */
  removeAll(path: WritePath): void;
}

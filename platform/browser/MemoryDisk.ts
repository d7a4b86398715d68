import type { CreateOptions, Disk, FileStat, FolderEntry } from '../Disk';
import { joinBytes } from '../joinBytes';
import { systemError } from '../systemError';
import { paths } from './paths';

interface Entry {
  /** Undefined for a folder. */
  bytes: Uint8Array | undefined;
  mode: number;
  createdMs: number;
  modifiedMs: number;
}

const WRITABLE = 0o200;

/** A disk that lives as long as the page or the Worker. Paths are POSIX's; there are no links, and no users. */
export class MemoryDisk implements Disk {
  /** Files and folders by absolute path. */
  private readonly entries = new Map<string, Entry>();
  private lastTemporary = 0;

  constructor() {
    this.put('/', undefined);
  }

  exists(path: string): boolean {
    return this.entries.has(paths.resolve(path));
  }

  isWritable(path: string): boolean {
    return (this.need(path).mode & WRITABLE) !== 0;
  }

  stat(path: string): FileStat | undefined {
    const entry = this.entries.get(paths.resolve(path));
    if (!entry) return undefined;
    const { bytes, mode, createdMs, modifiedMs } = entry;
    const isFile = bytes !== undefined;
    const size = bytes?.length ?? 0;
    return {
      isFile,
      isFolder: !isFile,
      isLink: false,
      size,
      mode,
      user: 0,
      group: 0,
      createdMs,
      modifiedMs,
    };
  }

  linkStat(path: string): FileStat | undefined {
    return this.stat(path);
  }

  list(folder: string): FolderEntry[] {
    if (this.need(folder).bytes) throw systemError('ENOTDIR', folder);
    return this.childrenOf(paths.resolve(folder))
      .map((path) => ({ name: paths.basename(path), isLink: false }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  realPath(path: string): string {
    this.need(path);
    return paths.resolve(path);
  }

  readLink(link: string): string {
    throw systemError('EINVAL', link, 'not a link');
  }

  read(file: string): Uint8Array {
    return this.bytesOf(file).slice();
  }

  readStart(file: string, length: number): Uint8Array {
    return this.bytesOf(file).slice(0, length);
  }

  write(file: string, content: string | Uint8Array): void {
    const old = this.entries.get(paths.resolve(file));
    if (old && !old.bytes) throw systemError('EISDIR', file);
    if (old && (old.mode & WRITABLE) === 0) throw systemError('EACCES', file);
    this.needFolderOf(file);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
    if (old) Object.assign(old, { bytes, modifiedMs: Date.now() });
    else this.put(file, bytes);
  }

  append(file: string, text: string): void {
    const old = this.exists(file) ? this.bytesOf(file) : new Uint8Array();
    this.write(file, joinBytes([old, new TextEncoder().encode(text)]));
  }

  create(file: string, chunks: Iterable<Uint8Array>, { like }: CreateOptions): void {
    if (this.exists(file)) throw systemError('EEXIST', file);
    this.needFolderOf(file);
    this.put(file, joinBytes([...chunks]), like?.mode);
  }

  sync(): void {
    // Nothing to wait for in memory.
  }

  makeFolder(folder: string): void {
    const path = paths.resolve(folder);
    const there = this.entries.get(path);
    if (there?.bytes) throw systemError('EEXIST', folder);
    if (there) return;
    this.makeFolder(paths.dirname(path));
    this.put(path, undefined);
  }

  makeTemporaryFolder(prefix: string): string {
    let path: string;
    do path = paths.resolve(`${prefix}${++this.lastTemporary}`);
    while (this.exists(path));
    this.makeFolder(path);
    return path;
  }

  rename(from: string, to: string): void {
    const [source, target] = [paths.resolve(from), paths.resolve(to)];
    const entry = this.need(source);
    if (source === target) return;
    this.needFolderOf(target);
    this.makeRoomFor(entry, target);
    for (const path of this.below(source)) {
      this.entries.set(target + path.slice(source.length), this.need(path));
      this.entries.delete(path);
    }
    this.entries.set(target, entry);
    this.entries.delete(source);
  }

  link(file: string, name: string): void {
    const entry = this.need(file);
    if (!entry.bytes) throw systemError('EPERM', file);
    if (this.exists(name)) throw systemError('EEXIST', name);
    this.needFolderOf(name);
    this.entries.set(paths.resolve(name), entry);
  }

  copy(from: string, to: string): void {
    this.create(to, [this.bytesOf(from)], { isSynced: false, like: this.stat(from) });
  }

  setMode(path: string, mode: number): void {
    this.need(path).mode = mode;
  }

  removeFile(file: string): void {
    this.bytesOf(file);
    this.entries.delete(paths.resolve(file));
  }

  removeFolder(folder: string): void {
    if (this.need(folder).bytes) throw systemError('ENOTDIR', folder);
    const path = paths.resolve(folder);
    if (this.below(path).length > 0) throw systemError('ENOTEMPTY', folder);
    this.entries.delete(path);
  }

  removeAll(path: string): void {
    this.need(path);
    const root = paths.resolve(path);
    for (const inner of this.below(root)) this.entries.delete(inner);
    this.entries.delete(root);
  }

  private put(path: string, bytes: Uint8Array | undefined, mode = bytes ? 0o644 : 0o755): void {
    const now = Date.now();
    this.entries.set(paths.resolve(path), { bytes, mode, createdMs: now, modifiedMs: now });
  }

  private need(path: string): Entry {
    const entry = this.entries.get(paths.resolve(path));
    if (!entry) throw systemError('ENOENT', path);
    return entry;
  }

  private bytesOf(file: string): Uint8Array {
    const { bytes } = this.need(file);
    if (!bytes) throw systemError('EISDIR', file);
    return bytes;
  }

  private needFolderOf(file: string): void {
    const folder = paths.dirname(paths.resolve(file));
    if (this.need(folder).bytes) throw systemError('ENOTDIR', folder);
  }

  /** A file may replace a file, and a folder an empty folder. */
  private makeRoomFor(entry: Entry, target: string): void {
    const there = this.entries.get(target);
    if (!there) return;
    if (entry.bytes && !there.bytes) throw systemError('EISDIR', target);
    if (!entry.bytes && there.bytes) throw systemError('ENOTDIR', target);
    if (this.below(target).length > 0) throw systemError('ENOTEMPTY', target);
  }

  private below(folder: string): string[] {
    const start = folder === '/' ? '/' : `${folder}/`;
    return [...this.entries.keys()].filter((path) => path.startsWith(start) && path !== folder);
  }

  private childrenOf(folder: string): string[] {
    return this.below(folder).filter((path) => paths.dirname(path) === folder);
  }
}

import type { Paths } from '../Paths';
import type { FileContent, FileEntry, OverlayEntry } from './OverlayEntry';

/** The maximum content of an overlay. Writes of a script beyond it are refused, as on a full disk. */
const MAX_BYTES = 2 ** 28;
const MAX_ENTRIES = 100_000;

/** The entries of an overlay by their absolute paths without links, and by their folders. Counts their content. */
export class OverlayEntries {
  /** True if something was refused because the overlay was full. */
  isOverfull = false;
  private readonly entries = new Map<string, OverlayEntry>();
  private readonly namesByFolder = new Map<string, Set<string>>();
  private bytes = 0;

  constructor(private readonly paths: Paths) {}

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  get(path: string): OverlayEntry | undefined {
    return this.entries.get(path);
  }

  /** Paths and entries, by path. */
  sorted(): (readonly [string, OverlayEntry])[] {
    return [...this.entries].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Names in a folder at which, or below which, there are entries. */
  namesIn(folder: string): Iterable<string> {
    return this.namesByFolder.get(folder) ?? [];
  }

  /** @throws Error with the code ENOSPC where there are too many */
  set(path: string, entry: OverlayEntry): void {
    if (!this.entries.has(path)) this.checkRoom({ entries: 1 });
    if (entry.kind === 'file' && entry.names === 0) this.count(entry.content.held);
    this.release(path);
    if (entry.kind === 'file') entry.names++;
    this.entries.set(path, entry);
    this.index(path);
  }

  /** Removes the entries at a path, and below it. */
  forget(path: string): void {
    this.forgetBelow(path);
    this.removeFromIndex(path);
  }

  /** Replaces the content of a file that is an entry. @throws Error with the code ENOSPC where there is too much */
  refill(entry: FileEntry, content: FileContent): void {
    this.count(content.held - entry.content.held);
    entry.content = content;
    entry.rights = { ...entry.rights, modifiedMs: Date.now() };
  }

  /** Adds bytes to a file that is an entry. @throws Error with the code ENOSPC where there are too many */
  append({ content, rights }: FileEntry, bytes: Uint8Array): void {
    this.count(bytes.length);
    content.chunks.push(bytes);
    content.held += bytes.length;
    rights.modifiedMs = Date.now();
  }

  /** @throws Error with the code ENOSPC where that many bytes or entries more are too many */
  checkRoom({ bytes = 0, entries = 0 }: { bytes?: number; entries?: number }): void {
    if (this.bytes + bytes <= MAX_BYTES && this.entries.size + entries <= MAX_ENTRIES) return;
    this.isOverfull = true;
    throw Object.assign(new Error('ENOSPC: the memory for what a dry run writes is full'), {
      code: 'ENOSPC',
    });
  }

  private forgetBelow(path: string): void {
    for (const name of this.namesIn(path)) this.forgetBelow(this.paths.join(path, name));
    this.namesByFolder.delete(path);
    this.release(path);
    this.entries.delete(path);
  }

  /** Each folder above an entry lists the next name, so that entries below a folder are found without a search. */
  private index(path: string): void {
    const folder = this.paths.dirname(path);
    if (folder === path) return;
    const name = this.paths.basename(path);
    const names = this.namesByFolder.get(folder);
    if (names?.has(name)) return;
    if (names) names.add(name);
    else this.namesByFolder.set(folder, new Set([name]));
    this.index(folder);
  }

  private removeFromIndex(path: string): void {
    const folder = this.paths.dirname(path);
    const names = this.namesByFolder.get(folder);
    if (!names?.delete(this.paths.basename(path)) || names.size > 0) return;
    this.namesByFolder.delete(folder);
    if (!this.entries.has(folder)) this.removeFromIndex(folder);
  }

  private release(path: string): void {
    const old = this.entries.get(path);
    if (old?.kind === 'file' && --old.names === 0) this.bytes -= old.content.held;
  }

  private count(bytes: number): void {
    if (bytes > 0) this.checkRoom({ bytes });
    this.bytes += bytes;
  }
}

import type { CreateOptions, Disk, FileStat } from '../Disk';
import type { WriteGuard } from '../WriteGuard';
import { changesIn } from './changesIn';
import type { DiskChange } from './DiskChange';
import {
  contentOf,
  newRights,
  withPermissions,
  type FileContent,
  type FileEntry,
  type OverlayEntry,
} from './OverlayEntry';
import type { PathLocation } from './OverlayPaths';
import { OverlayView } from './OverlayView';
import { systemError } from '../systemError';

/**
 * A disk on which a run can write without changing anything: its changes are kept in memory, and visible to the run
 * itself.
 *
 * Changes that the system would refuse for the permissions of a file or folder are refused here too, for the
 * administrator as for every other user.
 */
export class OverlayDisk extends OverlayView implements Disk {
  private lastTemporary = 0;

  /** The differences from the disk below, by path. */
  changes(): DiskChange[] {
    return changesIn(this.entries, this.below, this.paths);
  }

  /** The same, and whether something was not written for lack of memory: then the list of changes is incomplete. */
  get differences(): { changes: DiskChange[]; isOverfull: boolean } {
    return { changes: this.changes(), isOverfull: this.entries.isOverfull };
  }

  write(file: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
    this.fill(this.locations.locate(file, true), contentOf(bytes));
  }

  append(file: string, text: string): void {
    const bytes = new TextEncoder().encode(text);
    const location = this.locations.locate(file, true);
    const stat = this.checkFile(location);
    if (location.entry?.kind === 'file') this.entries.append(location.entry, bytes);
    else if (stat) this.entries.append(this.adoptFile(location, stat), bytes);
    else this.fill(location, contentOf(bytes));
  }

  create(file: string, chunks: Iterable<Uint8Array>, { like }: CreateOptions): void {
    const location = this.locations.locate(file, false);
    if (this.locations.statOf(location)) throw systemError('EEXIST', file);
    const parent = this.folderToChange(location);
    const copies: Uint8Array[] = [];
    let size = 0;
    for (const chunk of chunks) {
      size += chunk.length;
      this.entries.checkRoom({ bytes: size });
      copies.push(chunk.slice());
    }
    const rights = newRights('file', like ?? parent);
    if (like) rights.mode = withPermissions(rights.mode, like.mode);
    this.put(location.at, { kind: 'file', content: contentOf(...copies), rights, names: 0 });
  }

  sync(): void {
    // Nothing to wait for in memory.
  }

  makeFolder(folder: string): void {
    const path = this.paths.resolve(folder);
    const location = this.locations.locate(path, true);
    const stat = this.locations.statOf(location);
    if (stat?.isFolder) return;
    if (stat) throw systemError('EEXIST', folder);
    if (path !== this.paths.dirname(path)) this.makeFolder(this.paths.dirname(path));
    const target = this.locations.locate(path, false);
    if (this.locations.statOf(target)) throw systemError('EEXIST', folder);
    const rights = newRights('folder', this.folderToChange(target, this.guard?.allowsFolder(target.at)));
    this.guard?.noteMade(target.at);
    this.put(target.at, { kind: 'folder', isWhole: true, rights });
  }

  makeTemporaryFolder(prefix: string): string {
    let folder: string;
    do folder = `${prefix}${String(++this.lastTemporary).padStart(6, '0')}`;
    while (this.linkStat(folder) !== undefined);
    const location = this.locations.locate(folder, false);
    const rights = newRights('folder', this.folderToChange(location));
    this.put(location.at, {
      kind: 'folder',
      isWhole: true,
      rights: { ...rights, mode: withPermissions(rights.mode, 0o700) },
    });
    return folder;
  }

  rename(from: string, to: string): void {
    const source = this.locations.locate(from, false);
    const target = this.locations.locate(to, false);
    const stat = this.locations.statOf(source);
    if (!stat) throw systemError('ENOENT', from);
    // The guard was not asked about the target of a link, nor about what a folder contains.
    if (this.guard && !stat.isFile) throw systemError('EACCES', from);
    this.folderToChange(source);
    this.folderToChange(target);
    // Two names of one file both stay: https://pubs.opengroup.org/onlinepubs/9799919799/functions/rename.html
    if (source.at === target.at || (source.entry && source.entry === target.entry)) return;
    if (target.at.startsWith(`${source.at}${this.paths.sep}`)) throw systemError('EINVAL', to);
    this.makeRoomFor(stat, target, to);
    const moved = this.treeAt(source);
    this.entries.checkRoom({ entries: moved.size });
    this.remove(source);
    this.putTree(target.at, moved);
  }

  link(file: string, name: string): void {
    const location = this.locations.locate(file, false);
    const stat = this.locations.statOf(location);
    if (!stat) throw systemError('ENOENT', file);
    if (!stat.isFile) throw systemError('EPERM', file);
    // Writing to the new name changes the file.
    if (this.guard?.allows(location.at) === false) throw systemError('EACCES', file);
    const target = this.locations.locate(name, false);
    if (this.locations.statOf(target)) throw systemError('EEXIST', name);
    this.folderToChange(target);
    const entry = location.entry?.kind === 'file' ? location.entry : this.adoptFile(location, stat);
    this.put(target.at, entry);
  }

  copy(from: string, to: string): void {
    const location = this.locations.locate(from, true);
    const stat = this.locations.statOf(location);
    if (!stat) throw systemError('ENOENT', from);
    if (!stat.isFile) throw systemError('EISDIR', from);
    const target = this.locations.locate(to, false);
    if (this.locations.statOf(target)) throw systemError('EEXIST', to);
    const rights = newRights('file', this.folderToChange(target));
    rights.mode = withPermissions(rights.mode, stat.mode);
    const { source, chunks, held } = this.contentAt(location, stat);
    this.put(target.at, { kind: 'file', content: { source, chunks: [...chunks], held }, rights, names: 0 });
  }

  setMode(path: string, mode: number): void {
    const location = this.locations.locate(path, true);
    const stat = this.locations.statOf(location);
    if (!stat) throw systemError('ENOENT', path);
    if (this.guard?.allows(location.at) === false) throw systemError('EACCES', path);
    const entry = location.entry ?? this.adopt(location, stat);
    if (entry.kind !== 'gone')
      entry.rights = { ...entry.rights, mode: withPermissions(entry.rights.mode, mode) };
  }

  removeFile(file: string): void {
    const location = this.locations.locate(file, false);
    const stat = this.locations.statOf(location);
    if (!stat) throw systemError('ENOENT', file);
    if (stat.isFolder) throw systemError('EISDIR', file);
    this.folderToChange(location);
    this.remove(location);
  }

  removeFolder(folder: string): void {
    const location = this.locations.locate(folder, false);
    const stat = this.locations.statOf(location);
    if (!stat) throw systemError('ENOENT', folder);
    if (!stat.isFolder) throw systemError('ENOTDIR', folder);
    if (this.list(location.at).length > 0) throw systemError('ENOTEMPTY', folder);
    this.folderToChange(location);
    this.remove(location);
  }

  removeAll(path: string): void {
    const location = this.locations.locate(path, false);
    if (!this.locations.statOf(location)) throw systemError('ENOENT', path);
    this.folderToChange(location);
    if (this.guard) this.checkRemoval(location, this.guard);
    this.remove(location);
  }

  /** @throws Error if the guard forbids the removal of an entry, or of one below it */
  private checkRemoval(location: PathLocation, guard: WriteGuard): void {
    if (!guard.allows(location.at)) throw systemError('EACCES', location.at);
    if (!this.locations.statOf(location)?.isFolder) return;
    for (const { name } of this.list(location.at))
      this.checkRemoval(this.locations.locate(this.paths.join(location.at, name), false), guard);
  }

  /** The entry at a path to write to; undefined if there is none. @throws Error if it cannot be written */
  private checkFile(location: PathLocation): FileStat | undefined {
    const stat = this.locations.statOf(location);
    if (!stat) return undefined;
    if (stat.isFolder) throw systemError('EISDIR', location.at);
    if (!stat.isFile) throw systemError('EINVAL', location.at);
    if (!this.isOpen(location) || this.guard?.allows(location.at) === false)
      throw systemError('EACCES', location.at);
    return stat;
  }

  private fill(location: PathLocation, content: FileContent): void {
    const stat = this.checkFile(location);
    if (location.entry?.kind === 'file') this.entries.refill(location.entry, content);
    else if (stat)
      this.put(location.at, { kind: 'file', content, rights: { ...stat, modifiedMs: Date.now() }, names: 0 });
    else {
      const rights = newRights('file', this.folderToChange(location));
      this.put(location.at, { kind: 'file', content, rights, names: 0 });
    }
  }

  /** The folder in which an entry is made or removed. @throws Error if that is not possible */
  private folderToChange({ at }: PathLocation, isAllowed = this.guard?.allows(at) ?? true): FileStat {
    const location = this.locations.folder(this.paths.dirname(at));
    const stat = this.locations.statOf(location);
    if (!stat) throw systemError('ENOENT', at);
    if (!stat.isFolder) throw systemError('ENOTDIR', at);
    if (!isAllowed || !this.isOpen(location)) throw systemError('EACCES', at);
    return stat;
  }

  private makeRoomFor(stat: FileStat, target: PathLocation, to: string): void {
    const there = this.locations.statOf(target);
    if (!there) return;
    if (!stat.isFolder && there.isFolder) throw systemError('EISDIR', to);
    if (stat.isFolder && !there.isFolder) throw systemError('ENOTDIR', to);
    if (there.isFolder && this.list(target.at).length > 0) throw systemError('ENOTEMPTY', to);
  }

  /** Makes an entry for a file of the disk below, so that it can be changed. */
  private adoptFile(location: PathLocation, stat: FileStat): FileEntry {
    const entry: FileEntry = {
      kind: 'file',
      content: this.contentAt(location, stat),
      rights: { ...stat },
      names: 0,
    };
    this.entries.set(location.at, entry);
    return entry;
  }

  private adopt(location: PathLocation, stat: FileStat): OverlayEntry {
    if (stat.isFile) return this.adoptFile(location, stat);
    if (!stat.isFolder) throw systemError('EINVAL', location.at);
    const entry: OverlayEntry = { kind: 'folder', isWhole: false, rights: { ...stat } };
    this.entries.set(location.at, entry);
    return entry;
  }

  private putTree(path: string, tree: ReadonlyMap<string, OverlayEntry>): void {
    for (const [rest, entry] of tree) this.put(rest === '' ? path : this.paths.join(path, rest), entry);
  }

  private put(path: string, entry: OverlayEntry): void {
    const old = this.entries.get(path);
    this.entries.set(path, entry);
    this.locations.noteChange(path, entry.kind === 'file' && (old === undefined || old.kind === 'file'));
  }

  private remove({ at }: PathLocation): void {
    this.entries.forget(at);
    // A file made only in the overlay is removed without a trace.
    if (this.locations.isVisibleBelow(at)) this.entries.set(at, { kind: 'gone' });
    this.locations.noteChange(at, false);
  }
}

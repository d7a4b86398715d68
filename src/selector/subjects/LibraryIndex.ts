import { folderOf } from '../../text/path';
import type { Subject } from './Subject';
import type { Subjects } from './Subjects';

/** True for a folder. */
export function isFolder(item: Subject): boolean {
  return item.read('itemType') === 'folder';
}

/** The items of a library by path and by folder; each item's name is read once. */
export class LibraryIndex {
  /** All items, in the library's order. */
  readonly items: Subject[];
  private readonly paths: Record<string, Subject | undefined> = {};
  private readonly folders: Record<string, Subject[] | undefined> = {};
  private filled: Record<string, boolean | undefined> | null = null;

  constructor(items: object[], subjects: Subjects) {
    this.items = subjects.allDistinct(items);
    for (let i = 0; i < this.items.length; i++) this.enter(this.items[i]);
  }

  /** The item of a full path, or null. */
  at(path: string): Subject | null {
    return this.paths['/' + path] || null;
  }

  /** The items directly in a folder, in the library's order. */
  inFolder(path: string): Subject[] {
    return this.folders['/' + path] || [];
  }

  /** True when a folder holds anything but folders, at any depth. */
  isFilled(path: string): boolean {
    if (!this.filled) this.filled = filledFolders(this.items);
    return this.filled['/' + path] === true;
  }

  private enter(item: Subject): void {
    const path = item.readText('name');
    const folder = '/' + folderOf(path);
    const siblings = this.folders[folder] || (this.folders[folder] = []);
    this.paths['/' + path] = item;
    siblings.push(item);
  }
}

/** The folders that hold more than folders. The walk upwards ends at the first folder that is known already. */
function filledFolders(items: Subject[]): Record<string, boolean | undefined> {
  const filled: Record<string, boolean | undefined> = {};
  for (let i = 0; i < items.length; i++) {
    if (isFolder(items[i])) continue;
    let folder = folderOf(items[i].readText('name'));
    // The root is in itself: the second time it is known.
    while (!filled['/' + folder]) {
      filled['/' + folder] = true;
      folder = folderOf(folder);
    }
  }
  return filled;
}

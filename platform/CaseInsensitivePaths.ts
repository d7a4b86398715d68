import type { Platform } from './Platform';

/** The names in a folder, by their lower case. */
interface Names {
  /**
   * The time of the folder when it was listed; undefined after a write of our own, which has updated the names already.
   */
  modifiedMs: number | undefined;
  byLowerCase: Map<string, string[]>;
}

/**
 * Finds files in any case: the host runs only where upper and lower case are the same. A folder is listed once, and
 * again when something else has changed it, so that looking up many files takes linear time.
 */
export class CaseInsensitivePaths {
  private readonly folders = new Map<string, Names>();

  constructor(private readonly platform: Platform) {}

  /**
   * The path as the disk spells it. An exact match of a part is preferred; a part that does not exist in any spelling
   * stays as it is.
   */
  match(file: string): string {
    const { disk, paths } = this.platform;
    const parent = paths.dirname(file);
    if (parent === file || disk.exists(file)) return file;
    const folder = this.match(parent);
    const name = paths.basename(file);
    return paths.join(folder, this.spelling(folder, name) ?? name);
  }

  /** Must be called before a file or folder is written or removed. */
  noteWrite(file: string): void {
    const { paths } = this.platform;
    const names = this.folders.get(paths.dirname(file));
    if (!names) return;
    names.modifiedMs = undefined;
    add(names.byLowerCase, paths.basename(file));
  }

  private spelling(folder: string, name: string): string | undefined {
    const { disk, paths } = this.platform;
    const stat = disk.stat(folder);
    if (!stat?.isFolder) return undefined;
    const listed = this.folders.get(folder);
    const names =
      listed && (listed.modifiedMs ?? stat.modifiedMs) === stat.modifiedMs ? listed : this.list(folder);
    names.modifiedMs = stat.modifiedMs;
    const spellings = names.byLowerCase.get(name.toLowerCase()) ?? [];
    // The file may have been removed since, or be a link to nothing.
    return spellings.includes(name) ? name : spellings.find((each) => disk.exists(paths.join(folder, each)));
  }

  private list(folder: string): Names {
    const names: Names = { modifiedMs: undefined, byLowerCase: new Map() };
    this.folders.set(folder, names);
    try {
      for (const { name } of this.platform.disk.list(folder)) add(names.byLowerCase, name);
    } catch {
      // A folder that cannot be listed has no names.
    }
    return names;
  }
}

function add(names: Names['byLowerCase'], name: string): void {
  const key = name.toLowerCase();
  const spellings = names.get(key);
  if (!spellings) names.set(key, [name]);
  else if (!spellings.includes(name)) spellings.push(name);
}

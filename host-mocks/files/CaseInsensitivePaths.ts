import type { Platform } from '../../platform/Platform';

/** The names in a folder, by their lower case. */
interface Names {
  /** The time of the folder when it was listed; undefined after a write of our own, which the names know already. */
  modifiedMs: number | undefined;
  byLowerCase: Map<string, string[]>;
}

/**
 * Finds files in any case: the host runs only where upper and lower case are the same. A folder is listed once, and
 * again when something else has changed it, so that asking for many files is linear.
 */
export class CaseInsensitivePaths {
  private readonly folders = new Map<string, Names>();

  constructor(private readonly platform: Platform) {}

  /**
   * The path as the disk spells it. A part that is there exactly as written comes first; a part that is not there in any
   * spelling stays as it is.
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
    const known = this.folders.get(folder);
    const names =
      known && (known.modifiedMs ?? stat.modifiedMs) === stat.modifiedMs ? known : this.list(folder);
    names.modifiedMs = stat.modifiedMs;
    const found = names.byLowerCase.get(name.toLowerCase()) ?? [];
    // A name may be gone since, or stand for a link that leads nowhere.
    return found.includes(name) ? name : found.find((each) => disk.exists(paths.join(folder, each)));
  }

  private list(folder: string): Names {
    const names: Names = { modifiedMs: undefined, byLowerCase: new Map() };
    this.folders.set(folder, names);
    try {
      for (const { name } of this.platform.disk.list(folder)) add(names.byLowerCase, name);
    } catch {
      // A folder that cannot be listed shows no names.
    }
    return names;
  }
}

function add(names: Names['byLowerCase'], name: string): void {
  const key = name.toLowerCase();
  const known = names.get(key);
  if (!known) names.set(key, [name]);
  else if (!known.includes(name)) known.push(name);
}

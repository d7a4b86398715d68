import type { Platform } from '../platform/Platform';

/**
 * The path as the disk spells it: the host runs only where upper and lower case are the same. A part that is there
 * exactly as written comes first; a part that is not there in any spelling stays as it is.
 */
export function matchCase(platform: Platform, file: string): string {
  const { disk, paths } = platform;
  const parent = paths.dirname(file);
  if (parent === file || disk.exists(file)) return file;
  const folder = matchCase(platform, parent);
  const name = paths.basename(file);
  return paths.join(folder, spelling(platform, folder, name) ?? name);
}

function spelling({ disk }: Platform, folder: string, name: string): string | undefined {
  if (!disk.stat(folder)?.isFolder) return undefined;
  const sought = name.toLowerCase();
  try {
    const names = disk.list(folder).map((entry) => entry.name);
    return names.includes(name) ? name : names.find((each) => each.toLowerCase() === sought);
  } catch {
    // A folder that cannot be listed shows no names.
    return undefined;
  }
}

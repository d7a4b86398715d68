import type { Platform } from './Platform';

/** The absolute path without links; the part of it that does not exist yet stays as it is. */
export function resolveLinks(platform: Platform, file: string): string {
  const { disk, paths } = platform;
  const absolute = paths.resolve(file);
  try {
    return disk.realPath(absolute);
  } catch {
    const parent = paths.dirname(absolute);
    if (parent === absolute) return absolute;
    return paths.join(resolveLinks(platform, parent), paths.basename(absolute));
  }
}

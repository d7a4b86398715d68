import type { Platform } from './Platform';

/** Maximum number of links in a chain, as in systems. */
export const MAX_LINKS = 40;

/**
 * The absolute path without links; the part of it that does not exist yet stays as it is. A link to a missing file
 * resolves to that file: writing there would make it.
 *
 * @throws Error for links in a circle.
 */
export function resolveLinks(platform: Pick<Platform, 'disk' | 'paths'>, file: string, followed = 0): string {
  const { disk, paths } = platform;
  const absolute = paths.resolve(file);
  try {
    return disk.realPath(absolute);
  } catch {
    const parent = paths.dirname(absolute);
    if (parent === absolute) return absolute;
    const resolved = paths.join(resolveLinks(platform, parent, followed), paths.basename(absolute));
    if (!isLink(platform, resolved)) return resolved;
    if (followed === MAX_LINKS) throw new Error(`${file}: too many symbolic links`);
    return resolveLinks(
      platform,
      paths.resolve(paths.dirname(resolved), disk.readLink(resolved)),
      followed + 1,
    );
  }
}

/** A path that cannot be inspected does not count as a link: it cannot be opened either. */
function isLink({ disk }: Pick<Platform, 'disk'>, path: string): boolean {
  try {
    return disk.linkStat(path)?.isLink === true;
  } catch {
    return false;
  }
}

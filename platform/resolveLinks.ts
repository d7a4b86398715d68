import type { Platform } from './Platform';

/** Links that may lead to one another; systems follow no more either. */
const MAX_LINKS = 40;

/**
 * The absolute path without links; the part of it that does not exist yet stays as it is. A link to something that does
 * not exist counts as what it leads to: writing there would make that file.
 *
 * @throws Error for links that lead in a circle.
 */
export function resolveLinks(platform: Pick<Platform, 'disk' | 'paths'>, file: string, followed = 0): string {
  const { disk, paths } = platform;
  const absolute = paths.resolve(file);
  try {
    return disk.realPath(absolute);
  } catch {
    const parent = paths.dirname(absolute);
    if (parent === absolute) return absolute;
    const place = paths.join(resolveLinks(platform, parent, followed), paths.basename(absolute));
    if (!isLink(platform, place)) return place;
    if (followed === MAX_LINKS) throw new Error(`${file}: too many symbolic links`);
    return resolveLinks(platform, paths.resolve(paths.dirname(place), disk.readLink(place)), followed + 1);
  }
}

/** A path that cannot be looked at counts as no link: it cannot be opened either. */
function isLink({ disk }: Pick<Platform, 'disk'>, place: string): boolean {
  try {
    return disk.linkStat(place)?.isLink === true;
  } catch {
    return false;
  }
}

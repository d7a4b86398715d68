import type { Film } from '../../../film/Film';
import {
  checkCount,
  MAX_SHOWN_BYTES,
  MAX_SOURCE_BYTES,
  MAX_SOURCES,
  MAX_SOURCES_BYTES,
} from '../../../geometry/claims';
import { CaseInsensitivePaths } from '../../../platform/CaseInsensitivePaths';
import { isBelow } from '../../../platform/isBelow';
import { isDevicePath } from '../../../platform/isDevicePath';
import { resolveLinks } from '../../../platform/resolveLinks';
import type { SourceAccess } from './SourceAccess';

/** A file that may be read. */
export interface ReadableFile {
  /** As the disk spells it. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** True where it was asked for in that spelling. */
  readonly isExact: boolean;
}

/**
 * The files that a document may name: those in its folder, and in folders of the user. A link is followed where it stays
 * in them. The case of letters may differ, as on the systems of Animate.
 */
export class ReadableFiles {
  /** The document's folder; undefined for one that was never saved. */
  readonly home: string | undefined;
  /** The folders of the user. */
  readonly own: readonly string[];
  /** Folders that may be read, as they were named and with links followed. */
  private readonly allowed: readonly string[];
  private readonly spellings: CaseInsensitivePaths;
  private count = 0;
  private bytes = 0;

  constructor(
    private readonly film: Film,
    private readonly access: SourceAccess = {},
  ) {
    const { platform, location } = film;
    const { paths } = platform;
    this.spellings = new CaseInsensitivePaths(platform);
    this.home = location === undefined ? undefined : paths.dirname(paths.resolve(location));
    this.own = (access.paths ?? []).map((folder) => paths.resolve(folder));
    const roots = this.home === undefined ? this.own : [this.home, ...this.own];
    this.allowed = [...roots, ...roots.map((root) => resolveLinks(platform, root))];
  }

  /** True for a path in one of the folders; links are not looked at. */
  isInside(path: string): boolean {
    return this.allowed.some((root) => isBelow(this.film.platform.paths, root, path));
  }

  /** The path as the disk spells it. */
  spelled(path: string): string {
    return this.spellings.match(path);
  }

  /** Links are followed: what they point to is inside, too. */
  mayRead(path: string): boolean {
    const real = resolveLinks(this.film.platform, path);
    return this.isInside(real) && (this.access.mayRead?.(real) ?? true);
  }

  /**
   * True for a hidden file (`.env`), and for one in a hidden folder (`.git`), below the document's folder: what they hold
   * is not meant for a publication, and a document may be a stranger's.
   */
  private isHidden(path: string): boolean {
    const { home, own } = this;
    const { platform } = this.film;
    const { paths } = platform;
    const isOwn = own.some((folder) => isBelow(paths, folder, path));
    if (isOwn || home === undefined) return false;
    const real = resolveLinks(platform, path);
    return [
      { folder: home, file: path },
      { folder: resolveLinks(platform, home), file: real },
    ].some(
      ({ folder, file }) => isBelow(paths, folder, file) && /(?:^|[\\/])\./.test(file.slice(folder.length)),
    );
  }

  /**
   * Undefined for a file that is not there, or may not be read.
   *
   * @param wordsFor - what an error calls it
   * @throws LimitError for one that is too large, and for too many
   */
  read(path: string, wordsFor: (path: string) => string = (file) => file): ReadableFile | undefined {
    return this.readWithin(path, (spelled, size) => {
      checkCount(wordsFor(spelled), size, MAX_SOURCE_BYTES, 'bytes of source code');
      checkCount('The movie', (this.count += 1), MAX_SOURCES, 'source files');
      checkCount('The movie', (this.bytes += size), MAX_SOURCES_BYTES, 'bytes of source code');
    });
  }

  /** The same for a picture, a film or a style sheet. @throws LimitError for one that is too large */
  readMedia(path: string): ReadableFile | undefined {
    return this.readWithin(path, (spelled, size) => checkCount(spelled, size, MAX_SHOWN_BYTES, 'bytes'));
  }

  private readWithin(path: string, check: (spelled: string, size: number) => void): ReadableFile | undefined {
    const { platform } = this.film;
    if (!this.isInside(path) || isDevicePath(platform, path)) return undefined;
    const spelled = this.spelled(path);
    const stat = statOf(platform.disk, spelled);
    if (!stat?.isFile || !this.mayRead(spelled) || this.isHidden(spelled)) return undefined;
    check(spelled, stat.size);
    return { path: spelled, bytes: platform.disk.read(spelled), isExact: spelled === path };
  }
}

/** True for a path that another system wrote (`C:/lib`, `Macintosh HD:lib`), or of another machine: it is not looked up. */
export function foreignPath(path: string, isWindows: boolean): boolean {
  return /^[\\/]{2}/.test(path) || (!isWindows && path.includes(':'));
}

/** Undefined for what cannot be looked at, such as a path that is too long. */
function statOf(
  disk: Film['platform']['disk'],
  path: string,
): { readonly isFile: boolean; readonly size: number } | undefined {
  try {
    return disk.stat(path);
  } catch {
    return undefined;
  }
}

import { isDevicePath } from '../../platform/isDevicePath';
import type { Paths } from '../../platform/Paths';
import type { Platform } from '../../platform/Platform';
import { isBelow } from '../../platform/isBelow';
import { resolveLinks } from '../../platform/resolveLinks';
import { entryToWrite, pathToWrite, type WritePath } from '../../platform/WritePath';
import { HostError } from '../../document/checks/HostError';
import { CaseInsensitivePaths } from '../../platform/CaseInsensitivePaths';
import { pathToUri, uriToPath } from './uri';

/** The folders that scripts may touch: options of the host. */
export interface ScriptFolders {
  readonly roots: readonly string[];
  /** Where scripts may write files that are not documents; default: everywhere. */
  readonly writable?: readonly string[] | undefined;
  readonly configDirectory?: string | undefined;
}

/** The folder of settings of a host that was given none: in the first folder that scripts may touch. */
export function ownConfigFolder({ roots, configDirectory }: ScriptFolders, paths: Paths): string | undefined {
  const [first] = roots;
  if (first === undefined || configDirectory !== undefined) return undefined;
  return paths.resolve(first, 'Configuration');
}

/** The part of the disk that scripts may touch: some folders and what is below them, links followed. */
export class FileAccess {
  /** Receives each file that a script is about to change. */
  onWrite: ((file: string) => void) | undefined;
  /** The folder that `fl.configDirectory` names; undefined if there is none. */
  readonly configFolder: string | undefined;
  private readonly roots: readonly string[];
  /** The roots as they were given, and with links followed. */
  private readonly named: readonly string[];
  private readonly writable: readonly string[];
  private readonly spellings: CaseInsensitivePaths;

  constructor(
    readonly platform: Platform,
    places: ScriptFolders,
  ) {
    const roots = [
      ...places.roots,
      ...(places.configDirectory === undefined ? [] : [places.configDirectory]),
    ];
    const { writable = roots } = places;
    this.configFolder = places.configDirectory ?? ownConfigFolder(places, platform.paths);
    this.spellings = new CaseInsensitivePaths(platform);
    this.roots = roots.map((root) => resolveLinks(platform, root));
    this.named = [...roots.map((root) => platform.paths.resolve(root)), ...this.roots];
    this.writable = writable.map((root) => resolveLinks(platform, root));
  }

  /**
   * The path of a URI that a script gave.
   *
   * @throws HostError if the text is not a `file:///` URI, or the path is outside the folders.
   */
  resolve(uri: unknown, method: string): string {
    const file = this.toPath(uri, method);
    this.check(file, method);
    return file;
  }

  /**
   * The path that a script may read at a URI; undefined if the text is not such a URI, or the path is outside the
   * folders.
   */
  find(uri: unknown): string | undefined {
    const file = this.path(uri);
    return file !== undefined && this.contains(file) ? file : undefined;
  }

  /**
   * What a script may write at a URI: a file or folder, links followed.
   *
   * @throws HostError if the text is not a `file:///` URI, or the path is outside the folders
   */
  toWrite(uri: unknown, method: string): WritePath {
    return this.announced(this.toPath(uri, method), method, pathToWrite);
  }

  /** As `toWrite`; undefined if the text is not such a URI. */
  findToWrite(uri: unknown, method: string): WritePath | undefined {
    const file = this.path(uri);
    return file === undefined ? undefined : this.announced(file, method, pathToWrite);
  }

  /** As `findToWrite`, for what is removed: a link is not followed, and must not point outside all the same. */
  findToRemove(uri: unknown, method: string): WritePath | undefined {
    const file = this.path(uri);
    if (file === undefined) return undefined;
    this.check(file, method);
    return this.announced(file, method, entryToWrite);
  }

  /** @throws HostError if scripts may not write there */
  checkToWrite(file: WritePath, method: string): void {
    if (!this.isBelow(file)) throw outside(file, method);
  }

  /** Must be called before a script writes a file that is not a document. @throws HostError if it may not */
  allowWriting(file: WritePath, method: string): void {
    this.checkToWrite(file, method);
    if (!this.isBelow(file, this.writable)) throw notForFiles(file, method);
    this.spellings.noteWrite(file);
    this.onWrite?.(file);
  }

  private announced(file: string, method: string, resolve: typeof pathToWrite): WritePath {
    if (this.leadsAway(file) || isDevicePath(this.platform, file)) throw outside(file, method);
    const resolved = resolvedFor(method, () => resolve(this.platform, file));
    this.spellings.noteWrite(file);
    this.allowWriting(resolved, method);
    return resolved;
  }

  /** The path of a URI, inside the folders or not. */
  toPath(uri: unknown, method: string): string {
    const file = this.path(uri);
    if (file === undefined) throw new HostError(`${method}: expected a file:/// URI, got ${String(uri)}`);
    return file;
  }

  private path(uri: unknown): string | undefined {
    const file = typeof uri === 'string' ? uriToPath(uri, this.platform) : undefined;
    return file === undefined || this.leadsAway(file) ? file : this.spellings.match(file);
  }

  /** A path as the host writes URIs; a relative one starts at the current folder. */
  toUri(file: string): string {
    return pathToUri(this.platform.paths.resolve(file), this.platform);
  }

  /**
   * True for the URI of a folder above those that scripts may touch. Such a folder exists; nothing else is said of it, and
   * the disk is not asked.
   */
  isAbove(uri: unknown): boolean {
    const { paths } = this.platform;
    const file = typeof uri === 'string' ? uriToPath(uri, this.platform) : undefined;
    if (file === undefined) return false;
    const folder = paths.resolve(file);
    return this.named.some((root) => root !== folder && isBelow(paths, folder, root));
  }

  /** @throws HostError if the path is outside the folders. */
  check(file: string, method: string): void {
    if (!this.contains(file)) throw outside(file, method);
  }

  contains(file: string): boolean {
    if (this.leadsAway(file) || isDevicePath(this.platform, file)) return false;
    return this.isBelow(resolveLinks(this.platform, file));
  }

  private isBelow(file: string, folders = this.roots): boolean {
    return folders.some((root) => isBelow(this.platform.paths, root, file));
  }

  /**
   * True on Windows for a path of another machine, or of a device, that is not below a folder. Even asking whether a
   * file exists would reveal the user to that machine.
   */
  private leadsAway(file: string): boolean {
    const { isWindows, paths } = this.platform;
    return isWindows && /^[\\/]{2}/.test(file) && !this.isBelow(paths.normalize(file));
  }

  /** True for one of the given folders itself: scripts may write into it, but not remove it. */
  isRoot(file: string): boolean {
    return this.roots.includes(resolveLinks(this.platform, file));
  }
}

function outside(file: string, method: string): HostError {
  return new HostError(
    `${method}: ${file} is outside the folders that scripts may touch (option roots, --root)`,
  );
}

function notForFiles(file: string, method: string): HostError {
  return new HostError(
    `${method}: ${file} is not in a folder where scripts may write files; documents can be saved (option writable; mcp --write <folder>)`,
  );
}

/** @throws HostError for a path that cannot be resolved */
function resolvedFor(method: string, resolve: () => WritePath): WritePath {
  try {
    return resolve();
  } catch (error) {
    throw new HostError(`${method}: ${(error as Error).message}`);
  }
}

import { isDevicePath } from '../../platform/isDevicePath';
import type { Platform } from '../../platform/Platform';
import { resolveLinks } from '../../platform/resolveLinks';
import { entryToWrite, pathToWrite, type WritePath } from '../../platform/WritePath';
import { HostError } from '../../document/checks/HostError';
import { CaseInsensitivePaths } from './CaseInsensitivePaths';
import { pathToUri, uriToPath } from './uri';

/** The part of the disk that scripts may touch: some folders and what is below them, links followed. */
export class FileAccess {
  /** Told of each file that a script is about to change. */
  onWrite: ((file: string) => void) | undefined;
  private readonly roots: readonly string[];
  private readonly writable: readonly string[];
  private readonly spellings: CaseInsensitivePaths;

  constructor(
    readonly platform: Platform,
    roots: readonly string[],
    /** Where scripts may write other files than documents. */
    writable = roots,
  ) {
    this.spellings = new CaseInsensitivePaths(platform);
    this.roots = roots.map((root) => resolveLinks(platform, root));
    this.writable = writable.map((root) => resolveLinks(platform, root));
  }

  /**
   * The path of a URI that a script gave.
   *
   * @throws HostError where the text is not a `file:///` URI, or leads outside the folders.
   */
  resolve(uri: unknown, method: string): string {
    const file = this.toPath(uri, method);
    this.check(file, method);
    return file;
  }

  /** The path that a script may read at a URI; undefined where the text is no such URI, or leads outside the folders. */
  find(uri: unknown): string | undefined {
    const file = this.path(uri);
    return file !== undefined && this.contains(file) ? file : undefined;
  }

  /**
   * What a script may write at a URI: a file or folder, links followed.
   *
   * @throws HostError where the text is no `file:///` URI, or leads outside the folders
   */
  toWrite(uri: unknown, method: string): WritePath {
    return this.announced(this.toPath(uri, method), method, pathToWrite);
  }

  /** As `toWrite`; undefined where the text is no such URI. */
  findToWrite(uri: unknown, method: string): WritePath | undefined {
    const file = this.path(uri);
    return file === undefined ? undefined : this.announced(file, method, pathToWrite);
  }

  /** As `findToWrite`, for what is removed: a link is not followed, and must lead nowhere outside all the same. */
  findToRemove(uri: unknown, method: string): WritePath | undefined {
    const file = this.path(uri);
    if (file === undefined) return undefined;
    this.check(file, method);
    return this.announced(file, method, entryToWrite);
  }

  /** @throws HostError where scripts may not write */
  checkToWrite(file: WritePath, method: string): void {
    if (!this.isBelow(file)) throw outside(file, method);
  }

  /** A script is about to write a file there that is no document. @throws HostError where it may not */
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

  /** The path of a URI, wherever it leads. */
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

  /** @throws HostError where the path leads outside the folders. */
  check(file: string, method: string): void {
    if (!this.contains(file)) throw outside(file, method);
  }

  contains(file: string): boolean {
    if (this.leadsAway(file) || isDevicePath(this.platform, file)) return false;
    return this.isBelow(resolveLinks(this.platform, file));
  }

  private isBelow(file: string, folders = this.roots): boolean {
    const { sep } = this.platform.paths;
    return folders.some((root) => file === root || file.startsWith(root.endsWith(sep) ? root : root + sep));
  }

  /**
   * True on Windows for a path of another machine, or of a device, that is not below a folder. To ask whether something
   * is there would already tell that machine who asks.
   */
  private leadsAway(file: string): boolean {
    const { isWindows, paths } = this.platform;
    return isWindows && /^[\\/]{2}/.test(file) && !this.isBelow(paths.normalize(file));
  }

  /** True for a folder that is itself one of those given: it may be filled, not removed. */
  isRoot(file: string): boolean {
    return this.roots.includes(resolveLinks(this.platform, file));
  }
}

function outside(file: string, method: string): HostError {
  return new HostError(
    `${method}: ${file} lies outside the folders that scripts may touch (option roots, --root)`,
  );
}

function notForFiles(file: string, method: string): HostError {
  return new HostError(
    `${method}: ${file} lies in no folder in which scripts may write files; documents can be saved (option writable; mcp --write <folder>)`,
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

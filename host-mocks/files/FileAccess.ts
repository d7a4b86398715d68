import { isDevicePath } from '../platform/isDevicePath';
import type { Platform } from '../platform/Platform';
import { resolveLinks } from '../platform/resolveLinks';
import { HostError } from '../realm/HostError';
import { CaseInsensitivePaths } from './CaseInsensitivePaths';
import { pathToUri, uriToPath } from './uri';

/** The part of the disk that scripts may touch: some folders and what is below them, links followed. */
export class FileAccess {
  /** Told of each file that a script is about to change. */
  onWrite: ((file: string) => void) | undefined;
  private readonly roots: readonly string[];
  private readonly spellings: CaseInsensitivePaths;

  constructor(
    readonly platform: Platform,
    roots: readonly string[],
  ) {
    this.spellings = new CaseInsensitivePaths(platform);
    this.roots = roots.map((root) => resolveLinks(platform, root));
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
   * The path that a script may write at a URI; undefined where the text is no such URI.
   *
   * @throws HostError where it leads outside the folders.
   */
  findToWrite(uri: unknown, method: string): string | undefined {
    const file = this.path(uri);
    if (file === undefined) return undefined;
    this.check(file, method);
    this.spellings.noteWrite(file);
    this.onWrite?.(file);
    return file;
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
    if (this.contains(file)) return;
    throw new HostError(
      `${method}: ${file} lies outside the folders that scripts may touch (option roots, --root)`,
    );
  }

  contains(file: string): boolean {
    if (this.leadsAway(file) || isDevicePath(this.platform, file)) return false;
    return this.isBelow(resolveLinks(this.platform, file));
  }

  private isBelow(file: string): boolean {
    const { sep } = this.platform.paths;
    return this.roots.some(
      (root) => file === root || file.startsWith(root.endsWith(sep) ? root : root + sep),
    );
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

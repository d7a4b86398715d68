import fs from 'node:fs';
import path from 'node:path';
import { HostError } from '../realm/HostError';
import { uriToPath } from './uri';

/** The part of the disk that scripts may touch: some folders and what is below them, links followed. */
export class FileAccess {
  private readonly roots: readonly string[];

  constructor(roots: readonly string[]) {
    this.roots = roots.map((root) => realPath(path.resolve(root)));
  }

  /**
   * The path behind a URI that a script gave.
   *
   * @throws HostError where the text is no `file:///` URI, or leads outside the folders.
   */
  resolve(uri: unknown, method: string): string {
    const file = this.toPath(uri, method);
    this.check(file, method);
    return file;
  }

  /** The path behind a URI, wherever it leads. */
  toPath(uri: unknown, method: string): string {
    const file = typeof uri === 'string' ? uriToPath(uri) : undefined;
    if (file === undefined) throw new HostError(`${method}: expected a file:/// URI, got ${String(uri)}`);
    return file;
  }

  /** @throws HostError where the path leads outside the folders. */
  check(file: string, method: string): void {
    if (this.contains(file)) return;
    throw new HostError(
      `${method}: ${file} lies outside the folders that scripts may touch (option roots, --root)`,
    );
  }

  contains(file: string): boolean {
    const real = realPath(path.resolve(file));
    return this.roots.some(
      (root) => real === root || real.startsWith(root.endsWith(path.sep) ? root : root + path.sep),
    );
  }

  /** True for a folder that is itself one of those given: it may be filled, not removed. */
  isRoot(file: string): boolean {
    return this.roots.includes(realPath(path.resolve(file)));
  }
}

/** The path with every link resolved; of a path that does not exist yet, as far as it exists. */
function realPath(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(realPath(parent), path.basename(file));
  }
}

import fs from 'node:fs';
import path from 'node:path';
import type { Container } from './Container';
import { DocumentError } from './DocumentError';

/** Where a document is to be saved. */
export interface SaveTarget {
  kind: 'fla' | 'xfl';
  /** The FLA file or the XFL folder, absolute; symbolic links resolved as far as the path exists. */
  path: string;
  /** `star.fla`, `star.xfl`. */
  documentName: string;
  /** Whether this is where the document was opened. */
  isOrigin: boolean;
}

/**
 * Reads a target by its name: `star.fla` is an FLA; `star.xfl` stands for its folder when it exists or the folder
 * is called `star`, otherwise, as Animate does it, for a new folder `star` beside; anything else is a folder.
 */
export function resolveTarget(container: Container, target: string): SaveTarget {
  const absolute = path.resolve(target);
  const origin = container.path === '' ? null : realPath(container.path);
  const extension = path.extname(absolute).toLowerCase();
  const base = path.basename(absolute, path.extname(absolute));
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });

  const isFolder = stat?.isDirectory() === true;

  if (!isFolder && (extension === '.fla' || (container.kind === 'fla' && realPath(absolute) === origin))) {
    const file = realPath(absolute);
    return { kind: 'fla', path: file, documentName: path.basename(absolute), isOrigin: file === origin };
  }
  if (!isFolder && extension === '.xfl') {
    const parent = path.dirname(absolute);
    const isInside = stat !== undefined || path.basename(parent) === base;
    const folder = realPath(isInside ? parent : path.join(parent, base));
    return { kind: 'xfl', path: folder, documentName: `${base}.xfl`, isOrigin: folder === origin };
  }
  if (stat !== undefined && !isFolder) {
    throw new DocumentError(
      absolute,
      'cannot be saved: the name ends neither in .fla nor in .xfl, and it is no folder',
    );
  }
  const folder = realPath(absolute);
  const isOrigin = folder === origin;
  const documentName = isOrigin ? container.documentName : `${path.basename(absolute)}.xfl`;
  return { kind: 'xfl', path: folder, documentName, isOrigin };
}

/** The path with the links of its existing part resolved. */
function realPath(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}

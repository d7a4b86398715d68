import { isDevicePath } from '../platform/isDevicePath';
import type { Platform } from '../platform/Platform';
import { resolveLinks } from '../platform/resolveLinks';
import type { Container } from './Container';
import { DocumentError } from './DocumentError';
import { fileNameFault } from './folder/fileNameFault';
import { quoteShort } from './quoteShort';

/** Where a document is to be saved. */
export interface SaveTarget {
  kind: 'fla' | 'xfl';
  /** The FLA file or the XFL folder, absolute; symbolic links resolved as far as the path exists. */
  path: string;
  /** `star.fla`, `star.xfl`. */
  documentName: string;
  /** True where the document was opened. */
  isOrigin: boolean;
}

/** Such a name would be another one on the disk, a device, or a hidden part of another file. */
function refuseName({ paths, isWindows }: Platform, file: string): void {
  const fault = isDevicePath({ isWindows }, file)
    ? `${quoteShort(file)} is the name of a device on Windows`
    : fileNameFault(paths.basename(file), isWindows);
  if (fault !== null) throw new DocumentError(file, `cannot be saved: ${fault}`);
}

/**
 * Reads a target by its name: `star.fla` is an FLA; `star.xfl` stands for its folder when it exists or the folder
 * is called `star`, otherwise, as Animate does it, for a new folder `star` beside; anything else is a folder.
 */
export function resolveTarget(platform: Platform, container: Container, target: string): SaveTarget {
  const { disk, paths } = platform;
  const realPath = (file: string): string => resolveLinks(platform, file);
  const absolute = paths.resolve(target);
  refuseName(platform, absolute);
  const origin = container.path === '' ? null : realPath(container.path);
  const extension = paths.extname(absolute).toLowerCase();
  const base = paths.basename(absolute, paths.extname(absolute));
  const stat = disk.stat(absolute);

  const isFolder = stat?.isFolder === true;

  if (!isFolder && (extension === '.fla' || (container.kind === 'fla' && realPath(absolute) === origin))) {
    const file = realPath(absolute);
    return { kind: 'fla', path: file, documentName: paths.basename(absolute), isOrigin: file === origin };
  }
  if (!isFolder && extension === '.xfl') {
    const parent = paths.dirname(absolute);
    const isInside = stat !== undefined || paths.basename(parent) === base;
    const folder = realPath(isInside ? parent : paths.join(parent, base));
    return { kind: 'xfl', path: folder, documentName: `${base}.xfl`, isOrigin: folder === origin };
  }
  if (stat !== undefined && !isFolder) {
    throw new DocumentError(
      absolute,
      'cannot be saved: the name ends neither in .fla nor in .xfl, and it is not a folder',
    );
  }
  const folder = realPath(absolute);
  const isOrigin = folder === origin;
  const documentName = isOrigin ? container.documentName : `${paths.basename(absolute)}.xfl`;
  return { kind: 'xfl', path: folder, documentName, isOrigin };
}

import { isDevicePath } from '../../platform/isDevicePath';
import type { Platform } from '../../platform/Platform';
import { resolveLinks } from '../../platform/resolveLinks';
import { inFolder, pathToWrite, type WritePath } from '../../platform/WritePath';
import type { Container } from './Container';
import { DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import { fileNameFault } from './folder/fileNameFault';
import { quoteShort } from './quoteShort';

/** The parts of a document that a target depends on. */
export type SavedContainer = Pick<Container, 'kind' | 'path' | 'documentName'>;

/** Where a document is to be saved. */
export interface SaveTarget {
  kind: 'fla' | 'xfl';
  /** The FLA file or the XFL folder, absolute; symbolic links resolved as far as the path exists. */
  path: WritePath;
  /** `star.fla`, `star.xfl`. */
  documentName: string;
  /** True where the document was opened. */
  isOrigin: boolean;
}

/** Such a name would mean another file on the disk, a device, or a hidden stream of another file. */
function refuseName({ paths, isWindows }: Platform, file: string): void {
  const fault = isDevicePath({ isWindows }, file)
    ? `${quoteShort(file)} is the name of a device on Windows`
    : fileNameFault(paths.basename(file), isWindows);
  if (fault !== null) throw new DocumentError(file, `cannot be saved: ${fault}`);
}

/**
 * Reads a target by its name: `star.fla` is an FLA; `star.xfl` means its folder when it exists or the folder is called
 * `star`; otherwise, as in Animate, a new folder `star` beside it; anything else is a folder. The name is resolved
 * here, once: permissions are checked for the resulting `path`, and that path is written.
 *
 * @throws DocumentError for a name that no document can have, and for a folder beside that is a link: it was not named
 */
export function resolveTarget(platform: Platform, container: SavedContainer, target: string): SaveTarget {
  try {
    return targetOf(platform, container, target);
  } catch (error) {
    throw explainFault(target, 'cannot be saved', error);
  }
}

function targetOf(platform: Platform, container: SavedContainer, target: string): SaveTarget {
  const { disk, paths } = platform;
  const toWrite = (file: string): WritePath => pathToWrite(platform, file);
  const absolute = paths.resolve(target);
  refuseName(platform, absolute);
  const origin = container.path === '' ? null : resolveLinks(platform, container.path);
  const extension = paths.extname(absolute).toLowerCase();
  const base = paths.basename(absolute, paths.extname(absolute));
  const stat = disk.stat(absolute);

  const isFolder = stat?.isFolder === true;

  if (!isFolder && (extension === '.fla' || (container.kind === 'fla' && toWrite(absolute) === origin))) {
    const file = toWrite(absolute);
    return { kind: 'fla', path: file, documentName: paths.basename(absolute), isOrigin: file === origin };
  }
  if (!isFolder && extension === '.xfl') {
    const parent = paths.dirname(absolute);
    const isInside = stat !== undefined || paths.basename(parent) === base;
    const folder = isInside ? toWrite(parent) : placeBeside(platform, absolute, base);
    return { kind: 'xfl', path: folder, documentName: `${base}.xfl`, isOrigin: folder === origin };
  }
  if (stat !== undefined && !isFolder) {
    throw new DocumentError(
      absolute,
      'cannot be saved: the name ends neither in .fla nor in .xfl, and it is not a folder',
    );
  }
  const folder = toWrite(absolute);
  const isOrigin = folder === origin;
  const documentName = isOrigin ? container.documentName : `${paths.basename(absolute)}.xfl`;
  return { kind: 'xfl', path: folder, documentName, isOrigin };
}

/** The folder of a document given by the name of its `.xfl` file, which does not exist. */
function placeBeside(platform: Platform, file: string, name: string): WritePath {
  const { paths, disk } = platform;
  const folder = inFolder(platform, pathToWrite(platform, paths.dirname(file)), name);
  if (disk.linkStat(folder)?.isLink !== true) return folder;
  throw new DocumentError(
    file,
    `cannot be saved: its folder ${folder} is a link, and nothing is written through links: name ${paths.join(folder, paths.basename(file))}, or remove the link`,
  );
}

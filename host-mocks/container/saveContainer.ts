import type { Platform } from '../platform/Platform';
import { buildZip } from './buildZip';
import type { Container } from './Container';
import { DocumentError } from './DocumentError';
import { nameFault, normalizeName } from './entryName';
import { explainFault } from './explainFault';
import type { Contents } from './Contents';
import type { DocumentLimits } from './limits';
import { openContainer } from './openContainer';
import { folderChanges } from './folderChanges';
import { resolveTarget, type SaveTarget } from './resolveTarget';
import { replaceFile } from './writeFile';
import { writeFolder } from './writeFolder';

/** New content of entries by name; null removes an entry. Texts are written as UTF-8. */
export type Changes = ReadonlyMap<string, Uint8Array | string | null>;

export interface SaveOptions {
  /** Overwrite a document that something else changed on disk since it was opened. */
  force?: boolean;
  limits?: Partial<DocumentLimits>;
}

/**
 * Saves a document with its changes as FLA or XFL, by the name of the target (see `resolveTarget`), and opens the
 * result. Entries without a change keep their bytes, packed ones included, and their order. Saving is atomic: when it
 * fails, what was there before is whole.
 * @throws DocumentError when the document changed on disk (without `force`), and when it cannot be written.
 */
export function saveContainer(
  platform: Platform,
  container: Container,
  changes: Changes,
  target: string,
  options: SaveOptions = {},
): Container {
  const place = findPlace(platform, container, target);
  const contents = encode(place.path, changes);
  if (place.isOrigin && options.force !== true && container.isChangedOnDisk()) {
    throw new DocumentError(
      container.path,
      'changed on disk since it was opened; it is not overwritten without force',
    );
  }
  if (place.kind === 'fla') replaceFile(platform, place.path, buildZip(platform, container, contents, place));
  else writeFolder(platform, place.path, folderChanges(container, contents, place));
  return openContainer(platform, openingPath(platform, place), options.limits);
}

function findPlace(platform: Platform, container: Container, target: string): SaveTarget {
  try {
    return resolveTarget(platform, container, target);
  } catch (error) {
    throw explainFault(target, 'cannot be saved', error);
  }
}

/** A folder is opened by its `.xfl` file, so that the document has the name that it was saved under. */
function openingPath({ disk, paths }: Platform, { kind, path: saved, documentName }: SaveTarget): string {
  const proxy = paths.join(saved, documentName);
  return kind === 'xfl' && disk.exists(proxy) ? proxy : saved;
}

function encode(target: string, changes: Changes): Contents {
  const encoder = new TextEncoder();
  const contents = new Map<string, Uint8Array | null>();
  for (const [name, content] of changes) {
    const fault =
      normalizeName(name) === name && !name.endsWith('/') ? nameFault(name) : `"${name}" is no entry name`;
    if (fault !== null) throw new DocumentError(target, `cannot be saved: ${fault}`);
    contents.set(name, typeof content === 'string' ? encoder.encode(content) : content);
  }
  return contents;
}

import { joinBytes } from '../../platform/joinBytes';
import type { Platform } from '../../platform/Platform';
import { buildZip } from './zip/buildZip';
import type { ZipSave } from './zip/ZipSave';
import { BinaryContainer } from './BinaryContainer';
import type { Container } from './Container';
import { DocumentError } from './DocumentError';
import { nameFault, normalizeName } from './entryName';
import { isSameContent, type Contents } from './Contents';
import { DEFAULT_LIMITS, type DocumentLimits } from './limits';
import { openContainer } from './openContainer';
import { folderChanges } from './folder/folderChanges';
import { quoteShort } from './quoteShort';
import { resolveTarget, type SaveTarget } from './resolveTarget';
import { verifyZip } from './zip/verifyZip';
import { replaceFile } from './replaceFile';
import { writeFolder } from './folder/writeFolder';

/** New content of entries by name; null removes an entry. Texts are written as UTF-8. */
export type EntryChanges = ReadonlyMap<string, Uint8Array | string | null>;

export interface ContainerSaveOptions {
  /** Overwrite a document that something else changed on disk since it was opened, and write-protected files. */
  force?: boolean;
  /** Replace a binary FLA by the FLA made from it. */
  inPlace?: boolean;
  limits?: Partial<DocumentLimits>;
  /** Receives each warning about the saved document. */
  onWarning?: (text: string) => void;
}

/**
 * Saves a document with its changes as FLA or XFL, by the name of the target (see `resolveTarget`), and opens the
 * result. Entries without a change keep their bytes, packed ones included, and their order. Saving is atomic: when it
 * fails, the old document stays whole; when the process dies, the document is read either wholly old or wholly new, and
 * the next save completes its files. Without any change nothing is written, and the result is `container` itself.
 * @throws DocumentError when the document changed on disk or is write-protected (without `force`), when another process
 *   is saving it, and when it cannot be written, or could not be read back.
 */
export function saveContainer(
  platform: Platform,
  container: Container,
  changes: EntryChanges,
  target: string,
  options: ContainerSaveOptions = {},
): Container {
  return saveTo(platform, container, changes, resolveTarget(platform, container, target), options);
}

/** Saves a document as `saveContainer` does, at a target that was resolved. */
export function saveTo(
  platform: Platform,
  container: Container,
  changes: EntryChanges,
  place: SaveTarget,
  options: ContainerSaveOptions = {},
): Container {
  const contents = encode(place.path, changes);
  const isBinary = place.isOrigin && container instanceof BinaryContainer;
  if (isBinary && options.inPlace !== true) refuseBinary(container);
  if (place.isOrigin && !isBinary && platform.disk.exists(place.path)) {
    if (!changesSomething(container, contents)) return container;
  }
  const force = options.force === true;
  const check = (): void => {
    if (place.isOrigin && !force) refuseChanged(container);
  };
  if (place.kind === 'fla') {
    const save = { platform, container, contents, place, limits: { ...DEFAULT_LIMITS, ...options.limits } };
    const build = (): Uint8Array[] => {
      check();
      return buildZip(save);
    };
    return replaceFile(platform, place.path, { force, build, verify: (written) => verifyZip(written, save) });
  }
  const made = folderChanges(container, contents, place);
  writeFolder(platform, place.path, made, { force, check });
  if (made.left.length > 0) options.onWarning?.(leftOut(place.path, made.left));
  return openContainer(platform, openingPath(platform, place), options.limits);
}

/**
 * Packs a document with its changes as an FLA, without writing a file.
 *
 * @param name - that of the FLA
 * @throws DocumentError when it could not be read back
 */
export function packContainer(
  platform: Platform,
  container: Container,
  changes: EntryChanges,
  name: string,
  limits: Partial<DocumentLimits> = {},
): Uint8Array {
  const save: ZipSave = {
    platform,
    container,
    contents: encode(name, changes),
    place: { path: name, documentName: name },
    limits: { ...DEFAULT_LIMITS, ...limits },
  };
  const packed = joinBytes(buildZip(save));
  verifyZip(packed, save);
  return packed;
}

function leftOut(folder: string, names: readonly string[]): string {
  const [first = '', ...others] = names;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${folder}: an XFL folder cannot store the entry ${quoteShort(first)}${more}; not written`;
}

/** The old file could not be restored: this program does not write the old format. */
function refuseBinary({ path, release }: BinaryContainer): never {
  throw new DocumentError(
    path,
    `is in the binary format of ${release}, which cannot be written: save it under another name, or replace it with --in-place (in Node, the option inPlace)`,
  );
}

function changesSomething(container: Container, contents: Contents): boolean {
  for (const [name, content] of contents) {
    if (content === null ? container.has(name) : !isSameContent(container, name, content)) return true;
  }
  return container.isHeld !== undefined && container.names().some((name) => container.isHeld?.(name));
}

function refuseChanged(container: Container): void {
  if (!container.isChangedOnDisk()) return;
  throw new DocumentError(
    container.path,
    'changed on disk since it was opened; it is not overwritten without --force (option force)',
  );
}

/** A folder is opened by its `.xfl` file, so that the document has the name that it was saved under. */
function openingPath({ disk, paths }: Platform, { kind, path: saved, documentName }: SaveTarget): string {
  const proxy = paths.join(saved, documentName);
  return kind === 'xfl' && disk.exists(proxy) ? proxy : saved;
}

function encode(target: string, changes: EntryChanges): Contents {
  const encoder = new TextEncoder();
  const contents = new Map<string, Uint8Array | null>();
  for (const [name, content] of changes) {
    const fault =
      normalizeName(name) === name && !name.endsWith('/')
        ? nameFault(name)
        : `${quoteShort(name)} is not an entry name`;
    if (fault !== null) throw new DocumentError(target, `cannot be saved: ${fault}`);
    contents.set(name, typeof content === 'string' ? encoder.encode(content) : content);
  }
  return contents;
}

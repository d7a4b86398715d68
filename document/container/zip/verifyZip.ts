import type { Container } from '../Container';
import { isMarker, type Contents } from '../Contents';
import { DocumentError } from '../DocumentError';
import { hasSameBytes } from '../hasSameBytes';
import { packedData } from './unpack';
import { ZipContainer } from './ZipContainer';
import type { ZipSave } from './ZipSave';

/**
 * Opens an archive that is to replace a document, and compares it with the intended content: every entry is there, and
 * reads as it was or as it was changed.
 *
 * @param save - the intended content
 * @throws DocumentError for one that could not be opened later, or holds something else.
 */
export function verifyZip(written: Uint8Array, save: ZipSave): ZipContainer {
  const { container, contents, place } = save;
  const zip = openWritten(written, save);
  const expected = expectedNames(container, contents);
  for (const name of expected) {
    if (!zip.has(name)) throw notReadBack(place, name);
    const content = contents.get(name);
    if (content) checkEntry(zip, name, content, save);
    else if (container instanceof ZipContainer) checkCopy(zip, container, name, place);
    else if (!hasSameBytes(zip.bytes(name), container.bytes(name))) throw notReadBack(place, name);
  }
  for (const name of zip.names()) if (!expected.has(name) && !isMarker(name)) throw notReadBack(place, name);
  return zip;
}

function openWritten(written: Uint8Array, { platform, place: { path }, limits }: ZipSave): ZipContainer {
  try {
    return new ZipContainer(platform, path, written, limits);
  } catch (error) {
    const reason = error instanceof DocumentError ? error.reason : String(error);
    throw new DocumentError(path, `cannot be saved: it could not be opened again: ${reason}`);
  }
}

function expectedNames(container: Container, contents: Contents): Set<string> {
  const isKept = container instanceof ZipContainer ? () => true : (name: string) => !isMarker(name);
  const names = new Set(container.names().filter(isKept));
  for (const [name, content] of contents) {
    if (content === null) names.delete(name);
    else if (isKept(name)) names.add(name);
  }
  return names;
}

function checkEntry(zip: ZipContainer, name: string, content: Uint8Array, { place, limits }: ZipSave): void {
  if (!hasSameBytes(zip.bytes(name), content)) throw notReadBack(place, name);
  if (/\.xml$/i.test(name) && content.length > limits.maxTextLength) zip.text(name);
}

/** An entry with the same packed bytes need not be unpacked. */
function checkCopy(zip: ZipContainer, source: ZipContainer, name: string, target: ZipSave['place']): void {
  const now = zip.record(name);
  const before = source.record(name);
  const isSame =
    now.method === before.method
      ? now.crc === before.crc &&
        now.size === before.size &&
        hasSameBytes(packedData(name, zip.zip, now), packedData(name, source.zip, before))
      : hasSameBytes(zip.bytes(name), source.bytes(name));
  if (!isSame) throw notReadBack(target, name);
}

function notReadBack({ path }: ZipSave['place'], name: string): DocumentError {
  return new DocumentError(
    path,
    `cannot be saved: the entry ${JSON.stringify(name)} does not read back as it was written`,
  );
}

import type { DocumentCore } from '../../host-mocks/model/document/DocumentCore';
import { replaceFile } from '../../document/container/replaceFile';
import type { FileAccess } from '../../host-mocks/files/FileAccess';
import type { Film } from '../../film/Film';
import { symbolSubject } from '../../output/pictures/exportSubjects';
import type { PublishRequest } from '../../host-mocks/model/document/publish/PublishRequest';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import { pathToWrite, type WritePath } from '../../platform/WritePath';
import { HostError } from '../../document/checks/HostError';
import { publishDocument } from '../../output/makers/publishDocument';
import {
  RefusedPlaces,
  type PublishedFile,
  type PublishOutcome,
} from '../../output/published/PublishOutcome';
import { exportSwc, NoLibrary } from '../../output/swf/library/publishSwc';
import { exportSwf, type SwfOptions } from '../../output/swf/publishSwf';

/**
 * Publishes a document, or the symbol that the call names, for a script, into the folders that scripts may touch. All
 * files are made and all places checked before the first is written; each takes the place of an older one whole. What is
 * lost is warned of.
 *
 * @returns the URIs of the files
 * @throws HostError for a document without a path, for a path that scripts may not touch, and for scripts that cannot
 *   be published
 */
export function writePublication(
  document: DocumentCore,
  { publication: { by, item }, format, library, folder, target, pictures = [], unmade = [] }: PublishRequest,
  files: FileAccess,
): string[] {
  const pathFor = placeFor(by, document, folder, target, files);
  const { film } = document;
  const symbol = item === undefined ? undefined : document.itemAt(item);
  const sources = { mayRead: (file: string): boolean => files.contains(file) };
  const [made, classes] = compiled(by, () => [
    symbol instanceof SymbolItem
      ? exportedSymbol(film, symbol, { sources }, format)
      : format && publishDocument(film, { to: format, sources }),
    library === undefined ? undefined : publishDocument(film, { to: 'swc', sources }),
  ]);
  for (const { where, what } of [made, classes].flatMap((each) => each?.losses ?? []))
    document.host.warn(`${document.name}: ${where}: ${what}`);
  for (const what of unmade)
    document.host.warn(`${document.name}: no ${what} was made: it cannot be written`);
  const placed = [
    ...(made?.files ?? []).map((file) => ({ file: pathFor(file), bytes: file.bytes })),
    ...(classes?.files ?? []).map(({ bytes }) => ({
      file: pathToWrite(files.platform, library ?? ''),
      bytes,
    })),
    ...pictures.map(({ kind, file }) => ({
      file: pathToWrite(files.platform, file),
      bytes: document.host.pictures.published(document, kind),
    })),
  ];
  for (const { file } of placed) files.allowWriting(file, by);
  for (const { file, bytes } of placed)
    replaceFile(files.platform, file, { force: false, build: () => [bytes], verify: () => undefined });
  return placed.map(({ file }) => files.toUri(file));
}

function exportedSymbol(
  film: Film,
  symbol: SymbolItem,
  options: SwfOptions,
  format: PublishRequest['format'],
): PublishOutcome {
  if (format === 'swc') return exportSwc(film, symbol, options);
  return exportSwf(film, symbolSubject(film, symbol), options);
}

/** @throws HostError for scripts that cannot be published, and for documents without a library of classes */
function compiled<T>(by: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RefusedPlaces || error instanceof NoLibrary)
      throw new HostError(`${by}: ${error.message}`);
    throw error;
  }
}

function placeFor(
  by: string,
  { name }: DocumentCore,
  folder: string | undefined,
  target: string | undefined,
  files: FileAccess,
): (file: PublishedFile) => WritePath {
  if (target !== undefined) {
    const file = files.toWrite(target, by);
    return () => file;
  }
  if (folder === undefined)
    throw new HostError(`${by}: ${name} was never saved, and has no folder to publish into`);
  const { platform } = files;
  return ({ path }) => pathToWrite(platform, platform.paths.join(folder, ...path.split('/')));
}

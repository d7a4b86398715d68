import { replaceFile } from '../container/replaceFile';
import type { FileAccess } from '../files/FileAccess';
import type { DocumentCore } from '../model/document/DocumentCore';
import type { PublishRequest } from '../model/document/publish/PublishRequest';
import { HostError } from '../realm/HostError';
import { publishDocument } from './publishDocument';
import type { PublishedFile } from './PublishOutcome';

/**
 * Publishes a document for a script, into the folders that scripts may touch. All files are made and all places checked
 * before the first is written; each takes the place of an older one whole. What is lost is warned of.
 *
 * @returns the URIs of the files
 * @throws HostError for a document that lies nowhere, for a place that scripts may not touch, and for scripts that cannot
 *   be published
 */
export function writePublication(
  document: DocumentCore,
  { publication: { by }, format, folder, target }: PublishRequest,
  files: FileAccess,
): string[] {
  const place = placeFor(by, document, folder, target, files);
  const made = publishDocument(document, { to: format });
  for (const { where, what } of made.losses) document.host.warn(`${document.name}: ${where}: ${what}`);
  const placed = made.files.map((file) => ({ file: place(file), bytes: file.bytes }));
  for (const { file } of placed) files.check(file, by);
  for (const { file, bytes } of placed) {
    files.onWrite?.(file);
    replaceFile(files.platform, file, { force: false, build: () => [bytes], verify: () => undefined });
  }
  return placed.map(({ file }) => files.toUri(file));
}

function placeFor(
  by: string,
  { name }: DocumentCore,
  folder: string | undefined,
  target: string | undefined,
  files: FileAccess,
): (file: PublishedFile) => string {
  if (target !== undefined) {
    const file = files.resolve(target, by);
    return () => file;
  }
  if (folder === undefined)
    throw new HostError(`${by}: ${name} was never saved, and has no folder to publish into`);
  return ({ path }) => files.platform.paths.join(folder, ...path.split('/'));
}

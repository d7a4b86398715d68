import path from 'node:path';
import { bareName } from '../../../../document/container/bareName';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { pathToWrite, placeBelow } from '../../../../platform/WritePath';
import { UsageError, type CommandIo } from '../../Io';
import { checkDocumentName } from '../documents/checkDocumentName';
import { commonFolder } from '../documents/commonFolder';
import { findAllDocuments } from '../documents/findDocuments';
import { forEachOf } from '../documents/forEachDocument';
import { convertDocument } from './convertDocument';
import type { ConvertOptions } from './ConvertOptions';

/**
 * Saves documents in another format. Of several, one that fails stops no other: then false.
 *
 * @throws of a single document as `convertDocument`; UsageError for names that cannot be
 */
export function convertDocuments(
  patterns: readonly string[],
  options: ConvertOptions,
  io: CommandIo,
): boolean {
  if (options.output === undefined && !options.inPlace) {
    const [pattern, target] = patterns;
    const { documents, isSingle } = findAllDocuments([pattern], io);
    if (!isSingle)
      throw new UsageError(`${pattern}: several documents need --to and --output, or --in-place`);
    checkDocumentName(target);
    convertDocument(documents[0], target, options, io);
    return true;
  }
  const found = findAllDocuments(patterns, io);
  const targetOf = options.inPlace ? (file: string): string => file : namesBelow(found.documents, options);
  return forEachOf(found, io, (file) => convertDocument(file, targetOf(file), options, io));
}

/** Each document keeps its place below the folder that all lie in. */
function namesBelow(
  documents: readonly string[],
  { output = '.', to = 'fla' }: ConvertOptions,
): (file: string) => string {
  const folder = commonFolder(documents.map((file) => path.resolve(file)));
  const ending = to === 'fla' ? '.fla' : '';
  const used = new Map<string, string>();
  return (file) => {
    const name = bareName(path.relative(folder, path.resolve(file))) + ending;
    placeBelow(nodePlatform, pathToWrite(nodePlatform, output), name);
    const target = path.join(output, name);
    const other = used.get(target);
    if (other !== undefined && other !== file)
      throw new UsageError(`${file}: ${target} is made of ${other} already`);
    used.set(target, file);
    return target;
  };
}

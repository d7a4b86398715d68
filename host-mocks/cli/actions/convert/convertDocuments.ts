import path from 'node:path';
import { bareName } from '../../../container/bareName';
import { refuseLinks } from '../../../platform/node/refuseLinks';
import { UsageError, type CommandIo } from '../../Io';
import { checkDocumentName } from '../documents/checkDocumentName';
import { commonFolder } from '../documents/commonFolder';
import { findAllDocuments, isManifold } from '../documents/findDocuments';
import { forEachDocument } from '../documents/forEachDocument';
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
    const [document, target] = patterns;
    if (isManifold(document)) {
      throw new UsageError(`${document}: several documents need --to and --output, or --in-place`);
    }
    checkDocumentName(target);
    convertDocument(document, target, options, io);
    return true;
  }
  const targetOf = options.inPlace ? (file: string): string => file : namesBelow(patterns, options, io);
  return forEachDocument(patterns, io, (file) => convertDocument(file, targetOf(file), options, io));
}

/** Each document keeps its place below the folder that all lie in. */
function namesBelow(
  patterns: readonly string[],
  { output = '.', to = 'fla' }: ConvertOptions,
  io: CommandIo,
): (file: string) => string {
  const documents = findAllDocuments(patterns, io).documents.map((file) => path.resolve(file));
  const folder = commonFolder(documents);
  const ending = to === 'fla' ? '.fla' : '';
  const used = new Map<string, string>();
  return (file) => {
    const name = bareName(path.relative(folder, path.resolve(file))) + ending;
    refuseLinks(output, name);
    const target = path.join(output, name);
    const other = used.get(target);
    if (other !== undefined && other !== file)
      throw new UsageError(`${file}: ${target} is made of ${other} already`);
    used.set(target, file);
    return target;
  };
}

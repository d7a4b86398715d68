import path from 'node:path';
import { bareName } from '../../../../document/container/bareName';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { pathToWrite, pathBelow } from '../../../../platform/WritePath';
import { type CommandIo, UsageError } from '../../Io';
import { checkDocumentName, savedName } from '../documents/checkDocumentName';
import { isFolderName, severalFiles } from '../documents/outputTarget';
import { commonFolder } from '../documents/commonFolder';
import { findAllDocuments } from '../documents/findDocuments';
import { forEachOf } from '../documents/forEachDocument';
import type { ConvertOptions } from './ConvertOptions';
import fs from 'node:fs';
import { BinaryContainer } from '../../../../document/container/BinaryContainer';
import { DocumentError } from '../../../../document/container/DocumentError';
import { openContainer } from '../../../../document/container/openContainer';
import { saveContainer } from '../../../../document/container/saveContainer';
import { recoverDocument } from './recoverDocument';
import { lossesText } from '../documents/lossesText';
import { shortPath } from '../../messages/shortPath';

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
  const named = nameOfNew(patterns, options);
  if (named !== undefined) {
    const [pattern] = patterns;
    const { documents, isSingle } = findAllDocuments(patterns.slice(0, 1), io);
    if (!isSingle)
      throw new UsageError(
        `${pattern}: several documents need --to and --output with a folder, or --in-place`,
      );
    checkDocumentName(named);
    return convertDocument(documents[0], { name: savedName(named), path: named }, options, io);
  }
  const inputs = findAllDocuments(patterns, io);
  const targetOf = options.inPlace
    ? (file: string): Target => ({ name: file, path: file })
    : targetsBelow(inputs.documents, options);
  let isWhole = true;
  const done = forEachOf(inputs, io, (file) => {
    isWhole = convertDocument(file, targetOf(file), options, io) && isWhole;
  });
  return done && isWhole;
}

/** The name of the one new document, which follows the old one or `-o`. @throws UsageError for another format than `--to` has */
function nameOfNew(patterns: readonly string[], { output, inPlace, to }: ConvertOptions): string | undefined {
  if (inPlace) return undefined;
  if (output === undefined) return patterns[1];
  const ending = path.extname(output).toLowerCase();
  if (isFolderName(output) || (ending !== '.fla' && ending !== '.xfl')) {
    if (to !== undefined) return undefined;
    throw new UsageError(
      `-o ${output}: a folder needs --to fla or --to xfl; or name the new document, such as ${output}.fla`,
    );
  }
  if (patterns.length > 1) throw severalFiles(output, `${patterns.length} documents`);
  if (to === undefined || ending === `.${to}`) return output;
  throw new UsageError(`-o ${output}: --to ${to} makes no ${ending}; leave one of them out`);
}

/** Where a document is saved: a name for people, and the path. */
interface Target {
  name: string;
  path: string;
}

/** Each document keeps its path relative to the folder that contains all of them. */
function targetsBelow(
  documents: readonly string[],
  { output = '.', to = 'fla' }: ConvertOptions,
): (file: string) => Target {
  const folder = commonFolder(documents.map((file) => path.resolve(file)));
  const ending = to === 'fla' ? '.fla' : '';
  const used = new Map<string, string>();
  return (file) => {
    const name = bareName(path.relative(folder, path.resolve(file))) + ending;
    const target = path.join(output, name);
    const resolved = pathBelow(nodePlatform, pathToWrite(nodePlatform, output), name);
    const other = used.get(target);
    if (other !== undefined && other !== file)
      throw new UsageError(`${file}: ${target} is already the result of ${other}`);
    used.set(target, file);
    return { name: target, path: resolved };
  };
}

/**
 * Saves a document under another name, as FLA or XFL by the name. Reports once what could not be read, and what is
 * lost in the new document. False if a damaged document was recovered in part.
 *
 * @throws DocumentError for a document that cannot be opened, with `strict` for one that cannot be read completely, and for a
 *   path that cannot be written; Error for one that is taken
 */
function convertDocument(file: string, target: Target, options: ConvertOptions, io: CommandIo): boolean {
  const { inPlace, strict, force } = options;
  if (options.recover) return recover(file, target, options, io);
  const container = openContainer(nodePlatform, file);
  if (inPlace && !(container instanceof BinaryContainer)) {
    io.note(`${shortPath(file)}: is not a binary FLA; it is left alone`);
    return true;
  }
  container.listen?.(({ text, isLost }) => {
    if (isLost && strict) throw new DocumentError(file, text.replace(`${container.path}, `, ''));
    io.warn(text);
  });
  const losses = lossesText(container);
  if (losses !== undefined) io.warn(`${shortPath(file)}: ${losses}`);
  if (!inPlace) refuseTaken(target, force);
  saveContainer(nodePlatform, container, new Map(), target.path, { inPlace, force });
  io.line(target.name);
  return true;
}

/** Saves what can be read of a document. False if something is lost; then a warning names it. */
function recover(file: string, target: Target, { force }: ConvertOptions, io: CommandIo): boolean {
  const { container, lost } = recoverDocument(file);
  refuseTaken(target, force);
  saveContainer(nodePlatform, container, new Map(), target.path, { force });
  if (lost.length > 0) io.warn(`${shortPath(file)}: lost: ${lost.join(', ')}`);
  io.line(target.name);
  return lost.length === 0;
}

function refuseTaken({ name, path: file }: Target, force: boolean | undefined): void {
  if ((fs.existsSync(file) || fs.existsSync(name)) && !force)
    throw new Error(`${name} already exists; --force replaces it`);
}

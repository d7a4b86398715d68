import fs from 'node:fs';
import path from 'node:path';
import { isCompoundFile, isZip } from '../../../../document/container/signatures';
import type { CommandIo } from '../../Io';
import { INPUT_FOLDER, INPUT_NAME } from '../../messages/shortPath';

/** The content of standard input: a document, as a file that is removed when the command ends, or paths. */
export interface StandardInput {
  document?: string;
  paths: string[];
}

/** `<` */
const OPENING = 0x3c;

/** No system has longer paths. */
const MAX_PATH_LENGTH = 2 ** 15;

/** The parts of `Io` that reading standard input needs. */
export type InputIo = Pick<CommandIo, 'readInput' | 'temporaryFolder'>;

/** Reads standard input: an FLA, or paths of documents, one a line. @throws Error if it is empty */
export function readStandardInput(io: InputIo): StandardInput {
  const bytes = io.readInput();
  if (bytes.length === 0)
    throw new Error('-: standard input is empty: expected an FLA, or paths of documents');
  if (isZip(bytes) || isCompoundFile(bytes)) return { document: keepAsFile(bytes, io), paths: [] };
  if (bytes[0] === OPENING) throw new Error('-: standard input is XML, a part of an XFL: name its folder');
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .split(/\0|\r?\n/);
  if (lines.some((line) => line.length > MAX_PATH_LENGTH))
    throw new Error('-: standard input is neither an FLA nor a list of paths, one per line');
  // Each is looked for once, however often it is listed.
  return { paths: [...new Set(lines)].filter((line) => line !== '') };
}

/** A file with these bytes, which is removed when the command ends. */
export function keepAsFile(bytes: Uint8Array, io: Pick<CommandIo, 'temporaryFolder'>): string {
  const file = path.join(io.temporaryFolder(INPUT_FOLDER), INPUT_NAME);
  fs.writeFileSync(file, bytes);
  return file;
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isCompoundFile, isZip } from '../../../container/signatures';
import type { Io } from '../../Io';
import { INPUT_FOLDER, INPUT_NAME } from '../../messages/shortPath';

/** What came by standard input: a document, as a file that is gone when the process ends, or paths. */
export interface StandardInput {
  document?: string;
  paths: string[];
}

/** Reads standard input: an FLA, or paths of documents, one a line. @throws Error when nothing comes */
export function readStandardInput(io: Pick<Io, 'readInput'>): StandardInput {
  const bytes = io.readInput();
  if (bytes.length === 0)
    throw new Error('-: nothing comes by standard input: expected an FLA, or paths of documents');
  if (isZip(bytes) || isCompoundFile(bytes)) return { document: keepAsFile(bytes), paths: [] };
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .split(/\0|\r?\n/);
  return { paths: lines.filter((line) => line !== '') };
}

/** A file with these bytes, which is gone when the process ends. */
export function keepAsFile(bytes: Uint8Array): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), INPUT_FOLDER));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, INPUT_NAME);
  fs.writeFileSync(file, bytes);
  return file;
}

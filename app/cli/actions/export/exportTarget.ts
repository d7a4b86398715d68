import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../Io';
import { EXPORT_FORMATS, exportFormat } from '../../../../output/formats/exportFormats';
import { formatOf, type ExportRequest } from './ExportRequest';

/** Where the files of a document go. */
export interface ExportTarget {
  kind: 'folder' | 'file' | 'stream';
  folder: string;
  /** The name of the files without ending; undefined if it comes from the exported subject. */
  base?: string;
  /** The file that `-o` names. */
  name?: string;
  /** The ending of the single file that `-o` names. */
  ending?: string;
}

const ALL_ENDINGS = new Set<string>(Object.values(EXPORT_FORMATS).flatMap(({ endings }) => endings));

function placeFor([ending]: readonly string[]): string {
  return ending ? `a file that ends in ${ending}, or a folder` : 'a folder';
}

/**
 * The target that `-o` names: a file if it has an ending, otherwise a folder.
 *
 * @throws UsageError for standard output where a format needs files with names, and for the ending of another format.
 */
export function targetOf(request: ExportRequest): ExportTarget {
  const { output, to } = request;
  const { endings, isOneFile, isStream } = exportFormat(formatOf(request));
  if (output === '-') {
    if (isStream) return { kind: 'stream', folder: '' };
    const why = isOneFile
      ? 'whose file is completed at its beginning'
      : 'which makes files that name each other';
    throw new UsageError(`-o - cannot go with --to ${to}, ${why}; name a folder`);
  }
  const ending = path.extname(output).toLowerCase();
  const isNamedFolder = /[\\/]$/.test(output) || isThere(output);
  if (!isNamedFolder && !endings.includes(ending) && ALL_ENDINGS.has(ending)) {
    throw new UsageError(`-o ${output}: --to ${to} makes no ${ending} file; name ${placeFor(endings)}`);
  }
  if (isNamedFolder || !endings.includes(ending)) return { kind: 'folder', folder: path.resolve(output) };
  return {
    kind: 'file',
    folder: path.dirname(path.resolve(output)),
    name: path.basename(output),
    base: path.basename(output, path.extname(output)),
    ending: isOneFile ? path.extname(output) : undefined,
  };
}

function isThere(folder: string): boolean {
  return fs.existsSync(folder) && fs.statSync(folder).isDirectory();
}

import path from 'node:path';
import { UsageError } from '../../Io';
import { exportFormat, SHEET_DATA_FORMATS } from '../../../../output/formats/exportFormats';
import { outputTarget } from '../documents/outputTarget';
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

/**
 * The target that `-o` names: a file if it has an ending, otherwise a folder.
 *
 * @throws UsageError for standard output where a format needs files with names, and for the ending of another format.
 */
export function targetOf(request: ExportRequest): ExportTarget {
  const { output, to } = request;
  const { isOneFile, isStream } = exportFormat(formatOf(request));
  if (output === '-') {
    if (isStream) return { kind: 'stream', folder: '' };
    const why = isOneFile
      ? 'whose file is completed at its beginning'
      : 'which makes files that name each other';
    throw new UsageError(`-o - cannot go with --to ${to}, ${why}; name a folder`);
  }
  const { folder, name } = outputTarget(output, endingsOf(request), `--to ${to}`);
  if (name === undefined) return { kind: 'folder', folder };
  const ending = path.extname(name);
  const base = path.basename(name, ending);
  return { kind: 'file', folder, name, base, ending: isOneFile ? ending : undefined };
}

/** Of a sheet, the ending of its pictures and that of its data. */
function endingsOf(request: ExportRequest): readonly string[] {
  if (request.to !== 'sheet') return exportFormat(formatOf(request)).endings;
  const { pictures = 'png', data } = request;
  return [`.${pictures}`, `.${SHEET_DATA_FORMATS[data].extension}`];
}

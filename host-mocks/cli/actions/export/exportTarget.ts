import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../Io';
import type { ExportRequest } from './ExportRequest';

/** Where the files of a document go. */
export interface ExportTarget {
  kind: 'folder' | 'file' | 'stream';
  folder: string;
  /** The name of the files without ending; undefined where it comes from what is exported. */
  base?: string;
  /** The ending of the one file that was named. */
  ending?: string;
}

/** The endings by which a format's output is taken for a file. */
const ENDINGS: Record<string, readonly string[]> = {
  png: ['.png'],
  svg: ['.svg'],
  sheet: ['.png', '.json', '.xml', '.css'],
  atlas: [],
  gif: ['.gif'],
  apng: ['.png', '.apng'],
  json: ['.json'],
};

const ALL_ENDINGS = new Set(Object.values(ENDINGS).flat());

function placeFor(format: string): string {
  const [ending] = ENDINGS[format];
  return ending ? `a file that ends in ${ending}, or a folder` : 'a folder';
}

/** Formats whose files follow each other in a stream. */
const STREAMS = ['png', 'svg', 'gif', 'apng', 'json'];

/**
 * The place that `-o` names: a file by its ending, otherwise a folder.
 *
 * @throws UsageError for standard output where a format needs files with names, and for the ending of another format.
 */
export function targetOf({ output, to, animated }: ExportRequest): ExportTarget {
  if (output === '-') {
    if (STREAMS.includes(to)) return { kind: 'stream', folder: '' };
    throw new UsageError(
      `-o - cannot go with --to ${to}, which makes files that name each other; name a folder`,
    );
  }
  const ending = path.extname(output).toLowerCase();
  const isNamedFolder = /[\\/]$/.test(output) || isThere(output);
  if (!isNamedFolder && !ENDINGS[to].includes(ending) && ALL_ENDINGS.has(ending)) {
    throw new UsageError(`-o ${output}: --to ${to} makes no ${ending} file; name ${placeFor(to)}`);
  }
  if (isNamedFolder || !ENDINGS[to].includes(ending)) return { kind: 'folder', folder: path.resolve(output) };
  const isOne = to === 'gif' || to === 'apng' || to === 'json' || animated === true;
  return {
    kind: 'file',
    folder: path.dirname(path.resolve(output)),
    base: path.basename(output, path.extname(output)),
    ending: isOne ? path.extname(output) : undefined,
  };
}

function isThere(folder: string): boolean {
  return fs.existsSync(folder) && fs.statSync(folder).isDirectory();
}

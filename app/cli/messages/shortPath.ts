import path from 'node:path';

/** The name of a document from standard input. */
export const INPUT_NAME = 'stdin.fla';

/** The beginning of the name of the folder that contains it while the process runs. */
export const INPUT_FOLDER = 'adobe-collection-stdin-';

/** A path relative to the current folder, with slashes; for a document from standard input its name. */
export function shortPath(file: string): string {
  if (isInput(file)) return INPUT_NAME;
  return path.relative('', file).split(path.sep).join('/');
}

/** A character that may be before a path in a message. */
const BEFORE = /[\s("'`,]/;

/** A message with its paths as people type them: those below the current folder are relative to it. */
export function fromHere(text: string): string {
  const folder = path.resolve('');
  if (folder === path.dirname(folder)) return text;
  return text.replaceAll(`${folder}${path.sep}`, (prefix, offset: number) =>
    offset === 0 || BEFORE.test(text[offset - 1]) ? '' : prefix,
  );
}

function isInput(file: string): boolean {
  return path.basename(file) === INPUT_NAME && path.basename(path.dirname(file)).startsWith(INPUT_FOLDER);
}

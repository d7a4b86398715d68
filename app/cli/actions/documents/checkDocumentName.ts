import fs from 'node:fs';
import path from 'node:path';
import { bareName } from '../../../../document/container/bareName';
import { UsageError } from '../../Io';

/** @throws UsageError for a name with the ending of another kind of file. @param shown - the name as it was typed */
export function checkDocumentName(file: string, shown = file): void {
  const canBe = /^(\.(fla|xfl))?$/i.test(path.extname(file));
  if (!canBe && !fs.existsSync(path.join(file, 'DOMDocument.xml')))
    throw new UsageError(`${shown}: expected an .fla file, or an XFL folder or .xfl file`);
}

/**
 * Where a document is after it was saved under a name, as it can be opened: a new `sky.xfl` is in a folder of its own,
 * `sky/sky.xfl`, as Animate saves it.
 */
export function savedName(name: string): string {
  const isInOwnFolder = /\.xfl$/i.test(name) && !fs.existsSync(name) && !isFolderOf(name);
  return isInOwnFolder ? path.join(bareName(name), path.basename(name)) : name;
}

/** True for `sky/sky.xfl`. */
function isFolderOf(name: string): boolean {
  return path.basename(path.dirname(path.resolve(name))) === path.basename(bareName(name));
}

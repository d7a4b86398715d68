import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../Io';

/** @throws UsageError for a name with the ending of another kind of file. @param shown - the name as it was typed */
export function checkDocumentName(file: string, shown = file): void {
  const canBe = /^(\.(fla|xfl))?$/i.test(path.extname(file));
  if (!canBe && !fs.existsSync(path.join(file, 'DOMDocument.xml')))
    throw new UsageError(`${shown}: expected an .fla file, or an XFL folder or .xfl file`);
}

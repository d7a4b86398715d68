import fs from 'node:fs';
import { BinaryContainer } from '../../../container/BinaryContainer';
import { DocumentError } from '../../../container/DocumentError';
import { openContainer } from '../../../container/openContainer';
import { saveContainer } from '../../../container/saveContainer';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { CommandIo } from '../../Io';
import { shortPath } from '../../messages/shortPath';
import type { ConvertOptions } from './ConvertOptions';

/**
 * Saves a document under another name, as FLA or XFL by the name. Says once what could not be read, and what has no
 * place in the new document.
 *
 * @throws DocumentError for a document that cannot be opened, with `strict` for one that cannot be read whole, and for a
 *   place that cannot be written; Error for one that is taken
 */
export function convertDocument(
  file: string,
  target: string,
  { inPlace, strict, force }: ConvertOptions,
  io: CommandIo,
): void {
  const container = openContainer(nodePlatform, file);
  if (inPlace && !(container instanceof BinaryContainer)) {
    io.note(`${shortPath(file)}: is no binary FLA; it is left alone`);
    return;
  }
  container.listen?.((line) => {
    if (strict) throw new DocumentError(file, line.replace(`${container.path}, `, ''));
    io.warn(line);
  });
  if (container instanceof BinaryContainer) tellLosses(container, file, io);
  if (!inPlace && fs.existsSync(target) && !force)
    throw new Error(`${target} is there already; --force replaces it`);
  saveContainer(nodePlatform, container, new Map(), target, { inPlace, force });
  io.out(`${target}\n`);
}

function tellLosses(container: BinaryContainer, file: string, io: CommandIo): void {
  const losses = container.losses();
  if (losses.length > 0)
    io.warn(`${shortPath(file)} (${container.release}): not in what is made of it: ${losses.join('; ')}`);
}

import fs from 'node:fs';
import { BinaryContainer } from '../../../../document/container/BinaryContainer';
import { DocumentError } from '../../../../document/container/DocumentError';
import { openContainer } from '../../../../document/container/openContainer';
import { saveContainer } from '../../../../document/container/saveContainer';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { CommandIo } from '../../Io';
import { lossesText } from '../documents/lossesText';
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
    io.note(`${shortPath(file)}: is not a binary FLA; it is left alone`);
    return;
  }
  container.listen?.(({ text, isLost }) => {
    if (isLost && strict) throw new DocumentError(file, text.replace(`${container.path}, `, ''));
    io.warn(text);
  });
  const losses = lossesText(container);
  if (losses !== undefined) io.warn(`${shortPath(file)}: ${losses}`);
  if (!inPlace && fs.existsSync(target) && !force)
    throw new Error(`${target} is there already; --force replaces it`);
  saveContainer(nodePlatform, container, new Map(), target, { inPlace, force });
  io.line(target);
}

import { AbcReader } from './AbcReader';
import type { ExternalClass } from './Program';

/**
 * The classes of a compiled block that other blocks can name. The code is not looked at.
 *
 * @throws Error for data that end early, or that are something else
 */
export function readExternals(block: Uint8Array): ExternalClass[] {
  const { classes, names } = new AbcReader(block);
  return classes.flatMap(({ name: index, base, isInterface }) => {
    const name = names[index];
    if (!name?.isShared || name.text === '') return [];
    return { name: name.text, base: names[base]?.text ?? '', isInterface };
  });
}

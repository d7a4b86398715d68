import { describeArgument } from '../../host/describeValue';
import { itemFor, type ItemWord } from '../../host/itemWords';
import type { Setter } from '../methods/attr';
import { checkName } from '../support/check';
import { valueSetter } from '../support/checkedSetter';
import { textSetBy } from '../support/checkedValues';
import { moveItems } from './move';

/** Refuses a name with a folder in it: only the last part of an item's path is set by name. */
export function readLeaf(method: string, name: string, value: unknown): string {
  checkName(method, name, value);
  if ((value as string).indexOf('/') < 0) return value as string;
  throw new TypeError(
    method + '(): ' + name + ' must be a name without folders (use move), got ' + describeArgument(value),
  );
}

/**
 * Gives items, or the items of instances, another last part of the path or another folder, which is made if need be.
 * Host members: `libraryItem`, `name` and those of `moveItems`.
 */
export function itemWordSetter<T extends object>(
  method: string,
  library: Library,
  word: ItemWord,
): Setter<T> {
  if (word === 'folder') {
    return valueSetter(
      method,
      word,
      textSetBy(function moveItem(object: object, folder: string) {
        moveItems(library, [itemFor(object) as Item], folder, false, false);
      }),
    );
  }
  return {
    read: (value) => readLeaf(method, word, value),
    set(object, name: string) {
      (itemFor(object) as Item).name = name;
    },
  };
}

import { describeArgument } from '../../host/describeValue';
import { itemFor, type ItemWord } from '../../host/itemWords';
import { type Attribute, setForEach } from '../methods/attr';
import { checkName, wrongArgument } from '../support/check';
import { moveItems } from './move';

/** Refuses a name with a folder in it: only the last part of an item's path is set by name. */
export function checkLeaf(method: string, name: string, value: unknown): void {
  checkName(method, name, value);
  if ((value as string).indexOf('/') < 0) return;
  throw new TypeError(
    method + '(): ' + name + ' must be a name without folders (use move), got ' + describeArgument(value),
  );
}

/** Refuses a value that `shortName` or `folder` cannot have. Results of Functions are checked as they come. */
export function checkItemWord(method: string, { name, value }: Attribute): void {
  if (typeof value === 'function') return;
  if (name === 'shortName') checkLeaf(method, name, value);
  else if (typeof value !== 'string') throw wrongArgument(method, name, 'a String', value);
}

/**
 * Gives items, or the items of instances, another last part of the path or another folder, which is made if need be.
 * Host members: `libraryItem`, `name` and those of `moveItems`.
 */
export function setItemWord<T extends object>(
  method: string,
  library: Library,
  objects: T[],
  attribute: Attribute,
  scope: unknown,
): void {
  const word = attribute.name as ItemWord;
  setForEach(method, objects, attribute.value, scope, function setWord(object, own) {
    checkItemWord(method, { name: word, value: own });
    const item = itemFor(object) as Item;
    if (word === 'shortName') item.name = own as string;
    else moveItems(library, [item], own, false, false);
  });
}

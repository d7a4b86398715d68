import { describeArgument } from '../../host/describeValue';
import { type Attribute, attributesOf, setForEach } from '../methods/attr';
import { checkName } from '../support/check';

const METHOD = 'ItemCollection.attr';

/** Refuses a name with a folder in it: `name` sets only the last part of an item's path. */
function checkLeaf({ name, value }: Attribute): void {
  if (name !== 'name' || typeof value === 'function') return;
  checkName(METHOD, 'name', value);
  if ((value as string).indexOf('/') < 0) return;
  throw new TypeError(
    METHOD + '(): name must be a name without folders (use move), got ' + describeArgument(value),
  );
}

/** Sets attributes of the items, one after the other; `args` are those of `ItemCollection.attr`. */
export function setItemAttributes(items: Item[], args: unknown[], scope: unknown): void {
  const attributes = attributesOf(METHOD, args);
  for (let i = 0; i < attributes.length; i++) checkLeaf(attributes[i]);
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i];
    setForEach(METHOD, items, value, scope, function setProperty(item, own) {
      checkLeaf({ name, value: own });
      (item as unknown as Record<string, unknown>)[name] = own;
    });
  }
}

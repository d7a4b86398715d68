import { DELETED_TYPE } from './isDeleted';

/**
 * The type of an item. Host members: `itemType`.
 *
 * @throws Error for a deleted item: the host gives its type as "undefined", and still answers its name
 */
export function itemTypeOf(item: Item): string {
  const type: string = item.itemType;
  if (type === DELETED_TYPE) throw new Error('it was deleted');
  return type;
}

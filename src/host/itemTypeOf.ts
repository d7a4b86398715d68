/**
 * The type of an item. A deleted one, whose type the host gives as "undefined", throws the host's error, as its other
 * members do. Host members: `itemType`, `name`.
 */
export function itemTypeOf(item: Item): string {
  const type: string = item.itemType;
  return type === 'undefined' ? String(item.name) : type;
}

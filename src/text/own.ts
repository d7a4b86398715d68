/** Tells whether an object has that property itself. Properties that it inherits, as from Object, do not count. */
export function hasOwn(object: object, name: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}

/** The names of an object's own properties, as for-in shows them. */
export function ownNames(object: object): string[] {
  const names: string[] = [];
  for (const name in object) if (hasOwn(object, name)) names.push(name);
  return names;
}

/** Tells whether an object itself has a member, whatever it inherits. */
export function hasOwn(object: object, name: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}

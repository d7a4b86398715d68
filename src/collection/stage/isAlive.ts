/** Whether the host still answers for an object: reading anything of a deleted one throws. */
export function isAlive(object: { name: string }): boolean {
  let isNamed = false;
  try {
    isNamed = typeof object.name === 'string';
  } catch {
    // It is gone.
  }
  return isNamed;
}

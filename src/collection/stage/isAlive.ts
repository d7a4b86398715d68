/** Whether the host still answers for an object: reading anything of a deleted one throws. */
export function isAlive(object: { name: string }): boolean {
  try {
    return typeof object.name === 'string';
  } catch {
    return false;
  }
}

/** Gives an object the functions that it does not have; what exists stays. In ES3 they are enumerable. */
export function addMissing(target: object, members: Record<string, unknown>): void {
  const existing = target as Record<string, unknown>;
  for (const name in members) {
    if (Object.prototype.hasOwnProperty.call(members, name) && typeof existing[name] !== 'function') {
      existing[name] = members[name];
    }
  }
}

/** A path below a folder as an address: what would end its path, or stand for another letter, is escaped. */
export function urlOf(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

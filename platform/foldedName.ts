/**
 * A name as disks that ignore case compare it: two names with the same result can be one file there.
 *
 * @example foldedName('Å.PNG') === foldedName('å.png') // true
 */
export function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

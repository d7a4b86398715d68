/** Characters that file names cannot hold. Source: 22,843 plain and 2,526 escaped names of real documents. */
const UNSAFE = /[\\:*?"<>|[\];]/g;

/** A path as the files of a document write it: what file names cannot hold as `&#NNN`, without a semicolon. */
export function escapeFileName(path: string): string {
  return path.replace(UNSAFE, (character) => `&#${String(character.charCodeAt(0)).padStart(3, '0')}`);
}

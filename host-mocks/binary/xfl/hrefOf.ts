import { escapeFileName } from '../../escapes/escapeFileName';

/** The file of a symbol inside `LIBRARY`. The names of old documents may be anything: no part of one leads elsewhere. */
export function hrefOf(path: string): string {
  const parts = path.split('/').map((part) => (/^\.{0,2}$/.test(part) ? escapeAll(part) : part));
  return `${escapeFileName(parts.join('/'))}.xml`;
}

/** A part that would lead elsewhere as the name of a folder. */
function escapeAll(part: string): string {
  return part === '' ? '&#032' : part.replaceAll('.', '&#046');
}

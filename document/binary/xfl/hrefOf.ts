import { escapeFileName } from '../../notation/escapeFileName';

/**
 * The file of a symbol inside `LIBRARY`. Names in old documents may be anything: no part of one can leave the folder.
 */
export function hrefOf(path: string): string {
  const parts = path.split('/').map((part) => (/^\.{0,2}$/.test(part) ? escapeAll(part) : part));
  return `${escapeFileName(parts.join('/'))}.xml`;
}

/** A part that would leave the folder. */
function escapeAll(part: string): string {
  return part === '' ? '&#032' : part.replaceAll('.', '&#046');
}

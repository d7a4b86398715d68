/** What the first page asks of the document examples/night-sky. */
export const QUERY = '/stars/*:movieclip[x>200]';

/** What it does to the document. */
export const SCRIPT = `$('/stars/*:movieclip')
  .rename('star_##')
  .align('vertical center');`;

/** What the document answers, and what the script changes; made when the site is built. */
export interface Shown {
  /** The first line says how many there are. */
  matches: string[];
  changes: string[];
}

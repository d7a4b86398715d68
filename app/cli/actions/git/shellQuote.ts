/**
 * A text as one word of a POSIX shell. git runs programs of its settings by one on every system: on Windows by the `sh`
 * that comes with it, which takes `/` between folders.
 *
 * @param platform - as in `process.platform`
 */
export function shellQuote(text: string, platform: string = process.platform): string {
  const word = platform === 'win32' ? text.replaceAll('\\', '/') : text;
  return `'${word.replaceAll("'", "'\\''")}'`;
}

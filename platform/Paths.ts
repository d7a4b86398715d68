/** Paths as the system writes them; the functions are those of Node's module `path`. */
export interface Paths {
  readonly sep: string;
  join(...parts: string[]): string;
  resolve(...parts: string[]): string;
  normalize(path: string): string;
  dirname(path: string): string;
  basename(path: string, suffix?: string): string;
  extname(path: string): string;
}

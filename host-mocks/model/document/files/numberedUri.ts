const DIGITS = 4;

/** A URI that ends so. */
export function withEnding(uri: string, ending: string): string {
  return uri.toLowerCase().endsWith(ending) ? uri : uri + ending;
}

/** `…/star0001.png` for `…/star.png`: as the host numbers the files of a sequence. */
export function numberedUri(uri: string, number: number): string {
  return uri.replace(/(\.\w+)?$/, (ending) => String(number).padStart(DIGITS, '0') + ending);
}

/** `describe` for tests of what a machine may lack; without it they are skipped, and their title says what is missing. */
export function describeWhere(isThere: boolean, missing: string, title: string, body: () => void): void {
  if (isThere) describe(title, body);
  else describe.skip(titleWithout(missing, title), body);
}

/** `it` for a test of what a machine may lack. */
export function itWhere(
  isThere: boolean,
  missing: string,
  title: string,
  body: () => void,
  milliseconds?: number,
): void {
  if (isThere) it(title, body, milliseconds);
  else it.skip(titleWithout(missing, title), body);
}

function titleWithout(missing: string, title: string): string {
  return `${title} (skipped: ${missing})`;
}

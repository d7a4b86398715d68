/** A whole number in a text, between two others; the fallback for a text that is not a number. */
export function readWhole(
  text: string | undefined,
  fallback: number,
  [least, most]: [number, number],
): number {
  const number = /^\s*\d{1,9}\s*$/.test(text ?? '') ? Number(text) : fallback;
  return Math.min(most, Math.max(least, number));
}

/** `true` and `false`; the fallback for another text. */
export function readSwitch(text: string | undefined, fallback: boolean): boolean {
  return text === 'true' || (text !== 'false' && fallback);
}

/** One of a list by its number in a text; the fallback for a number that there is not. */
export function readChoice<T>(text: string | undefined, choices: readonly T[], fallback: T): T {
  return /^\d$/.test(text ?? '') ? (choices[Number(text)] ?? fallback) : fallback;
}

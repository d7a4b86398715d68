/** Tells whether a value has a text of at least one character. Where there is nothing, hosts give `''` or no value. */
export function isNonEmptyText(value: unknown): boolean {
  return value !== undefined && value !== null && String(value) !== '';
}

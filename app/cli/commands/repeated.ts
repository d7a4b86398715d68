/** Reads an option that may be repeated: all of its values, in their order. */
export function repeated(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

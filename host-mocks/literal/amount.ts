/** A number of things in words: `1 frame`, `2 frames`. @param noun - its plural has an `s` behind it */
export function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A number of things in words: `1 frame`, `2 frames`. @param noun - singular of a regular noun */
export function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

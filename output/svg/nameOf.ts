/** A short name for a text: equal for equal texts, and for others different but for one chance in 2^53. */
export function nameOf(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return ((high >>> 0) * 0x200000 + ((low >>> 0) >>> 11)).toString(36);
}

/** Red, green and blue of `#RRGGBB`, 0 to 255; black where the text is none. */
export function channelsOf(color: string): [number, number, number] {
  const value = parseInt(color.slice(1, 7), 16) || 0;
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#RRGGBB` of red, green and blue; each is rounded and bounded to 0 to 255. */
export function formatChannels(channels: readonly number[]): string {
  return `#${channels.map(formatChannel).join('')}`;
}

/** Two digits, upper case; `00` for what is not a number. */
export function formatChannel(value: number): string {
  const bounded = Math.round(Math.min(255, Math.max(0, value))) || 0;
  return bounded.toString(16).padStart(2, '0').toUpperCase();
}

/** Four multipliers of a mixing function: odd, and with about as many ones as zeros. */
const FACTORS = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

/**
 * 32 hexadecimal digits that follow from a text: the same for the same text, and others for any other that a page may
 * hold beside it. They keep nothing secret.
 */
export function contentId(text: string): string {
  const lanes = FACTORS.map((factor, lane) => {
    let value = lane + text.length;
    for (let i = 0; i < text.length; i++) {
      value = Math.imul(value ^ text.charCodeAt(i), factor);
      value = (value << 13) | (value >>> 19);
    }
    value = Math.imul(value ^ (value >>> 16), factor);
    return (value ^ (value >>> 13)) >>> 0;
  });
  return lanes
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase();
}

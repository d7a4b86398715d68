/** Adds `crypto.randomUUID`, which the host uses, to pages that were not loaded over HTTPS and so lack it. */
export function supplyRandomUuid(): void {
  crypto.randomUUID ??= () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const [, , , , , , version = 0, , variant = 0] = bytes;
    bytes[6] = (version & 0x0f) | 0x40;
    bytes[8] = (variant & 0x3f) | 0x80;
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const [, a, b, c, d, e] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(digits) ?? [];
    return `${a}-${b}-${c}-${d}-${e}`;
  };
}

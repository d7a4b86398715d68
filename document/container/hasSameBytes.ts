/** Compares four bytes at a time: this is the slowest step of a save where the engine has no compiler. */
export function hasSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  const [words, others] = [wordsOf(a), wordsOf(b)];
  for (let i = 0; i < words.length; i++) if (words[i] !== others[i]) return false;
  for (let i = words.length * BYTES; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const BYTES = Int32Array.BYTES_PER_ELEMENT;

/** All but up to three bytes at the end. Words must be aligned. */
function wordsOf(bytes: Uint8Array): Int32Array {
  const { buffer, byteOffset, length } = bytes.byteOffset % BYTES === 0 ? bytes : new Uint8Array(bytes);
  return new Int32Array(buffer, byteOffset, Math.floor(length / BYTES));
}

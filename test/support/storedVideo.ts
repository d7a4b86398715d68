/** The data of a video as documents hold them. */
export interface VideoLiteral {
  coding?: number;
  fps?: number;
  /** Bytes of each picture, whose first one is a key picture. */
  sizes?: number[];
  /** Bytes of 16-bit sound of one channel, 44,100 samples a second; 0 for none. */
  sound?: number;
}

const HEAD = 75;
const ENTRY = 17;

/** A stored video with pictures of these sizes. The bytes of its pictures are 7, those of its sound 9. */
export function storedVideo({ coding = 2, fps = 24, sizes = [3, 2], sound = 0 }: VideoLiteral): Uint8Array {
  const head = new Uint8Array(HEAD);
  const view = new DataView(head.buffer);
  view.setUint32(1, coding, true);
  view.setFloat64(5, fps, true);
  if (sound > 0) {
    view.setFloat64(13, 44100, true);
    view.setUint32(21, 16, true);
    view.setUint32(25, 1, true);
  }
  const parts = [head, ...tableOf(sizes, 7), Uint8Array.of(1, 0, 0, 0)];
  parts.push(...tableOf(sound > 0 ? [sound] : [], 9), new Uint8Array(8));
  return new Uint8Array(Buffer.concat(parts));
}

/** Places and sizes, the end of the table with the size of all, and the data. */
function tableOf(sizes: readonly number[], fill: number): Uint8Array[] {
  let at = 0;
  const entries = sizes.map((size, i) => {
    const entry = new Uint8Array(ENTRY);
    const view = new DataView(entry.buffer);
    entry[0] = 1;
    [at, size, 1, i === 0 ? 5 : 4].forEach((value, n) => view.setUint32(1 + 4 * n, value, true));
    at += size;
    return entry;
  });
  const end = new Uint8Array(5);
  new DataView(end.buffer).setUint32(1, at, true);
  return [...entries, end, new Uint8Array(at).fill(fill)];
}

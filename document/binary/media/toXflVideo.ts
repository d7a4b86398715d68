const OLD_VERSION = 2;
const NEW_VERSION = 3;
/** The last fields of versions from Flash 8 on: 0, an empty string, 0. */
const TAIL = [0, 0, 0, 0, 0xff, 0xfe, 0xff, 0, 0, 0, 0, 0];
/** The offsets of three flags that Flash CS5 sets. */
const FLAGS = [49, 50, 55];

/** The stream of a video as Flash CS5 stores it. */
export function toXflVideo(stream: Uint8Array): Uint8Array {
  const isOld = stream[0] === OLD_VERSION;
  const bytes = new Uint8Array(stream.length + (isOld ? TAIL.length : 0));
  bytes.set(stream);
  if (isOld) {
    bytes[0] = NEW_VERSION;
    bytes.set(TAIL, stream.length);
  }
  for (const offset of FLAGS) if (offset < stream.length) bytes[offset] = 1;
  return bytes;
}

/** The properties of a video, named after the attributes of `<DOMVideoItem>`. */
export type VideoHead = Readonly<Record<string, string | number | undefined>>;

const HEAD_LENGTH = 45;
const CODECS: Readonly<Record<number, string>> = { 2: 'h263 media', 4: 'vp6 media' };
/** Mono is not written. */
const DEFAULT_CHANNELS = 1;

/** Reads the first bytes of a video's stream. */
export function readVideoHead(bytes: Uint8Array): VideoHead {
  if (bytes.length < HEAD_LENGTH) return {};
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const channels = view.getUint32(25, true);
  return {
    videoType: CODECS[view.getUint32(1, true)],
    fps: view.getFloat64(5, true),
    rate: view.getFloat64(13, true) || undefined,
    bits: view.getUint32(21, true) || undefined,
    channels: channels === DEFAULT_CHANNELS ? undefined : channels,
    width: view.getUint32(29, true),
    height: view.getUint32(33, true),
    length: view.getFloat64(37, true),
  };
}

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

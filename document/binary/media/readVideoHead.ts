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

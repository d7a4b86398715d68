import { minimp3 } from '../mp3/minimp3';
import type { Mp3Decoder } from '../mp3/Mp3Decoder';

let wasm: Uint8Array | undefined;

/** The package `minimp3-wasm`, once `loadMp3` has its file. */
export const mp3: Mp3Decoder = minimp3(() => {
  if (wasm === undefined) throw new Error('an MP3 needs loadMp3 first');
  return wasm;
});

/**
 * Lets MP3 be decoded, by the package `minimp3-wasm`.
 *
 * @param bytes - the file `dist/decoder.opt.wasm` of that package
 */
export function loadMp3(bytes: Uint8Array): void {
  wasm = bytes;
}

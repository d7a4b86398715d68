import { MINIMP3_FILE, minimp3 } from '../mp3/minimp3';
import type { Mp3Decoder } from '../mp3/Mp3Decoder';
import { packageFile } from './packageFile';

/** The decoder of the package `minimp3-wasm`, loaded at the first MP3. */
export const mp3: Mp3Decoder = minimp3(() => {
  try {
    return packageFile(MINIMP3_FILE);
  } catch (error) {
    const name = MINIMP3_FILE.split('/')[0];
    throw new Error(`an MP3 needs the package ${name}, which is not installed: npm install ${name}`, {
      cause: error,
    });
  }
});

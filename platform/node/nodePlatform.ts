import path from 'node:path';
import { MINIMP3_FILE, minimp3 } from '../mp3/minimp3';
import type { Mp3Decoder } from '../mp3/Mp3Decoder';
import type { Platform } from '../Platform';
import { compression } from './compression';
import { createWorld } from './createWorld';
import { disk } from './disk';
import { openFontOutlines } from './openFontOutlines';
import { packageFile } from './packageFile';
import { processes } from './processes';
import { proofs } from './proofs';
import { rasterizer } from './rasterizer';

/** The decoder of the package `minimp3-wasm`, loaded at the first MP3. */
const mp3: Mp3Decoder = minimp3(() => {
  try {
    return packageFile(MINIMP3_FILE);
  } catch (error) {
    const name = MINIMP3_FILE.split('/')[0];
    throw new Error(`an MP3 needs the package ${name}, which is not installed: npm install ${name}`, {
      cause: error,
    });
  }
});

/** The platform on Node. */
export const nodePlatform: Platform = {
  isWindows: process.platform === 'win32',
  disk,
  paths: path,
  compression,
  clock: { now: () => new Date() },
  processes,
  proofs,
  rasterizer,
  mp3,
  packageFile,
  openFontOutlines,
  createWorld,
};

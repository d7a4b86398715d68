import path from 'node:path';
import type { Platform } from '../Platform';
import { compression } from './compression';
import { createWorld } from './createWorld';
import { disk } from './disk';
import { mp3 } from './mp3';
import { openFontOutlines } from './openFontOutlines';
import { packageFile } from './packageFile';
import { processes } from './processes';
import { proofs } from './proofs';
import { rasterizer } from './rasterizer';

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

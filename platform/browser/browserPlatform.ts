import type { Disk } from '../Disk';
import type { Platform } from '../Platform';
import { compression } from './compression';
import { MemoryProofs } from '../MemoryProofs';
import { mp3 } from './mp3';
import { paths } from './paths';
import { rasterizer } from './rasterizer';
import { video } from './video';

/** The number of the only process. */
const PROCESS = 1;

/** A page or a Worker as a platform, with that disk. */
export function browserPlatform(disk: Disk): Platform {
  return {
    isWindows: false,
    disk,
    paths,
    compression,
    clock: { now: () => new Date() },
    processes: { id: PROCESS, birth: '', machine: 'browser', isRunning: (id) => id === PROCESS, pause },
    proofs: new MemoryProofs(),
    rasterizer,
    mp3,
    video,
    createWorld: () => {
      throw new Error('a browser has no separate realm: scripts run in that of the page or Worker');
    },
  };
}

/** The thread is blocked meanwhile. */
function pause(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
}

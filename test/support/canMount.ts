import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Mounts a disk of 64 kB; false if this user or system cannot. */
export function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const probe = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-probe-'));

/** True if this user can mount disks. */
export const canMount = process.platform === 'linux' && mountSmall(probe);

if (canMount) execFileSync('umount', [probe]);
fs.rmdirSync(probe);

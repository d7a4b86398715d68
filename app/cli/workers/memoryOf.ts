import fs from 'node:fs';

/** Bytes of a memory page, the unit in Linux's `/proc`. */
const PAGE = 4096;
const MEGABYTE = 2 ** 20;

/** The memory that a process uses, in megabytes; 0 if the system does not report it: then the engine's own limit applies. */
export function memoryOf(id: number | undefined): number {
  try {
    return (Number(fs.readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE) / MEGABYTE;
  } catch {
    return 0;
  }
}

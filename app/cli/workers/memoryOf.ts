import fs from 'node:fs';

/** Bytes of a page, where Linux tells of a process. */
const PAGE = 4096;
const MEGABYTE = 2 ** 20;

/** The memory that a process takes, in megabytes; 0 where the system does not tell: there the engine's own bound holds. */
export function memoryOf(id: number | undefined): number {
  try {
    return (Number(fs.readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE) / MEGABYTE;
  } catch {
    return 0;
  }
}

import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { Disk } from '../../../platform/Disk';
import type { WritePath } from '../../../platform/WritePath';
import type { Platform } from '../../../platform/Platform';

/** Everything by which a disk is changed. */
const CHANGES = [
  'write',
  'append',
  'create',
  'sync',
  'makeFolder',
  'makeTemporaryFolder',
  'rename',
  'link',
  'copy',
  'setMode',
  'removeFile',
  'removeFolder',
  'removeAll',
] as const;

/** What a change of the disk comes to. */
export type Fate = 'works' | 'fails' | 'dies';

/**
 * Node's platform whose process is killed at a change of the disk: from then on no change is made any more, and nothing
 * can be cleaned up.
 *
 * @param fateOf - gets the name of each change, its arguments, and how many of that name there were before
 */
export function dyingPlatform(
  fateOf: (change: string, args: readonly string[], before: number) => Fate,
): Platform {
  const disk = { ...nodePlatform.disk } as Record<string, unknown>;
  const counts: Record<string, number> = {};
  let isDead = false;
  for (const name of CHANGES) {
    const change = nodePlatform.disk[name as 'rename'];
    disk[name] = (...args: [WritePath, WritePath]): unknown => {
      const before = counts[name] ?? 0;
      counts[name] = before + 1;
      const fate = isDead ? 'dies' : fateOf(name, args, before);
      isDead = fate === 'dies';
      if (fate === 'works') return change(...args) as unknown;
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
  }
  return { ...nodePlatform, disk: disk as unknown as Disk };
}

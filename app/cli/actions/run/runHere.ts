import { setImmediate } from 'node:timers/promises';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { dryPlatform } from '../../../../platform/overlay/dryPlatform';
import { OverlayDisk } from '../../../../platform/overlay/OverlayDisk';
import type { Platform } from '../../../../platform/Platform';
import { AssistantWrites } from '../../writing/AssistantWrites';
import type { CommandIo } from '../../Io';
import { shortPath } from '../../messages/shortPath';
import { checkScripts } from './checkScripts';
import { filesOfDocument } from './filesOfDocument';
import { guardedDisk } from './guardedDisk';
import { runScripts, type RunCommandOptions } from './runScripts';

/**
 * Runs scripts in this process. A promise that they left rejected ends the process before anything is saved.
 *
 * @throws Error for what is not a script; as `runScripts`.
 */
export async function runHere(
  scripts: readonly string[],
  options: RunCommandOptions,
  io: CommandIo,
): Promise<void> {
  checkScripts(scripts, options.texts);
  const document = filesOfDocument(options.document, io);
  const overlay = options.dryRun
    ? new OverlayDisk(
        {
          reading: nodePlatform.disk,
          guard: options.writes && new AssistantWrites(options.writes),
        },
        nodePlatform.paths,
      )
    : undefined;
  const drawAndSave = runScripts(
    scripts,
    { ...options, document },
    { ...io, shortPath, ...(overlay ? { fileChanges: () => overlay.differences } : {}) },
    platformFor(options, overlay),
  );
  // Node tells of a rejected promise before the next turn of its loop.
  await setImmediate();
  drawAndSave();
}

function platformFor({ writes }: RunCommandOptions, overlay: OverlayDisk | undefined): Platform {
  if (overlay) return dryPlatform(nodePlatform, overlay);
  return writes ? { ...nodePlatform, disk: guardedDisk(writes) } : nodePlatform;
}

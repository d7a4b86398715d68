import { setImmediate } from 'node:timers/promises';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { dryPlatform } from '../../../../platform/overlay/dryPlatform';
import { OverlayDisk } from '../../../../platform/overlay/OverlayDisk';
import type { Platform } from '../../../../platform/Platform';
import { AssistantWrites, type WriteLimits } from '../../writing/AssistantWrites';
import type { CommandIo } from '../../Io';
import { shortPath } from '../../messages/shortPath';
import { checkScripts } from './checkScripts';
import { filesOfDocument } from './filesOfDocument';
import { type RunCommandOptions, runScripts } from './runScripts';
import type { Disk } from '../../../../platform/Disk';
import { confineDisk } from '../../../../platform/node/confineDisk';

/**
 * Runs scripts in this process. A promise that they left rejected ends the process before anything is saved.
 *
 * @throws Error for a file that is not a script; as `runScripts`.
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
  // Node reports a rejected promise before the next turn of its event loop.
  await setImmediate();
  drawAndSave();
}

function platformFor({ writes }: RunCommandOptions, overlay: OverlayDisk | undefined): Platform {
  if (overlay) return dryPlatform(nodePlatform, overlay);
  return writes ? { ...nodePlatform, disk: guardedDisk(writes) } : nodePlatform;
}

const WRITING = [
  ...(['write', 'append', 'create', 'sync', 'makeFolder', 'makeTemporaryFolder', 'rename'] as const),
  ...(['link', 'copy', 'setMode', 'removeFile', 'removeFolder', 'removeAll'] as const),
];

/** The disk of the machine to read, and to write where an assistant's scripts may. */
function guardedDisk(limits: WriteLimits): Disk {
  const { disk, isWindows } = nodePlatform;
  const folders = [...limits.documents, ...limits.files];
  const writing = confineDisk(folders, isWindows, new AssistantWrites(limits));
  const members = WRITING.map((name) => [
    name,
    (writing[name] as (...args: unknown[]) => unknown).bind(writing),
  ]);
  return { ...disk, ...(Object.fromEntries(members) as Pick<Disk, (typeof WRITING)[number]>) };
}

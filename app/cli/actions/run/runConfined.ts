import path from 'node:path';
import { isBelow } from '../../../../platform/isBelow';
import { confineDisk } from '../../../../platform/node/confineDisk';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { OverlayDisk } from '../../../../platform/overlay/OverlayDisk';
import { AssistantWrites, type WriteLimits } from '../../writing/AssistantWrites';
import type { CommandIo } from '../../Io';
import { ConfinedFailure } from '../../sandbox/ConfinedFailure';
import { Sandbox, partsOfHost } from '../../sandbox/Sandbox';
import { offeredServices, type ConfinedDisks } from '../../sandbox/offeredServices';
import { STACK_OPTION } from '../../workers/workerProtocol';
import { checkScripts } from './checkScripts';
import type { ConfinedJob } from './ConfinedJob';
import { scriptRoots, type RunCommandOptions } from './runScripts';

const MEGABYTE = 2 ** 20;

/** Maximum memory of the engine, as compiled. */
const MAX_MEGABYTES = 2048;

/** The kilobytes of Node's stack by default. */
const USUAL_STACK = 984;

/** The part of Node's stack that the engine counts as its own: a frame of it takes more of Node's. */
const PART_OF_STACK = 1 / 4;

/**
 * Runs scripts in the sandbox: they reach no file outside the folders that the command line names, start no process, open
 * no connection, and see nothing of Node.
 *
 * @throws ConfinedFailure for a script or a document that failed; SandboxEnd if the engine stopped at a limit
 */
export async function runConfined(
  scripts: readonly string[],
  options: RunCommandOptions,
  io: CommandIo,
): Promise<void> {
  checkScripts(scripts, options.texts);
  const read = partsOfHost(io.libraryFolder);
  const disks = disksFor(scripts, options, io.libraryFolder);
  const serve = offeredServices(disks, io, options.maxPixels);
  const megabytes = Math.min(options.memory ?? MAX_MEGABYTES, MAX_MEGABYTES);
  const bounds = { memory: megabytes * MEGABYTE, stack: stackOfNode() * 1024 * PART_OF_STACK };
  const sandbox = await Sandbox.start(read, serve, bounds);
  const job: ConfinedJob = {
    scripts,
    options,
    libraryFolder: io.libraryFolder,
    isColored: io.isColored,
    isWindows: nodePlatform.isWindows,
  };
  const outcome = sandbox.run(job);
  if (outcome.kind === 'done') return;
  throw ConfinedFailure.of(outcome, disks.readable, options.texts);
}

/**
 * The folders that the command line names: those that scripts may touch, and those of opened, saved and drawn files.
 * The scripts themselves may be in others, which are for reading only.
 */
function disksFor(
  scripts: readonly string[],
  options: RunCommandOptions,
  libraryFolder: string,
): ConfinedDisks {
  const { document, save, render, dryRun, writes } = options;
  const targets = [save, render].flatMap((target) => (target ? [target, path.dirname(target)] : []));
  const folders = [
    ...scriptRoots(scripts, options, path),
    ...document.flatMap((file) => [file, path.dirname(file)]),
    ...targets,
  ];
  const sources = [...scripts.map((script) => path.dirname(script)), libraryFolder];
  const disks = writes
    ? assistantDisks([...folders], writes, libraryFolder)
    : { readable: confineDisk([...folders, ...sources]), writable: confineDisk(folders) };
  if (!dryRun) return disks;
  // The overlay is outside the sandbox: code that takes the sandbox over writes nothing either.
  const overlay = new OverlayDisk(
    { reading: disks.readable, writing: disks.writable, guard: writes && new AssistantWrites(writes) },
    path,
  );
  return { readable: overlay, writable: overlay, overlay };
}

/** Of these folders, those that an assistant may reach; the folder of a document may be above them. */
function assistantDisks(
  folders: readonly string[],
  writes: WriteLimits,
  libraryFolder: string,
): Pick<ConfinedDisks, 'readable' | 'writable'> {
  const allowed = [...writes.documents, ...writes.files];
  const reached = folders.filter((folder) =>
    allowed.some((root) => isBelow(path, root, path.resolve(folder))),
  );
  return {
    readable: confineDisk([...reached, libraryFolder]),
    writable: confineDisk(reached, nodePlatform.isWindows, new AssistantWrites(writes)),
  };
}

/** Kilobytes. */
function stackOfNode(): number {
  const option = process.execArgv.find((arg) => arg.startsWith(STACK_OPTION));
  return option === undefined ? USUAL_STACK : Number(option.slice(STACK_OPTION.length));
}

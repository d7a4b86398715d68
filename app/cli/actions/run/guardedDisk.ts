import type { Disk } from '../../../../platform/Disk';
import { confineDisk } from '../../../../platform/node/confineDisk';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { AssistantWrites, type WriteLimits } from '../../writing/AssistantWrites';

const WRITING = [
  ...(['write', 'append', 'create', 'sync', 'makeFolder', 'makeTemporaryFolder', 'rename'] as const),
  ...(['link', 'copy', 'setMode', 'removeFile', 'removeFolder', 'removeAll'] as const),
];

/** The disk of the machine to read, and to write where an assistant's scripts may. */
export function guardedDisk(limits: WriteLimits): Disk {
  const { disk, isWindows } = nodePlatform;
  const folders = [...limits.documents, ...limits.files];
  const writing = confineDisk(folders, isWindows, new AssistantWrites(limits));
  const members = WRITING.map((name) => [
    name,
    (writing[name] as (...args: unknown[]) => unknown).bind(writing),
  ]);
  return { ...disk, ...(Object.fromEntries(members) as Pick<Disk, (typeof WRITING)[number]>) };
}

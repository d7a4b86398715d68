import { Host } from '../../../host/Host';
import type { Switches } from '../../../../host-mocks/options';
import { MemoryDisk } from '../../../../platform/browser/MemoryDisk';
import { MemoryProofs } from '../../../../platform/MemoryProofs';
import { paths } from '../../../../platform/browser/paths';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { Platform } from '../../../../platform/Platform';
import { checkAnswers } from './checkAnswers';
import type { AnimateAnswers } from './AnimateAnswers';

const CONFIGURATION = '/Configuration';

/**
 * The answers of this host: it runs the script that is run in Animate. Its files are in memory.
 *
 * @param script - the text of the script
 * @param switches - those that differ from the default
 */
export function askHost(script: string, switches: Partial<Switches>): AnimateAnswers {
  const disk = new MemoryDisk();
  disk.makeFolder(CONFIGURATION);
  const machine: Partial<Platform> = { isWindows: false, disk, paths, proofs: new MemoryProofs() };
  const host = new Host({ ...nodePlatform, ...machine }, { ...switches, roots: ['/'] });
  host.scripts.run(script, 'Ask Animate.jsfl');
  host.closeAll();
  const written = disk.list(CONFIGURATION).map(({ name }) => disk.read(`${CONFIGURATION}/${name}`));
  const answers = checkAnswers(JSON.parse(new TextDecoder().decode(written[0])));
  if (answers === undefined) throw new Error('the script of the questions wrote no answers');
  return answers;
}

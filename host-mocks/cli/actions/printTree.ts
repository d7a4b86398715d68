import { Host } from '../../Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { toTree } from '../../literal/toTree';
import type { CommandIo } from '../Io';

export interface TreeCommandOptions {
  /** Leave out the timelines of symbols. */
  symbols?: boolean;
  /** Leave out elements. */
  elements?: boolean;
}

/**
 * Prints scenes, layers, frames, elements and library of a document.
 *
 * @throws DocumentError when it cannot be opened.
 */
export function printTree(document: string, options: TreeCommandOptions, io: CommandIo): void {
  const host = new Host(nodePlatform, { realm: 'separate', onWarning: io.warn });
  io.out(`${toTree(host.open(document), options)}\n`);
}

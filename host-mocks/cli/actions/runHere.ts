import { nodePlatform } from '../../platform/node/nodePlatform';
import type { CommandIo } from '../Io';
import { shortPath } from '../messages/shortPath';
import { checkScripts } from './checkScripts';
import { documentFiles } from './documentFiles';
import { runScripts, type RunOptions } from './runScripts';

/** Runs scripts in this process. @throws Error for what is no script; as `runScripts`. */
export function runHere(scripts: readonly string[], options: RunOptions, io: CommandIo): void {
  checkScripts(scripts);
  const document = documentFiles(options.document, io);
  runScripts(scripts, { ...options, document }, { ...io, shortPath }, nodePlatform);
}

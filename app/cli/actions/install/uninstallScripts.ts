import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { entryToWrite } from '../../../../platform/WritePath';
import type { CommandIo } from '../../Io';
import { commandsFolders } from './commandsFolders';
import { InstallRecord } from './InstallRecord';

export interface UninstallOptions {
  /** Say what would be removed, and remove nothing. */
  dryRun?: boolean;
  /** Remove from this folder, instead of every Commands folder found. */
  to?: string;
}

/**
 * Removes the files that `install` copied, as far as they are still what it copied.
 *
 * @throws Error when no folder is found, or nothing was installed there
 */
export function uninstallScripts(options: UninstallOptions, io: CommandIo): void {
  const folders = commandsFolders(options, io);
  let isAny = false;
  for (const folder of folders) {
    const record = new InstallRecord(folder);
    for (const name of record.names) {
      isAny = true;
      io.line(removeFile(path.join(folder, name), name, record, options));
    }
    if (!options.dryRun) record.remove();
  }
  if (!isAny) throw new Error(`${folders.join(', ')}: install has copied nothing here`);
  if (options.dryRun) io.out('Nothing was done: this was a dry run.\n');
}

function removeFile(file: string, name: string, record: InstallRecord, { dryRun }: UninstallOptions): string {
  if (!fs.existsSync(file)) return `gone       ${file}`;
  if (!record.holds(name, fs.readFileSync(file))) return `kept       ${file} (it was changed since)`;
  if (!dryRun) nodePlatform.disk.removeFile(entryToWrite(nodePlatform, file));
  return `removed    ${file}`;
}

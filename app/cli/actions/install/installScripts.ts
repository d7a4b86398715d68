import fs from 'node:fs';
import path from 'node:path';
import { commandsFolders } from './commandsFolders';
import { FileSet } from '../../writing/FileSet';
import { Copy } from './Copy';
import { InstallRecord } from './InstallRecord';
import { UsageError, type CommandIo } from '../../Io';

export interface InstallOptions {
  /** Say what would be done, and do nothing. */
  dryRun?: boolean;
  /** Copy into this folder, instead of every Commands folder found. */
  to?: string;
  /** Replace other files, too: those that are not builds of the library and were not copied there by this command. */
  force?: boolean;
}

const LIBRARY = 'collection.jsfl';

const MENU = `
In Animate they are in the menu Commands. Begin with "Select by Query".
`;

const LOADER = `
A script of your own loads the library with its first line:

    fl.runScript(fl.configURI + 'Commands/${LIBRARY}');
`;

/**
 * Copies the built library and scripts into the Commands folder of every version and language of Animate
 * found, where they are in the menu Commands. Nothing is copied if another file is in the way.
 *
 * @throws Error when no folder is found, a script is missing, or a file that is not ours would be replaced
 */
export function installScripts(scripts: readonly string[], options: InstallOptions, io: CommandIo): void {
  const own = [path.join(io.libraryFolder, LIBRARY), ...menuCommands(io.libraryFolder)];
  const files = [...own, ...scripts.map((script) => path.resolve(script))];
  checkFiles(files);
  if (options.to !== undefined && fs.statSync(options.to, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`--to ${options.to}: expected a folder, not a file`);
  const records = new Map(commandsFolders(options, io).map((folder) => [folder, new InstallRecord(folder)]));
  const installs = [...records].map(([folder, record]) => ({
    folder,
    record,
    copies: files.map((file) => new Copy(file, folder, record)),
  }));
  const inTheWay = installs
    .flatMap(({ copies }) => copies)
    .filter(({ state }) => state === 'other')
    .map(({ target }) => target);
  if (inTheWay.length > 0 && !options.force) {
    throw new Error(`${inTheWay.join(', ')}: another file is there; nothing was copied; --force replaces it`);
  }
  for (const install of installs) {
    if (!options.dryRun) copyAll(install);
    for (const copy of install.copies) io.line(copy.describe());
  }
  if (options.dryRun) io.out('Nothing was done: this was a dry run.\n');
  const stray = [...records.keys()].find((folder) => path.basename(folder) !== 'Commands');
  if (stray !== undefined)
    return io.note(`${stray}: the menu of Animate shows what is in Commands, in its Configuration folder`);
  if (!options.dryRun) io.out(MENU);
  if (scripts.length === 0 || scripts.some(needsLibrary)) io.out(LOADER);
}

/** All files of a folder, or none. */
function copyAll({
  folder,
  record,
  copies,
}: {
  folder: string;
  record: InstallRecord;
  copies: readonly Copy[];
}): void {
  FileSet.write(folder, (files) => {
    for (const copy of copies) copy.addTo(files);
    record.addTo(files);
  });
}

/** False for a script that was built with the library in it. */
function needsLibrary(script: string): boolean {
  return !fs.readFileSync(script, 'utf8').includes('ElementCollection');
}

/** The commands for people who write no scripts; they are among the examples of the package. */
function menuCommands(libraryFolder: string): string[] {
  const folder = path.join(libraryFolder, '../examples/commands');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name));
}

function checkFiles(files: readonly string[]): void {
  const document = files.find((file) => /\.(fla|xfl)$/i.test(file));
  if (document !== undefined) throw new UsageError(`${document}: expected a script, not a document`);
  const missing = files.find((file) => !fs.statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing !== undefined) throw new Error(`${missing}: there is no such script`);
  const names = files.map((file) => path.basename(file).toLowerCase());
  const twice = files.find((_file, index) => names.indexOf(names[index]) < index);
  if (twice !== undefined) throw new Error(`${twice}: another script has the same name`);
}

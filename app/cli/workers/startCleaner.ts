import { startProgram } from './startProgram';

/** The ending of the name of a list of other things to remove: the JSON of `Remains`. */
export const REMAINS = '.remains';

/**
 * Waits for the end of its input, which comes when its parent ends, and removes the files that the lists
 * in a folder name, then the folder. It renames first: the next writer there finds nothing half-removed. Nothing is removed if
 * one of the folders above has become a link, which resolves to another folder.
 */
export const CLEANER = `
  const [, folder] = process.argv;
  const attempt = (work) => { try { return work(); } catch { return undefined; } };
  const remove = ({ path, text }) => {
    if (text !== undefined && fs.readFileSync(path, 'utf8') !== text) return;
    const away = path + '.' + process.pid + '.tmp';
    const isAway = fs.existsSync(path) && attempt(() => (fs.renameSync(path, away), true));
    fs.rmSync(isAway ? away : path, { recursive: true, force: true });
  };
  process.stdin.resume().on('close', () => {
    const names = attempt(() => fs.readdirSync(folder)) ?? [];
    const lists = names.filter((name) => name.endsWith('${REMAINS}')).sort((a, b) => parseInt(a) - parseInt(b));
    const read = (name) => attempt(() => JSON.parse(fs.readFileSync(folder + '/' + name, 'utf8'))) ?? [];
    const isReal = (folder) => attempt(() => fs.realpathSync.native(folder)) === folder;
    const remains = lists.flatMap(read).filter((entry) => isReal(path.dirname(entry.path)));
    for (const entry of remains) if (!entry.isEmpty) attempt(() => remove(entry));
    for (const entry of remains) if (entry.isEmpty) attempt(() => fs.rmdirSync(entry.path));
    fs.rmSync(folder, { recursive: true, force: true });
  });
`;

/**
 * Starts a process that removes a folder, and what the lists in it name, when this one ends, for whatever reason: after a signal
 * a busy process cannot clean up, and a signal listener would delay the end until the work has finished.
 *
 * @param folder - its name is chosen by this program: no part of it comes from a document
 * @returns a function that ends it, after the folder is removed
 */
export function startCleaner(folder: string): () => void {
  const cleaner = startProgram(process.execPath, ['-e', CLEANER, folder], {
    // In another process group: Ctrl+C does not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without the cleaner, the folder is removed only when this process ends by itself.
  cleaner.on('error', () => undefined);
  cleaner.stdin?.on('error', () => undefined);
  cleaner.unref();
  (cleaner.stdin as unknown as { unref?(): void } | null)?.unref?.();
  return () => void cleaner.kill('SIGKILL');
}

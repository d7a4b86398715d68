import { startProgram } from './startProgram';

/** How the name of a list ends that says what else is to be removed: the JSON of `Remains`. */
export const REMAINS = '.remains';

/**
 * Waits for the end of its input, which is that of the process at the other side, and removes a folder, and before it what
 * the lists in it name. Under another name first: who writes there next finds nothing half-removed. Nothing is removed where
 * a link stands by now among the folders above: it leads elsewhere than was meant.
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
    const remains = lists.flatMap(read).filter((one) => isReal(path.dirname(one.path)));
    for (const one of remains) if (!one.isEmpty) attempt(() => remove(one));
    for (const one of remains) if (one.isEmpty) attempt(() => fs.rmdirSync(one.path));
    fs.rmSync(folder, { recursive: true, force: true });
  });
`;

/**
 * Starts a process that removes a folder, and what the lists in it name, when this one ends, by whatever: a signal lets
 * nobody tidy who works, and a listener to signals would keep them waiting until the work is done.
 *
 * @param folder - of a name that is ours: no part of it comes from a document
 * @returns what ends it, when the folder is gone
 */
export function startCleaner(folder: string): () => void {
  const cleaner = startProgram(process.execPath, ['-e', CLEANER, folder], {
    // Of another group: Ctrl+C is not for it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it the folder goes when this process ends by itself.
  cleaner.on('error', () => undefined);
  cleaner.stdin?.on('error', () => undefined);
  cleaner.unref();
  (cleaner.stdin as unknown as { unref?(): void } | null)?.unref?.();
  return () => void cleaner.kill('SIGKILL');
}

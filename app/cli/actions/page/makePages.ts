import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { type CommandIo, UsageError } from '../../Io';
import { shortPath } from '../../messages/shortPath';
import { buildPage } from './buildPage';
import { findAllDocuments } from '../documents/findDocuments';
import { forEachDocument } from '../documents/forEachDocument';
import { namedTargets } from '../documents/namedTargets';
import { writeOutput } from '../../writing/writeOutput';
import { pathToFileURL } from 'node:url';
import { startProgram } from '../../workers/startProgram';

/** The page that is opened: no name of a document is given to another program. */
const PAGE = 'document.html';

/** The beginning of the names of folders with such pages. */
const PAGES = 'adobe-collection-page-';

/** How long a page is kept, in milliseconds. */
const KEPT = 24 * 3600 * 1000;

/**
 * Writes a page for each document. False when one of several could not be written.
 *
 * @throws Error when several documents would share a page; DocumentError of a single document
 */
export function makePages(
  patterns: readonly string[],
  { output }: { output?: string },
  io: CommandIo,
): boolean {
  if (output !== undefined && !/\.html?$/i.test(output))
    throw new UsageError(`${output}: expected a name that ends in .html`);
  const targetOf = namedTargets(output, 'pages/{name}.html', 'page');
  return forEachDocument(patterns, io, (file, name, isOnly) => {
    const target = targetOf(file, name, isOnly);
    const page = buildPage(file, io);
    if (target === undefined) io.outContent(page);
    else {
      writeOutput(target, page, nodePlatform);
      io.line(target);
    }
  });
}

/**
 * Shows a document in the browser. Its page is in a temporary folder, and stays there for a day: the browser reads it after
 * this process has ended.
 *
 * @throws DocumentError for a document that cannot be opened; UsageError for a folder of several; Error where no browser
 *   can be started
 */
export async function openPage(name: string, io: CommandIo): Promise<void> {
  const [file, ...others] = findAllDocuments([name], io).documents;
  if (others.length > 0)
    throw new UsageError(
      `${name}: holds ${others.length + 1} documents, and open shows one, such as ${shortPath(file)}`,
    );
  const page = buildPage(file, io);
  removeOldPages();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), PAGES));
  const target = path.join(folder, PAGE);
  fs.writeFileSync(target, page, { mode: 0o600 });
  await showInBrowser(target, io.system.platform);
  io.line(target);
}

/** Removes the pages of this user that are older than a day. */
function removeOldPages(): void {
  const names = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(PAGES));
  for (const folder of names.map((name) => path.join(os.tmpdir(), name))) {
    try {
      const { uid, mtimeMs } = fs.lstatSync(folder);
      if (uid !== (process.getuid?.() ?? uid) || Date.now() - mtimeMs < KEPT) continue;
      fs.rmSync(path.join(folder, PAGE), { force: true });
      fs.rmdirSync(folder);
    } catch {
      // It belongs to another user, or was removed meanwhile.
    }
  }
}

/** A program that cannot show the file fails within this time, in milliseconds. */
const PATIENCE = 1500;

/**
 * Shows a file in the browser that the variable `BROWSER` names, or in the default one of the system.
 *
 * @param file - its name is chosen by this program: no part of it comes from a document
 * @throws Error where there is none
 */
async function showInBrowser(file: string, platform: string): Promise<void> {
  const [program, ...args] = openerOf(platform);
  const failure = await show(program, [...args, pathToFileURL(file).href], platform);
  if (failure === undefined) return;
  throw new Error(`no browser could be started (${program}: ${failure}); the page is ${file}`);
}

function openerOf(platform: string): [string, ...string[]] {
  const { BROWSER, SystemRoot = 'C:\\Windows' } = process.env;
  if (BROWSER !== undefined && BROWSER !== '') return [BROWSER];
  if (platform === 'darwin') return ['/usr/bin/open'];
  if (platform === 'win32')
    return [path.win32.join(SystemRoot, 'System32', 'rundll32.exe'), 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
}

/** Starts a program and leaves it running. Resolves to the reason if it fails at once. */
function show(program: string, args: readonly string[], platform: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = startProgram(program, args, { detached: true, stdio: 'ignore' }, platform);
    const timer = setTimeout(() => resolve(undefined), PATIENCE);
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      resolve(error.code === 'ENOENT' ? 'not found' : error.message);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0 || code === null ? undefined : `ended with ${code}`);
    });
    child.unref();
  }).catch((error: Error) => error.message) as Promise<string | undefined>;
}

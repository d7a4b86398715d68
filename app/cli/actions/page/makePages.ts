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
import { showInBrowser } from '../showInBrowser';

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
  const failure = await showInBrowser(pathToFileURL(target).href, io.system.platform);
  if (failure !== undefined) throw new Error(`${failure}; the page is ${target}`);
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

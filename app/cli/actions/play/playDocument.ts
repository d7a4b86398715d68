import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Host } from '../../../host/Host';
import { publishDocument } from '../../../../output/makers/publishDocument';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { UsageError, type CommandIo } from '../../Io';
import { TemporaryFolders } from '../../TemporaryFolders';
import { shortPath } from '../../messages/shortPath';
import { findAllDocuments } from '../documents/findDocuments';
import { tellLosses } from '../publish/tellLosses';
import { pixelLimit } from '../render/writePicture';
import { showInBrowser } from '../showInBrowser';
import { findRuffle } from './findRuffle';
import { MovieServer } from './MovieServer';

/** Options of `play`. */
export interface PlayOptions {
  scripts?: 'drop';
  sourcePath?: string[];
  fonts?: string;
  maxPixels?: number;
  /** False where the address is printed and no browser is started. */
  browser?: boolean;
}

/**
 * Publishes a document as SWF and plays it in a page, by Ruffle. What the movie traces is printed. Ends with Ctrl-C, or
 * when the page is closed.
 *
 * @throws Error where Ruffle is not installed, for scripts that cannot be compiled, and where no browser can be started;
 *   UsageError for a folder of several documents
 */
export async function playDocument(name: string, options: PlayOptions, io: CommandIo): Promise<void> {
  const [file, ...others] = findAllDocuments([name], io).documents;
  if (others.length > 0)
    throw new UsageError(
      `${name}: holds ${others.length + 1} documents, and play shows one, such as ${shortPath(file)}`,
    );
  const ruffle = findRuffle();
  const movie = movieOf(file, options, io);
  const server = new MovieServer({ ruffle, ...movie, trace: (text) => io.line(text) });
  const stopListening = io.onInterrupt(() => server.stop());
  const folders = new TemporaryFolders();
  try {
    const address = await server.start();
    const failure =
      options.browser === false
        ? undefined
        : await showInBrowser(writeOpeningPage(address, folders.make()), io.system.platform);
    if (failure !== undefined) throw new Error(failure);
    io.note(`${movie.name} plays at ${address} (Ctrl-C ends)`);
    await server.ended;
  } finally {
    stopListening();
    server.stop();
    folders.removeAll();
  }
}

/**
 * Writes a page that only this user can read, and that opens another one. All users of a machine can see the command lines
 * of its programs, so the secret address must not be in the browser's.
 *
 * @returns the address of the file
 */
function writeOpeningPage(address: string, folder: string): string {
  const file = path.join(folder, 'play.html');
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}">\n`;
  fs.writeFileSync(file, page, { mode: 0o600 });
  return pathToFileURL(file).href;
}

interface PlayedMovie {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function movieOf(
  file: string,
  { scripts, sourcePath, fonts, maxPixels }: PlayOptions,
  io: CommandIo,
): PlayedMovie {
  const host = new Host(nodePlatform, {
    onWarning: io.warn,
    fonts: fonts === undefined ? [] : [fonts],
    limits: pixelLimit(maxPixels),
  });
  try {
    const { film, name } = host.open(file);
    const sources = { paths: sourcePath };
    const { files, losses } = publishDocument(film, { to: 'swf', scripts, sources });
    tellLosses(losses, false, io);
    return { name, bytes: files[0].bytes, ...film.stage };
  } finally {
    host.closeAll();
  }
}

import path from 'node:path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { pathToWrite, pathBelow } from '../../../../platform/WritePath';
import type { CommandIo, Task } from '../../Io';
import { PREFIX } from '../../messages/programName';
import { Progress } from '../../messages/Progress';
import { shortPath } from '../../messages/shortPath';
import { visibleLine } from '../../messages/visible';
import { shareWork } from '../../workers/shareWork';
import { tidyAtExit } from '../../writing/FileSet';
import { commonFolder } from './commonFolder';
import { DOCUMENT_BOUNDS } from './documentBounds';

/** The results of several documents. */
export interface ApartOutcome<Report> {
  reports: Report[];
  /** True when no document failed. */
  isDone: boolean;
}

/**
 * Makes files of several documents in separate processes, as many at a time as the machine has processors. Each document has
 * a folder of its own below the output.
 *
 * @param taskOf - the task for a document and its folder: it prints a list of one report as JSON
 */
export async function workApart<Report>(
  documents: readonly string[],
  output: string,
  taskOf: (document: string, folder: string) => Task,
  io: CommandIo,
): Promise<ApartOutcome<Report>> {
  const places = placesBelow(commonFolder(documents), documents);
  const root = pathToWrite(nodePlatform, output);
  const folders = places.map((place) => pathBelow(nodePlatform, root, place));
  const reports: Report[] = [];
  let failed = 0;
  const progress = new Progress(documents.length, io);
  const tidy = tidyAtExit(folders);
  await shareWork(documents, DOCUMENT_BOUNDS, io, async (document, worker, index) => {
    const said = { out: '', err: '' };
    const sink = {
      out: (text: string) => void (said.out += text),
      err: (text: string) => void (said.err += text),
    };
    const folder = path.join(output, places[index]);
    const status = await worker.run(taskOf(document, folder + path.sep), sink);
    if (status === 0) reports[index] = (JSON.parse(said.out) as Report[])[0];
    else failed++;
    progress.hide();
    for (const line of said.err.split('\n').filter(Boolean)) io.err(`${named(line, document)}\n`);
    progress.next();
  });
  tidy();
  progress.hide();
  if (failed > 0) io.err(`${failed} of ${documents.length} documents failed\n`);
  return { reports: reports.filter(Boolean), isDone: failed === 0 };
}

/** Folders for the files of each document; an FLA keeps its ending where an XFL has the same name. */
function placesBelow(folder: string, documents: readonly string[]): string[] {
  const whole = documents.map((document) => path.relative(folder, document));
  const short = whole.map((place) => place.replace(/\.fla$/i, ''));
  return short.map((place, index) =>
    short.indexOf(place) === short.lastIndexOf(place) ? place : whole[index],
  );
}

/** A line of a document's process, preceded by the name of the document unless the line has it. */
function named(line: string, document: string): string {
  const name = visibleLine(shortPath(document));
  const text = line.startsWith(PREFIX) ? line.slice(PREFIX.length) : line;
  return text.includes(visibleLine(path.basename(document))) ? line : `${PREFIX}${name}: ${text}`;
}

import path from 'node:path';
import { refuseLinks } from '../../../platform/node/refuseLinks';
import { UsageError, type CommandIo } from '../../Io';
import { Progress } from '../../messages/Progress';
import { mannerOf } from '../mannerOf';
import type { ExportTask } from '../performTask';
import { commonFolder } from '../documents/commonFolder';
import { DOCUMENT_BOUNDS } from '../documents/documentBounds';
import { exportDocument, type ExportReport } from './exportDocument';
import type { ExportRequest } from './ExportRequest';
import { tidyAfterKilled } from './FileSet';
import { findAllDocuments } from '../documents/findDocuments';
import { shareWork } from '../../workers/shareWork';
import { PREFIX } from '../../messages/programName';

/**
 * Makes files of documents. A single document is worked on here; several in processes apart, as many at a time as the
 * machine has processors. True when all succeeded.
 *
 * @throws whatever a single document throws; Error when a pattern names no document.
 */
export async function exportDocuments(
  patterns: readonly string[],
  request: ExportRequest,
  io: CommandIo,
): Promise<boolean> {
  const { documents } = findAllDocuments(patterns, io);
  if (documents.length === 1) {
    const report = await exportDocument(documents[0], request, io);
    tell([report], request, io);
    return true;
  }
  if (request.output === '-')
    throw new UsageError('-o - takes one document: standard output is one stream; name a folder');
  return exportApart(documents, request, io);
}

async function exportApart(
  documents: readonly string[],
  request: ExportRequest,
  io: CommandIo,
): Promise<boolean> {
  const folder = commonFolder(documents);
  const places = placesBelow(folder, documents);
  for (const place of places) refuseLinks(request.output, place);
  const reports: ExportReport[] = [];
  const failed: string[] = [];
  const progress = new Progress(documents.length, io);
  await shareWork(documents, DOCUMENT_BOUNDS, io, async (document, worker, index) => {
    const said = { out: '', err: '' };
    const sink = {
      out: (text: string) => void (said.out += text),
      err: (text: string) => void (said.err += text),
    };
    const output = path.join(request.output, places[index]) + path.sep;
    const own = { ...request, output, json: true };
    const task: ExportTask = { task: 'export', documents: [document], request: own, ...mannerOf(io) };
    const status = await worker.run(task, sink);
    if (status === 0) reports[index] = (JSON.parse(said.out) as ExportReport[])[0];
    else {
      failed.push(document);
      tidyAfterKilled(output);
    }
    progress.hide();
    for (const line of said.err.split('\n').filter(Boolean)) io.err(`${named(line, document)}\n`);
    progress.next();
  });
  progress.hide();
  tell(reports.filter(Boolean), request, io);
  if (failed.length > 0) io.err(`${failed.length} of ${documents.length} documents failed\n`);
  return failed.length === 0;
}

/** One line for each file, or JSON. */
function tell(reports: readonly ExportReport[], request: ExportRequest, io: CommandIo): void {
  if (request.output === '-') return;
  if (request.json) {
    io.out(`${JSON.stringify(reports, null, 2)}\n`);
    return;
  }
  for (const { files } of reports) for (const { file } of files) io.line(file);
}

/** Folders for the files of each document; an FLA keeps its ending where an XFL has the same name. */
function placesBelow(folder: string, documents: readonly string[]): string[] {
  const whole = documents.map((document) => path.relative(folder, document));
  const short = whole.map((place) => place.replace(/\.fla$/i, ''));
  return short.map((place, index) =>
    short.indexOf(place) === short.lastIndexOf(place) ? place : whole[index],
  );
}

/** A line of a document's process with the name of the document, unless it says it already. */
function named(line: string, document: string): string {
  const name = path.relative('', document);
  const text = line.startsWith(PREFIX) ? line.slice(PREFIX.length) : line;
  return text.includes(path.basename(document)) ? line : `${PREFIX}${name}: ${text}`;
}

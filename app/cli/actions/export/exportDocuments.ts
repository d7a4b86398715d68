import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { pathToWrite } from '../../../../platform/WritePath';
import { fromHere } from '../../messages/shortPath';
import { CommandFailure, ReportedFailure, SUCCESS, UsageError, type CommandIo } from '../../Io';
import { findAllDocuments } from '../documents/findDocuments';
import { severalFiles } from '../documents/outputTarget';
import { workApart } from '../documents/workApart';
import { mannerOf } from '../mannerOf';
import type { ExportTask } from '../performTask';
import type { ExportReport } from './exportDocument';
import type { ExportRequest } from './ExportRequest';
import { targetOf } from './exportTarget';
import { tidyAtExit } from '../../writing/FileSet';

/**
 * Exports documents in separate processes, which end at once when the user ends this one: several at a time, as many
 * as the machine has processors. True when all succeeded.
 *
 * @throws whatever a single document throws; Error when a pattern names no document.
 */
export async function exportDocuments(
  patterns: readonly string[],
  request: ExportRequest,
  io: CommandIo,
): Promise<boolean> {
  const { documents } = findAllDocuments(patterns, io);
  if (documents.length > 1) return exportSeveral(documents, request, io);
  const isHere = io.isWorker || request.output === '-';
  tell(
    [isHere ? await exportHere(documents[0], request, io) : await exportApart(documents[0], request, io)],
    request,
    io,
  );
  return true;
}

async function exportHere(document: string, request: ExportRequest, io: CommandIo): Promise<ExportReport> {
  const { exportDocument } = await import('./exportDocument');
  return exportDocument(document, request, io);
}

/** @throws CommandFailure if the process failed and has reported why */
async function exportApart(document: string, request: ExportRequest, io: CommandIo): Promise<ExportReport> {
  const { folder } = targetOf(request);
  const tidy = tidyAtExit([pathToWrite(nodePlatform, folder)]);
  const worker = await io.startWorker({});
  let out = '';
  const sink = {
    out: (text: string) => void (out += text),
    err: (text: string) => io.err(text),
    progress: (line: string) => io.progress(line),
  };
  const watched = { ...request, json: true, progress: io.isTerminal };
  const status = await worker.run(taskFor(document, watched, io), sink);
  worker.stop();
  tidy();
  if (status !== SUCCESS) throw new CommandFailure(new ReportedFailure(), status);
  return (JSON.parse(out) as [ExportReport])[0];
}

async function exportSeveral(
  documents: readonly string[],
  request: ExportRequest,
  io: CommandIo,
): Promise<boolean> {
  if (request.output === '-')
    throw new UsageError('-o - takes one document: standard output is one stream; name a folder');
  if (targetOf(request).name !== undefined)
    throw severalFiles(request.output, `files of ${documents.length} documents`);
  const taskOf = (document: string, output: string): ExportTask =>
    taskFor(document, { ...request, output, json: true }, io);
  const { reports, isDone } = await workApart<ExportReport>(documents, request.output, taskOf, io);
  tell(reports, request, io);
  return isDone;
}

function taskFor(document: string, request: ExportRequest, io: CommandIo): ExportTask {
  return { task: 'export', documents: [document], request, ...mannerOf(io) };
}

/** One line for each file, or JSON. */
function tell(reports: readonly ExportReport[], request: ExportRequest, io: CommandIo): void {
  if (request.output === '-') return;
  if (request.json) {
    io.out(`${JSON.stringify(reports, null, 2)}\n`);
    return;
  }
  for (const { files } of reports) for (const { file } of files) io.line(fromHere(file));
}

import { UsageError, type CommandIo } from '../../Io';
import { findAllDocuments } from '../documents/findDocuments';
import { workApart } from '../documents/workApart';
import { mannerOf } from '../mannerOf';
import type { ExportTask } from '../performTask';
import { exportDocument, type ExportReport } from './exportDocument';
import type { ExportRequest } from './ExportRequest';

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
    tell([await exportDocument(documents[0], request, io)], request, io);
    return true;
  }
  if (request.output === '-')
    throw new UsageError('-o - takes one document: standard output is one stream; name a folder');
  const taskOf = (document: string, output: string): ExportTask => ({
    task: 'export',
    documents: [document],
    request: { ...request, output, json: true },
    ...mannerOf(io),
  });
  const { reports, isDone } = await workApart<ExportReport>(documents, request.output, taskOf, io);
  tell(reports, request, io);
  return isDone;
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

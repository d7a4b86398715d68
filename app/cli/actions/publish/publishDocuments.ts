import type { CommandIo } from '../../Io';
import { fromHere } from '../../messages/shortPath';
import { findAllDocuments } from '../documents/findDocuments';
import { outputTarget, severalFiles } from '../documents/outputTarget';
import { workApart } from '../documents/workApart';
import { mannerOf } from '../mannerOf';
import type { PublishTask } from '../performTask';
import { publishOne, type PublishReport } from './publishOne';
import type { PublishTaskOptions } from './PublishTaskOptions';

/**
 * Publishes documents: a single one in this process; several in separate processes, each into a folder of its own. True
 * when all succeeded.
 *
 * @throws whatever a single document throws; Error when a pattern names no document.
 */
export async function publishDocuments(
  patterns: readonly string[],
  request: PublishTaskOptions,
  io: CommandIo,
): Promise<boolean> {
  const { documents } = findAllDocuments(patterns, io);
  if (documents.length === 1) {
    tell([publishOne(documents[0], request, io)], request, io);
    return true;
  }
  if (outputTarget(request.output, ['.swf', '.swc', '.html'], 'publish').name !== undefined)
    throw severalFiles(request.output, `files of ${documents.length} documents`);
  const taskOf = (document: string, output: string): PublishTask => ({
    task: 'publish',
    documents: [document],
    request: { ...request, output, json: true },
    ...mannerOf(io),
  });
  const { reports, isDone } = await workApart<PublishReport>(documents, request.output, taskOf, io);
  tell(reports, request, io);
  return isDone;
}

/** One line for each file, or JSON. */
function tell(reports: readonly PublishReport[], { json }: PublishTaskOptions, io: CommandIo): void {
  if (json) io.out(`${JSON.stringify(reports, null, 2)}\n`);
  else for (const { files } of reports) for (const { file } of files) io.line(fromHere(file));
}

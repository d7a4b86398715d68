import { Host } from '../../../host/Host';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { CommandIo } from '../../Io';
import { errorLine } from '../../messages/errorLine';
import { fileAtRevision, isRevision } from '../git/revision';
import { documentOf } from './findDocuments';
import { readStandardInput } from './readStandardInput';

/**
 * Opens a document in a host of its own.
 *
 * @param name - a document; `-` for standard input; `<revision>:<path>` for one in git
 * @throws DocumentError when it cannot be opened; Error for a revision that git does not know
 */
export async function openApart(name: string, io: CommandIo): Promise<Document> {
  const file = await fileOf(name, io);
  try {
    return new Host(nodePlatform, { onWarning: io.warn }).open(file);
  } catch (error) {
    if (!isRevision(name)) throw error;
    throw new Error(errorLine(error).replaceAll(file, name), { cause: error });
  }
}

async function fileOf(file: string, io: CommandIo): Promise<string> {
  if (isRevision(file)) return fileAtRevision(file, io);
  if (file !== '-') return documentOf(file);
  const { document } = readStandardInput(io);
  if (document !== undefined) return document;
  throw new Error('-: standard input is not an FLA');
}

import fs from 'node:fs';
import { isDocumentData } from '../../../document/data/dataToFiles';
import { saveAt } from '../../../host-mocks/model/document/files/save';
import { faultReason } from '../../../platform/faultReason';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { Host } from '../../host/Host';
import { openLiteral } from '../../host/openLiteral';
import type { CommandIo } from '../Io';
import { jsonFault } from '../messages/jsonFault';
import { checkDocumentName, savedName } from './documents/checkDocumentName';

/**
 * Creates a document from data.
 *
 * @throws Error that names the file and what is wrong in it; DocumentError for a path that cannot be written.
 */
export function importDocument(
  file: string,
  { output, force }: { output: string; force?: boolean },
  io: CommandIo,
): void {
  checkDocumentName(output);
  const target = savedName(output);
  const data = readJson(file);
  if (typeof data !== 'object' || data === null || !isDocumentData(data)) {
    throw new Error(`${file}: holds no document as data; export --to json makes such a file`);
  }
  if (fs.existsSync(target) && !force) throw new Error(`${target} already exists; --force replaces it`);
  const host = new Host(nodePlatform, { onWarning: io.warn });
  try {
    saveAt(openLiteral(host, data), output, { force });
  } catch (error) {
    throw (error as Error).name === 'DataError'
      ? new Error(`${file}: ${(error as Error).message}`, { cause: error })
      : error;
  }
  host.closeAll();
  io.line(target);
}

function readJson(file: string): unknown {
  let text = '';
  try {
    text = fs.readFileSync(file, 'utf8');
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? `is not valid JSON: ${jsonFault(text, error)}`
        : `cannot be read: ${faultReason(error)}`;
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}

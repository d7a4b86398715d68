import { faultReason } from '../../platform/faultReason';
import { DocumentError } from './DocumentError';

/** An error of the file system in plain words. `what` as in "cannot be read". */
export function explainFault(path: string, what: string, error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  return new DocumentError(path, `${what}: ${faultReason(error)}`);
}

import { invalidArgument } from '../../../document/checks/HostError';
import type { DocumentCore } from './DocumentCore';

/**
 * Refuses an argument with the host's own message, which scripts look for, and warns with one that explains the fault.
 *
 * @throws HostError always
 */
export function refuseArgument(
  document: Pick<DocumentCore, 'warn'>,
  method: string,
  position: number,
  why: string,
): never {
  document.warn(`${method}: ${why}`);
  throw invalidArgument(method, position);
}

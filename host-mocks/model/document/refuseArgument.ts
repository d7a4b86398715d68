import { invalidArgument } from '../../../document/checks/HostError';
import type { DocumentCore } from './DocumentCore';

/**
 * Refuses an argument in the host's own words, which scripts look for, and warns in words that say what is wrong.
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

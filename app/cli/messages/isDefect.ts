import { isStackOverflow } from '../../../platform/isStackOverflow';

/**
 * True for an error that only a mistake in this program causes: wrong input never causes these. (Errors of scripts
 * are ScriptFailure, or from a realm of their own.)
 */
export function isDefect(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || isStackOverflow(error);
}

import { LimitError } from '../../geometry/claims';
import { isStackOverflow } from '../../platform/isStackOverflow';

/**
 * Runs a recursive drawing function, and explains an overflow of the engine's stack.
 *
 * @throws LimitError that names the reason: the symbols are nested too deeply
 */
export function explainStackOverflow<T>(draw: () => T): T {
  try {
    return draw();
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    throw Object.assign(new LimitError('the symbols are nested too deeply in one another to be drawn'), {
      cause: error,
    });
  }
}

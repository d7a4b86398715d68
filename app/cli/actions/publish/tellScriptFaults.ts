import { RefusedScripts } from '../../../../output/swf/scripts/RefusedScripts';
import { amount } from '../../../literal/amount';
import type { CommandIo } from '../../Io';

/**
 * Does something that compiles scripts. What is wrong with them is reported line by line.
 *
 * @throws Error after that; whatever `work` throws besides
 */
export function tellScriptFaults<T>(work: () => T, io: CommandIo): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RefusedScripts)) throw error;
    const { document, count, lines } = error;
    for (const line of lines) io.fail(line);
    throw new Error(
      `${document}: ${amount(count, 'error')} in scripts; nothing is written (--scripts=drop leaves scripts out)`,
      { cause: error },
    );
  }
}

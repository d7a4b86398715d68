import type { Loss } from '../../../publish/PublishOutcome';
import type { CommandIo } from '../../Io';

/** Says what a format does not keep. @throws Error with `strict`, when all are told */
export function tellLosses(losses: readonly Loss[], strict: boolean, io: CommandIo): void {
  for (const { where, what } of losses) {
    if (strict) io.fail(`${where}: ${what}`);
    else io.warn(`${where}: ${what}`);
  }
  if (strict && losses.length > 0) {
    const [number, verb] = losses.length === 1 ? ['one thing', 'is'] : [`${losses.length} things`, 'are'];
    throw new Error(
      `${number} of the document would be lost, as ${verb} said above; nothing is written (--strict)`,
    );
  }
}

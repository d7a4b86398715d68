import type { Loss } from '../../../../output/published/PublishOutcome';
import type { CommandIo } from '../../Io';

/** Reports what a format does not keep. @throws Error with `strict`, after all are reported */
export function tellLosses(losses: readonly Loss[], strict: boolean, io: CommandIo): void {
  let count = 0;
  for (const { where, what, isWarning } of losses) {
    if (!isWarning) count++;
    if (strict && !isWarning) io.fail(`${where}: ${what}`);
    else io.warn(`${where}: ${what}`);
  }
  if (strict && count > 0) {
    const [number, verb] = count === 1 ? ['one thing', 'is'] : [`${count} things`, 'are'];
    throw new Error(
      `${number} of the document would be lost, as ${verb} said above; nothing is written (--strict)`,
    );
  }
}

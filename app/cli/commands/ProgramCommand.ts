import { Command, type Option } from 'commander';
import { USAGE } from '../Io';

/** A command that explains a missing option. */
export class ProgramCommand extends Command {
  override createCommand(name?: string): Command {
    return new ProgramCommand(name);
  }

  /** Called by commander. */
  missingMandatoryOptionValue({ flags, description, argChoices }: Option): void {
    const choices = argChoices === undefined ? '' : `; one of ${argChoices.join(', ')}`;
    this.error(`error: ${flags} is missing: ${description}${choices}`, { exitCode: USAGE });
  }
}

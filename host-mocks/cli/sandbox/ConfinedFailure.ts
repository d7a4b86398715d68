import type { Place } from '../messages/codeFrame';
import type { ConfinedOutcome } from './protocol';

/** A failure that the sandbox told: `message` is one line, `frames` the places in scripts that led there. */
export class ConfinedFailure extends Error {
  override readonly name = 'ConfinedFailure';

  constructor(
    message: string,
    readonly frames: readonly string[],
    /** True for failures that somebody may want to report. */
    readonly isReportable: boolean,
    /** The line that failed. */
    readonly place?: Place,
  ) {
    super(message);
  }

  static of(outcome: Exclude<ConfinedOutcome, { kind: 'done' }>): Error {
    if (outcome.kind === 'failed')
      return new ConfinedFailure(outcome.message, outcome.frames, outcome.isReportable, outcome.place);
    return Object.assign(new TypeError(), { stack: outcome.stack });
  }
}

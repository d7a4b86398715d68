import {
  CommandFailure,
  FAILURE,
  InputError,
  ReportedFailure,
  SUCCESS,
  USAGE,
  UsageError,
  type Io,
} from './Io';
import { codeFrame } from './messages/codeFrame';
import { defectReport } from './messages/defectReport';
import { failureLine, isQueryError } from './messages/errorLine';
import { inFlags } from './messages/inFlags';
import { isDefect } from './messages/isDefect';
import { Logger } from './messages/Logger';
import { PREFIX } from './messages/programName';
import { ScriptFailure } from './messages/ScriptFailure';
import { fromHere } from './messages/shortPath';
import { visibleLine } from './messages/visible';
import { versionLine } from './messages/versionLine';
import { RefusedPlaces } from '../../output/published/PublishOutcome';
import { ConfinedFailure } from './sandbox/ConfinedFailure';
import { TemporaryFolders } from './TemporaryFolders';

export const HELP_HINT = '(add --help for usage)';

/** Runs an action, reports its failure, and resolves to the exit status. */
export async function runAction(io: Io, action: (logger: Logger) => Promise<void>): Promise<number> {
  const folders = new TemporaryFolders();
  const logger = new Logger(io, (prefix) => folders.make(prefix));
  try {
    // What was left out of the warnings is reported before the failure.
    await action(logger).finally(() => {
      logger.end();
      folders.removeAll();
    });
    return SUCCESS;
  } catch (error) {
    return tellFailure(error, io);
  }
}

function tellFailure(error: unknown, io: Io): number {
  if (error instanceof CommandFailure) {
    tellFailure(error.cause, io);
    return error.status;
  }
  if (error instanceof ReportedFailure) return FAILURE;
  if (isDefect(error)) {
    io.err(defectReport(error, io.libraryFolder));
    return FAILURE;
  }
  const line = error instanceof RefusedPlaces ? `${error.summary}:` : failureLine(error);
  io.err(`${PREFIX}${fromHere(inFlags(line))}\n`);
  if (error instanceof RefusedPlaces) for (const where of error.places) io.err(`  ${visibleLine(where)}\n`);
  if (error instanceof UsageError) {
    io.err(`${HELP_HINT}\n`);
    return USAGE;
  }
  if (error instanceof InputError || isQueryError(error)) return USAGE;
  if (error instanceof ScriptFailure || error instanceof ConfinedFailure)
    for (const line of [...codeFrame(error.place, error.source), ...error.frames])
      io.err(`${fromHere(line)}\n`);
  if (isReportable(error)) io.err(`    with ${versionLine(io.libraryFolder)}\n`);
  return FAILURE;
}

/** True for failures that may be defects to report: the host, too, can make a script fail. */
function isReportable(error: unknown): boolean {
  if (error instanceof ConfinedFailure) return error.isReportable;
  return error instanceof ScriptFailure && !error.isEndless;
}

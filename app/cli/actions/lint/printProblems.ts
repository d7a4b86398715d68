import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { CommandIo } from '../../Io';
import { formats } from '../../lint/formats';
import type { DocumentReport } from '../../lint/Problem';
import { readManifest } from '../../messages/versionLine';
import type { LintCommandOptions } from './LintCommandOptions';
import { writeOutput } from '../render/writePicture';

/** Prints what was found. True when there are no errors, and no more warnings than allowed. */
export function printProblems(
  reports: readonly DocumentReport[],
  options: LintCommandOptions,
  io: CommandIo,
): boolean {
  const { version } = readManifest(io.libraryFolder);
  const text = formats[options.format](reports, {
    version,
    isColored: io.isColored && options.output === undefined,
    isWhole: options.all ?? false,
    isDryRun: options.dryRun ?? false,
  });
  if (options.output !== undefined) writeOutput(options.output, text, nodePlatform);
  else if (
    !io.isQuiet ||
    options.format !== 'readable' ||
    reports.some(({ problems }) => problems.length > 0)
  )
    (options.format === 'readable' ? io.outPainted : io.outContent)(text);
  const problems = reports.flatMap((report) => report.problems);
  const warnings = problems.filter(({ severity }) => severity === 'warn').length;
  const { maxWarnings } = options;
  const isOver = maxWarnings !== undefined && warnings > maxWarnings;
  if (isOver) io.fail(`${warnings} warnings are more than --max-warnings ${maxWarnings} allows`);
  return warnings === problems.length && !isOver;
}

import { amount } from '../../../literal/amount';
import { paint } from '../../messages/colorText';
import { leftOutText } from '../../messages/leftOutText';
import { visibleLine } from '../../messages/visible';
import { describePlace } from '../describePlace';
import type { DocumentReport, Problem } from '../Problem';
import type { Format, FormatContext } from './ReportFormat';
import { shortPath } from '../../messages/shortPath';

/** Maximum number of problems of one rule shown for a document; the rest is counted. */
const MAX_SHOWN = 10;

/** The same if there are more than `MANY` documents. */
const MANY = 10;
const MAX_SHOWN_OF_MANY = 3;

/** For people: a line for each problem below the name of its document, and a line with counts. */
export const readable: Format = (reports, context) => {
  const shown = reports.filter((report) => hasSomething(report, context));
  const most = context.isWhole ? Infinity : shown.length > MANY ? MAX_SHOWN_OF_MANY : MAX_SHOWN;
  const blocks = shown.map((report) => block(report, most, context));
  return [...blocks, summary(reports, context)].join('\n');
};

function hasSomething(
  { problems, off, fixed, pictures }: DocumentReport,
  { isWhole }: FormatContext,
): boolean {
  if (isWhole && off !== undefined) return true;
  return problems.length > 0 || fixed > 0 || (pictures?.length ?? 0) > 0;
}

function block(
  { document, problems, off, fixed, leftOut, changes, pictures }: DocumentReport,
  most: number,
  { isColored, isDryRun, isWhole }: FormatContext,
): string {
  const lines = [paint('underline', shortPath(document), isColored)];
  for (const group of byRule(problems)) {
    const shown = group.slice(0, most);
    for (const problem of shown) lines.push(lineOf(problem, isColored));
    const more = group.length - shown.length;
    if (more > 0)
      lines.push(`           … and ${more} more of ${visibleLine(group[0].rule)} (--all shows them)`);
  }
  if (isWhole)
    for (const { rule, place, because } of off ?? [])
      lines.push(
        `  ${paint('dim', 'off    ', isColored)}  ${visibleLine(`${describePlace(place)}: ${because}`)}  ${paint('dim', rule, isColored)}`,
      );
  if (fixed > 0) lines.push(`  ${isDryRun ? 'would fix' : 'fixed'} ${amount(fixed, 'problem')}`);
  if (leftOut) lines.push(`  ${isDryRun ? 'would be ' : ''}${leftOutText(leftOut)}`);
  for (const change of changes ?? []) lines.push(`    ${visibleLine(change)}`);
  for (const picture of pictures ?? []) lines.push(`  picture: ${visibleLine(shortPath(picture))}`);
  return `${lines.join('\n')}\n`;
}

function lineOf({ severity, place, message, rule }: Problem, isColored: boolean): string {
  const word =
    severity === 'error' ? paint('red', 'error  ', isColored) : paint('yellow', 'warning', isColored);
  const what = visibleLine(`${describePlace(place)}: ${message}`);
  return `  ${word}  ${what}  ${paint('dim', rule, isColored)}`;
}

/** Problems by rule, in the order of their first problem, errors first. */
function byRule(problems: readonly Problem[]): Problem[][] {
  const groups = new Map<string, Problem[]>();
  const sorted = [...problems].sort((one, other) => rank(one) - rank(other));
  for (const problem of sorted) {
    const group = groups.get(problem.rule);
    if (group) group.push(problem);
    else groups.set(problem.rule, [problem]);
  }
  return [...groups.values()];
}

function rank({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}

function summary(reports: readonly DocumentReport[], { isColored, isDryRun }: FormatContext): string {
  const problems = reports.flatMap((report) => report.problems);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const documents = amount(reports.length, 'document');
  const fixed = reports.reduce((sum, report) => sum + report.fixed, 0);
  const fixedNote = fixed > 0 ? `; ${isDryRun ? 'would fix' : 'fixed'} ${fixed}` : '';
  const off = reports.reduce((sum, report) => sum + (report.off?.length ?? 0), 0);
  const offNote = off > 0 ? `; ${off} switched off` : '';
  if (problems.length === 0)
    return `${paint('green', `${documents}, no problems${fixedNote}`, isColored)}${offNote}\n`;
  const fixable = problems.filter(({ isFixable }) => isFixable).length;
  const hint = fixable > 0 && fixed === 0 ? `; --fix removes ${fixable}` : '';
  const total = `${amount(problems.length, 'problem')} (${amount(errors, 'error')}, ${amount(problems.length - errors, 'warning')}) in ${documents}`;
  return `${paint(errors > 0 ? 'red' : 'yellow', `${total}${fixedNote}`, isColored)}${hint}${offNote}\n`;
}

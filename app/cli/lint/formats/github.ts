import { describePlace } from '../describePlace';
import type { Format } from './ReportFormat';
import { shortPath } from '../../messages/shortPath';

/** Annotations of GitHub Actions: a line for each problem. */
export const github: Format = (reports) =>
  reports
    .flatMap(({ document, problems }) =>
      problems.map(({ severity, rule, message, place }) => {
        const file = escapeProperty(shortPath(document));
        const text = escapeText(`${describePlace(place)}: ${message}`);
        return `::${severity === 'error' ? 'error' : 'warning'} file=${file},title=${escapeProperty(rule)}::${text}\n`;
      }),
    )
    .join('');

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

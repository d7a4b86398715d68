import { describePlace } from '../describePlace';
import type { Problem } from '../Problem';
import { rules as builtIn } from '../rules';
import type { Format } from './ReportFormat';
import { artifactUri } from './artifactUri';
import { PROGRAM_NAME } from '../../messages/programName';

/** SARIF 2.1.0, for code scanning. */
export const sarif: Format = (reports, { version }) => {
  const names = [...new Set(reports.flatMap(({ problems }) => problems.map(({ rule }) => rule)))];
  const driver = {
    name: PROGRAM_NAME,
    version,
    rules: names.map((id) => ({ id, shortDescription: { text: descriptionOf(id) } })),
  };
  const results = reports.flatMap(({ document, problems }) =>
    problems.map((problem) => resultOf(problem, document, names)),
  );
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function descriptionOf(rule: string): string {
  return Object.hasOwn(builtIn, rule) ? builtIn[rule].message : rule;
}

/** A document has no lines: the region is line 1, which viewers require; the position in the document is a logical location. */
function resultOf(
  { rule, severity, message, place }: Problem,
  file: string,
  names: readonly string[],
): object {
  const where = describePlace(place);
  return {
    ruleId: rule,
    ruleIndex: names.indexOf(rule),
    level: severity === 'error' ? 'error' : 'warning',
    message: { text: `${where}: ${message}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: artifactUri(file) },
          region: { startLine: 1 },
        },
        logicalLocations: [{ fullyQualifiedName: where, kind: place.kind }],
      },
    ],
  };
}

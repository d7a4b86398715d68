import { escapeText } from '../../../../output/svg/svg';
import { describePlace } from '../describePlace';
import type { DocumentReport, Problem } from '../Problem';
import type { Format } from './ReportFormat';
import { shortPath } from '../../messages/shortPath';

/** JUnit's XML: a suite for each document, a case for each rule that it breaks, or one that passed. */
export const junit: Format = (reports) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${reports.map(suite).join('')}</testsuites>\n`;

function suite({ document, problems }: DocumentReport): string {
  const name = quote(shortPath(document));
  const rules = [...new Set(problems.map(({ rule }) => rule))];
  const cases = rules.map((rule) =>
    testCase(
      rule,
      name,
      problems.filter((problem) => problem.rule === rule),
    ),
  );
  if (cases.length === 0) cases.push(`    <testcase name="lint" classname=${name}/>\n`);
  const failed = rules.length;
  return `  <testsuite name=${name} tests="${cases.length}" failures="${failed}">\n${cases.join('')}  </testsuite>\n`;
}

function testCase(rule: string, classname: string, problems: readonly Problem[]): string {
  const lines = problems.map(({ place, message }) => escapeText(`${describePlace(place)}: ${message}`));
  const [{ severity }] = problems;
  return `    <testcase name=${quote(rule)} classname=${classname}>\n      <failure type="${severity}" message=${quote(problems[0].message)}>${lines.join('\n')}</failure>\n    </testcase>\n`;
}

function quote(text: string): string {
  return `"${escapeText(text).replaceAll('\n', '&#10;')}"`;
}

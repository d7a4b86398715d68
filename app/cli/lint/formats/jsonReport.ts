import { describePlace } from '../describePlace';
import type { Format } from './ReportFormat';
import { shortPath } from '../../messages/shortPath';

/** For programs: an Array of documents. Frames count from 0, as in scripts. */
export const json: Format = (reports) => {
  const documents = reports.map(({ document, problems, ...rest }) => ({
    document: shortPath(document),
    problems: problems.map((problem) => ({ ...problem, where: describePlace(problem.place) })),
    ...rest,
  }));
  return `${JSON.stringify(documents, null, 2)}\n`;
};

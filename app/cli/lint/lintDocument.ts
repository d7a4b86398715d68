import { Host } from '../../host/Host';
import { leaveOutMedia, type LeftOut } from '../../../host-mocks/model/document/files/leaveOutMedia';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { LIBRARY_ALONE, queriesOf } from '../../query/loadLibrary';
import { compareFacts } from '../diff/compareFacts';
import { changesText } from '../diff/changesText';
import { factsOf } from '../facts/factsOf';
import { checkDocument, fixDocument, type FoundProblem } from './checkDocument';
import type { ActiveRule } from './config/rulesFor';
import { drawProblems } from './drawProblems';
import { LintedDocument } from './LintedDocument';
import { mergeRuns } from './mergeRuns';
import type { DocumentReport } from './Problem';

export interface LintOptions {
  /** Remove what can be removed. */
  fix?: boolean;
  /** Do not save the fixes. */
  dryRun?: boolean;
  /** A folder for pictures of the problems. */
  render?: string;
  libraryFolder: string;
  warn(text: string): void;
}

/** Maximum number of rounds: a fix can cause a problem that also has a fix. */
const ROUNDS = 50;

/**
 * Checks a document against rules. It is opened once for all of them.
 *
 * @throws DocumentError when it cannot be opened or saved; Error when a rule cannot be used
 */
export function lintDocument(
  file: string,
  rules: readonly ActiveRule[],
  options: LintOptions,
): DocumentReport {
  const host = new Host(nodePlatform, { ...LIBRARY_ALONE, canSave: false });
  const model = host.open(file);
  model.files.container.listen?.(({ text, isLost }) => {
    if (!isLost) options.warn(text);
  });
  const document = new LintedDocument(host, model, queriesOf(host, options.libraryFolder));
  let problems = checkDocument(document, rules);
  const before = options.fix && options.dryRun ? factsOf(model) : undefined;
  let fixed = 0;
  let leftOut: LeftOut | undefined;
  if (options.fix) {
    for (let round = 0; round < ROUNDS && problems.some(({ isFixable }) => isFixable); round++) {
      fixed += fixDocument(document, rules, problems);
      problems = checkDocument(document, rules);
    }
    if (fixed > 0) {
      if (options.dryRun) leftOut = leaveOutMedia(model, new Map(), model.node);
      else {
        model.saveAt(undefined, {});
        leftOut = model.leftOut;
      }
    }
  }
  const pictures =
    options.render === undefined ? undefined : drawProblems(file, model, problems, options.render);
  const report: DocumentReport = {
    document: file,
    problems: mergeRuns(problems.map(withoutObject)),
    fixed,
    ...(leftOut && leftOut.files > 0 ? { leftOut } : {}),
    ...(before && fixed > 0 ? { changes: changesText(compareFacts(before, factsOf(model)), false) } : {}),
    ...(pictures ? { pictures } : {}),
  };
  host.closeAll();
  return report;
}

function withoutObject({ object: _, ...problem }: FoundProblem): Omit<FoundProblem, 'object'> {
  return problem;
}

import { nearestWord } from '../../../host-mocks/nearestWord';
import type { HostObject } from '../../../host-mocks/realm/HostObject';
import { QUERY_KINDS } from '../../query/QueryKind';
import { checkDocument, type FoundProblem } from './checkDocument';
import type { ActiveRule } from './config/rulesFor';
import type { LintedDocument } from './LintedDocument';
import type { Exception, ProblemLocation, SwitchedOff } from './Problem';
import { problemLocation } from './problemLocation';

/** The problems that count, and those that are switched off. */
export interface Judgement {
  problems: FoundProblem[];
  off: SwitchedOff[];
}

/**
 * Checks a document, and leaves out what its configuration (`except`) or a comment in it switches off, with the reasons. A
 * comment without a reason, or of an unknown rule, is a problem itself.
 *
 * @throws as `checkDocument`
 */
export function judgeDocument(document: LintedDocument, rules: readonly ActiveRule[]): Judgement {
  const { comments, faults } = readComments(document, rules);
  const excepted = new Map(rules.map((active) => [active.name, exceptionsOf(document, active)]));
  const judgement: Judgement = { problems: [], off: [] };
  for (const problem of checkDocument(document, rules)) {
    const because =
      excepted.get(problem.rule)?.(problem.object) ??
      comments.find((each) => isMeant(each, problem))?.because;
    if (because === undefined) judgement.problems.push(problem);
    else judgement.off.push({ rule: problem.rule, place: problem.place, because });
  }
  for (const fault of faults) judgement.problems.push(fault);
  return judgement;
}

/** Finds the reason why a rule does not hold for an object. The queries are asked when there is a problem. */
function exceptionsOf(
  document: LintedDocument,
  { options }: ActiveRule,
): (object: HostObject | undefined) => string | undefined {
  const exceptions = (options.except as Exception[] | undefined) ?? [];
  let matches: readonly { objects: ReadonlySet<HostObject>; because: string }[] | undefined;
  return (object) => {
    if (object === undefined || exceptions.length === 0) return undefined;
    matches ??= exceptions.map((exception) => ({
      because: exception.because,
      objects: new Set(
        QUERY_KINDS.flatMap((kind) => {
          const query = exception[kind];
          return query === undefined ? [] : document.find(kind, query);
        }),
      ),
    }));
    return matches.find(({ objects }) => objects.has(object))?.because;
  };
}

/** A line of a frame script that switches rules off. */
interface Comment {
  rules: readonly string[];
  because: string;
  at: ProblemLocation;
}

/** `// lint-off no-unused, default-names: the reason`, in a comment of one line. */
const COMMENT =
  /(?:\/\/|\/\*)[ \t]*lint-off\b[ \t]*([\w-]+(?:[ \t]*,[ \t]*[\w-]+)*)?[ \t]*:?[ \t]*([^\r\n]*)/g;

/** The rule of comments that cannot be obeyed. */
const RULE = 'lint-off';

/** Animate keeps the scripts of frames as they are typed, comments included (`frame.actionScript`). */
function readComments(
  document: LintedDocument,
  rules: readonly ActiveRule[],
): { comments: Comment[]; faults: FoundProblem[] } {
  const names = rules.map(({ name }) => name);
  const comments: Comment[] = [];
  const faults: FoundProblem[] = [];
  for (const frame of document.scriptedFrames()) {
    for (const [, list = '', rest = ''] of frame.actionScript.matchAll(COMMENT)) {
      const comment: Comment = {
        rules: list.split(',').flatMap((name) => name.trim() || []),
        because: rest.replace(/\*\/.*$/, '').trim(),
        at: problemLocation(frame),
      };
      const message = faultOf(comment, names);
      if (message === undefined) comments.push(comment);
      else
        faults.push({
          rule: RULE,
          severity: 'warn',
          message,
          place: comment.at,
          isFixable: false,
          object: frame,
        });
    }
  }
  return { comments, faults };
}

function faultOf({ rules, because }: Comment, names: readonly string[]): string | undefined {
  if (rules.length === 0 || because === '')
    return 'a comment that switches rules off needs their names and a reason: // lint-off no-unused: kept for the sequel';
  const strange = rules.find((name) => !names.includes(name));
  const near = strange === undefined ? undefined : nearestWord(strange, names);
  return near === undefined ? undefined : `there is no rule "${strange}" (did you mean "${near}"?)`;
}

/** A comment in a symbol is about the symbol and what is on it; one in a scene about the scene and the document. */
function isMeant({ rules, at }: Comment, { rule, place }: FoundProblem): boolean {
  if (!rules.includes(rule)) return false;
  if (at.symbol !== undefined) return place.symbol === at.symbol || place.item === at.symbol;
  return place.kind === 'document' || (place.symbol === undefined && place.scene === at.scene);
}

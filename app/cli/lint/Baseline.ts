import fs from 'node:fs';
import path from 'node:path';
import { faultReason } from '../../../platform/faultReason';
import { amount } from '../../literal/amount';
import { InputError } from '../Io';
import { jsonFault } from '../messages/jsonFault';
import { describePlace } from './describePlace';
import type { DocumentReport, Problem } from './Problem';
import { isUnreadable } from './unreadable';

/** How many problems of a rule are at each place. */
type Counts = Record<string, Record<string, number>>;

/** The problems that a team knows, by the paths of documents from the folder of the file. */
export class Baseline {
  private constructor(
    /** Absolute. */
    readonly file: string,
    private readonly documents: Readonly<Record<string, Counts>>,
  ) {}

  /** @throws InputError for a file that cannot be read, or is not a baseline */
  static read(name: string): Baseline {
    const file = path.resolve(name);
    let text = '';
    try {
      text = fs.readFileSync(file, 'utf8');
      const content = JSON.parse(text) as unknown;
      if (isContent(content)) return new Baseline(file, content.documents);
    } catch (error) {
      const reason =
        error instanceof SyntaxError
          ? `is not valid JSON: ${jsonFault(text, error)}`
          : `cannot be read: ${faultReason(error)}; --write-baseline makes it`;
      throw new InputError(`${name}: ${reason}`);
    }
    throw new InputError(`${name}: is not a baseline of lint; --write-baseline makes one`);
  }

  /** The baseline of reports. Documents that are not among them stay as they were, if they still exist. */
  static of(name: string, reports: readonly DocumentReport[]): Baseline {
    const file = path.resolve(name);
    const before = fs.existsSync(file) ? Baseline.read(name).documents : {};
    const documents = withoutMembers<Counts>();
    for (const [document, counts] of Object.entries(before))
      if (fs.existsSync(path.resolve(path.dirname(file), document))) documents[document] = counts;
    for (const report of reports) {
      const counts = isUnreadable(report) ? {} : countsOf(report.problems);
      if (Object.keys(counts).length > 0) documents[nameOf(file, report.document)] = counts;
      else delete documents[nameOf(file, report.document)];
    }
    return new Baseline(file, documents);
  }

  /** Its text, the same for the same problems: documents, rules and places are sorted. */
  get text(): string {
    return `${JSON.stringify({ documents: sorted(this.documents) }, null, 2)}\n`;
  }

  /** The problems of a document that are new, how many are known, and the known ones that are gone. */
  compare(report: DocumentReport): { report: DocumentReport; known: number; fixed: string[] } {
    const name = nameOf(this.file, report.document);
    if (isUnreadable(report) || !Object.hasOwn(this.documents, name)) return { report, known: 0, fixed: [] };
    const counts = structuredClone(this.documents[name]);
    const problems = report.problems.filter((problem) => !takeFrom(counts, problem));
    const fixed = Object.entries(counts).flatMap(([rule, places]) =>
      Object.entries(places).flatMap(([place, count]) =>
        count > 0 ? [`${place}: ${rule}${count > 1 ? ` (${amount(count, 'problem')})` : ''}`] : [],
      ),
    );
    return { report: { ...report, problems }, known: report.problems.length - problems.length, fixed };
  }
}

/** An object whose keys may be any names, `__proto__` among them. */
function withoutMembers<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

function nameOf(file: string, document: string): string {
  return path.relative(path.dirname(file), document).split(path.sep).join('/');
}

/** Frames are left out: a problem stays the same where a timeline becomes longer. */
function placeOf({ place }: Problem): string {
  return describePlace({ ...place, frame: undefined, keyframes: undefined });
}

function countsOf(problems: readonly Problem[]): Counts {
  const counts: Counts = withoutMembers();
  for (const problem of problems) {
    const places = (counts[problem.rule] ??= withoutMembers());
    const where = placeOf(problem);
    places[where] = (places[where] ?? 0) + 1;
  }
  return counts;
}

/** True for a problem that is counted; then it counts no more. */
function takeFrom(counts: Counts, problem: Problem): boolean {
  const places = Object.hasOwn(counts, problem.rule) ? counts[problem.rule] : {};
  const where = placeOf(problem);
  if (!Object.hasOwn(places, where) || places[where] < 1) return false;
  places[where]--;
  return true;
}

function isContent(value: unknown): value is { documents: Record<string, Counts> } {
  const { documents } = (value ?? {}) as { documents?: unknown };
  return hasValues(documents, (counts) =>
    hasValues(counts, (places) => hasValues(places, (count) => Number.isInteger(count))),
  );
}

function hasValues(value: unknown, test: (part: unknown) => boolean): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(test)
  );
}

/** The same with the keys of all objects in their order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

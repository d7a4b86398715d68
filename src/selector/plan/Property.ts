import { read } from '../../host/read';
import type { QueryRun } from '../subjects/QueryRun';
import { hostObjectOf, type Subject } from '../subjects/Subject';
import type { Candidate, CandidateTest } from './PlanStep';

/** Gets a value of a candidate from the host. */
export type Fetch = (candidate: Candidate, key: string, run: QueryRun) => unknown;

/**
 * Something that the tests of a query read of a candidate: `x`, `libraryItem.name`, an attribute that the user
 * registered. It is fetched once per candidate.
 */
export class Property {
  /** True when values are kept. Most properties are read by one test only, so that nothing needs to be kept. */
  private isKept = false;
  private isKeptBySubject = false;
  private lastCandidate: Candidate | null = null;
  private lastValue: unknown;

  constructor(
    readonly key: string,
    private fetch: Fetch,
  ) {}

  read(candidate: Candidate, run: QueryRun): unknown {
    return this.isKept ? this.recall(candidate, run) : this.fetch(candidate, this.key, run);
  }

  /** A test of the value. */
  test(holds: (value: unknown) => boolean): CandidateTest {
    const { key } = this;
    // As `read`, without its calls: they take most of the time of a query.
    return (candidate, run) => {
      if (!this.isKept) return holds(this.fetch(candidate, key, run));
      return holds(this.lastCandidate === candidate ? this.lastValue : this.recall(candidate, run));
    };
  }

  /** Keeps a value until another candidate is looked at. */
  keepLast(): void {
    this.isKept = true;
  }

  /** Keeps each value with its candidate; all candidates are Subjects. */
  keepWithSubject(): void {
    this.isKept = this.isKeptBySubject = true;
    if (this.fetch === read) this.fetch = readOfSubject;
  }

  /** Drops the value of the last candidate. */
  forget(): void {
    this.lastCandidate = null;
    this.lastValue = undefined;
  }

  private recall(candidate: Candidate, run: QueryRun): unknown {
    if (this.isKeptBySubject) return (candidate as Subject).remember(this.key, this.fetch, run);
    if (this.lastCandidate !== candidate) {
      this.lastValue = this.fetch(candidate, this.key, run);
      this.lastCandidate = candidate;
    }
    return this.lastValue;
  }
}

function readOfSubject(candidate: Candidate, name: string): unknown {
  return read(hostObjectOf(candidate), name);
}

import { includes } from '../../host/includes';
import { read, refused } from '../../host/read';
import type { TextTest } from '../../text/pattern';
import type { QueryRun } from '../subjects/QueryRun';
import { hostObjectOf, type Subject } from '../subjects/Subject';
import type { Candidate, CandidateTest } from './PlanStep';

/** Gets a value of a candidate from the host. */
export type Fetch = (candidate: Candidate, key: string, run: QueryRun) => unknown;

/** A test that a property is one of some values. */
export interface ValueTest extends CandidateTest {
  property?: Property;
  values?: unknown[];
}

/** How long a value is kept: not at all, until another candidate is looked at, or with the candidate, a Subject. */
export type Keeping = 'never' | 'last' | 'subject';

type Members = Record<string, unknown>;

/**
 * Something that the tests of a query read of a candidate: `x`, `libraryItem.name`, an attribute that the user
 * registered. It is fetched once per candidate.
 *
 * Tests of members of the host that are not kept read them themselves, as `read` does: in engines that only interpret,
 * calls take most of the time of a query.
 */
export class Property {
  /** The tests that read it. */
  users = 1;
  private readonly isDirect: boolean;
  private lastCandidate: Candidate | null = null;
  private lastValue: unknown;

  constructor(
    readonly key: string,
    private readonly fetch: Fetch,
    private readonly keeping: Keeping,
  ) {
    this.isDirect = keeping === 'never' && fetch === read;
    if (keeping === 'subject' && fetch === read) this.fetch = readOfSubject;
  }

  read(candidate: Candidate, run: QueryRun): unknown {
    const { keeping } = this;
    if (keeping === 'never') return this.fetch(candidate, this.key, run);
    if (keeping === 'subject') return (candidate as Subject).remember(this.key, this.fetch, run);
    if (this.lastCandidate !== candidate) {
      this.lastValue = this.fetch(candidate, this.key, run);
      this.lastCandidate = candidate;
    }
    return this.lastValue;
  }

  /** Makes a function that gives the value. */
  reader(): (candidate: Candidate, run: QueryRun) => unknown {
    const { key } = this;
    if (!this.isDirect) return (candidate, run) => this.read(candidate, run);
    return function readDirectly(candidate) {
      try {
        return (candidate as Members)[key];
      } catch (error) {
        return refused(error);
      }
    };
  }

  /** A test of the value. */
  test(holds: (value: unknown) => boolean): CandidateTest {
    const { key, fetch } = this;
    if (this.keeping !== 'never') return (candidate, run) => holds(this.read(candidate, run));
    if (!this.isDirect) return (candidate, run) => holds(fetch(candidate, key, run));
    return function holdsDirectly(candidate) {
      let value: unknown;
      try {
        value = (candidate as Members)[key];
      } catch (error) {
        value = refused(error);
      }
      return holds(value);
    };
  }

  /** The test that the value is one of these. */
  isOneOf(values: unknown[]): ValueTest {
    const isOne = values.length === 1;
    const test: ValueTest = isOne ? this.is(values[0]) : this.test((value) => includes(values, value));
    test.property = this;
    test.values = values;
    return test;
  }

  /**
   * A test of the value as text.
   *
   * @param ifAbsent what it says where there is no value
   */
  text(matches: TextTest, ifAbsent: boolean): CandidateTest {
    const { key } = this;
    function matchesValue(value: unknown): boolean {
      if (typeof value === 'string') return matches(value);
      return value === undefined || value === null ? ifAbsent : matches(String(value));
    }
    if (!this.isDirect) return this.test(matchesValue);
    return function matchesDirectly(candidate) {
      let value: unknown;
      try {
        value = (candidate as Members)[key];
      } catch (error) {
        value = refused(error);
      }
      return typeof value === 'string' ? matches(value) : matchesValue(value);
    };
  }

  /** One test in place of two of this property: the value is among those of either. */
  unite(first: ValueTest, other: ValueTest): ValueTest {
    this.users--;
    return this.isOneOf((first.values as unknown[]).concat(other.values as unknown[]));
  }

  /** Drops the value of the last candidate. */
  forget(): void {
    this.lastCandidate = null;
    this.lastValue = undefined;
  }

  private is(wanted: unknown): CandidateTest {
    const { key } = this;
    if (!this.isDirect) return (candidate, run) => this.read(candidate, run) === wanted;
    return function isDirectly(candidate) {
      try {
        return (candidate as Members)[key] === wanted;
      } catch (error) {
        return refused(error) === wanted;
      }
    };
  }
}

function readOfSubject(candidate: Candidate, name: string): unknown {
  return read(hostObjectOf(candidate), name);
}

import { read } from '../../host/read';
import type { Run } from '../subjects/Run';
import type { Subject } from '../subjects/Subject';
import type { Candidate } from './Step';

/** Gets a value of a candidate from the host. */
export type Fetch = (candidate: Candidate, key: string, run: Run) => unknown;

/**
 * Something that the tests of a query read of a candidate: `x`, `libraryItem.name`, an attribute that the user
 * registered. It is fetched once per candidate.
 */
export class Property {
  /** Where values are kept. Most properties are read by one test only, so that nothing needs to be kept. */
  private memory: 'nowhere' | 'here' | 'subject' = 'nowhere';
  private lastCandidate: Candidate | null = null;
  private lastValue: unknown;

  constructor(
    readonly key: string,
    private fetch: Fetch,
  ) {}

  read(candidate: Candidate, run: Run): unknown {
    if (this.memory === 'nowhere') return this.fetch(candidate, this.key, run);
    if (this.memory === 'subject') return (candidate as Subject).remember(this.key, this.fetch, run);
    if (this.lastCandidate !== candidate) {
      this.lastValue = this.fetch(candidate, this.key, run);
      this.lastCandidate = candidate;
    }
    return this.lastValue;
  }

  /** Keeps a value until another candidate is looked at. */
  keepLast(): void {
    this.memory = 'here';
  }

  /** Keeps each value with its candidate; all candidates are Subjects. */
  keepWithSubject(): void {
    this.memory = 'subject';
    if (this.fetch === read) this.fetch = readOfSubject;
  }

  /** Drops the value of the last candidate. */
  forget(): void {
    this.lastCandidate = null;
    this.lastValue = undefined;
  }
}

function readOfSubject(candidate: Candidate, name: string): unknown {
  return read((candidate as Subject).object, name);
}

import { hasOwn } from '../../text/own';
import { includes } from '../../host/includes';
import { isPathWord, wordReader } from '../../host/itemWords';
import { read, type ReadMember } from '../../host/read';
import { readLeniently, type ReadLink } from '../../host/readPath';
import type { QueryRun } from '../subjects/QueryRun';
import type { Candidate } from './PlanStep';
import { Property, type Fetch, type Keeping } from './Property';

/** The properties that the tests of one query read. Tests ask for them here while the query is compiled. */
export class Properties {
  private readonly list: Property[] = [];

  /**
   * @param own members that the host does not have, each with the function that works it out
   * @param kept the keys of those that several tests read; null where candidates are Subjects, which keep all
   */
  constructor(
    private readonly own: Record<string, Fetch>,
    private readonly kept: unknown[] | null,
  ) {}

  /** A property of the host object, or the value that a dotted path reaches: undefined where a link is missing. */
  of(key: string): Property {
    if (key.indexOf('.') >= 0) return this.derived(key, this.followed(key));
    return this.derived(key, hasOwn(this.own, key) ? this.own[key] : read);
  }

  /**
   * A value that `fetch` works out.
   *
   * @param key says which: a text, or a function that is the same one each time
   */
  derived(key: unknown, fetch: Fetch): Property {
    for (let i = 0; i < this.list.length; i++) {
      if (this.list[i].key !== key) continue;
      this.list[i].users++;
      return this.list[i];
    }
    // Only the host's own members are fetched by their keys, which are texts.
    const property = new Property(key as string, fetch, this.keepingOf(key));
    this.list.push(property);
    return property;
  }

  /** Reads any of some properties of the host object: for functions of `host/` that read members of anything. */
  readerOf(names: string[]): (run: QueryRun) => ReadMember<Candidate> {
    const properties: Property[] = [];
    for (let i = 0; i < names.length; i++) properties.push(this.of(names[i]));
    return function readerIn(run) {
      return function readMember(candidate, member) {
        let at = 0;
        while (names[at] !== member) at++;
        return properties[at].read(candidate, run);
      };
    };
  }

  /** The keys of those that several tests read. */
  shared(): unknown[] {
    const keys: unknown[] = [];
    for (let i = 0; i < this.list.length; i++) if (this.list[i].users > 1) keys.push(this.list[i].key);
    return keys;
  }

  /** Drops what was kept of the last candidate. */
  forget(): void {
    for (let i = 0; i < this.list.length; i++) this.list[i].forget();
  }

  private keepingOf(key: unknown): Keeping {
    if (!this.kept) return 'subject';
    return includes(this.kept, key) ? 'last' : 'never';
  }

  private followed(path: string): Fetch {
    const dot = path.indexOf('.');
    const readFirst = this.of(path.substring(0, dot)).reader();
    const rest = path.substring(dot + 1);
    const isPlain = rest.indexOf('.') < 0 && !isPathWord(rest);
    const readRest: ReadLink = isPlain ? readLeniently : wordReader(rest, readLeniently);
    return (candidate, _key, run) => readRest(readFirst(candidate, run), rest);
  }
}

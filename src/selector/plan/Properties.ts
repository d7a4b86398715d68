import { hasOwn } from '../../text/own';
import { wordReader } from '../../host/itemWords';
import { read, type ReadMember } from '../../host/read';
import { readLeniently } from '../../host/readPath';
import type { QueryRun } from '../subjects/QueryRun';
import type { Candidate } from './PlanStep';
import { Property, type Fetch } from './Property';

/** The properties that the tests of one query read. Tests ask for them here while the query is compiled. */
export class Properties {
  private readonly list: Property[] = [];

  /** @param own members that the host has not, each with the function that works it out */
  constructor(private readonly own: Record<string, Fetch>) {}

  /** A property of the host object, or what a dotted path leads to: undefined where a link is missing. */
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
      this.list[i].keepLast();
      return this.list[i];
    }
    // Only the host's own members are fetched by their keys, which are texts.
    const property = new Property(key as string, fetch);
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

  /** Keeps all values with the candidates, which are Subjects. To be called when the query is compiled. */
  keepWithSubjects(): void {
    for (let i = 0; i < this.list.length; i++) this.list[i].keepWithSubject();
  }

  /** Drops what was kept of the last candidate. */
  forget(): void {
    for (let i = 0; i < this.list.length; i++) this.list[i].forget();
  }

  private followed(path: string): Fetch {
    const dot = path.indexOf('.');
    const first = this.of(path.substring(0, dot));
    const readRest = wordReader(path.substring(dot + 1), readLeniently);
    return (candidate, _key, run) => readRest(first.read(candidate, run));
  }
}

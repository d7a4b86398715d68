import type { HostObject } from '../../host-mocks/realm/HostObject';
import type { Realm } from '../../host-mocks/realm/Realm';
import { describeMatch, type Description } from './describeMatch';
import type { LoadedCollection } from './LoadedLibrary';

/** The matches of a query in a document. Each member is computed when it is read. */
export class Matches {
  constructor(
    /** The library's collection. */
    readonly collection: LoadedCollection,
    private readonly realm: Realm,
  ) {}

  get count(): number {
    return this.collection.elements.length;
  }

  /** The objects of the model: elements, items, layers or keyframes. */
  get objects(): HostObject[] {
    const { realm } = this;
    return Array.from(this.collection.elements, (facade) => realm.unwrap(facade)).filter(
      (object) => object !== undefined,
    );
  }

  /** A line for each, as the library describes it: `twinkle_a (movie clip, stars/twinkle)`. */
  get lines(): string[] {
    return Array.from(this.collection.describeElements());
  }

  /** A plain object for each, for JSON. */
  get descriptions(): Description[] {
    const { realm } = this;
    return Array.from(this.collection.elements, (facade) => describeMatch(facade, realm));
  }

  /**
   * A plain object for each, with these fields alone.
   *
   * @param fields - words that queries read, with commas between them
   * @throws TypeError for a field that no match has
   */
  rows(fields: string): Description[] {
    return JSON.parse(this.collection.toJSON(fields)) as Description[];
  }

  /** The same as CSV: a line with the fields, then one for each. */
  csv(fields: string): string {
    return this.collection.toCSV(fields);
  }

  /** The first matches. @param most - maximum number */
  first(most: number): Matches {
    return new Matches(this.collection.slice(0, most), this.realm);
  }

  /** The instances of items; matches of other kinds are returned unchanged. */
  instances(): Matches {
    const { collection } = this;
    return collection.instances ? new Matches(collection.instances(), this.realm) : this;
  }

  /** The matches whose model objects are among the given ones. */
  among(objects: readonly HostObject[]): Matches {
    const wanted = new Set<HostObject | undefined>(objects);
    return new Matches(
      this.collection.filter((facade) => wanted.has(this.realm.unwrap(facade))),
      this.realm,
    );
  }
}

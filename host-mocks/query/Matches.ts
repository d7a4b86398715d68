import type { HostObject } from '../realm/HostObject';
import type { Realm } from '../realm/Realm';
import { describeMatch, type Description } from './describeMatch';
import type { LoadedCollection } from './LoadedLibrary';

/** What a query found in a document. Each answer is worked out when it is asked for. */
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

  /** The first of them. @param most - how many at most */
  first(most: number): Matches {
    return new Matches(this.collection.slice(0, most), this.realm);
  }

  /** Of items, their instances; of anything else, the same. */
  instances(): Matches {
    const { collection } = this;
    return collection.instances ? new Matches(collection.instances(), this.realm) : this;
  }

  /** Those whose objects of the model are among some. */
  among(objects: readonly HostObject[]): Matches {
    const kept = new Set<HostObject | undefined>(objects);
    return new Matches(
      this.collection.filter((facade) => kept.has(this.realm.unwrap(facade))),
      this.realm,
    );
  }
}

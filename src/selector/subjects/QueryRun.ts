import { Locations } from '../../host/Locations';
import { isObject } from '../../host/read';
import { LibraryIndex } from './LibraryIndex';
import type { Subject } from './Subject';
import { Subjects } from './Subjects';

/** The things that a run of a query needs besides its candidates. */
export interface QueryRunOptions {
  /** The text of the query, for errors. */
  query: string;
  document: Document;
  /** Numbers in [0, 1), for `:random`. */
  random: () => number;
}

/** One run of a query: everything found out during it is kept here and dropped with it. */
export class QueryRun {
  readonly query: string;
  readonly document: Document;
  readonly random: () => number;
  readonly elements = new Subjects(this);
  readonly items = new Subjects();
  readonly layers = new Subjects(this);
  readonly frames = new Subjects(this);
  /** True when an error was completed with the names of query and object: it ends the run. */
  hasFailed = false;
  /** The layers of keyframes, by their numbers in the places. */
  private readonly layersAt: (Subject | undefined)[] = [];
  private libraryIndex: LibraryIndex | null = null;
  private knownPlaces: Locations | null = null;
  /** Functions and what they worked out by turns. A query has few, so a search beats a map. */
  private readonly memory: unknown[] = [];

  constructor(options: QueryRunOptions) {
    this.query = options.query;
    this.document = options.document;
    this.random = options.random;
  }

  /** The document's library, listed at first need. */
  library(): LibraryIndex {
    if (!this.libraryIndex) this.libraryIndex = new LibraryIndex(this.document.library.items, this.items);
    return this.libraryIndex;
  }

  /** Where layers and keyframes are. */
  places(): Locations {
    if (!this.knownPlaces) this.knownPlaces = new Locations(this.document);
    return this.knownPlaces;
  }

  /** The layer of a keyframe, or null. */
  layerOf(frame: object): Subject | null {
    const location = this.places().ofFrame(frame);
    if (!location) return null;
    const { layersAt } = this;
    return layersAt[location.number] || (layersAt[location.number] = this.layers.inside([location.layer])[0]);
  }

  /** The timeline of a layer, or null. */
  timelineOf(layer: object | null): object | null {
    const location = layer && this.places().ofLayer(layer);
    return location && location.timeline;
  }

  /** The library item of an element, or null. */
  itemOf(element: Subject): Subject | null {
    const item = element.read('libraryItem');
    return isObject(item) ? this.items.of(item) : null;
  }

  /** What a function works out, once per run. It is known by the function, which must be the same one each time. */
  remember<T>(workOut: (run: QueryRun) => T): T {
    const { memory } = this;
    for (let i = 0; i < memory.length; i += 2) if (memory[i] === workOut) return memory[i + 1] as T;
    const value = workOut(this);
    memory.push(workOut, value);
    return value;
  }
}

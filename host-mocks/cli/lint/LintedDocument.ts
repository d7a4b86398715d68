import type { Host } from '../../Host';
import { HostHandle } from '../../HostHandle';
import type { Document as DocumentModel } from '../../model/document/Document';
import type { HostObject } from '../../realm/HostObject';
import type { ForeignCollection, LintDomain } from './Rule';

type Select = (text: string) => ForeignCollection;

/** The function of the library that finds each kind of subject everywhere in a document. */
const SELECTORS: Record<LintDomain, string> = {
  elements: '$.all',
  items: '$$',
  layers: '$.layers.all',
  frames: '$.frames.all',
};

/** An open document that rules look at: queries of several rules that are the same run once. */
export class LintedDocument {
  private readonly answers = new Map<string, HostObject[]>();
  private readonly selects = new Map<LintDomain, Select>();

  constructor(
    readonly host: Host,
    readonly model: DocumentModel,
  ) {}

  /** What a query finds, as the model has it. @throws SelectorError for one that cannot be read */
  find(subject: LintDomain, query: string): HostObject[] {
    const key = `${subject} ${query}`;
    let found = this.answers.get(key);
    if (!found) {
      found = this.unwrapAll(this.select(subject)(query).elements);
      this.answers.set(key, found);
    }
    return found;
  }

  /** A collection of the library that holds these objects. */
  collect(subject: LintDomain, objects: readonly HostObject[]): ForeignCollection {
    const collection = this.select(subject)('*');
    const kept = new Set(objects);
    const filter = collection.filter as (test: (object: object) => boolean) => ForeignCollection;
    return filter.call(collection, (object) => kept.has(this.host.realm.unwrap(object) as HostObject));
  }

  /** The function of the library that looks for a subject. */
  select(subject: LintDomain): Select {
    let select = this.selects.get(subject);
    if (!select) {
      select = this.host.scripts.run(SELECTORS[subject], 'lint') as Select;
      this.selects.set(subject, select);
    }
    return select;
  }

  /** Forgets what queries found: the document has changed. */
  refresh(): void {
    this.answers.clear();
  }

  get handle(): HostHandle {
    return new HostHandle(this.host);
  }

  private unwrapAll(facades: ArrayLike<object>): HostObject[] {
    return Array.from(facades, (facade) => this.host.realm.unwrap(facade) as HostObject);
  }
}

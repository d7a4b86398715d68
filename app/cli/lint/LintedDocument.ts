import type { Host } from '../../host/Host';
import { HostHandle } from '../../HostHandle';
import type { Document as DocumentModel } from '../../../host-mocks/model/document/Document';
import type { DocumentQueries } from '../../query/DocumentQueries';
import type { LoadedCollection } from '../../query/LoadedLibrary';
import type { QueryKind } from '../../query/QueryKind';
import { Frame } from '../../../host-mocks/model/timeline/Frame';
import type { HostObject } from '../../../host-mocks/realm/HostObject';

/** An open document that rules check: a query that several rules share runs once. */
export class LintedDocument {
  private readonly answers = new Map<string, HostObject[]>();

  constructor(
    readonly host: Host,
    readonly model: DocumentModel,
    readonly queries: DocumentQueries,
  ) {}

  /** The matches of a query, as objects of the model. @throws SelectorError for a query that cannot be read */
  find(kind: QueryKind, query: string): HostObject[] {
    const key = `${kind} ${query}`;
    let answer = this.answers.get(key);
    if (!answer) {
      answer = this.queries.everywhere(kind, query).objects;
      this.answers.set(key, answer);
    }
    return answer;
  }

  /** The keyframes of all timelines that have a script. */
  scriptedFrames(): Frame[] {
    return this.find('frames', ':scripted').filter((object) => object instanceof Frame);
  }

  /** A collection of the built library with these objects. */
  collect(kind: QueryKind, objects: readonly HostObject[]): LoadedCollection {
    return this.queries.everywhere(kind, '*').among(objects).collection;
  }

  /** Clears the results of queries: the document has changed. */
  refresh(): void {
    this.answers.clear();
  }

  get handle(): HostHandle {
    return new HostHandle(this.host);
  }
}

import type { Host } from '../../host/Host';
import { HostHandle } from '../../HostHandle';
import type { Document as DocumentModel } from '../../../host-mocks/model/document/Document';
import type { DocumentQueries } from '../../query/DocumentQueries';
import type { LoadedCollection } from '../../query/LoadedLibrary';
import type { QueryKind } from '../../query/QueryKind';
import { Frame } from '../../../host-mocks/model/timeline/Frame';
import type { HostObject } from '../../../host-mocks/realm/HostObject';
import type { Dialect } from '../../../actionscript/syntax/parseScript';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { dialectOf, parseLinted, type LintedScript } from './LintedScript';

/** An open document that rules check: a query that several rules share runs once, and a script is parsed once. */
export class LintedDocument {
  private readonly answers = new Map<string, HostObject[]>();
  private readonly scripts = new Map<XmlNode, LintedScript>();

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

  /** The grammar of its scripts; undefined if they are in JavaScript. */
  get dialect(): Dialect | undefined {
    return dialectOf(this.model.film);
  }

  /** The script of a frame or an instance. */
  script(node: XmlNode, dialect: Dialect): LintedScript {
    const script = this.scripts.get(node) ?? parseLinted(node, dialect);
    this.scripts.set(node, script);
    return script;
  }

  /** A collection of the built library with these objects. */
  collect(kind: QueryKind, objects: readonly HostObject[]): LoadedCollection {
    return this.queries.everywhere(kind, '*').among(objects).collection;
  }

  /** Clears the results of queries, and parsed scripts: the document has changed. */
  refresh(): void {
    this.answers.clear();
    this.scripts.clear();
  }

  get handle(): HostHandle {
    return new HostHandle(this.host);
  }
}

import type { DrawnDocument } from './DrawnDocument';
import type { XmlNode } from '../xml/XmlNode';
import type { State } from './State';
import type { View } from './View';
import { element, type Attributes } from './svg';

export type DrawFrame = (timeline: XmlNode, frame: number, state: State, drawing: Drawing) => string;

/** The parts of one picture share definitions, their names, and the list of what could not be drawn. */
export class Drawing {
  private readonly definitions: string[] = [];
  private readonly ids = new Map<string, string>();
  private readonly missing = new Map<string, number>();
  private readonly usedFaces = new Set<string>();
  private nextId = 1;
  /** Counts how often a part asked for its scale on the stage; see `symbols.ts`. */
  scaleUses = 0;

  constructor(
    readonly document: DrawnDocument,
    readonly view: View,
    /** Draws what a `DOMTimeline` shows at a frame; here, so that symbols need not know layers. */
    readonly drawFrame: DrawFrame,
    /** Elements to stand out: the others on the stage are drawn pale. Undefined draws all alike. */
    readonly highlighted?: ReadonlySet<XmlNode>,
  ) {}

  /** Id of the definition with that key; the empty text for one that draws nothing. */
  find(key: string): string | undefined {
    return this.ids.get(key);
  }

  /** Id of a definition; made by `build` at the first call with that key. An empty one has the id ''. */
  define(key: string, build: (id: string) => string, isEmpty = false): string {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = isEmpty ? '' : this.newId();
    this.ids.set(key, id);
    if (!isEmpty) this.definitions.push(build(id));
    return id;
  }

  /** Adds a definition that nothing else will share and returns its id. */
  add(name: string, attributes: Attributes, content: string): string {
    const id = this.newId();
    this.definitions.push(element(name, { id, ...attributes }, content));
    return id;
  }

  /** Adds a definition, or finds the one that is the same. */
  shared(name: string, attributes: Attributes, content: string): string {
    return this.define(`${name} ${content}`, (id) => element(name, { id, ...attributes }, content));
  }

  /** Notes something that the picture does not show. */
  notDrawn(what: string): void {
    this.missing.set(what, (this.missing.get(what) ?? 0) + 1);
  }

  /** Notes a face that a text asks for. */
  useFace(face: string): void {
    this.usedFaces.add(face);
  }

  get faces(): string[] {
    return [...this.usedFaces].sort();
  }

  /** `what` with how often it occurred, for each thing left out. */
  get left(): [string, number][] {
    return [...this.missing];
  }

  get defs(): string {
    return this.definitions.length === 0 ? '' : element('defs', {}, ...this.definitions);
  }

  private newId(): string {
    return `d${this.nextId++}`;
  }
}

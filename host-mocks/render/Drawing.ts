import type { DrawnDocument } from './DrawnDocument';
import type { XmlNode } from '../xml/XmlNode';
import type { State } from './State';
import type { View } from './View';
import type { Run } from './runs';
import { element, number, type Attributes } from './svg';

export type DrawFrame = (timeline: XmlNode, frame: number, state: State, drawing: Drawing) => Run[];

/** The parts of one picture share definitions, their names, and the list of what could not be drawn. */
export class Drawing {
  private readonly definitions: string[] = [];
  private readonly ids = new Map<string, string>();
  private readonly missing = new Map<string, number>();
  private readonly usedFaces = new Set<string>();
  private readonly numbers = new Map<XmlNode, number>();
  private nextId = 1;
  /** What symbols draw, by symbol, frame, and what else it depends on; see `symbols.ts`. */
  readonly symbols = new Map<string, readonly Run[]>();
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

  /** Id of a definition; made by `build` at the first call with that key. */
  define(key: string, build: (id: string) => string): string {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.newId();
    this.ids.set(key, id);
    this.definitions.push(build(id));
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
    const said = Object.values(attributes).map((value) =>
      typeof value === 'number' ? number(value) : value,
    );
    const key = `${name} ${said.join(' ')} ${content}`;
    return this.define(key, (id) => element(name, { id, ...attributes }, content));
  }

  /** A number that is found out once for a node of the document. */
  once(node: XmlNode, findOut: () => number): number {
    let known = this.numbers.get(node);
    if (known === undefined) this.numbers.set(node, (known = findOut()));
    return known;
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

import type { Film } from '../../film/Film';
import type { FilmElement } from '../../film/records/FilmElement';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { type Box, isEmpty, overlap } from '../../geometry/Box';
import { DrawingPart } from './blend/DrawingPart';
import type { PaintRun } from './blend/paintRuns';
import { type DrawnSymbols, drawnSymbolsOf } from './DrawnSymbols';
import type { Faces } from './fonts/Faces';
import type { State } from './State';
import { type SvgAttributes, element, number } from './svg';
import { facesOf } from './text/facesOf';
import type { View } from './View';

/** A reference to a definition in markup. Text of a document cannot look like one: its quotes are escaped. */
const REFERENCE = /(?:href="#|="url\(#)(d[0-9a-z]+)/g;

/** A dash as a line of its own, in a path. */
const CHARACTERS_OF_DASH = 10;

export type DrawFrame = (timeline: FilmTimeline, frame: number, state: State, drawing: Drawing) => PaintRun[];

/**
 * One picture. Its parts share definitions, which are named after their content, so that what a symbol draws is the same
 * text in all pictures.
 */
export class Drawing {
  /** What symbols have drawn, in earlier pictures too. */
  readonly symbols: DrawnSymbols;
  /** The fonts that its texts are set in. */
  readonly fonts: Faces;
  private readonly whole = new DrawingPart();
  /** The part that is being drawn. */
  private part = this.whole;
  /** Characters of all definitions. */
  weight = 0;
  /** All definitions of this picture by id: parts that share one build it once. */
  private readonly built = new Map<string, string>();
  private readonly numbers = new Map<FilmTimeline, number>();

  constructor(
    readonly film: Film,
    readonly view: View,
    /** Draws what a timeline shows at a frame; here, so that symbols need not know layers. */
    readonly drawFrame: DrawFrame,
    /** Elements to stand out: the others on the stage are drawn pale. Undefined draws all alike. */
    readonly highlighted?: ReadonlySet<FilmElement>,
    /** True if browsers show the pictures in turn: they paint all of a pattern's tile, so it is kept small. */
    readonly hasSmallTiles = false,
  ) {
    this.symbols = drawnSymbolsOf(film, hasSmallTiles);
    this.fonts = facesOf(film);
  }

  /** Id of a definition; made by `build` at the first call with that key. */
  define(key: string, build: (id: string) => string): string {
    const id = `d${nameOf(key)}`;
    let definition = this.built.get(id);
    if (definition === undefined) {
      this.built.set(id, (definition = build(id)));
      this.weight += definition.length;
    }
    this.part.definitions.set(id, definition);
    this.part.addWork(definition.length, 0);
    return id;
  }

  /** Id of a definition with that content. */
  add(name: string, attributes: SvgAttributes, content: string): string {
    const said = Object.entries(attributes).map(
      ([key, value]) => `${key}=${typeof value === 'number' ? number(value) : value}`,
    );
    const key = `${name} ${said.join(' ')} ${content}`;
    return this.define(key, (id) => element(name, { id, ...attributes }, content));
  }

  /** Draws a part by itself. */
  record(draw: () => readonly PaintRun[]): DrawingPart {
    const outer = this.part;
    const part = new DrawingPart();
    this.part = part;
    try {
      part.runs = draw();
    } finally {
      this.part = outer;
    }
    return part;
  }

  /** Notes that a part, of this picture or another one, is in what is being drawn. */
  include(part: DrawingPart): void {
    this.part.include(part);
  }

  /** A number that is found out once for the timeline of a symbol. */
  once(timeline: FilmTimeline, findOut: () => number): number {
    let number = this.numbers.get(timeline);
    if (number === undefined) this.numbers.set(timeline, (number = findOut()));
    return number;
  }

  /** Begins a picture of those that share this drawing: what a viewer has to do is counted for each by itself. */
  beginPicture(): void {
    this.part.work.characters = 0;
    this.part.work.filtered = 0;
    this.part.work.pixels = 0;
  }

  /** Notes dashes of lines: for a viewer each is a line. */
  useDashes(count: number): void {
    if (count > 0) this.part.addWork(Math.ceil(count) * CHARACTERS_OF_DASH, 0);
  }

  /** Notes a bitmap that is shown. */
  useBitmap(width: number, height: number): void {
    this.part.addWork(0, 0, width * height);
  }

  /** Notes filters that work on a region of the stage. */
  useFilters(count: number, region: Box): void {
    const { x, y, width, height } = this.view;
    const isKnown = width > 1 && height > 1;
    const seen = isKnown
      ? overlap(region, { left: x, top: y, right: x + width, bottom: y + height })
      : region;
    if (!isEmpty(seen)) this.part.addWork(0, count * (seen.right - seen.left) * (seen.bottom - seen.top));
  }

  /** Notes something that the picture does not show. */
  notDrawn(what: string): void {
    const { missing } = this.part;
    missing.set(what, (missing.get(what) ?? 0) + 1);
  }

  /** Notes a picture of a video, which no other frame shows. */
  usePicture(characters: number): void {
    this.part.pictures += characters;
    this.part.addWork(characters, 0);
  }

  /** Notes a face that a text uses. */
  useFace(face: string): void {
    this.part.faces.add(face);
  }

  /** Notes that what is being drawn depends on its scale on the stage. */
  useScale(): void {
    this.part.dependsOnScale = true;
  }

  /** Notes that what is being drawn depends on its place on the stage. */
  usePlace(): void {
    this.part.dependsOnPlace = true;
  }

  get faces(): string[] {
    const faces = new Set<string>();
    for (const part of this.whole.all()) for (const face of part.faces) faces.add(face);
    return [...faces].sort();
  }

  /** `what` with how often it occurred, for each thing left out. */
  get left(): [string, number][] {
    const missing = new Map<string, number>();
    for (const part of this.whole.all())
      for (const [what, times] of part.missing) missing.set(what, (missing.get(what) ?? 0) + times);
    return [...missing];
  }

  get defs(): string {
    return definitionsElement(this.definitions());
  }

  /** The definitions that a part of the drawing needs, as an element. */
  defsFor(markup: string): string {
    return definitionsElement(this.definitionsFor(markup));
  }

  /** The same by id. */
  definitionsFor(markup: string): Map<string, string> {
    const all = this.definitions();
    const needed = new Set<string>();
    const open = [markup];
    for (let text = open.pop(); text !== undefined; text = open.pop()) {
      for (const [, id] of text.matchAll(REFERENCE)) {
        const definition = all.get(id);
        if (definition === undefined || needed.has(id)) continue;
        needed.add(id);
        open.push(definition);
      }
    }
    return new Map([...all].filter(([id]) => needed.has(id)));
  }

  /** Those of all parts, by id. */
  private definitions(): Map<string, string> {
    const definitions = new Map<string, string>();
    for (const part of this.whole.all())
      for (const [id, definition] of part.definitions) definitions.set(id, definition);
    return definitions;
  }
}

export function definitionsElement(definitions: ReadonlyMap<string, string>): string {
  return definitions.size === 0 ? '' : element('defs', {}, [...definitions.values()].join(''));
}

/** A short name for a text: equal for equal texts, and for others different but for one chance in 2^53. */
function nameOf(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return ((high >>> 0) * 0x200000 + ((low >>> 0) >>> 11)).toString(36);
}

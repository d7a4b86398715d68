import {
  centerOf,
  emptyBox,
  includeTransformed,
  isEmpty,
  keepsBoxes,
  overlap,
  unite,
  type Box,
} from '../../geometry/Box';
import { includeSegments } from '../../geometry/edges/segmentBounds';
import { apply, concat, IDENTITY, invert, type Matrix, type Point } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { DisplayedLayer } from '../display/DisplayedLayer';
import { EDITED, paintingMasks, type DisplayMode } from '../display/DisplayMode';
import { TimelineDisplay } from '../display/TimelineDisplay';
import { checkNesting } from '../../document/xfl/nesting';
import { frameCountOf, shownFrame, timelineOf } from '../../document/xfl/shownFrame';
import type { Film } from '../Film';
import type { FilmElement } from '../records/FilmElement';
import { FilmTimeline, type FilmKeyframe } from '../records/FilmTimeline';
import { shownElements } from '../tween/shownElements';
import { modeOf, type Extent } from './Extent';
import { Dependencies } from './Dependencies';
import { fixedBox } from './fixedBox';
import { KEPT_ELEMENTS } from './KeptElements';
import type { Measurement } from './Measurement';
import { includeStroked } from './strokedBox';
import { surroundingsOf } from './surroundingsOf';
import { SymbolBoxes } from './SymbolBoxes';

const walks = new WeakMap<Film, Partial<Record<Extent, ContentWalk>>>();

/** Goes through what frames, elements and symbols of one document hold, and adds to a measurement what counts. */
export class ContentWalk {
  private readonly symbols: SymbolBoxes;

  private constructor(
    private readonly film: Film,
    private readonly extent: Extent,
  ) {
    this.symbols = new SymbolBoxes(film, (timeline, frame, measurement) =>
      this.addFrames(timeline, frame, measurement),
    );
  }

  static of(film: Film, extent: Extent): ContentWalk {
    let own = walks.get(film);
    if (!own) walks.set(film, (own = {}));
    return (own[extent] ??= new ContentWalk(film, extent));
  }

  /** The layers that count now. */
  get mode(): DisplayMode {
    return modeOf(this.extent, this.film);
  }

  /** A new measurement of what is added. */
  measure(add: (measurement: Measurement) => void): Measurement {
    return this.symbols.measure(this.mode, add);
  }

  /**
   * The transformation point of an element, in the coordinates in which it is stored: by default the centre of its
   * content. The measurement depends on it.
   */
  pivotIn(element: FilmElement, measurement: Measurement): Point {
    const stored = element.transformationPoint;
    if (stored) return stored;
    const inner = { ...measurement, mode: EDITED, box: emptyBox(), isMask: false };
    ContentWalk.of(this.film, 'edited').addContent(element, IDENTITY, inner);
    if (isEmpty(inner.box)) return { x: 0, y: 0 };
    const center = centerOf(inner.box);
    // The content of a group does not go through its matrix, but the point does.
    const inverse = element.isBaked ? invert(element.matrix) : undefined;
    return inverse ? apply(inverse, center) : center;
  }

  /** The elements that a keyframe shows some frames later, for reading only. The measurement depends on them. */
  shownIn(keyframe: FilmKeyframe, elapsed: number, measurement: Measurement): readonly FilmElement[] {
    if (elapsed === 0) return keyframe.elements;
    const cache = KEPT_ELEMENTS.of(this.film);
    let shown = cache.get(keyframe, elapsed);
    if (!shown) {
      const dependencies = new Dependencies(this.film);
      const inner = { ...measurement, dependencies, cut: new Set<string>() };
      const pivot = (element: FilmElement): Point => this.pivotIn(element, inner);
      const elements = shownElements(keyframe, elapsed, surroundingsOf(this.film, dependencies, pivot));
      shown = { elements, dependencies };
      for (const above of inner.cut) measurement.cut.add(above);
      if (inner.cut.size === 0) cache.set(keyframe, elapsed, shown);
    }
    measurement.dependencies.include(shown.dependencies);
    return shown.elements;
  }

  addFrame(
    timeline: XmlNode,
    frame: number,
    matrix: Matrix,
    mode: DisplayMode,
    measurement: Measurement,
  ): void {
    const seen = measurement.isMask ? paintingMasks(mode) : mode;
    const display = new TimelineDisplay(FilmTimeline.of(timeline), this.film, seen, (keyframe, elapsed) =>
      this.shownIn(keyframe, elapsed, measurement),
    );
    for (const displayed of display.at(frame)) {
      const { mask } = displayed;
      if (!mask) {
        this.addLayer(displayed, matrix, measurement);
        continue;
      }
      const clip = { ...measurement, box: emptyBox(), isMask: true };
      this.addLayer(mask, matrix, clip);
      const inner = { ...measurement, box: emptyBox() };
      this.addLayer(displayed, matrix, inner);
      if (!isEmpty(inner.box) && !isEmpty(clip.box)) unite(measurement.box, overlap(inner.box, clip.box));
    }
  }

  private addLayer({ matrix, elements }: DisplayedLayer, around: Matrix, measurement: Measurement): void {
    const carried = concat(around, matrix);
    for (const element of elements) this.addElement(element, carried, measurement);
  }

  addElement(element: FilmElement, matrix: Matrix, measurement: Measurement): void {
    if (element.kind === 'group') {
      // Members already are in the coordinates of the group's parent; its own matrix only notes how it was turned.
      for (const member of element.members) this.addElement(member, matrix, measurement);
      return;
    }
    const own = element.matrix;
    this.addContent(element, own === IDENTITY ? matrix : concat(matrix, own), measurement);
  }

  addContent(element: FilmElement, matrix: Matrix, measurement: Measurement): void {
    switch (element.kind) {
      case 'shape':
        if (this.extent === 'edited' || measurement.isMask) addOutline(element, matrix, measurement.box);
        else includeStroked(measurement.box, element, matrix, this.extent);
        return;
      case 'group':
        this.addElement(element, matrix, measurement);
        return;
      case 'symbol':
      case 'component':
        if (!this.isPicture || element.isVisible) this.addSymbol(element, matrix, measurement);
        return;
      default: {
        const { path } = element;
        const item = path === '' ? undefined : measurement.dependencies.item(path);
        includeTransformed(measurement.box, fixedBox(element, item), matrix);
      }
    }
  }

  private addSymbol(instance: FilmElement, matrix: Matrix, measurement: Measurement): void {
    const { path } = instance;
    const item = measurement.dependencies.item(path);
    const timeline = item && timelineOf(item);
    if (!timeline) return;
    if (measurement.open.has(path)) {
      measurement.cut.add(path);
      return;
    }
    const frame = shownFrame(instance, timeline);
    // What plays is bounded by boxes of boxes: if each rotated one were measured again, their frames would multiply.
    if (this.extent === 'published' || this.extent === 'played' || keepsBoxes(matrix)) {
      const outer = { ...measurement, mode: this.modeInSymbols(measurement.mode) };
      for (const shown of this.countedFrames(instance, frame))
        includeTransformed(measurement.box, this.symbols.boxOf(path, timeline, shown, outer), matrix);
      return;
    }
    checkNesting(measurement.open.size, 'measured');
    measurement.open.add(path);
    this.addFrame(timeline, frame, matrix, measurement.mode, measurement);
    measurement.open.delete(path);
    measurement.cut.delete(path);
  }

  /** The frames of a symbol that count: the shown one; of buttons exporters measure all that are seen; all of one that plays. */
  private countedFrames({ symbolType }: FilmElement, shown: number): readonly number[] {
    if (this.extent === 'published' && symbolType === 'button') return BUTTON_STATES;
    return this.extent === 'played' && symbolType === 'movie clip' ? [ALL_FRAMES] : [shown];
  }

  private addFrames(timeline: XmlNode, frame: number, measurement: Measurement): void {
    const first = frame === ALL_FRAMES ? 0 : frame;
    const end = frame === ALL_FRAMES ? frameCountOf(timeline) : frame + 1;
    for (let at = first; at < end; at++) {
      this.addFrame(timeline, at, IDENTITY, measurement.mode, measurement);
    }
  }

  private get isPicture(): boolean {
    return this.extent === 'painted' || this.extent === 'played';
  }

  /** Exporters clip by masks only where they are on the timeline that is measured. */
  private modeInSymbols(mode: DisplayMode): DisplayMode {
    return this.extent === 'published' ? paintingMasks(mode) : mode;
  }
}

/** Stands for all frames of a symbol. */
const ALL_FRAMES = -1;

/** Up, over and down: what is only felt does not count. Source: `nominalBounds` that Adobe published. */
const BUTTON_STATES = [0, 1, 2];

function addOutline({ outline }: FilmElement, matrix: Matrix, box: Box): void {
  if (keepsBoxes(matrix)) {
    includeTransformed(box, outline.box, matrix);
    return;
  }
  for (const { segments } of outline.edges) includeSegments(box, segments, matrix);
}

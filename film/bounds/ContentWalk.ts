import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import {
  emptyBox,
  includeTransformed,
  isEmpty,
  keepsBoxes,
  overlap,
  unite,
  type Box,
} from '../../geometry/Box';
import { includeSegments } from '../../geometry/edges/segmentBounds';
import { concat, IDENTITY, type Matrix, type Point } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { DisplayedLayer } from '../display/DisplayedLayer';
import { EDITED, paintingMasks, type DisplayMode } from '../display/DisplayMode';
import { TimelineDisplay } from '../display/TimelineDisplay';
import { checkNesting } from '../../document/xfl/nesting';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { frameCountOf, shownFrame, timelineOf } from '../../document/xfl/shownFrame';
import type { Film } from '../Film';
import { FilmElement } from '../records/FilmElement';
import { FilmTimeline, type FilmKeyframe } from '../records/FilmTimeline';
import { shownElements } from '../tween/shownElements';
import { modeOf, type Extent } from './Extent';
import { Dependencies } from './Dependencies';
import { fixedBox } from './fixedBox';
import { KeptElements } from './KeptElements';
import type { Measurement } from './Measurement';
import { pivotOf } from './pivotOf';
import { outlineOf } from '../../document/xfl/shapeOutline';
import { includeStroked } from './strokedBox';
import { surroundingsOf } from './surroundingsOf';
import { SymbolBoxes } from './SymbolBoxes';

const elementsByFilm = new WeakMap<Film, KeptElements>();

function keptElementsOf(film: Film): KeptElements {
  let elements = elementsByFilm.get(film);
  if (!elements) elementsByFilm.set(film, (elements = new KeptElements()));
  return elements;
}

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

  /** The transformation point of an element that a measurement meets; see `pivotOf`. */
  pivotIn(node: XmlNode, measurement: Measurement): Point {
    return pivotOf(node, (content) => {
      const inner = { ...measurement, mode: EDITED, box: emptyBox(), isMask: false };
      ContentWalk.of(this.film, 'edited').addContent(content, IDENTITY, inner);
      return inner.box;
    });
  }

  /** The elements that a keyframe shows some frames later, for reading only. The measurement depends on them. */
  shownIn(keyframe: FilmKeyframe, elapsed: number, measurement: Measurement): readonly FilmElement[] {
    if (elapsed === 0) return keyframe.elements;
    const cache = keptElementsOf(this.film);
    let shown = cache.get(keyframe, elapsed);
    if (!shown) {
      const dependencies = new Dependencies(this.film);
      const inner = { ...measurement, dependencies, cut: new Set<string>() };
      const pivot = (node: XmlNode): Point => this.pivotIn(node, inner);
      const nodes = shownElements(keyframe.node, elapsed, surroundingsOf(this.film, dependencies, pivot));
      shown = { elements: nodes.map((node) => FilmElement.of(node)), dependencies };
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
    for (const { node } of elements) this.addElement(node, carried, measurement);
  }

  addElement(node: XmlNode, matrix: Matrix, measurement: Measurement): void {
    if (node.name === 'DOMGroup') {
      // Members already are in the coordinates of the group's parent; its own matrix only notes how it was turned.
      for (const member of node.child('members')?.children ?? []) {
        this.addElement(member, matrix, measurement);
      }
      return;
    }
    this.addContent(node, node.child('matrix') ? concat(matrix, readMatrix(node)) : matrix, measurement);
  }

  addContent(node: XmlNode, matrix: Matrix, measurement: Measurement): void {
    switch (node.name) {
      case 'DOMShape':
      case 'DOMRectangleObject':
      case 'DOMOvalObject':
        if (this.extent === 'edited' || measurement.isMask) addOutline(node, matrix, measurement.box);
        else includeStroked(measurement.box, node, matrix, this.extent);
        return;
      case 'DOMGroup':
        this.addElement(node, matrix, measurement);
        return;
      case 'DOMSymbolInstance':
      case 'DOMComponentInstance':
        if (!this.isPicture || new DocumentInstance(node).isVisible)
          this.addSymbol(node, matrix, measurement);
        return;
      default: {
        const { path } = new DocumentInstance(node);
        const item = path === '' ? undefined : measurement.dependencies.item(path);
        includeTransformed(measurement.box, fixedBox(node, item), matrix);
      }
    }
  }

  private addSymbol(node: XmlNode, matrix: Matrix, measurement: Measurement): void {
    const { path } = new DocumentInstance(node);
    const item = measurement.dependencies.item(path);
    const timeline = item && timelineOf(item);
    if (!timeline) return;
    if (measurement.open.has(path)) {
      measurement.cut.add(path);
      return;
    }
    const frame = shownFrame(node, timeline);
    // What plays is bounded by boxes of boxes: if each rotated one were measured again, their frames would multiply.
    if (this.extent === 'published' || this.extent === 'played' || keepsBoxes(matrix)) {
      const outer = { ...measurement, mode: this.modeInSymbols(measurement.mode) };
      for (const shown of this.countedFrames(node, frame))
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
  private countedFrames(instance: XmlNode, shown: number): readonly number[] {
    const { symbolType } = new DocumentInstance(instance);
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

function addOutline(node: XmlNode, matrix: Matrix, box: Box): void {
  const outline = outlineOf(node);
  if (keepsBoxes(matrix)) {
    includeTransformed(box, outline.box, matrix);
    return;
  }
  for (const { segments } of outline.edges) includeSegments(box, segments, matrix);
}

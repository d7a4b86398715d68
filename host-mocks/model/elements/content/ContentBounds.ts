import {
  emptyBox,
  includeTransformed,
  keepsBoxes,
  overlap,
  transformBox,
  unite,
  isEmpty,
  type Box,
} from '../../../geometry/Box';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import { concat, IDENTITY, type Matrix, type Point } from '../../../geometry/matrix';
import type { XmlNode } from '../../../xml/XmlNode';
import type { DisplayDocument } from '../../display/DisplayDocument';
import type { DisplayedLayer } from '../../display/DisplayedLayer';
import { EDITED, paintingMasks, type DisplayMode } from '../../display/DisplayMode';
import { TimelineDisplay } from '../../display/TimelineDisplay';
import { readFlag } from '../../xfl/attributes';
import { readMatrix } from '../../xfl/nodeMatrix';
import { shownFrame, timelineOf } from '../../xfl/shownFrame';
import { stageSize } from '../../xfl/stageSize';
import type { ElementDocument } from '../ElementOwner';
import { shownElements } from '../tween/shownElements';
import type { Dependencies } from './Dependencies';
import { modeOf, type Extent } from './Extent';
import { fixedBox } from './fixedBox';
import { startMeasurement, type Measurement } from './Measurement';
import { pivotOf } from './pivotOf';
import { outlineOf } from './shapeOutline';
import { includeStroked } from './strokedBox';
import { checkNesting } from '../../xfl/nesting';
import { surroundingsOf } from './surroundingsOf';

interface CachedBox {
  box: Box;
  dependencies: Dependencies;
}

/** Up, over, down and hit. */
const BUTTON_STATES = [0, 1, 2, 3];

const instances = new WeakMap<ElementDocument, Partial<Record<Extent, ContentBounds>>>();

/**
 * Bounds of elements, symbols and frames of one document: shapes by the exact extrema of their curves, everything
 * through all matrices; see `Extent` for what counts. What was measured is kept until a symbol or bitmap that it depends
 * on changes.
 */
export class ContentBounds {
  private readonly items = new Map<string, CachedBox>();
  private readonly elements = new WeakMap<
    XmlNode,
    CachedBox & { file: unknown; version: number; hidden: boolean }
  >();
  private constructor(
    private readonly document: ElementDocument,
    private readonly extent: Extent,
  ) {}

  static of(document: ElementDocument, extent: Extent = 'edited'): ContentBounds {
    let bounds = instances.get(document);
    if (!bounds) instances.set(document, (bounds = {}));
    return (bounds[extent] ??= new ContentBounds(document, extent));
  }

  /** The box of an element in its parent's coordinates, at the first frame of its keyframe. Empty for nothing. */
  ofElement(node: XmlNode): Box {
    const file = node.file;
    const version = file?.version ?? -1;
    const { mode } = this;
    const known = this.elements.get(node);
    if (
      known &&
      file &&
      known.file === file &&
      known.version === version &&
      known.hidden === mode.hidden &&
      known.dependencies.hold()
    )
      return known.box;
    const measurement = startMeasurement(this.document, mode);
    this.addElement(node, IDENTITY, measurement);
    const { box, dependencies } = measurement;
    this.elements.set(node, { box, dependencies, file, version, hidden: mode.hidden });
    return box;
  }

  /** The same box after a transformation of the parent's coordinates. */
  ofMoved(node: XmlNode, matrix: Matrix): Box {
    if (keepsBoxes(matrix)) return transformBox(this.ofElement(node), matrix);
    const measurement = startMeasurement(this.document, this.mode);
    this.addElement(node, matrix, measurement);
    return measurement.box;
  }

  /** The box of an element's content in the element's own coordinates, before its matrix. */
  ofContent(node: XmlNode): Box {
    const measurement = startMeasurement(this.document, this.mode);
    this.addContent(node, IDENTITY, measurement);
    return measurement.box;
  }

  /**
   * The box of all that a `DOMTimeline` shows at a frame, in its coordinates.
   *
   * @param own - which of its own layers count, where that differs from those of symbols in it
   */
  ofFrame(timeline: XmlNode, frame: number, own: Partial<DisplayMode> = {}): Box {
    const { mode } = this;
    const measurement = startMeasurement(this.document, mode);
    this.addFrame(timeline, frame, IDENTITY, { ...mode, ...own }, measurement);
    return measurement.box;
  }

  /** The transformation point of an element; see `pivotOf`. */
  pivotOf(node: XmlNode): Point {
    return this.pivotIn(node, startMeasurement(this.document, EDITED));
  }

  private pivotIn(node: XmlNode, measurement: Measurement): Point {
    return pivotOf(node, (content) => {
      const inner = { ...measurement, mode: EDITED, box: emptyBox(), isMask: false };
      ContentBounds.of(this.document).addContent(content, IDENTITY, inner);
      return inner.box;
    });
  }

  private get mode(): DisplayMode {
    return modeOf(this.extent, this.document.publishing);
  }

  /** The document as its frames ask it. What they ask for, the measurement depends on. */
  private asked(measurement: Measurement): DisplayDocument {
    const surroundings = surroundingsOf(this.document, measurement.dependencies, (node) =>
      this.pivotIn(node, measurement),
    );
    const { node } = this.document;
    return {
      get stage() {
        return stageSize(node);
      },
      shownElements: (keyframe, elapsed) => shownElements(keyframe, elapsed, surroundings),
    };
  }

  private addFrame(
    timeline: XmlNode,
    frame: number,
    matrix: Matrix,
    mode: DisplayMode,
    measurement: Measurement,
  ): void {
    const seen = measurement.isMask ? paintingMasks(mode) : mode;
    const display = new TimelineDisplay(timeline, this.asked(measurement), seen);
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
    for (const node of elements) this.addElement(node, carried, measurement);
  }

  private addElement(node: XmlNode, matrix: Matrix, measurement: Measurement): void {
    if (node.name === 'DOMGroup') {
      // Members already stand in the coordinates of the group's parent; its own matrix only notes how it was turned.
      for (const member of node.child('members')?.children ?? []) {
        this.addElement(member, matrix, measurement);
      }
      return;
    }
    this.addContent(node, node.child('matrix') ? concat(matrix, readMatrix(node)) : matrix, measurement);
  }

  private addContent(node: XmlNode, matrix: Matrix, measurement: Measurement): void {
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
        if (this.extent !== 'painted' || readFlag(node, 'isVisible', true))
          this.addSymbol(node, matrix, measurement);
        return;
      default: {
        const path = node.attr('libraryItemName');
        const item = path === undefined ? undefined : measurement.dependencies.item(path);
        includeTransformed(measurement.box, fixedBox(node, item?.node), matrix);
      }
    }
  }

  private addSymbol(node: XmlNode, matrix: Matrix, measurement: Measurement): void {
    const path = node.attr('libraryItemName') ?? '';
    const item = measurement.dependencies.item(path);
    const timeline = item && timelineOf(item.node);
    if (!timeline) return;
    if (measurement.open.has(path)) {
      measurement.cut.add(path);
      return;
    }
    checkNesting(measurement.open.size, 'measured');
    const frame = shownFrame(node, timeline);
    if (this.extent === 'published' || keepsBoxes(matrix)) {
      for (const shown of this.countedFrames(node, frame))
        includeTransformed(measurement.box, this.symbolBox(path, timeline, shown, measurement), matrix);
      return;
    }
    measurement.open.add(path);
    this.addFrame(timeline, frame, matrix, measurement.mode, measurement);
    measurement.open.delete(path);
    measurement.cut.delete(path);
  }

  /** The frames of a symbol that count: the shown one; of buttons exporters measure all states. */
  private countedFrames(instance: XmlNode, shown: number): readonly number[] {
    return this.extent === 'published' && instance.attr('symbolType') === 'button' ? BUTTON_STATES : [shown];
  }

  /** The box of a symbol's frame in the symbol's coordinates; notes what it depends on in `outer`. */
  private symbolBox(path: string, timeline: XmlNode, frame: number, outer: Measurement): Box {
    const { isMask } = outer;
    // Exporters clip by masks only where they stand on the timeline that is measured.
    const mode = this.extent === 'published' ? paintingMasks(outer.mode) : outer.mode;
    const key = `${frame} ${isMask} ${mode.hidden} ${path}`;
    const known = this.items.get(key);
    if (known?.dependencies.hold()) {
      outer.dependencies.addAll(known.dependencies);
      return known.box;
    }
    const inner = { ...startMeasurement(this.document, mode), open: outer.open, isMask };
    inner.dependencies.item(path);
    outer.open.add(path);
    this.addFrame(timeline, frame, IDENTITY, mode, inner);
    outer.open.delete(path);
    inner.cut.delete(path);
    for (const above of inner.cut) outer.cut.add(above);
    if (inner.cut.size === 0) this.items.set(key, { box: inner.box, dependencies: inner.dependencies });
    outer.dependencies.addAll(inner.dependencies);
    return inner.box;
  }
}

function addOutline(node: XmlNode, matrix: Matrix, box: Box): void {
  const outline = outlineOf(node);
  if (keepsBoxes(matrix)) {
    includeTransformed(box, outline.box, matrix);
    return;
  }
  for (const { segments } of outline.edges) includeSegments(box, segments, matrix);
}

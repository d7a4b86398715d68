import {
  centerOf,
  emptyBox,
  includeTransformed,
  isEmpty,
  keepsBoxes,
  overlap,
  unite,
  type Box,
} from '../../../geometry/Box';
import { apply, concat, IDENTITY, invert, type Matrix, type Point } from '../../../geometry/matrix';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import { arithmeticOf } from '../../../tween/Arithmetic';
import type { XmlNode } from '../../../xml/XmlNode';
import { readFlag, readInteger } from '../../xfl/attributes';
import type { ElementDocument } from '../ElementOwner';
import { readMatrix, readTransformationPoint } from '../../xfl/nodeMatrix';
import { isBaked } from '../transformNode';
import { riggedMatrix } from '../tween/riggedMatrix';
import { shownElements } from '../tween/shownElements';
import type { TweenSurroundings } from '../tween/TweenSurroundings';
import { Dependencies } from './Dependencies';
import type { Extent } from './Extent';
import { fixedBox } from './fixedBox';
import { outlineOf } from './shapeOutline';
import { includeStroked } from './strokedBox';
import { checkNesting } from '../../xfl/nesting';
import { frameAt, frameCountOf, layersOf, maskOver, shownFrame, timelineOf } from '../../xfl/shownFrame';

interface CachedBox {
  box: Box;
  dependencies: Dependencies;
}

/** The state of one measurement. */
interface Measurement {
  box: Box;
  dependencies: Dependencies;
  /** Symbols that are being measured: a symbol inside itself shows nothing. */
  open: Set<string>;
  /** The symbols that were met again below themselves: what was measured there is not their whole. */
  cut: Set<string>;
}

const instances = new WeakMap<ElementDocument, Partial<Record<Extent, ContentBounds>>>();

/**
 * Bounds of elements, symbols and frames of one document: shapes by the exact extrema of their curves, everything
 * through all matrices. Hidden layers count, cameras do not; see `Extent` for the rest. What was measured is kept until
 * a symbol or bitmap that it depends on changes.
 */
export class ContentBounds {
  private readonly items = new Map<string, CachedBox>();
  private readonly elements = new WeakMap<XmlNode, CachedBox & { file: unknown; version: number }>();
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
    const known = this.elements.get(node);
    if (known && file && known.file === file && known.version === version && known.dependencies.hold())
      return known.box;
    const measurement = this.start();
    this.addElement(node, IDENTITY, measurement);
    const { box, dependencies } = measurement;
    this.elements.set(node, { box, dependencies, file, version });
    return box;
  }

  /** The box of an element's content in the element's own coordinates, before its matrix. */
  ofContent(node: XmlNode): Box {
    const measurement = this.start();
    this.addContent(node, IDENTITY, measurement);
    return measurement.box;
  }

  /** The box of all elements shown at a frame of a `DOMTimeline`, in its coordinates. */
  ofFrame(timeline: XmlNode, frame: number, includeHidden = true): Box {
    const measurement = this.start();
    this.addFrame(timeline, frame, IDENTITY, measurement, includeHidden);
    return measurement.box;
  }

  /** The elements that a keyframe shows some frames later, back to front; see `shownElements`. */
  shownElements(keyframe: XmlNode, elapsed: number): readonly XmlNode[] {
    return shownElements(keyframe, elapsed, this.surroundings(this.start()));
  }

  /** The matrix that moves all elements of a layer at a frame; see `riggedMatrix`. */
  riggedMatrix(layer: XmlNode, layers: readonly XmlNode[], frame: number): Matrix {
    return riggedMatrix(layer, layers, frame, this.surroundings(this.start()));
  }

  /** The transformation point of an element, in the coordinates in which it is stored: by default the centre of the content. */
  pivotOf(node: XmlNode): Point {
    return this.pivotIn(node, this.start());
  }

  private pivotIn(node: XmlNode, measurement: Measurement): Point {
    const stored = readTransformationPoint(node);
    if (stored) return stored;
    const box = emptyBox();
    ContentBounds.of(this.document).addContent(node, IDENTITY, { ...measurement, box });
    if (isEmpty(box)) return { x: 0, y: 0 };
    // The content of a group does not go through its matrix, but the point does.
    const inverse = isBaked(node) ? invert(readMatrix(node)) : undefined;
    return inverse ? apply(inverse, centerOf(box)) : centerOf(box);
  }

  /** The surroundings that tweens ask about. Each question is noted as a dependency of the measurement. */
  private surroundings(measurement: Measurement): TweenSurroundings {
    const { dependencies } = measurement;
    return {
      frameCount: (path) => {
        const item = dependencies.item(path);
        const timeline = item && timelineOf(item.node);
        return timeline ? frameCountOf(timeline) : 1;
      },
      pivotOf: (node) => this.pivotIn(node, measurement),
      arithmetic: arithmeticOf(readInteger(this.document.node, 'majorVersion', Infinity)),
    };
  }

  private start(): Measurement {
    return {
      box: emptyBox(),
      dependencies: new Dependencies(this.document),
      open: new Set(),
      cut: new Set(),
    };
  }

  private addFrame(
    timeline: XmlNode,
    frame: number,
    matrix: Matrix,
    measurement: Measurement,
    includeHidden: boolean,
  ): void {
    const layers = layersOf(timeline);
    for (const layer of layers) {
      const type = layer.attr('layerType');
      if (type === 'camera' || (this.extent === 'published' && (type === 'guide' || type === 'mask')))
        continue;
      if (!includeHidden && !readFlag(layer, 'visible', true)) continue;
      const mask = this.extent === 'published' ? maskOver(layer, layers) : undefined;
      const clip = mask && this.boxOfLayer(mask, layers, frame, matrix, measurement);
      if (clip && !isEmpty(clip)) {
        const box = this.boxOfLayer(layer, layers, frame, matrix, measurement);
        if (!isEmpty(box)) unite(measurement.box, overlap(box, clip));
      } else {
        this.addLayer(layer, layers, frame, matrix, measurement);
      }
    }
  }

  /** The box of what a layer shows. */
  private boxOfLayer(
    layer: XmlNode,
    layers: readonly XmlNode[],
    frame: number,
    matrix: Matrix,
    measurement: Measurement,
  ): Box {
    const inner = { ...measurement, box: emptyBox() };
    this.addLayer(layer, layers, frame, matrix, inner);
    return inner.box;
  }

  private addLayer(
    layer: XmlNode,
    layers: readonly XmlNode[],
    frame: number,
    matrix: Matrix,
    measurement: Measurement,
  ): void {
    const keyframe = frameAt(layer, frame);
    if (!keyframe) return;
    const elapsed = frame - readInteger(keyframe, 'index');
    const surroundings = this.surroundings(measurement);
    const carried = concat(matrix, riggedMatrix(layer, layers, frame, surroundings));
    for (const node of shownElements(keyframe, elapsed, surroundings)) {
      this.addElement(node, carried, measurement);
    }
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
        if (this.extent === 'published') includeStroked(measurement.box, node, matrix);
        else addOutline(node, matrix, measurement.box);
        return;
      case 'DOMGroup':
        this.addElement(node, matrix, measurement);
        return;
      case 'DOMSymbolInstance':
      case 'DOMComponentInstance':
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
      includeTransformed(measurement.box, this.symbolBox(path, timeline, frame, measurement), matrix);
      return;
    }
    measurement.open.add(path);
    this.addFrame(timeline, frame, matrix, measurement, true);
    measurement.open.delete(path);
    measurement.cut.delete(path);
  }

  /** The box of a symbol's frame in the symbol's coordinates; notes what it depends on in `outer`. */
  private symbolBox(path: string, timeline: XmlNode, frame: number, outer: Measurement): Box {
    const key = `${frame} ${path}`;
    const known = this.items.get(key);
    if (known?.dependencies.hold()) {
      outer.dependencies.addAll(known.dependencies);
      return known.box;
    }
    const inner = { ...this.start(), open: outer.open };
    inner.dependencies.item(path);
    outer.open.add(path);
    this.addFrame(timeline, frame, IDENTITY, inner, true);
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

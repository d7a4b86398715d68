import {
  brightnessOf,
  colorModeOf,
  colorTransformOf,
  matteColorOf,
  tintOf,
  type ChannelEffects,
  type ColorMode,
} from '../../document/xfl/colorEffect';
import { readColorTransform, type ColorTransform } from '../../document/xfl/ColorTransform';
import { enabledFilters, hasFilters, type ElementFilters } from '../../document/xfl/effects/DocumentFilter';
import { readScript } from '../../document/xfl/frameScript';
import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { isInSpace, readSpace } from '../../document/xfl/nodeSpace';
import type { DocumentPaint } from '../../document/xfl/paints/DocumentPaint';
import type { DocumentStroke } from '../../document/xfl/paints/DocumentStroke';
import { fillsOf, strokesOf } from '../../document/xfl/paints/shapeStyles';
import { BLENDING, type BlendMode } from '../../document/xfl/schema/effectSchema';
import { PRIMITIVE } from '../../document/xfl/schema/elementSchema';
import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { recordOf, type RecordValues } from '../../document/xfl/schema/recordOf';
import { outlineOf, type ShapeOutline } from '../../document/xfl/shapeOutline';
import { frameToShow, shownFrame } from '../../document/xfl/shownFrame';
import { DocumentText } from '../../document/xfl/texts/DocumentText';
import { NodeCache } from '../../document/xml/NodeCache';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { Matrix } from '../../geometry/matrix';
import type { Space } from '../../geometry/Space';
import { recordPerNode } from './recordPerNode';

/** What an element is. `other`: a compiled clip, and all else that no format draws. */
export type ElementKind = 'symbol' | 'component' | 'bitmap' | 'video' | 'shape' | 'text' | 'group' | 'other';

const KINDS: ReadonlyMap<string, ElementKind> = new Map<string, ElementKind>([
  ['DOMSymbolInstance', 'symbol'],
  ['DOMComponentInstance', 'component'],
  ['DOMBitmapInstance', 'bitmap'],
  ['DOMVideoInstance', 'video'],
  ['DOMShape', 'shape'],
  ['DOMRectangleObject', 'shape'],
  ['DOMOvalObject', 'shape'],
  ['DOMStaticText', 'text'],
  ['DOMDynamicText', 'text'],
  ['DOMInputText', 'text'],
  ['DOMGroup', 'group'],
]);

const PRIMITIVES: ReadonlyMap<string, 'rectangle' | 'oval'> = new Map([
  ['DOMRectangleObject', 'rectangle'],
  ['DOMOvalObject', 'oval'],
]);

/** A rectangle or oval object: pixels, and degrees. */
export type FilmPrimitive = RecordValues<typeof PRIMITIVE> & { readonly type: 'rectangle' | 'oval' };

class PrimitiveRecord extends recordOf(PRIMITIVE) {
  constructor(
    node: XmlNode,
    readonly type: 'rectangle' | 'oval',
  ) {
    super(node);
  }
}

/**
 * An element of a keyframe as output formats receive it: there is one object for each node, so that equal objects are
 * the same element. Properties are read from the document when they are asked for; what an element of its kind does not
 * have holds its default.
 */
export class FilmElement extends DocumentInstance {
  readonly kind: ElementKind;

  private constructor(node: XmlNode) {
    super(node);
    this.kind = KINDS.get(node.name) ?? 'other';
  }

  static readonly of = recordPerNode(
    () => FilmElement,
    (node) => new FilmElement(node),
  );

  /** What the document calls it, for messages: `DOMVideoInstance`. */
  get tag(): string {
    return this.node.name;
  }
  /** True for an instance that shows its symbol's content as a part of the timeline around it. */
  get isInlined(): boolean {
    return this.kind === 'symbol' && this.isGraphic;
  }
  /** From its own coordinates to those of its parent. */
  get matrix(): Matrix {
    return readMatrix(this.node);
  }
  /** Its place in space, which comes after the matrix; undefined for an element that is flat on the stage. */
  get space(): Space | undefined {
    return readSpace(this.node);
  }
  get isInSpace(): boolean {
    return isInSpace(this.node);
  }
  get color(): ColorTransform {
    return readColorTransform(this.node);
  }
  get blendMode(): BlendMode {
    return BLENDING.blendMode.read(this.node);
  }
  /** The filters that are switched on. */
  get filters(): ElementFilters {
    return enabledFilters(this.node);
  }
  get hasFilters(): boolean {
    return hasFilters(this.node);
  }
  /** A text that is equal for elements with the same filters, those that are switched off among them. */
  get filterKey(): string {
    const filters = this.node.child('filters')?.children ?? [];
    return filters
      .map(
        (filter) =>
          `${filter.name} ${filter
            .rawAttributes()
            .map((pair) => pair.join('='))
            .join(' ')}`,
      )
      .join();
  }
  /** How its colour effect is chosen. */
  get colorMode(): ColorMode {
    return colorModeOf(this.node);
  }
  get colorEffects(): ChannelEffects {
    return colorTransformOf(this.node);
  }
  get brightness(): number {
    return brightnessOf(this.node);
  }
  get tint(): { color: string; strength: number } {
    return tintOf(this.node);
  }
  /** The colour behind an instance that is kept as a bitmap without transparency, `#RRGGBB`. */
  get matteColor(): string {
    return matteColorOf(this.node);
  }
  /** The elements of a group, back to front, in the coordinates of the group's parent. */
  get members(): readonly FilmElement[] {
    return this.kind === 'group' ? MEMBERS.of(this.node) : NO_ELEMENTS;
  }
  /** What a text says and how. It is read anew each time. */
  get text(): DocumentText {
    return new DocumentText(this.node);
  }
  /** The fills of a shape by the numbers under which its edges name them. */
  get fills(): ReadonlyMap<number, DocumentPaint> {
    return fillsOf(this.node);
  }
  get strokes(): ReadonlyMap<number, DocumentStroke> {
    return strokesOf(this.node);
  }
  /** The lines of a shape, in its own coordinates: the same object as long as nothing of it changes. */
  get outline(): ShapeOutline {
    return outlineOf(this.node);
  }
  /** Undefined for all but rectangle and oval objects. */
  get primitive(): FilmPrimitive | undefined {
    const type = PRIMITIVES.get(this.node.name);
    return type && new PrimitiveRecord(this.node, type);
  }

  /** A text that is equal for elements that look the same, wherever they are. */
  get content(): string {
    return contentOf(this.node);
  }

  /** The frame that an instance shows of its symbol, in a picture that does not play. */
  frameOf(timeline: { readonly node: XmlNode }): number {
    return shownFrame(this.node, timeline.node);
  }
  /** The frame that a graphic has come to. @param elapsed - frames since its keyframe */
  frameAfter(elapsed: number, frameCount: number): number {
    return frameToShow(this.node, frameCount, elapsed);
  }
  /** Frames of the document since a video began. */
  get videoFrame(): number {
    return INSTANCE.firstFrame.read(this.node);
  }
  /** The script of an instance; empty without one. */
  get script(): string {
    return readScript(this.node);
  }
  get isScripted(): boolean {
    return this.script.trim() !== '';
  }
}

const NO_ELEMENTS: readonly FilmElement[] = [];

const MEMBERS = new NodeCache((group) => elementsIn(group.child('members')));

/** The elements in `elements` or `members`. */
export function elementsIn(list: XmlNode | undefined): readonly FilmElement[] {
  return list?.children.map((node) => FilmElement.of(node)) ?? NO_ELEMENTS;
}

/** An element with its groups taken apart, back to front. Members are in the coordinates of the group's parent. */
export function leavesOf(element: FilmElement): FilmElement[] {
  if (element.kind !== 'group') return [element];
  const leaves: FilmElement[] = [];
  const open = [element];
  for (let inner = open.pop(); inner; inner = open.pop()) {
    if (inner.kind !== 'group') leaves.push(inner);
    else for (const member of [...inner.members].reverse()) open.push(member);
  }
  return leaves;
}

/** What says where an element is, or how it was left in the editor, and not how it looks. */
const APART = new Set(['matrix', 'transformationPoint', 'transformationPointFlags']);
const OF_THE_EDITOR = new Set(['selected', 'locked', 'uniqueID', 'name']);

/** A text that is equal for elements that look the same, wherever they are. */
function contentOf(element: XmlNode): string {
  let content = '';
  for (const node of element.subtree()) {
    if (node.parent === element && APART.has(node.name)) continue;
    content += `<${node.name}`;
    for (const [name, raw] of node.rawAttributes()) {
      if (!OF_THE_EDITOR.has(name)) content += ` ${name}=${withoutSelection(name, raw)}`;
    }
    content += `>${node.rawText().trim()}`;
  }
  return content;
}

/** Edges note which of them were selected: `S4`. */
function withoutSelection(name: string, raw: string): string {
  return name === 'edges' ? raw.replace(/S\d/g, '').trim() : raw;
}

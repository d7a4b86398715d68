import { matteColorOf, readColorEffect, type DocumentColorEffect } from '../../document/xfl/colorEffect';
import { readColorTransform, transformOf, type ColorTransform } from '../../document/xfl/ColorTransform';
import { enabledFilters, hasFilters, type ElementFilters } from '../../document/xfl/effects/DocumentFilter';
import { readScript } from '../../document/xfl/frameScript';
import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { isBaked } from '../../document/xfl/isBaked';
import { readMatrix, readTransformationPoint } from '../../document/xfl/nodeMatrix';
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
import type { Matrix, Point } from '../../geometry/matrix';
import type { Space } from '../../geometry/Space';
import { contentOf } from './contentOf';
import { writeChange, type ElementChange } from './ElementChange';
import type { MorphedShape } from './MorphedShape';
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
 * have holds its default. What a tween or time has made of an element is an object of its own, which says what is
 * different; a node of it is written for those that ask for one.
 */
export class FilmElement extends DocumentInstance {
  readonly kind: ElementKind;
  private written: XmlNode | undefined;

  private constructor(
    stored: XmlNode,
    private readonly change?: ElementChange,
  ) {
    super(stored);
    this.kind = KINDS.get(stored.name) ?? 'other';
  }

  static readonly of = recordPerNode(
    () => FilmElement,
    (node) => new FilmElement(node),
  );

  /** What time has made of the element. For reading only, as long as the document does not change. */
  changed(change: ElementChange): FilmElement {
    return new FilmElement(this.stored, { ...this.change, ...change });
  }

  /** The node of an element of the document; otherwise one that is in no document. */
  override get node(): XmlNode {
    if (!this.change) return this.stored;
    if (!this.written) {
      this.written = this.stored.clone();
      this.written.record = this;
      writeChange(this.written, this.change);
    }
    return this.written;
  }
  /** False for what a tween or time has made of an element. */
  get isStored(): boolean {
    return !this.change;
  }
  /** Writes what time has changed into a copy of its node. */
  writeChange(copy: XmlNode): void {
    if (this.change) writeChange(copy, this.change);
  }
  /** The node with its content where a tween has carried it to. */
  private get placed(): XmlNode {
    return this.change?.carriedTo ? this.node : this.stored;
  }

  /** What a shape tween has made of a shape, where no other tween has carried it on. */
  private get morphed(): MorphedShape | undefined {
    return this.change?.carriedTo ? undefined : this.change?.shape;
  }

  /** What the document calls it, for messages: `DOMVideoInstance`. */
  get tag(): string {
    return this.stored.name;
  }
  /** True for an instance that shows its symbol's content as a part of the timeline around it. */
  get isInlined(): boolean {
    return this.kind === 'symbol' && this.isGraphic;
  }
  /** From its own coordinates to those of its parent. */
  get matrix(): Matrix {
    return this.change?.matrix ?? readMatrix(this.placed);
  }
  /** Its place in space, which comes after the matrix; undefined for an element that is flat on the stage. */
  get space(): Space | undefined {
    return readSpace(this.change?.space ? this.node : this.stored);
  }
  get isInSpace(): boolean {
    return this.change?.space !== undefined || isInSpace(this.stored);
  }
  /** The point about which it turns, in the coordinates in which it is stored; undefined for the default one. */
  get transformationPoint(): Readonly<Point> | undefined {
    return readTransformationPoint(this.placed);
  }
  /** True for one whose content is in the coordinates of its parent. */
  get isBaked(): boolean {
    return isBaked(this.stored);
  }
  get color(): ColorTransform {
    const color = this.change?.color;
    return color ? transformOf(color) : readColorTransform(this.stored);
  }
  get blendMode(): BlendMode {
    return BLENDING.blendMode.read(this.stored);
  }
  /** The filters that are switched on. */
  get filters(): ElementFilters {
    return enabledFilters(this.filtered);
  }
  get hasFilters(): boolean {
    return this.change?.filters?.some(({ enabled }) => enabled) ?? hasFilters(this.stored);
  }
  private get filtered(): XmlNode {
    return this.change?.filters ? this.node : this.stored;
  }
  /** A text that is equal for elements with the same filters, those that are switched off among them. */
  get filterKey(): string {
    const filters = this.filtered.child('filters')?.children ?? [];
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
  get colorEffect(): DocumentColorEffect {
    return this.change?.color ?? readColorEffect(this.stored);
  }
  /** The colour behind an instance that is kept as a bitmap without transparency, `#RRGGBB`. */
  get matteColor(): string {
    return matteColorOf(this.stored);
  }
  /** The elements of a group, back to front, in the coordinates of the group's parent. */
  get members(): readonly FilmElement[] {
    return this.kind === 'group' ? (this.change?.members ?? MEMBERS.of(this.placed)) : NO_ELEMENTS;
  }
  /** What a text says and how. It is read anew each time. */
  get text(): DocumentText {
    return new DocumentText(this.stored);
  }
  /** The fills of a shape by the numbers under which its edges name them. */
  get fills(): ReadonlyMap<number, DocumentPaint> {
    return this.morphed?.fills ?? fillsOf(this.placed);
  }
  get strokes(): ReadonlyMap<number, DocumentStroke> {
    return this.morphed?.strokes ?? strokesOf(this.placed);
  }
  /** The lines of a shape, in its own coordinates: the same object as long as nothing of it changes. */
  get outline(): ShapeOutline {
    return this.morphed?.outline ?? outlineOf(this.placed);
  }
  /** Undefined for all but rectangle and oval objects. */
  get primitive(): FilmPrimitive | undefined {
    const type = PRIMITIVES.get(this.stored.name);
    return type && new PrimitiveRecord(this.stored, type);
  }

  /** A text that is equal for elements that look the same, wherever they are. */
  get content(): string {
    return this.morphed?.content ?? contentOf(this.node);
  }

  /** The frame that an instance shows of its symbol, in a picture that does not play. */
  frameOf(timeline: { readonly node: XmlNode }): number {
    return shownFrame(this, timeline.node);
  }
  /** The frame that a graphic has come to. @param elapsed - frames since its keyframe */
  frameAfter(elapsed: number, frameCount: number): number {
    return frameToShow(this, frameCount, elapsed);
  }
  override get firstFrame(): number {
    return this.change?.firstFrame ?? super.firstFrame;
  }
  /** Frames of the document since a video began. */
  get videoFrame(): number {
    return this.change?.firstFrame ?? INSTANCE.firstFrame.read(this.stored);
  }
  /** The script of an instance; empty without one. */
  get script(): string {
    return readScript(this.stored);
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

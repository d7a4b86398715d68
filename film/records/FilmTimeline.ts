import { hasFilters } from '../../document/xfl/effects/DocumentFilter';
import { readScript } from '../../document/xfl/frameScript';
import { recordOf } from '../../document/xfl/schema/recordOf';
import { LAYER, TIMELINE } from '../../document/xfl/schema/timelineSchema';
import {
  frameAt,
  frameCountOf,
  layersOf,
  maskOver,
  nextKeyframe,
  parentOf,
} from '../../document/xfl/shownFrame';
import { DocumentSound } from '../../document/xfl/sounds/DocumentSound';
import { elapsedAt, readDuration, readEnd, readStart } from '../../document/xfl/spans';
import { DocumentKeyframe } from '../../document/xfl/timelines/DocumentKeyframe';
import { NodeCache } from '../../document/xml/NodeCache';
import type { XmlNode } from '../../document/xml/XmlNode';
import { elementsIn, type FilmElement } from './FilmElement';
import { recordPerNode } from './recordPerNode';

/**
 * The timeline of a scene or a symbol as output formats receive it. There is one object for each node, here and below;
 * properties are read from the document when they are asked for.
 */
export class FilmTimeline extends recordOf(TIMELINE) {
  private constructor(readonly node: XmlNode) {
    super(node);
  }

  static readonly of = recordPerNode(
    () => FilmTimeline,
    (node) => new FilmTimeline(node),
  );

  /** From the top to the bottom, folders and the camera's layer among them. */
  get layers(): readonly FilmLayer[] {
    return LAYERS.of(this.node);
  }
  /** Frames of the longest layer. */
  get frameCount(): number {
    return frameCountOf(this.node);
  }
  get isScene(): boolean {
    return this.node.parent?.name === 'timelines';
  }
}

const LAYERS = new NodeCache((timeline): readonly FilmLayer[] =>
  layersOf(timeline).map((node) => FilmLayer.of(node)),
);

export class FilmLayer extends recordOf(LAYER) {
  private constructor(readonly node: XmlNode) {
    super(node);
  }

  static readonly of = recordPerNode(
    () => FilmLayer,
    (node) => new FilmLayer(node),
  );

  /** Undefined for a layer that is in no timeline. */
  get timeline(): FilmTimeline | undefined {
    const node = this.node.parent?.parent;
    return node ? FilmTimeline.of(node) : undefined;
  }
  /** In the order of time. */
  get keyframes(): readonly FilmKeyframe[] {
    return KEYFRAMES.of(this.node);
  }
  /** The folder, mask or guide that it belongs to. */
  get parent(): FilmLayer | undefined {
    const node = parentOf(this.node);
    return node && FilmLayer.of(node);
  }
  /** The mask over it, with folders between them or not. */
  get mask(): FilmLayer | undefined {
    const node = maskOver(this.node);
    return node && FilmLayer.of(node);
  }
  get isMask(): boolean {
    return this.layerType === 'mask';
  }
  get isCamera(): boolean {
    return this.layerType === 'camera';
  }

  /** The keyframe that is shown at a frame, from 0; undefined after the last one. */
  keyframeAt(frame: number): FilmKeyframe | undefined {
    const node = frameAt(this.node, frame);
    return node && FilmKeyframe.of(node);
  }
}

const KEYFRAMES = new NodeCache((layer): readonly FilmKeyframe[] =>
  (layer.child('frames')?.children ?? []).map((node) => FilmKeyframe.of(node)),
);

export class FilmKeyframe extends DocumentKeyframe {
  private constructor(readonly node: XmlNode) {
    super(node);
  }

  static readonly of = recordPerNode(
    () => FilmKeyframe,
    (node) => new FilmKeyframe(node),
  );

  /** Undefined for a keyframe that is on no layer. */
  get layer(): FilmLayer | undefined {
    const node = this.node.parent?.parent;
    return node ? FilmLayer.of(node) : undefined;
  }
  /** Its frame, from 0. @throws LimitError for more frames than a timeline may have, here and below */
  get start(): number {
    return readStart(this.node);
  }
  /** Frames up to the next keyframe, its own among them: at least 1. */
  get frameCount(): number {
    return readDuration(this.node);
  }
  /** The frames that have gone by at a frame since this one. */
  elapsedAt(frame: number): number {
    return elapsedAt(this.node, frame);
  }
  /** The first frame after it. */
  get end(): number {
    return readEnd(this.node);
  }
  /** The keyframe that follows on its layer. */
  get next(): FilmKeyframe | undefined {
    const node = nextKeyframe(this.node);
    return node && FilmKeyframe.of(node);
  }
  /** Its elements, back to front. */
  get elements(): readonly FilmElement[] {
    return ELEMENTS.of(this.node);
  }
  get script(): string {
    return readScript(this.node);
  }
  get sound(): DocumentSound {
    return new DocumentSound(this.node);
  }
  /** True if the layer has a filter from here on. */
  get hasFilters(): boolean {
    return hasFilters(this.node);
  }
  /** True if the document has matched the shapes of a shape tween. */
  get hasMatchedShapes(): boolean {
    return this.node.child('MorphShape') !== undefined;
  }
  /** True for a tween that the document stores frame by frame or as XML of its own: motion objects, and armatures. */
  get isStoredWhole(): boolean {
    return ['motionObjectXML', 'betweenFrameMatrixList'].some((name) => this.node.child(name) !== undefined);
  }
  /** True for the keyframe of a shape tween that has frames between its ends. */
  get isMorphed(): boolean {
    return this.hasMatchedShapes && this.frameCount > 1 && this.next !== undefined;
  }
}

const ELEMENTS = new NodeCache((keyframe) => elementsIn(keyframe.child('elements')));

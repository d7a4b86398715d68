import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { KEYFRAME } from '../../document/xfl/schema/timelineSchema';
import { checkNesting } from '../../document/xfl/nesting';
import { frameCountOf, layersOf } from '../../document/xfl/shownFrame';
import type { Film } from '../Film';
import type { XmlNode } from '../../document/xml/XmlNode';

/** Graphics with more slots than this become sprites: nested ones would multiply without bounds. */
const MAX_INLINE = 2048;

/** True for an instance that shows its symbol's content as a part of the timeline around it. */
export function isGraphic(element: XmlNode): boolean {
  return element.name === 'DOMSymbolInstance' && new DocumentInstance(element).isGraphic;
}

/**
 * How many slots timelines and elements need. Graphics need those of their content, groups those of their members, all
 * else one; a layer needs the most of its keyframes, a timeline those of all its layers.
 */
export class SlotPlan {
  private readonly timelines = new Map<XmlNode, number>();
  private readonly counts = new Map<XmlNode, number>();
  private readonly layers = new Map<XmlNode, number>();

  /** Symbols that are being counted, each inside the one before. */
  private depth = 0;

  /** @param aim - what the slots are for: `played`. Symbols nested too deeply for it are refused. */
  constructor(
    private readonly film: Film,
    private readonly aim: string,
  ) {}

  ofElement(element: XmlNode): number {
    if (element.name === 'DOMGroup') return this.ofAll(element.child('members')?.children ?? []);
    if (!isGraphic(element)) return 1;
    const timeline = this.film.symbolOf(element);
    const size = timeline ? this.ofTimeline(timeline) : 1;
    return size > MAX_INLINE ? 1 : Math.max(1, size);
  }

  /** Frames of the symbol of an instance. */
  framesOf(instance: XmlNode): number {
    const timeline = this.film.symbolOf(instance);
    if (!timeline) return 1;
    let count = this.counts.get(timeline);
    if (count === undefined) this.counts.set(timeline, (count = frameCountOf(timeline)));
    return count;
  }

  /** True for a graphic whose content is too much to be in the timeline around it. */
  isTooMuch(graphic: XmlNode): boolean {
    const timeline = this.film.symbolOf(graphic);
    return timeline !== undefined && this.ofTimeline(timeline) > MAX_INLINE;
  }

  ofLayer(layer: XmlNode): number {
    let size = this.layers.get(layer);
    if (size === undefined) {
      const frames = layer.child('frames')?.children ?? [];
      size = frames.reduce((most, frame) => Math.max(most, this.ofKeyframe(frame)), 0);
      this.layers.set(layer, size);
    }
    return size;
  }

  /** A symbol inside itself needs none. */
  private ofTimeline(timeline: XmlNode): number {
    let size = this.timelines.get(timeline);
    if (size === undefined) {
      checkNesting(this.depth, this.aim);
      this.timelines.set(timeline, 0);
      this.depth++;
      size = layersOf(timeline).reduce((sum, layer) => sum + this.ofLayer(layer), 0);
      this.depth--;
      this.timelines.set(timeline, size);
    }
    return size;
  }

  private ofKeyframe(keyframe: XmlNode): number {
    const elements = keyframe.child('elements')?.children ?? [];
    return KEYFRAME.isMotionObject.read(keyframe) ? 1 : this.ofAll(elements);
  }

  private ofAll(elements: readonly XmlNode[]): number {
    return elements.reduce((sum, element) => sum + this.ofElement(element), 0);
  }
}

import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { layerEffects } from '../display/layerEffects';
import { DocumentKeyframe } from '../../document/xfl/timelines/DocumentKeyframe';
import { lastStartingAt, readEnd, readStart } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import { isGraphic } from './SlotPlan';

/** A keyframe, read once. */
export interface KeyframeSpan {
  readonly keyframe: XmlNode;
  readonly start: number;
  /** The first frame after it. */
  readonly end: number;
  /** True if all of its frames show the same. */
  readonly isStill: boolean;
}

/** The keyframes of the layers of a timeline, found by frame without reading the document again. */
export class LayerSpans {
  private readonly known = new Map<XmlNode, readonly KeyframeSpan[]>();

  /** @param framesOf - frames of the symbol of an instance */
  constructor(private readonly framesOf: (instance: XmlNode) => number) {}

  /** The keyframe that a layer shows at a frame; undefined after its last one. */
  at(layer: XmlNode, frame: number): KeyframeSpan | undefined {
    const span = lastStartingAt(this.of(layer), frame, ({ start }) => start);
    return span && frame < span.end ? span : undefined;
  }

  private of(layer: XmlNode): readonly KeyframeSpan[] {
    let spans = this.known.get(layer);
    if (!spans) this.known.set(layer, (spans = this.read(layer)));
    return spans;
  }

  private read(layer: XmlNode): KeyframeSpan[] {
    return (layer.child('frames')?.children ?? []).map((keyframe) => ({
      keyframe,
      start: readStart(keyframe),
      end: readEnd(keyframe),
      isStill: this.isStill(keyframe),
    }));
  }

  private isStill(keyframe: XmlNode): boolean {
    const { tweenType, isIKPose } = new DocumentKeyframe(keyframe);
    if (tweenType !== 'none' || isIKPose) return false;
    const { follows, depthPerFrame } = layerEffects(keyframe);
    if (follows >= 0 || depthPerFrame !== 0) return false;
    return !(keyframe.child('elements')?.children ?? []).some((element) => this.runs(element));
  }

  private runs(element: XmlNode): boolean {
    if (element.name === 'DOMGroup') {
      return (element.child('members')?.children ?? []).some((member) => this.runs(member));
    }
    if (!isGraphic(element) || new DocumentInstance(element).showsSingleFrame) return false;
    return this.framesOf(element) > 1;
  }
}

import { layerEffects } from '../display/layerEffects';
import { lastStartingAt } from '../../document/xfl/spans';
import { leavesOf, type FilmElement } from '../records/FilmElement';
import type { FilmKeyframe, FilmLayer } from '../records/FilmTimeline';

/** A keyframe, read once. */
export interface KeyframeSpan {
  readonly keyframe: FilmKeyframe;
  readonly start: number;
  /** The first frame after it. */
  readonly end: number;
  /** True if all of its frames show the same. */
  readonly isStill: boolean;
}

/** The keyframes of the layers of a timeline, found by frame without reading the document again. */
export class LayerSpans {
  private readonly known = new Map<FilmLayer, readonly KeyframeSpan[]>();

  /** @param framesOf - frames of the symbol of an instance */
  constructor(private readonly framesOf: (instance: FilmElement) => number) {}

  /** The keyframe that a layer shows at a frame; undefined after its last one. */
  at(layer: FilmLayer, frame: number): KeyframeSpan | undefined {
    const span = lastStartingAt(this.of(layer), frame, ({ start }) => start);
    return span && frame < span.end ? span : undefined;
  }

  private of(layer: FilmLayer): readonly KeyframeSpan[] {
    let spans = this.known.get(layer);
    if (!spans) this.known.set(layer, (spans = this.read(layer)));
    return spans;
  }

  private read(layer: FilmLayer): KeyframeSpan[] {
    return layer.keyframes.map((keyframe) => ({
      keyframe,
      start: keyframe.start,
      end: keyframe.end,
      isStill: this.isStill(keyframe),
    }));
  }

  private isStill(keyframe: FilmKeyframe): boolean {
    if (keyframe.tweenType !== 'none' || keyframe.isIKPose) return false;
    const { follows, depthPerFrame } = layerEffects(keyframe);
    if (follows >= 0 || depthPerFrame !== 0) return false;
    return !keyframe.elements.flatMap(leavesOf).some((element) => this.runs(element));
  }

  private runs(element: FilmElement): boolean {
    if (element.kind === 'video') return true;
    if (!element.isInlined || element.showsSingleFrame) return false;
    return this.framesOf(element) > 1;
  }
}

import type { BlendMode } from '../../document/xfl/schema/effectSchema';
import type { Matrix } from '../../geometry/matrix';
import type { ColorTransform } from '../../document/xfl/ColorTransform';
import type { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe, FilmLayer } from '../records/FilmTimeline';

/** What one layer of a timeline shows at a frame. */
export interface DisplayedLayer {
  readonly layer: FilmLayer;
  /** The keyframe whose span covers the frame. */
  readonly keyframe: FilmKeyframe;
  /** Frames since the keyframe. */
  readonly elapsed: number;
  /** The elements as they are, back to front: those of the keyframe, or copies where a tween or a loop continued. */
  readonly elements: readonly FilmElement[];
  /**
   * The elements of the keyframe that these come from, by the same index: an element is the same one along the span
   * while its source is. A shape tween shows one element for all of its sources.
   */
  readonly sources: readonly FilmElement[];
  /** The layer as it is seen: by its depth and, on the stage, through the camera. */
  readonly view: Matrix;
  /** What layer parenting moves the elements by, within `view`. */
  readonly rig: Matrix;
  /** From the parent coordinates of the elements to those of the timeline: `rig`, then `view`. */
  readonly matrix: Matrix;
  /** The colour effect of the camera, and of the layer within it. */
  readonly color: ColorTransform;
  /** The blend mode of the layer, in the host's words. */
  readonly blendMode: BlendMode;
  /** How far away the layer is; nearer ones are before it, whatever their order. */
  readonly depth: number;
  /** The mask that clips the layer, seen as this one is; undefined for none and for an empty one. */
  readonly mask: DisplayedLayer | undefined;
}

import { concat, IDENTITY, type Matrix } from '../../geometry/matrix';
import { concatColors, type ColorTransform } from '../../document/xfl/ColorTransform';
import { cameraAt, cameraOf, NO_CAMERA, type CameraEffect } from './cameraEffect';
import { depthOf, projection } from './depth';
import type { Film, ShownElements } from '../Film';
import type { DisplayedLayer } from './DisplayedLayer';
import type { DisplayMode } from './DisplayMode';
import { layerEffects } from './layerEffects';
import { isDisplayed } from './layers';
import type { FilmKeyframe, FilmLayer, FilmTimeline } from '../records/FilmTimeline';
import { riggedMatrix } from './riggedMatrix';

/**
 * What a timeline shows, frame by frame. This is the one place that decides it: pictures and their size, bounds,
 * atlases and the viewer ask here. An object holds for a timeline that does not change meanwhile.
 */
export class TimelineDisplay {
  /** The layers that show something themselves, the top one first. */
  readonly layers: readonly FilmLayer[];
  private readonly all: readonly FilmLayer[];
  private readonly isScene: boolean;
  private seen: { frame: number; camera: CameraEffect } | undefined;

  constructor(
    private readonly timeline: FilmTimeline,
    private readonly film: Film,
    private readonly mode: DisplayMode,
    /** What its keyframes show; default: what the film says. */
    private readonly shown: ShownElements = (keyframe, elapsed) => film.shownElements(keyframe, elapsed),
  ) {
    this.all = timeline.layers;
    this.layers = this.all.filter((layer) => isDisplayed(layer, mode));
    this.isScene = timeline.isScene;
  }

  /** Frames of the longest layer. */
  get frameCount(): number {
    return this.timeline.frameCount;
  }

  /** What each layer shows at a frame, from 0: layers from the bottom to the top, farther ones before all nearer ones. */
  at(frame: number): DisplayedLayer[] {
    const displayed: DisplayedLayer[] = [];
    for (const layer of [...this.layers].reverse()) {
      const shown = this.layerAt(layer, frame);
      if (shown) displayed.push(shown);
    }
    return displayed.sort((one, other) => other.depth - one.depth);
  }

  /** What a layer shows at a frame; undefined after its last frame, and for a layer behind the eye. */
  layerAt(layer: FilmLayer, frame: number): DisplayedLayer | undefined {
    const keyframe = layer.keyframeAt(frame);
    const view = keyframe && this.viewOf(layer, keyframe, frame);
    return view && this.display(layer, keyframe, frame, view, this.clipOf(layer, frame, view));
  }

  /** The mask layer over a layer; undefined if masks do not clip. */
  maskOf(layer: FilmLayer): FilmLayer | undefined {
    return CLIPPING.has(this.mode.masks) ? layer.mask : undefined;
  }

  /** True if a camera may move the layers from frame to frame. */
  get hasCamera(): boolean {
    return this.isScene && this.mode.camera && this.timeline.cameraLayerEnabled;
  }

  /** The camera at a frame; only scenes have one. */
  cameraAt(frame: number): CameraEffect {
    if (!this.isScene || !this.mode.camera) return NO_CAMERA;
    if (this.seen?.frame !== frame) {
      this.seen = { frame, camera: cameraAt(this.timeline, frame, this.film.stage, this.shown) };
    }
    return this.seen.camera;
  }

  /** How a layer is seen; undefined for one behind the eye. */
  private viewOf(layer: FilmLayer, keyframe: FilmKeyframe, frame: number): View | undefined {
    const { matrix, color, depth: moved } = cameraOf(layer, this.cameraAt(frame));
    const depth = depthOf(keyframe, frame);
    if (depth === moved || !this.mode.depth) return { matrix, color, depth };
    const { width, height } = this.film.stage;
    const center = this.isScene ? { x: width / 2, y: height / 2 } : { x: 0, y: 0 };
    const projected = projection(depth - moved, center);
    return projected && { matrix: concat(projected, matrix), color, depth };
  }

  private display(
    layer: FilmLayer,
    keyframe: FilmKeyframe,
    frame: number,
    view: View,
    mask: DisplayedLayer | undefined,
  ): DisplayedLayer {
    const elapsed = keyframe.elapsedAt(frame);
    const { color, blendMode, follows } = layerEffects(keyframe);
    const rig = follows < 0 ? IDENTITY : riggedMatrix(layer, this.all, frame, this.shown);
    return {
      layer,
      keyframe,
      elapsed,
      elements: this.shown(keyframe, elapsed),
      sources: keyframe.elements,
      view: view.matrix,
      rig,
      matrix: rig === IDENTITY ? view.matrix : concat(view.matrix, rig),
      color: concatColors(view.color, color),
      blendMode,
      depth: view.depth,
      mask,
    };
  }

  /** The mask of a layer, seen as the layer is. One without anything on it masks nothing. */
  private clipOf(layer: FilmLayer, frame: number, view: View): DisplayedLayer | undefined {
    const mask = this.maskOf(layer);
    const keyframe = mask?.keyframeAt(frame);
    const displayed = mask && keyframe && this.display(mask, keyframe, frame, view, undefined);
    return displayed?.elements.length === 0 ? undefined : displayed;
  }
}

/** The modes in which masks clip. */
const CLIPPING = new Set<DisplayMode['masks']>(['clip', 'list']);

/** How a layer is seen by its depth and through the camera. */
interface View {
  matrix: Matrix;
  color: ColorTransform;
  depth: number;
}

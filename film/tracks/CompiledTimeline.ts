import { hasCameraFilters } from '../display/cameraEffect';
import { published } from '../display/DisplayMode';
import { layersByDepth } from '../display/layersByDepth';
import { TimelineDisplay } from '../display/TimelineDisplay';
import type { LabelType } from '../../document/xfl/schema/timelineSchema';
import { soundCuesOf, type SoundCue } from '../playing/soundCues';
import { CompiledLayer } from './CompiledLayer';
import type { Film } from '../Film';
import type { FilmKeyframe, FilmLayer, FilmTimeline } from '../records/FilmTimeline';

/** A label of a frame. */
export interface FrameLabel {
  readonly name: string;
  /** From 0. */
  readonly frame: number;
  readonly type: LabelType;
}

/** The script of a keyframe. */
export interface FrameScript {
  /** From 0. */
  readonly frame: number;
  /** The name of its layer. */
  readonly layer: string;
  readonly text: string;
}

/**
 * A timeline as formats for players need it: the layers that show something, the objects that they display over
 * time, and which tweens a player can carry out itself. What a frame shows is asked of `TimelineDisplay`; guides, hidden
 * layers that are not published and folders are left out.
 *
 * An object holds for a timeline that does not change meanwhile.
 *
 * @example
 * const compiled = new CompiledTimeline(timeline, film);
 * for (const layer of compiled.layers)
 *   for (const { track, matrix } of layer.at(3)) place(track, matrix);
 */
export class CompiledTimeline {
  /** The nearest one first, mask layers among them. */
  readonly layers: readonly CompiledLayer[];
  /** False if layers pass one another in depth: the order is that of the frames in which they begin. */
  readonly keepsOrder: boolean;
  readonly frameCount: number;
  private readonly display: TimelineDisplay;

  constructor(
    readonly timeline: FilmTimeline,
    film: Film,
    /** False for layers as they are before the camera of the scene, for a player that has a camera. */
    camera = true,
  ) {
    const mode = published(film.publishesHiddenLayers);
    this.display = new TimelineDisplay(timeline, film, { ...mode, masks: 'list', camera });
    this.frameCount = this.display.frameCount;
    const { layers, isSteady } = layersByDepth(this.display);
    this.keepsOrder = isSteady;
    this.layers = this.compileLayers(layers, film);
  }

  /** In the order of frames; of layers that name the same one, the top one counts. */
  get labels(): FrameLabel[] {
    const labels = new Map<number, FrameLabel>();
    for (const [, keyframe] of this.keyframes()) {
      const { label, start: frame } = keyframe;
      if (label && !labels.has(frame)) labels.set(frame, { ...label, frame });
    }
    return [...labels.values()].sort((one, other) => one.frame - other.frame);
  }

  /** In the order of frames, those of one frame from the top layer down. */
  get scripts(): FrameScript[] {
    const scripts: FrameScript[] = [];
    for (const [layer, keyframe] of this.keyframes()) {
      const text = keyframe.script;
      if (text.trim() !== '') scripts.push({ frame: keyframe.start, layer: layer.name, text });
    }
    return scripts.sort((one, other) => one.frame - other.frame);
  }

  /** In the order of frames. */
  get sounds(): SoundCue[] {
    return soundCuesOf([...this.keyframes()].map(([, keyframe]) => keyframe));
  }

  /** The keyframes of the layers that are published, from the top layer down. */
  private *keyframes(): Generator<[layer: FilmLayer, keyframe: FilmKeyframe]> {
    for (const layer of this.display.layers) for (const keyframe of layer.keyframes) yield [layer, keyframe];
  }

  /** True if the camera has a filter on some keyframe: no layer shows it. */
  get hasCameraFilters(): boolean {
    return hasCameraFilters(this.timeline);
  }

  private compileLayers(layers: readonly FilmLayer[], film: Film): CompiledLayer[] {
    const layersMade = new Map<FilmLayer, CompiledLayer>();
    const compile = (layer: FilmLayer): CompiledLayer => {
      let compiled = layersMade.get(layer);
      if (compiled) return compiled;
      const mask = layer.isMask ? undefined : this.display.maskOf(layer);
      compiled = new CompiledLayer(layer, mask && compile(mask), this.display, film);
      layersMade.set(layer, compiled);
      return compiled;
    };
    return layers.map(compile);
  }
}

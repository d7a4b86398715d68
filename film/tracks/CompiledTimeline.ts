import { hasCameraFilters } from '../display/cameraEffect';
import { published } from '../display/DisplayMode';
import { layersByDepth } from '../display/layersByDepth';
import { TimelineDisplay } from '../display/TimelineDisplay';
import { readKeyframeNotes, type KeyframeNotes } from '../playing/keyframeNotes';
import { CompiledLayer } from './CompiledLayer';
import type { Film } from '../Film';
import type { FilmLayer, FilmTimeline } from '../records/FilmTimeline';

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
  private knownNotes: KeyframeNotes | undefined;

  constructor(
    readonly timeline: FilmTimeline,
    private readonly film: Film,
    /** True for layers as they are before camera and depth, for a player that has both. */
    isFlat = false,
  ) {
    const mode = published(film.publishesHiddenLayers);
    this.display = new TimelineDisplay(timeline, film, {
      ...mode,
      masks: 'list',
      camera: !isFlat,
      depth: !isFlat,
    });
    this.frameCount = this.display.frameCount;
    const { layers, isSteady } = isFlat
      ? { layers: this.display.layers, isSteady: true }
      : layersByDepth(this.display);
    this.keepsOrder = isSteady;
    this.layers = this.compileLayers(layers, film);
  }

  /** What its keyframes say besides what they show. Guide layers are left out whole. */
  get notes(): KeyframeNotes {
    return (this.knownNotes ??= readKeyframeNotes(this.timeline, this.film, false));
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

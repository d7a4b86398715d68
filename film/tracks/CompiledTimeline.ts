import { hasCameraFilters } from '../display/cameraEffect';
import { published } from '../display/DisplayMode';
import { isMask } from '../display/layers';
import { layersByDepth } from '../display/layersByDepth';
import { TimelineDisplay } from '../display/TimelineDisplay';
import { readEnd, readStart } from '../../document/xfl/spans';
import { LAYER, TIMELINE, type LabelType } from '../../document/xfl/schema/timelineSchema';
import { DocumentKeyframe } from '../../document/xfl/timelines/DocumentKeyframe';
import { readScript } from '../../document/xfl/frameScript';
import { checkCount, MAX_FRAMES } from '../../geometry/claims';
import type { XmlNode } from '../../document/xml/XmlNode';
import { CompiledLayer } from './CompiledLayer';
import type { Film } from '../Film';
import { DocumentSound } from '../../document/xfl/sounds/DocumentSound';

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

/** A sound that begins, or is stopped, at a keyframe. */
export interface StartedSound {
  /** From 0. */
  readonly frame: number;
  /** The first frame after its keyframe. */
  readonly end: number;
  readonly layer: string;
  /** The path of the sound's item. */
  readonly path: string;
  readonly sound: DocumentSound;
}

/**
 * A `DOMTimeline` as formats for players need it: the layers that show something, the objects that they display over
 * time, and which tweens a player can carry out itself. What a frame shows is asked of `TimelineDisplay`; guides, hidden
 * layers that are not published and folders are left out.
 *
 * An object holds for a timeline that does not change meanwhile.
 *
 * @example
 * const timeline = new CompiledTimeline(node, film);
 * for (const layer of timeline.layers)
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
    /** The `DOMTimeline`. */
    readonly node: XmlNode,
    film: Film,
  ) {
    const mode = published(film.publishesHiddenLayers);
    this.display = new TimelineDisplay(node, film, { ...mode, masks: 'list' });
    this.frameCount = this.display.frameCount;
    checkCount(`The timeline "${TIMELINE.name.read(node)}"`, this.frameCount, MAX_FRAMES, 'frames');
    const { layers, isSteady } = layersByDepth(this.display);
    this.keepsOrder = isSteady;
    this.layers = this.compileLayers(layers, film);
  }

  /** In the order of frames; of layers that name the same one, the top one counts. */
  get labels(): FrameLabel[] {
    const labels = new Map<number, FrameLabel>();
    for (const [, keyframe] of this.keyframes()) {
      const { label } = new DocumentKeyframe(keyframe);
      const frame = readStart(keyframe);
      if (label && !labels.has(frame)) labels.set(frame, { ...label, frame });
    }
    return [...labels.values()].sort((one, other) => one.frame - other.frame);
  }

  /** In the order of frames, those of one frame from the top layer down. */
  get scripts(): FrameScript[] {
    const scripts: FrameScript[] = [];
    for (const [layer, keyframe] of this.keyframes()) {
      const text = readScript(keyframe);
      if (text.trim() !== '')
        scripts.push({ frame: readStart(keyframe), layer: LAYER.name.read(layer), text });
    }
    return scripts.sort((one, other) => one.frame - other.frame);
  }

  /** In the order of frames. */
  get sounds(): StartedSound[] {
    const sounds: StartedSound[] = [];
    for (const [layer, keyframe] of this.keyframes()) {
      const sound = new DocumentSound(keyframe);
      const { path } = sound;
      const [frame, end] = [readStart(keyframe), readEnd(keyframe)];
      if (path !== '') sounds.push({ frame, end, layer: LAYER.name.read(layer), path, sound });
    }
    return sounds.sort((one, other) => one.frame - other.frame);
  }

  /** The keyframes of the layers that are published, from the top layer down. */
  private *keyframes(): Generator<[layer: XmlNode, keyframe: XmlNode]> {
    for (const layer of this.display.layers)
      for (const keyframe of layer.child('frames')?.children ?? []) yield [layer, keyframe];
  }

  /** True if the camera has a filter on some keyframe: no layer shows it. */
  get hasCameraFilters(): boolean {
    return hasCameraFilters(this.node);
  }

  private compileLayers(nodes: readonly XmlNode[], film: Film): CompiledLayer[] {
    const compiled = new Map<XmlNode, CompiledLayer>();
    const compile = (node: XmlNode): CompiledLayer => {
      let layer = compiled.get(node);
      if (layer) return layer;
      const mask = isMask(node) ? undefined : this.display.maskOf(node);
      layer = new CompiledLayer(node, mask && compile(mask), this.display, film);
      compiled.set(node, layer);
      return layer;
    };
    return nodes.map(compile);
  }
}

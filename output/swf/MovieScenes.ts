import { frameCountOf } from '../../document/xfl/shownFrame';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { ByteWriter } from './bytes/ByteWriter';
import type { KeyframeNotes } from '../../film/playing/keyframeNotes';

/** Frames of a movie at most: their count has 16 bits. */
const MAX_FRAMES = 65535;

/** A scene and the frame of the whole movie that it begins at, from 0. */
interface Scene {
  readonly name: string;
  readonly timeline: XmlNode;
  readonly where: string;
  readonly start: number;
}

/** The scenes of a movie in their order, and the labels of their frames. */
export class Scenes {
  readonly all: readonly Scene[];
  readonly frameCount: number;
  private readonly labels: { frame: number; name: string }[] = [];

  /** @throws Error for more than 65,535 frames */
  constructor(scenes: readonly { readonly name: string; readonly node: XmlNode }[]) {
    let start = 0;
    this.all = scenes.map(({ name, node }) => {
      const scene = { name, timeline: node, where: `scene "${name}"`, start };
      start += Math.max(1, frameCountOf(node));
      return scene;
    });
    this.frameCount = start;
    if (start > MAX_FRAMES) {
      throw new Error(`The scenes have ${start} frames; the maximum of SWF is ${MAX_FRAMES}.`);
    }
  }

  /** Notes the labels of a scene that begins at a frame. */
  noteLabels(start: number, labels: KeyframeNotes['labels']): void {
    for (const { frame, name } of labels) this.labels.push({ frame: start + frame, name });
  }

  /** A frame of a scene, from 1, as a frame of the movie, from 0. Without a scene the movie is one. */
  frameOf(frame: number, scene: string | undefined): number | undefined {
    if (scene === undefined) return frame - 1;
    const found = this.all.find(({ name }) => name === scene);
    return found && found.start + frame - 1;
  }

  /** `DefineSceneAndFrameLabelData`. */
  write(out: ByteWriter): void {
    out.encoded(this.all.length);
    for (const { start, name } of this.all) out.encoded(start).text(name);
    out.encoded(this.labels.length);
    for (const { frame, name } of this.labels) out.encoded(frame).text(name);
  }
}

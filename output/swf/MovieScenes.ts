import type { ScriptPlace } from '../../actionscript/avm1/Avm1Program';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import type { ByteWriter } from '../../platform/ByteWriter';
import type { KeyframeNotes } from '../../film/playing/keyframeNotes';
import { SWF_MAX_FRAMES } from './maxFrames';
import type { MovieSubject } from './MovieSubject';

/** A scene and the frame of the whole movie that it begins at, from 0. */
interface Scene {
  readonly name: string;
  readonly timeline: FilmTimeline;
  readonly where: string;
  readonly start: number;
}

/** The scenes of a movie in their order, and the labels of their frames. */
export class Scenes {
  readonly all: readonly Scene[];
  readonly frameCount: number;
  private readonly labels: { frame: number; name: string }[] = [];

  /** @throws Error for more than 65,535 frames */
  constructor(scenes: MovieSubject['scenes']) {
    let start = 0;
    this.all = scenes.map(({ name, timeline }) => {
      const scene = { name, timeline, where: `scene "${name}"`, start };
      start += Math.max(1, timeline.frameCount);
      return scene;
    });
    this.frameCount = start;
    if (start > SWF_MAX_FRAMES) {
      throw new Error(`The scenes have ${start} frames; the maximum of SWF is ${SWF_MAX_FRAMES}.`);
    }
  }

  /** Notes the labels of a scene that begins at a frame. */
  noteLabels(start: number, labels: KeyframeNotes['labels']): void {
    for (const { frame, name } of labels) this.labels.push({ frame: start + frame, name });
  }

  /** Where the scripts of a scene are: its first frame, and those of the scenes around it. */
  placeOf(start: number): ScriptPlace {
    const index = this.all.findIndex((scene) => scene.start === start);
    return {
      sceneStart: start,
      previousScene: this.all[index - 1]?.start,
      nextScene: this.all[index + 1]?.start,
    };
  }

  /** A frame of a scene, from 1, as a frame of the movie, from 0. Without a scene the movie is one. */
  frameOf(frame: number, scene: string | undefined): number | undefined {
    if (scene === undefined) return frame - 1;
    const start = this.all.find(({ name }) => name === scene)?.start;
    return start === undefined ? undefined : start + frame - 1;
  }

  /** `DefineSceneAndFrameLabelData`. */
  write(out: ByteWriter): void {
    out.encoded(this.all.length);
    for (const { start, name } of this.all) out.encoded(start).text(name);
    out.encoded(this.labels.length);
    for (const { frame, name } of this.labels) out.encoded(frame).text(name);
  }
}

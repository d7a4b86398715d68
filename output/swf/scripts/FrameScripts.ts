import type { KeyframeNotes } from '../../../film/playing/keyframeNotes';
import { whereOf } from '../../published/Losses';
import type { Command } from '../../../film/playing/Command';
import { parseFrameScript } from '../../../film/playing/parseFrameScript';
import type { MovieProblems } from './MovieProblems';

/** Reads the scripts of frames in ActionScript 1 and 2, and notes those that need a compiler. */
export class FrameScripts {
  constructor(
    private readonly language: number,
    private readonly problems: MovieProblems,
  ) {}

  /** The commands of the frames of a timeline, by frame from 0. @param where - words for the timeline */
  read({ scripts, scripted }: KeyframeNotes, where: string): Map<number, Command[]> {
    for (const keyframe of scripted) {
      this.problems.refuse(
        whereOf(where, keyframe),
        'The scripts of instances are left out: they need a compiler.',
      );
    }
    const byFrame = new Map<number, Command[]>();
    for (const { frame, text, keyframe } of scripts) {
      const commands = parseFrameScript(text, this.language);
      if (!commands) {
        this.problems.refuse(
          whereOf(where, keyframe),
          'The script is left out: it needs a compiler of ActionScript.',
        );
        continue;
      }
      byFrame.set(frame, [...(byFrame.get(frame) ?? []), ...commands]);
    }
    return byFrame;
  }
}

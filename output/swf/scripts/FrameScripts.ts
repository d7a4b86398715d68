import type { KeyframeNotes } from '../../../film/playing/keyframeNotes';
import { whereOf, type Losses } from '../../published/Losses';
import { RefusedPlaces } from '../../published/PublishOutcome';
import type { Command } from '../../../film/playing/Command';
import { parseFrameScript } from '../../../film/playing/parseFrameScript';

/** Maximum number of scripts that are named when a movie is refused for them. */
const MAX_NAMED = 20;

/** Reads the scripts of frames, and notes those that need a compiler. */
export class FrameScripts {
  private readonly refused: string[] = [];

  constructor(
    private readonly language: number,
    private readonly isDropping: boolean,
    private readonly losses: Losses,
  ) {}

  /** The commands of the frames of a timeline, by frame from 0. @param where - words for the timeline */
  read({ scripts, scripted }: KeyframeNotes, where: string): Map<number, Command[]> {
    for (const keyframe of scripted) {
      this.refuse(whereOf(where, keyframe), 'The scripts of instances are left out: they need a compiler.');
    }
    const byFrame = new Map<number, Command[]>();
    for (const { frame, text, keyframe } of scripts) {
      const commands = parseFrameScript(text, this.language);
      if (!commands) {
        this.refuse(whereOf(where, keyframe), 'The script is left out: it needs a compiler of ActionScript.');
        continue;
      }
      // Comments alone are a script of ActionScript 2 that does nothing, and none of ActionScript 3.
      byFrame.set(frame, [...(byFrame.get(frame) ?? []), ...commands]);
    }
    return byFrame;
  }

  /** Notes code that cannot be published. @param what - what is lost where scripts are dropped */
  refuse(where: string, what: string): void {
    if (this.isDropping) this.losses.add(where, what);
    else if (!this.refused.includes(where)) this.refused.push(where);
  }

  /** @throws Error if scripts were refused, with the place of each. */
  check(): void {
    const { refused } = this;
    if (refused.length === 0) return;
    const more = refused.length - MAX_NAMED;
    throw new RefusedPlaces(
      `${refused.length === 1 ? 'A script needs' : `${refused.length} scripts need`} a compiler of ActionScript, ` +
        'which this program does not have. Leave them out knowingly (option scripts, --scripts=drop), or publish with Animate',
      [...refused.slice(0, MAX_NAMED), ...(more > 0 ? [`and ${more} more`] : [])],
    );
  }
}

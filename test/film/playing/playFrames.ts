import { FilmTimeline } from '../../../film/records/FilmTimeline';
import type { DocumentLiteral, FrameLiteral, ItemLiteral } from '../../../app/literal/DocumentLiteral';
import type { PlayedClip } from '../../../film/playing/PlayedClip';
import { keyOf } from '../../../film/playing/Place';
import { FilmPlayer } from '../../../film/playing/FilmPlayer';
import { openLiteral } from '../../support/openModel';

/** A player of the first scene of a document. */
export function playerOf(literal: DocumentLiteral): FilmPlayer {
  const document = openLiteral(literal);
  return new FilmPlayer(FilmTimeline.of(document.timelines[0].node), document.film);
}

/** What is on the stage: `3[a:1,b:2[c:1]]` is frame 3 with two clips, by their names. Frames count from 1. */
export function standing(clip: PlayedClip): string {
  const within = clip.plan.clipsAt(clip.frame).flatMap((place) => {
    const child = clip.childAt(keyOf(place));
    return child ? [`${place.name}:${standing(child)}`] : [];
  });
  return `${clip.frame + 1}${within.length > 0 ? `[${within.join()}]` : ''}`;
}

/** What is on the stage at each frame of a film. */
export function filmOf(literal: DocumentLiteral, count: number): string[] {
  const player = playerOf(literal);
  return Array.from({ length: count }, (_, frame) => {
    player.seek(frame);
    return standing(player.root);
  });
}

/** A movie clip of so many frames, with scripts by frame, from 1, and what is on all of its frames. */
export function clip(
  name: string,
  frames: number,
  scripts: Record<number, string> = {},
  elements: FrameLiteral['elements'] = [],
): ItemLiteral {
  return {
    name,
    layers: [
      { name: 'content', frames: [{ duration: frames, elements }] },
      {
        name: 'scripts',
        frames: Array.from({ length: frames }, (_, i) => ({ index: i, script: scripts[i + 1] ?? '' })),
      },
    ],
  };
}

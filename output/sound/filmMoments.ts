import type { FilmPlayer } from '../../film/playing/FilmPlayer';
import type { PlayedClip } from '../../film/playing/PlayedClip';
import type { TimelinePlan } from '../../film/playing/TimelinePlan';
import { FrameSounds } from './FrameSounds';
import type { RunningStream, SoundMoment } from './SoundMoment';

type SoundsOf = (clip: PlayedClip) => FrameSounds;

/**
 * The moments of a film: the timeline and the movie clips in it, each by its own frames. The stream of a clip that stops
 * or goes is silent; its other sounds play on. Source: Ruffle, `stop_audio_stream` and `perform_sound_event`. Graphics are
 * silent. Source: "Using Flash", types of symbol behavior.
 *
 * @param newPlayer - makes a player at the first frame
 * @param frames - of the film, from 0
 * @param plays - how often they are shown
 */
export function* filmMoments(
  newPlayer: () => FilmPlayer,
  frames: readonly number[],
  plays: number,
): Iterable<SoundMoment> {
  const sounds = new Map<TimelinePlan, FrameSounds>();
  const soundsOf: SoundsOf = ({ plan }) => {
    let ofPlan = sounds.get(plan);
    if (!ofPlan) sounds.set(plan, (ofPlan = new FrameSounds(plan.sounds)));
    return ofPlan;
  };
  const player = newPlayer();
  const streaming = new Streaming(soundsOf);
  let at: number | undefined;
  for (let play = 0; play < plays; play++) {
    for (const frame of frames) {
      const stays = frame === at;
      if (at === undefined || frame < at) {
        player.seek(0);
        streaming.begin(player);
        at = 0;
      }
      for (; at < frame; at++) {
        player.advance();
        streaming.follow(player);
      }
      yield { events: stays ? [] : eventsOf(player, soundsOf), streams: streaming.running() };
    }
  }
}

function eventsOf({ happened }: FilmPlayer, soundsOf: SoundsOf): SoundMoment['events'] {
  return happened.flatMap((event): SoundMoment['events'] =>
    event === 'stopAllSounds' ? [event] : soundsOf(event.clip).startsAt(event.frame),
  );
}

/** The clips of a film with streams. */
class Streaming {
  private readonly clips = new Set<PlayedClip>();

  constructor(private readonly soundsOf: SoundsOf) {}

  begin(player: FilmPlayer): void {
    this.clips.clear();
    this.follow(player);
  }

  /** Learns of the clips that have begun at a frame. */
  follow({ happened }: FilmPlayer): void {
    for (const event of happened)
      if (event !== 'stopAllSounds' && this.soundsOf(event.clip).hasStreams) this.clips.add(event.clip);
  }

  running(): RunningStream[] {
    const running: RunningStream[] = [];
    for (const clip of this.clips) {
      if (clip.isGone) this.clips.delete(clip);
      else if (clip.isPlaying) {
        const { frame } = clip;
        for (const cue of this.soundsOf(clip).streamsAt(frame)) running.push({ clip, cue, frame });
      }
    }
    return running;
  }
}

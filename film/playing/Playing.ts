import type { FilmElement } from '../records/FilmElement';
import type { FilmLayer, FilmTimeline } from '../records/FilmTimeline';
import { keyOf, listAt, placeWithin, type Place } from './Place';
import type { PlayedClip } from './PlayedClip';
import type { FilmPlayer } from './FilmPlayer';

/** Where a walk over a frame of the film is: in which clip, and at which place of its display list. */
export class Playing {
  private constructor(
    private readonly player: FilmPlayer,
    private readonly clip: PlayedClip,
    private readonly place: Place,
  ) {}

  /** The beginning: the timeline that is played. */
  static of(player: FilmPlayer): Playing {
    return new Playing(player, player.root, { prefix: '', slot: 0 });
  }

  /** The frame that the clip shows. */
  get frame(): number {
    return this.clip.frame;
  }

  /** At the first element of a layer of the timeline that begins here. */
  onLayer(layer: FilmLayer, frame: number): Playing {
    const { timeline } = layer;
    if (!timeline) return this;
    return this.moved(placeWithin(this.place, this.player.plans.of(timeline).placeOf(layer, frame)));
  }

  /** At each of some elements, which follow one another from here. */
  along(elements: readonly FilmElement[]): Playing[] {
    const { slots } = this.player.plans;
    const { prefix } = this.place;
    let { slot } = this.place;
    return elements.map((element) => {
      const at = this.moved({ prefix, slot });
      slot += slots.ofElement(element);
      return at;
    });
  }

  /**
   * Inside the instance that is here.
   *
   * @param shown - the frame that it shows without playing
   */
  inside(instance: FilmElement, timeline: FilmTimeline, shown: number): PlayedContent {
    if (!instance.isInlined) return this.insideClip(shown);
    const { plans } = this.player;
    const list = plans.of(timeline).listAt(shown);
    if (list.length === 0) return { frame: shown, state: String(shown), playing: undefined };
    const outer = plans.slots.isTooMuch(instance) ? listAt(this.place) : this.place;
    const states = list.map((placed) => this.clip.childAt(keyOf(placeWithin(outer, placed)))?.state ?? '');
    const state = this.player.shortened(`graphic ${shown} ${states.join()}`);
    return { frame: shown, state, playing: this.moved(outer) };
  }

  private insideClip(shown: number): PlayedContent {
    const child = this.clip.childAt(keyOf(this.place));
    if (!child) return { frame: shown, state: String(shown), playing: undefined };
    const { frame, state } = child;
    return { frame, state, playing: new Playing(this.player, child, { prefix: '', slot: 0 }) };
  }

  private moved(place: Place): Playing {
    return new Playing(this.player, this.clip, place);
  }
}

/** What an instance shows in a film. */
export interface PlayedContent {
  readonly frame: number;
  /** Equal where an instance of the symbol shows the same. */
  readonly state: string;
  /** Undefined if nothing plays inside. */
  readonly playing: Playing | undefined;
}

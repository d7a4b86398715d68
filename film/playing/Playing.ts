import { leavesOf, type FilmElement } from '../records/FilmElement';
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
    /** On a layer: the places of what its keyframe shows, groups taken apart, and the index of the one that is here. */
    private readonly leaves: readonly Place[] = [],
    private readonly index = 0,
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
    const places = this.player.plans.of(timeline).placesOn(layer, frame);
    return this.atLeaf(
      places.map((place) => placeWithin(this.place, place)),
      0,
    );
  }

  /** At each of some elements, which follow one another from here. */
  along(elements: readonly FilmElement[]): Playing[] {
    let { index } = this;
    return elements.map((element) => {
      const at = this.atLeaf(this.leaves, index);
      index += element.kind === 'group' ? leavesOf(element).length : 1;
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

  private atLeaf(leaves: readonly Place[], index: number): Playing {
    return new Playing(this.player, this.clip, leaves.at(index) ?? this.place, leaves, index);
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

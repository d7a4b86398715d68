import type { FilmElement } from '../records/FilmElement';
import type { Track, TrackKind } from './Track';

/** A track that is still being found out. */
export class OpenTrack implements Track {
  depth = 0;
  end: number;

  constructor(
    readonly kind: TrackKind,
    readonly path: string,
    readonly name: string,
    readonly source: FilmElement | undefined,
    readonly start: number,
  ) {
    this.end = start;
  }
}

/** The tracks of a layer from the back to the front. Each is behind whatever it is behind on any frame. */
export class TrackOrder {
  private readonly next = new Map<OpenTrack | undefined, OpenTrack | undefined>();

  /** Puts a track right before another one; undefined stands for the very back. */
  insert(track: OpenTrack, behind: OpenTrack | undefined): void {
    this.next.set(track, this.next.get(behind));
    this.next.set(behind, track);
  }

  /** All tracks, numbered by their place. */
  number(): Track[] {
    const tracks: Track[] = [];
    for (let track = this.next.get(undefined); track; track = this.next.get(track)) {
      track.depth = tracks.length;
      tracks.push(track);
    }
    return tracks;
  }
}

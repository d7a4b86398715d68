import { IdentityMap } from './IdentityMap';
import { readList } from './read';
import { forEachSpan, timelineLocations, type TimelineLocation } from './walk';

export type { TimelineLocation };

/** Where a layer is. */
export interface LayerLocation extends TimelineLocation {
  layer: object;
  /** The place among the layers of the timeline, from the top. */
  index: number;
}

/** Where a keyframe is. */
export interface SpanLocation {
  place: LayerLocation;
  start: number;
  /** The frame after its last one. */
  end: number;
}

/**
 * Finds the timeline of a layer and the layer of a keyframe: no member of the host leads there. The timeline being
 * edited is looked through first, then the scenes, then the symbols in the order of the library, until the object is
 * found; nothing is looked through twice. Valid until layers or keyframes change.
 * Host members: `document.getTimeline`, `currentTimeline`, `timelines`, `library.items`, `item.timeline`,
 * `timeline.libraryItem`, `timeline.layers` and those of `keyframesOf`.
 */
export class Locations {
  private readonly layers = new IdentityMap<LayerLocation>();
  private readonly frames = new IdentityMap<SpanLocation>();
  private readonly lists: LayerLocation[][] = [];
  private seenFrames = 0;
  private readonly waiting: TimelineLocation[] = [];
  private next = 0;

  constructor(private readonly document: Document) {}

  /** The place of a layer; null when the document does not have it. */
  ofLayer(layer: object): LayerLocation | null {
    let place = this.layers.get(layer);
    while (!place && this.seeNext()) place = this.layers.get(layer);
    return place || null;
  }

  /** The place of the layer that a keyframe is on; null when the document does not have it. */
  ofFrame(frame: object): LayerLocation | null {
    const span = this.spanOf(frame);
    return span && span.place;
  }

  /** The place of a keyframe, and the frames that it holds for; null when the document does not have it. */
  spanOf(frame: object): SpanLocation | null {
    let span = this.frames.get(frame);
    while (!span) {
      if (this.seenFrames === this.lists.length && !this.seeNext()) return null;
      this.noteFrames(this.lists[this.seenFrames++]);
      span = this.frames.get(frame);
    }
    return span;
  }

  /** Lists the layers of the next timeline; false when there is none. */
  private seeNext(): boolean {
    const { waiting } = this;
    const at = this.next++;
    if (at === 0) waiting.push(currentPlace(this.document));
    if (at === 1) addOthers(waiting, this.document);
    if (at >= waiting.length) return false;
    const { timeline, scene, item } = waiting[at];
    const layers = readList(timeline, 'layers');
    const list: LayerLocation[] = [];
    for (let index = 0; index < layers.length; index++) {
      const place = { layer: layers[index], timeline, scene, item, index };
      list.push(place);
      this.layers.set(layers[index], place);
    }
    this.lists.push(list);
    return true;
  }

  private noteFrames(list: LayerLocation[]): void {
    for (let i = 0; i < list.length; i++) {
      const place = list[i];
      forEachSpan(place.layer, (frame, start, end) => this.frames.set(frame, { place, start, end }));
    }
  }
}

function currentPlace(document: Document): TimelineLocation {
  const timeline = document.getTimeline();
  return { timeline, scene: document.currentTimeline, item: timeline.libraryItem || null };
}

function addOthers(places: TimelineLocation[], document: Document): void {
  const current = places[0].timeline;
  const all = timelineLocations(document);
  for (let i = 0; i < all.length; i++) if (all[i].timeline !== current) places.push(all[i]);
}

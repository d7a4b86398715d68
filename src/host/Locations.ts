import { hostClassOf } from './hostClass';
import { BucketMap, IdentityMap } from './IdentityMap';
import { keyframeFinder } from './keyframeFinder';
import { readList } from './read';
import { forEachSpan, timelineLocations, type TimelineLocation } from './walk';

export type { TimelineLocation };

/** Where a layer is. */
export interface LayerLocation extends TimelineLocation {
  layer: object;
  /** The place among the layers of the timeline, from the top. */
  index: number;
  /** The place among all layers that were looked through. */
  number: number;
  /** The place of its timeline among all that were looked through. */
  timelineNumber: number;
}

/** Where a keyframe is. */
export interface SpanLocation {
  place: LayerLocation;
  start: number;
  /** The frame after its last one. */
  end: number;
  /** The place among all keyframes that were looked through. */
  number: number;
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
  private seenLayers = 0;
  private seenFrames = 0;
  private spans = 0;
  private readonly waiting: TimelineLocation[] = [];
  private next = 0;

  constructor(private readonly document: Document) {}

  /** The place of a layer; null when the document does not have it. */
  ofLayer(layer: object): LayerLocation | null {
    return find(this.layers, layer, () => this.seeNext());
  }

  /** The place of the layer that a keyframe is on; null when the document does not have it. */
  ofFrame(frame: object): LayerLocation | null {
    const span = this.spanOf(frame);
    return span && span.place;
  }

  /** The place of a keyframe, and the frames that it holds for; null when the document does not have it. */
  spanOf(frame: object): SpanLocation | null {
    return find(this.frames, frame, () => this.noteNext());
  }

  /**
   * Parts layers and keyframes by what the document knows of them, and elements by their keyframes. A function, for
   * maps: see `IdentityMap`.
   */
  readonly whereOf = (object: object): unknown => {
    const kind = hostClassOf(object);
    const frame = kind === 'element' ? this.keyframeOf(object) : object;
    const location = frame && (kind === 'layer' ? this.ofLayer(frame) : this.spanOf(frame));
    return location && location.number;
  };

  /** The keyframe that an element is on, null where there is none. See `keyframeFinder`. */
  readonly keyframeOf = keyframeFinder(this.whereOf);

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
      const number = this.seenLayers++;
      const location = { layer: layers[index], timeline, scene, item, index, number, timelineNumber: at };
      list.push(location);
      this.layers.set(layers[index], location);
    }
    this.lists.push(list);
    return true;
  }

  /** Notes the keyframes of the next timeline; false when there is none. */
  private noteNext(): boolean {
    if (this.seenFrames === this.lists.length && !this.seeNext()) return false;
    const list = this.lists[this.seenFrames++];
    for (let i = 0; i < list.length; i++) {
      const location = list[i];
      forEachSpan(location.layer, (frame, start, end) =>
        this.frames.set(frame, { place: location, start, end, number: this.spans++ }),
      );
    }
    return true;
  }
}

/**
 * Finds a place among those that are known, and those that are still to be seen. Engines without Map take long to say
 * that they do not know an object: so each time they do, as much again is looked through.
 */
function find<P>(places: IdentityMap<P>, object: object, seeNext: () => boolean): P | null {
  const buckets = places instanceof BucketMap ? places : null;
  if (buckets && buckets.endsBefore(object)) seeNext();
  for (;;) {
    const location = places.get(object);
    if (location) return location;
    const count = buckets ? buckets.count() : 0;
    if (!seeNext()) return null;
    while (buckets && buckets.count() < 2 * count && seeNext());
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

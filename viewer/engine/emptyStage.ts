import { published } from '../../film/display/DisplayMode';
import { isDisplayed } from '../../film/display/layers';
import { whyBlank } from '../../film/display/whyBlank';
import type { Film } from '../../film/Film';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import type { Document } from '../../host-mocks/model/document/Document';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { TimelineId } from '../protocol';

/** Why the first picture of a timeline is blank, in a sentence; empty where it is not. */
export function whyEmpty({ record: timeline }: Timeline, film: Film): string {
  const reason = whyBlank(timeline, film);
  if (reason !== undefined) return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  const first = firstFilled(timeline, film);
  if (first === undefined) return 'Nothing is on this timeline.';
  return first === 0 ? '' : `Frame 1 is empty. The first frame with something on it is ${first + 1}.`;
}

/** The first frame that shows an element; undefined for none. */
function firstFilled({ layers }: FilmTimeline, film: Film): number | undefined {
  const mode = published(film.publishesHiddenLayers);
  const starts = layers
    .filter((layer) => isDisplayed(layer, mode))
    .map(({ keyframes }) => keyframes.find(({ elements }) => elements.length > 0)?.start)
    .filter((start) => start !== undefined);
  return starts.length === 0 ? undefined : starts.reduce((least, start) => Math.min(least, start));
}

/** What a document opens with: its first scene, or the first symbol that holds something where all scenes are empty. */
export function startOf(document: Document): TimelineId {
  const scene = { scene: 0 };
  if (document.timelines.some(holdsElements)) return scene;
  const symbol = document.library.items.find((item) => item instanceof SymbolItem && isFilled(item));
  return symbol ? { symbol: symbol.name } : scene;
}

function isFilled(item: SymbolItem): boolean {
  try {
    return holdsElements(item.timeline as Timeline);
  } catch {
    // A file that cannot be read: opening the symbol shows why.
    return false;
  }
}

function holdsElements({ record }: Timeline): boolean {
  return record.layers.some(({ keyframes }) => keyframes.some(({ elements }) => elements.length > 0));
}

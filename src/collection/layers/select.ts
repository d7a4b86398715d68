import { openOnlyTimeline } from '../stage/openOnlyTimeline';
import { byTimeline } from './byTimeline';

/**
 * Selects layers; the first is then the current one. Opens their timeline where another one is being edited.
 * Host members: `timeline.setSelectedLayers` and those of `openOnlyTimeline`.
 *
 * @throws Error when they are on several timelines: the host shows one at a time
 */
export function selectLayersInTimeline(method: string, document: Document, layers: Layer[]): void {
  const timelines = byTimeline(method, document, layers);
  if (timelines.length === 0) return;
  openOnlyTimeline(method, document, timelines, 'layers');
  const { timeline, places } = timelines[0];
  for (let i = places.length - 1; i >= 0; i--) {
    (timeline as Timeline).setSelectedLayers(places[i].index, i === places.length - 1);
  }
}

import { onSeveralTimelines } from '../frames/select';
import { enterTimeline } from '../stage/place';
import { byTimeline } from './byTimeline';

/**
 * Selects layers; the first is then the current one. Opens their timeline where another one is being edited.
 * Host members: `timeline.setSelectedLayers` and those of `enterTimeline`.
 *
 * @throws Error when they are on several timelines, of which the host shows one
 */
export function selectLayers(method: string, document: Document, layers: Layer[]): void {
  const timelines = byTimeline(method, document, layers);
  if (timelines.length > 1) throw onSeveralTimelines(method, 'layers');
  if (timelines.length === 0) return;
  const { timeline, item, scene, places } = timelines[0];
  if (document.getTimeline() !== timeline) enterTimeline(document, item as Item | null, scene);
  for (let i = places.length - 1; i >= 0; i--) {
    (timeline as Timeline).setSelectedLayers(places[i].index, i === places.length - 1);
  }
}

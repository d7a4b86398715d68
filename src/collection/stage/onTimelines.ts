import { selectWhere } from '../support/selectWhere';
import { withCleanup } from '../support/withCleanup';
import type { TimelineLocation } from '../../host/Locations';
import { enterTimeline, readUserLocation, restoreUserLocation, type UserLocation } from './userLocation';

/** What a user has chosen in a timeline. Layers are kept as objects: their indices change when others go or move. */
interface Choice {
  layers: Layer[];
  current: number;
  frame: number;
  selectedLayers: number[];
  /** Triples of layer, start and end, the end not included. */
  selectedFrames: number[];
}

function readChoice(timeline: Timeline): Choice {
  return {
    layers: timeline.layers,
    current: timeline.currentLayer,
    frame: timeline.currentFrame,
    selectedLayers: timeline.getSelectedLayers(),
    selectedFrames: timeline.getSelectedFrames(),
  };
}

/** The index that a layer of the choice has now; -1 for one that was removed. */
type PresentIndex = (index: number) => number;

/** Looks from the layer found last: most layers still follow one another. */
function presentIndices(choice: Choice, layers: Layer[]): PresentIndex {
  let at = 0;
  return function presentIndex(index) {
    for (let left = layers.length; left > 0; left--, at++) {
      if (at >= layers.length) at = 0;
      if (layers[at] === choice.layers[index]) return at;
    }
    return -1;
  };
}

/**
 * Lists of indices of layers, `size` numbers for each, the index first: with the present indices of those left.
 */
function moved(selected: number[], size: number, presentIndex: PresentIndex): number[] {
  const list: number[] = [];
  for (let i = 0; i < selected.length; i += size) {
    const index = presentIndex(selected[i]);
    if (index < 0) continue;
    list.push(index);
    for (let rest = 1; rest < size; rest++) list.push(selected[i + rest]);
  }
  return list;
}

function isSame(a: number[], b: number[]): boolean {
  return a.join() === b.join();
}

/** Selects layers, the current one last: the host makes each current, and setting it apart would end the selection. */
function selectLayers(timeline: Timeline, selected: number[], current: number): void {
  const ordered = selectWhere(selected, (index) => index !== current);
  ordered.push(current);
  for (let i = 0; i < ordered.length; i++) timeline.setSelectedLayers(ordered[i], i === 0);
}

/** Chooses again what is left of a choice; nothing is touched that is as it was. Returns the index of the layer. */
function restoreChoice(timeline: Timeline, choice: Choice): number {
  const layers = timeline.layers;
  const presentIndex = presentIndices(choice, layers);
  const currentIndex = presentIndex(choice.current);
  const current = currentIndex >= 0 ? currentIndex : Math.min(choice.current, layers.length - 1);
  if (timeline.currentLayer !== current) timeline.currentLayer = current;
  const selectedLayers = moved(choice.selectedLayers, 1, presentIndex);
  if (!isSame(timeline.getSelectedLayers(), selectedLayers)) selectLayers(timeline, selectedLayers, current);
  const selectedFrames = moved(choice.selectedFrames, 3, presentIndex);
  // Selecting frames selects their layers: the layer that is current instead of a removed one has none among them.
  if (currentIndex >= 0 && !isSame(timeline.getSelectedFrames(), selectedFrames))
    timeline.setSelectedFrames(selectedFrames as never, true as never);
  if (timeline.currentFrame !== choice.frame) timeline.currentFrame = choice.frame;
  return current;
}

/** Runs work on the timeline being edited, and brings back its current layer, playhead and selected frames. */
function onTimeline(timeline: Timeline, location: UserLocation, work: (timeline: Timeline) => void): void {
  const choice = readChoice(timeline);
  withCleanup(
    () => work(timeline),
    function chooseAgain() {
      const layer = restoreChoice(timeline, choice);
      if (timeline === location.timeline) location.layer = layer;
    },
  );
}

/**
 * Opens one timeline after the other for work on its layers and frames, and brings the user back: scene or symbol,
 * playhead, current layer (the layer itself, wherever it is then), selected frames and selected elements.
 * Host members: those of `readUserLocation`, `enterTimeline` and `restoreUserLocation`; `timeline.layers`,
 * `getSelectedLayers`, `setSelectedLayers`, `getSelectedFrames`, `setSelectedFrames`.
 */
export function onTimelines<P extends TimelineLocation>(
  document: Document,
  places: P[],
  work: (timeline: Timeline, location: P) => void,
): void {
  if (places.length === 0) return;
  const userLocation = readUserLocation(document);
  withCleanup(
    function visitTimelines() {
      for (let i = 0; i < places.length; i++) {
        const { timeline, item, scene } = places[i];
        if (document.getTimeline() !== timeline) enterTimeline(document, item as Item | null, scene);
        onTimeline(timeline as Timeline, userLocation, (open) => work(open, places[i]));
      }
    },
    () => restoreUserLocation(userLocation),
  );
}

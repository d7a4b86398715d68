import { IdentityMap } from '../../host/IdentityMap';
import { IdentitySet } from '../../host/IdentitySet';
import {
  elementsAtPlayhead,
  elementsOfFrame,
  keyframesOfTimeline,
  timelineLocations,
  type TimelineLocation,
} from '../../host/walk';

/** A frame that the stage can show. */
export interface StageFrame {
  /** Index of the scene; 0 for the frame of a symbol. */
  scene: number;
  /** The symbol whose timeline it is on, or null for a scene. */
  item: Item | null;
  /** The frame number to put the playhead on. */
  frame: number;
}

/** Elements of a collection that are on one frame, with their positions in the collection. */
export interface FrameElements {
  /** The frame; null for what the stage shows now. */
  at: StageFrame | null;
  elements: Element[];
  indices: number[];
}

function notePlaces(places: IdentityMap<StageFrame>, { timeline, scene, item }: TimelineLocation): void {
  const keyframes = keyframesOfTimeline(timeline) as Frame[];
  for (let i = 0; i < keyframes.length; i++) {
    const place: StageFrame = { scene, item: item as Item | null, frame: keyframes[i].startFrame };
    const elements = elementsOfFrame(keyframes[i]);
    for (let e = 0; e < elements.length; e++) places.set(elements[e], place);
  }
}

/** The frame of every element of the document. Elements inside groups have none: the host cannot select them. */
function allPlaces(document: Document): IdentityMap<StageFrame> {
  const places = new IdentityMap<StageFrame>();
  const timelines = timelineLocations(document);
  for (let i = 0; i < timelines.length; i++) notePlaces(places, timelines[i]);
  return places;
}

function keyOf(at: StageFrame | null): string {
  return at ? (at.item ? 'item ' + at.item.name : at.scene) + ' ' + at.frame : 'stage';
}

/**
 * Makes a function that finds the frame of an element: null for what the stage shows when the first is looked for, and
 * for what no frame has. Other timelines are looked through when one is not on the stage.
 */
export function stageFinder(document: Document): (element: Element) => StageFrame | null {
  let onStage: IdentitySet | null = null;
  let places: IdentityMap<StageFrame> | null = null;
  return function stageOf(element) {
    onStage = onStage || IdentitySet.of(elementsAtPlayhead(document));
    if (onStage.has(element)) return null;
    places = places || allPlaces(document);
    return places.get(element) || null;
  };
}

/**
 * Sorts elements by the frame that they stand on. First come those on the stage as it is, before work elsewhere leaves
 * it; those that no frame has are taken to be among them.
 */
export function stagesOf(document: Document, elements: Element[]): FrameElements[] {
  const stageOf = stageFinder(document);
  const byKey: Record<string, FrameElements | undefined> = {};
  const stages: FrameElements[] = [];
  for (let i = 0; i < elements.length; i++) {
    const at = stageOf(elements[i]);
    const key = keyOf(at);
    let stage = byKey[key];
    if (!stage) {
      stage = { at, elements: [], indices: [] };
      byKey[key] = stage;
      if (at) stages.push(stage);
      else stages.unshift(stage);
    }
    stage.elements.push(elements[i]);
    stage.indices.push(i);
  }
  return stages;
}

import { IdentityMap } from '../../host/IdentityMap';
import {
  elementsAtPlayhead,
  elementsOfFrame,
  forEachSpan,
  layersOf,
  timelineLocations,
} from '../../host/walk';

/** A frame that the stage can show. */
export interface StageFrame {
  /** Index of the scene; 0 for the frame of a symbol. */
  scene: number;
  /** The symbol whose timeline it is on, or null for a scene. */
  item: Item | null;
  /** The frame number to put the playhead on. */
  frame: number;
  /** The same text for the same frame. */
  key: string;
}

/** Elements of a collection that are on one frame, with their positions in the collection. */
export interface FrameElements {
  /** The frame; null for what the stage shows now. */
  at: StageFrame | null;
  elements: Element[];
  indices: number[];
}

/** The places of elements; null for what the stage shows. */
type Places = IdentityMap<StageFrame | null>;

/** What the stage shows. */
interface Stage {
  timeline: object;
  frame: number;
}

/** Notes what is elsewhere than on the stage. Elements inside groups have no place: the host cannot select them. */
function noteOthers(places: Places, document: Document, stage: Stage): void {
  const timelines = timelineLocations(document);
  for (let i = 0; i < timelines.length; i++) {
    const { timeline, scene, item } = timelines[i];
    const layers = layersOf(timeline);
    for (let at = 0; at < layers.length; at++) {
      forEachSpan(layers[at], function noteKeyframe(keyframe, frame, end) {
        if (timeline === stage.timeline && frame <= stage.frame && stage.frame < end) return;
        const stageFrame: StageFrame = { scene, item: item as Item | null, frame, key: i + ' ' + frame };
        const elements = elementsOfFrame(keyframe);
        for (let e = 0; e < elements.length; e++) places.set(elements[e], stageFrame);
      });
    }
  }
}

/**
 * Makes a function that finds the frame of an element: null for what the stage shows when the first is looked for, and
 * for what no frame has. Other timelines are looked through when one is not on the stage.
 */
export function stageFinder(document: Document): (element: Element) => StageFrame | null {
  const places: Places = new IdentityMap();
  let stage: Stage | null = null;
  let isWhole = false;
  return function stageOf(element) {
    if (!stage) {
      const timeline = document.getTimeline();
      stage = { timeline, frame: timeline.currentFrame };
      const shown = elementsAtPlayhead(document);
      for (let i = 0; i < shown.length; i++) places.set(shown[i], null);
    }
    let stageFrame = places.get(element);
    if (stageFrame === undefined && !isWhole) {
      isWhole = true;
      noteOthers(places, document, stage);
      stageFrame = places.get(element);
    }
    return stageFrame || null;
  };
}

/**
 * Sorts elements by the frame that they are on. First come those on the stage as it is, before work elsewhere leaves
 * it; those that no frame has are taken to be among them.
 */
export function stagesOf(document: Document, elements: Element[]): FrameElements[] {
  const stageOf = stageFinder(document);
  const byKey: Record<string, FrameElements | undefined> = {};
  const stages: FrameElements[] = [];
  for (let i = 0; i < elements.length; i++) {
    const at = stageOf(elements[i]);
    const key = at ? at.key : 'stage';
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

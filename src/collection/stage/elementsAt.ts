import { readList } from '../../host/read';
import { elementsOfFrame } from '../../host/walk';

/**
 * The elements of a timeline at a frame number, the top layer first, back to front within each layer; locked layers
 * included. Folders, and layers that end before, have none. Host members: `layers`, `frames`, `elements`.
 */
export function elementsAt(timeline: Timeline, frame: number): Element[] {
  const found: Element[] = [];
  const { layers } = timeline;
  for (let i = 0; i < layers.length; i++) {
    const keyframe = readList(layers[i], 'frames')[frame] as object | undefined;
    if (!keyframe) continue;
    const elements = elementsOfFrame(keyframe) as Element[];
    for (let e = 0; e < elements.length; e++) found.push(elements[e]);
  }
  return found;
}

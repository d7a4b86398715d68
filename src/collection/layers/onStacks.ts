import { failure } from '../../host/failure';
import type { LayerLocation } from '../../host/Locations';
import { onTimelines } from '../stage/onTimelines';
import { forEach } from '../support/forEach';
import { indexOf } from '../methods/indexOf';
import type { LayersOfTimeline } from './byTimeline';
import { isCamera, LayerStack } from './LayerStack';

/**
 * The layers that are moved: those that belong to another one of them go with it.
 *
 * @param places where the layers are in the stack, from the top
 */
export function outermost(stack: LayerStack, places: LayerLocation[]): object[] {
  const own: object[] = [];
  let end = 0;
  for (let i = 0; i < places.length; i++) {
    const { layer, index } = places[i];
    if (index < end) continue;
    own.push(layer);
    end = stack.branchEnd(index);
  }
  return own;
}

/** Places layers, from the top, in a folder, mask or guide, above what is there. */
export function placeInside(stack: LayerStack, layers: object[], holder: object): void {
  const children = stack.childrenOf(holder);
  let next = 0;
  for (let i = 0; i < children.length; i++) {
    const at = indexOf(layers, children[i], next);
    if (at < 0) {
      stack.place(layers, true, children[i], holder);
      return;
    }
    next = at + 1;
  }
  // With nothing else inside, the place after the holder is the place inside it.
  stack.place(layers, false, holder, holder);
}

/** Refuses to move cameras. */
export function refuseCameras(method: string, layers: object[]): void {
  forEach(method, layers, function refuseCamera(layer) {
    if (isCamera(layer)) throw new Error('a camera stays above all layers');
  });
}

/** Refuses a target that would have to move itself. null is the top level. */
export function refuseCircle(
  method: string,
  stack: LayerStack,
  layers: object[],
  target: object | null,
): void {
  for (let at = target; at; at = stack.parentOf(at)) {
    for (let i = 0; i < layers.length; i++) {
      if (layers[i] !== at) continue;
      throw failure(method, i, at, new Error('it cannot move beside or into itself or what is in it'));
    }
  }
}

/** Runs work on the stack of each timeline with the layers that are to move. */
export function onStacks(
  method: string,
  document: Document,
  timelines: LayersOfTimeline[],
  target: object | null,
  work: (stack: LayerStack, layers: object[]) => void,
): void {
  const stacks: LayerStack[] = [];
  const moved: object[][] = [];
  for (let i = 0; i < timelines.length; i++) {
    stacks.push(new LayerStack(timelines[i].timeline as Timeline));
    moved.push(outermost(stacks[i], timelines[i].places));
    refuseCircle(method, stacks[i], moved[i], target);
  }
  let next = 0;
  onTimelines(document, timelines, function workOnStack() {
    const at = next++;
    work(stacks[at], moved[at]);
  });
}

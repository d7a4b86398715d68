import { failure } from '../../host/failure';
import { hostClassOf } from '../../host/hostClass';
import { type LayerPlace, Places } from '../../host/Places';
import { read } from '../../host/read';
import { trimSlashes } from '../../text/path';
import { onTimelines } from '../stage/onTimelines';
import { wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { isCollection } from '../support/gather';
import { byTimeline, type LayersOfTimeline } from './byTimeline';
import { canHoldLayers, isCamera, LayerStack } from './LayerStack';

export type Where = 'above' | 'below' | 'inside';

/**
 * The layers that are moved: those that belong to another one of them go with it.
 *
 * @param places where the layers are in the stack, from the top
 */
export function outermost(stack: LayerStack, places: LayerPlace[]): object[] {
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

/** The layer that an argument names: a layer, or the first of a collection. */
export function layerArgument(method: string, name: string, value: unknown): object {
  const layer = isCollection(value) ? value.elements[0] : value;
  if (hostClassOf(layer) !== 'layer')
    throw wrongArgument(method, name, 'a Layer or a LayerCollection with one', value);
  return layer as object;
}

/** Places layers, from the top, right above or below another layer. */
function placeBy(stack: LayerStack, layers: object[], where: 'above' | 'below', other: object): void {
  const parent = stack.parentOf(other);
  if (where === 'above') {
    for (let i = 0; i < layers.length; i++) stack.place(layers[i], true, other, parent);
    return;
  }
  const lowest = layers[layers.length - 1];
  stack.place(lowest, false, other, parent);
  for (let i = 0; i < layers.length - 1; i++) stack.place(layers[i], true, lowest, parent);
}

/** Places layers, from the top, in a folder, mask or guide, above what is there. */
export function placeInside(stack: LayerStack, layers: object[], holder: object): void {
  const children = stack.childrenOf(holder);
  for (let i = 0; i < children.length; i++) {
    if (contains(layers, children[i])) continue;
    for (let at = 0; at < layers.length; at++) stack.place(layers[at], true, children[i], holder);
    return;
  }
  // With nothing else inside, the place behind the holder is the place inside it.
  const lowest = layers[layers.length - 1];
  stack.place(lowest, false, holder, holder);
  for (let i = 0; i < layers.length - 1; i++) stack.place(layers[i], true, lowest, holder);
}

function contains(layers: object[], layer: object): boolean {
  for (let i = 0; i < layers.length; i++) if (layers[i] === layer) return true;
  return false;
}

/** Refuses to move cameras. */
function refuseCameras(method: string, layers: object[]): void {
  forEach(method, layers, function refuseCamera(layer) {
    if (isCamera(layer)) throw new Error('a camera stays above all layers');
  });
}

/** Refuses a target that would have to move itself. null is the top level. */
function refuseCircle(method: string, stack: LayerStack, layers: object[], target: object | null): void {
  for (let at = target; at; at = stack.parentOf(at)) {
    for (let i = 0; i < layers.length; i++) {
      if (layers[i] !== at) continue;
      throw failure(method, i, at, new Error('it cannot move beside or into itself or what is in it'));
    }
  }
}

/** Moves layers of one timeline to another layer of it, in the order of the stack. */
export function moveLayers(
  method: string,
  document: Document,
  layers: Layer[],
  to: unknown,
  where: unknown,
): void {
  const target = layerArgument(method, 'layer', to);
  if (where !== 'above' && where !== 'below' && where !== 'inside') {
    throw wrongArgument(method, 'where', '"above", "below" or "inside"', where);
  }
  if (where === 'inside' && !canHoldLayers(target)) {
    throw wrongArgument(method, 'layer', 'a folder, mask or guide for "inside"', target);
  }
  if (where === 'above' && isCamera(target)) {
    throw wrongArgument(method, 'layer', 'a layer that others can be above', target);
  }
  refuseCameras(method, layers);
  const place = new Places(document).ofLayer(target);
  if (!place) throw wrongArgument(method, 'layer', 'a layer of the document', target);
  const timelines = byTimeline(method, document, layers);
  for (let i = 0; i < timelines.length; i++) {
    if (timelines[i].timeline === place.timeline) continue;
    throw failure(
      method,
      0,
      timelines[i].places[0].layer,
      new Error('it is on another timeline than the layer to move to'),
    );
  }
  onStacks(method, document, timelines, target, function move(stack, moved) {
    if (where === 'inside') placeInside(stack, moved, target);
    else placeBy(stack, moved, where, target);
  });
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

/** The folder of a path, or null; `parent` is the folder that the path starts from. */
function findFolder(stack: LayerStack, name: string, parent: object | null): object | null {
  const children = stack.childrenOf(parent);
  for (let i = 0; i < children.length; i++) {
    if (read(children[i], 'layerType') === 'folder' && read(children[i], 'name') === name) return children[i];
  }
  return null;
}

/** Finds a folder as far as it exists: the folder, and the names that are still to be made. */
function findPath(stack: LayerStack, names: string[]): { folder: object | null; missing: string[] } {
  let folder: object | null = null;
  for (let i = 0; i < names.length; i++) {
    const next = findFolder(stack, names[i], folder);
    if (!next) return { folder, missing: names.slice(i) };
    folder = next;
  }
  return { folder, missing: [] };
}

/** Makes a folder above a layer. Host members: `timeline.currentLayer`, `addNewLayer`, `layers`. */
function addFolder(timeline: Timeline, name: string, above: number): object {
  timeline.currentLayer = above;
  const index = timeline.addNewLayer(name, 'folder', true);
  return timeline.layers[index];
}

/** Moves layers into a folder of each timeline, which is made where there is none; '' takes them out of all folders. */
export function moveToFolder(method: string, document: Document, layers: Layer[], path: unknown): void {
  if (typeof path !== 'string') throw wrongArgument(method, 'name', 'a String', path);
  const trimmed = trimSlashes(path);
  const names = trimmed === '' ? [] : trimmed.split('/');
  for (let i = 0; i < names.length; i++) {
    if (names[i] === '') throw wrongArgument(method, 'name', 'a path without empty names', path);
  }
  if (names.length > 0) refuseCameras(method, layers);
  const timelines = byTimeline(method, document, layers);
  for (let i = 0; i < timelines.length; i++) {
    const stack = new LayerStack(timelines[i].timeline as Timeline);
    const { folder } = findPath(stack, names);
    refuseCircle(method, stack, outermost(stack, timelines[i].places), folder);
  }
  onStacks(method, document, timelines, null, function move(stack, moved) {
    if (names.length === 0) takeOut(stack, moved);
    else fillFolder(stack, moved, names);
  });
}

/** Puts layers above the outermost folder, mask or guide that they belong to. */
function takeOut(stack: LayerStack, layers: object[]): void {
  for (let i = 0; i < layers.length; i++) stack.place(layers[i], true, stack.rootOf(layers[i]), null);
}

function fillFolder(present: LayerStack, layers: object[], names: string[]): void {
  let stack = present;
  const path = findPath(stack, names);
  const { missing } = path;
  let { folder } = path;
  for (let i = 0; i < missing.length; i++) {
    const above = stack.indexOf(stack.rootOf(folder || layers[0]));
    const made = addFolder(stack.timeline, missing[i], above);
    stack = new LayerStack(stack.timeline);
    if (folder) placeInside(stack, [made], folder);
    folder = made;
  }
  placeInside(stack, layers, folder as object);
}

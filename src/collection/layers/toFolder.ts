import { read } from '../../host/read';
import { folderPath } from '../support/folderPath';
import { byTimeline } from './byTimeline';
import { LayerStack } from './LayerStack';
import { onStacks, outermost, placeInside, refuseCameras, refuseCircle } from './onStacks';

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
  const folderName = folderPath(method, 'name', path);
  const names = folderName === '' ? [] : folderName.split('/');
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
  for (let i = 0; i < layers.length; i++) stack.place([layers[i]], true, stack.rootOf(layers[i]), null);
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

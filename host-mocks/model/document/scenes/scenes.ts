import { HostError } from '../../../../document/checks/HostError';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { checkNumber, checkText } from '../../../../document/checks/checkValue';
import { gatherScenes } from '../../../../document/xfl/sceneNodes';
import { newTimeline } from '../../timeline/newTimeline';
import { faultOfSceneName } from '../../timeline/sceneName';
import type { DocumentCore } from '../DocumentCore';
import { DOCUMENT } from '../../../../document/xfl/schema/documentSchema';
import { TIMELINE } from '../../../../document/xfl/schema/timelineSchema';

function names(document: DocumentCore): string[] {
  return document.timelines.map(({ name }) => name);
}

/** Inserts a new scene after the current one and makes it the current one. */
function addScene(document: DocumentCore, node: XmlNode): void {
  const index = document.currentTimeline + 1;
  gatherScenes(document.node).insert(node, index);
  document.currentTimeline = index;
}

/** `Scene N`, by the number that the document keeps for it. */
function nextName(document: DocumentCore): string {
  const taken = new Set(names(document));
  let number = DOCUMENT.nextSceneIdentifier.read(document.node) || taken.size + 1;
  while (taken.has(`Scene ${number}`)) number++;
  DOCUMENT.nextSceneIdentifier.write(document.node, number + 1);
  return `Scene ${number}`;
}

/** `document.addNewScene`: false for an invalid name. */
export function addNewScene(document: DocumentCore, name: unknown): boolean {
  const title = name === undefined ? nextName(document) : checkText('addNewScene', name);
  if (faultOfSceneName(document, undefined, title) !== undefined) return false;
  addScene(document, newTimeline(title));
  return true;
}

/** `document.duplicateScene`: the copy, under a name of its own, becomes the current scene. */
export function duplicateScene(document: DocumentCore): boolean {
  const scene = document.timelines[document.currentTimeline];
  const copy = scene.node.clone();
  const taken = names(document);
  let name = `${scene.name} copy`;
  for (let number = 2; taken.includes(name); number++) name = `${scene.name} copy ${number}`;
  TIMELINE.name.write(copy, name);
  addScene(document, copy);
  return true;
}

/** `document.deleteScene`: the next scene, or after the last the first, becomes the current one. */
export function deleteScene(document: DocumentCore): boolean {
  const { timelines, currentTimeline } = document;
  if (timelines.length === 1) return false;
  const isLast = currentTimeline === timelines.length - 1;
  document.editing.leaveAll();
  gatherScenes(document.node);
  timelines[currentTimeline].node.remove();
  document.currentTimeline = isLast ? 0 : currentTimeline;
  return true;
}

/** `document.renameScene`: false for an invalid name. */
export function renameScene(document: DocumentCore, name: unknown): boolean {
  const title = checkText('renameScene', name);
  const scene = document.timelines[document.currentTimeline];
  if (faultOfSceneName(document, scene.node, title) !== undefined) return false;
  TIMELINE.name.write(scene.node, title);
  return true;
}

/** `document.editScene`. @throws HostError for an index out of range. */
export function editScene(document: DocumentCore, index: unknown): void {
  document.currentTimeline = checkScene(document, 'editScene', index);
}

/** `document.reorderScene`: moves a scene before another, -1 to the end. The current scene stays current. */
export function reorderScene(document: DocumentCore, from: unknown, before: unknown): void {
  const scene = document.timelines[checkScene(document, 'reorderScene', from)];
  const current = document.timelines[document.currentTimeline];
  const target =
    Number(before) === -1 ? undefined : document.timelines[checkScene(document, 'reorderScene', before)];
  if (target === scene) return;
  const list = gatherScenes(document.node);
  const rest = list.children.filter((node) => node !== scene.node);
  list.insert(scene.node, target ? rest.indexOf(target.node) : rest.length);
  DOCUMENT.currentTimeline.write(document.node, document.timelines.indexOf(current) + 1);
}

function checkScene(document: DocumentCore, method: string, index: unknown): number {
  const last = document.timelines.length - 1;
  const position = checkNumber(`${method}: index of a scene`, index, 0, last);
  if (!Number.isInteger(position)) throw new HostError(`${method}: expected a whole number, got ${position}`);
  return position;
}

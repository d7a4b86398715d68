import { listOf } from '../../host/read';
import { isGroup } from '../../host/shapes';
import { flatten, keyframesOf, keyframesOfTimeline, timelineOf } from '../../host/walk';
import type { QueryRun } from './QueryRun';
import { readMember, Subject } from './Subject';

/** Keys of what subjects remember; no property of the host has a colon. */
const KEYFRAMES = ':keyframes';
const ELEMENTS = ':elements';
const MEMBERS = ':members';

/** The keyframes of an item's timeline, the top layer first; null for an item without timeline. */
export function keyframesOfItem(item: Subject): Subject[] | null {
  return item.remember(KEYFRAMES, inspectTimeline, null);
}

function inspectTimeline(item: Subject): Subject[] | null {
  const timeline = timelineOf(item.object);
  return timeline ? frameSubjects(timeline) : null;
}

/** The keyframes of a timeline, the top layer first. */
export function frameSubjects(timeline: object): Subject[] {
  const frames = keyframesOfTimeline(timeline);
  const subjects: Subject[] = [];
  for (let i = 0; i < frames.length; i++) subjects.push(new Subject(frames[i], i));
  return subjects;
}

/** The keyframes of a layer. */
export function keyframesOfLayer(layer: Subject, run: QueryRun): Subject[] {
  return layer.remember(KEYFRAMES, inspectLayer, run);
}

function inspectLayer(layer: Subject, _key: string, run: QueryRun): Subject[] {
  return run.frames.inside(keyframesOf(layer.object));
}

/** The number of elements of a keyframe. */
export function elementCount(keyframe: Subject): number {
  return listOf(keyframe.read('elements')).length;
}

/** The elements of keyframes, each once. */
export function elementsOfKeyframes(keyframes: Subject[], run: QueryRun): Subject[] {
  const lists: Subject[][] = [];
  for (let i = 0; i < keyframes.length; i++)
    lists.push(keyframes[i].remember(ELEMENTS, inspectKeyframe, run));
  return flatten(lists);
}

function inspectKeyframe(keyframe: Subject, _key: string, run: QueryRun): Subject[] {
  return run.elements.inside(listOf(keyframe.read('elements')));
}

/** The elements directly on an item's timeline, in every keyframe. */
export function elementsOfItem(item: Subject, run: QueryRun): Subject[] {
  return item.remember(ELEMENTS, inspectElements, run);
}

function inspectElements(item: Subject, _key: string, run: QueryRun): Subject[] {
  return elementsOfKeyframes(keyframesOfItem(item) || [], run);
}

/** The members of a group, without raw shapes, which the host leaves out; none for any other element. */
export function membersOf(element: Subject, run: QueryRun): Subject[] {
  return element.remember(MEMBERS, inspectMembers, run);
}

function inspectMembers(element: Subject, _key: string, run: QueryRun): Subject[] {
  return isGroup(element, readMember) ? run.elements.inside(listOf(element.read('members'))) : [];
}

/** The symbol that an instance shows; null for anything but a symbol instance. */
export function symbolOf(element: Subject, run: QueryRun): Subject | null {
  if (element.read('elementType') !== 'instance') return null;
  const item = run.itemOf(element);
  return item && keyframesOfItem(item) ? item : null;
}

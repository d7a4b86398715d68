import type { FrameFacts, LayerFacts } from '../facts/Facts';
import { align } from './alignLists';
import type { Change, ChangeLocation } from './Change';
import { compareProperties, describeProperties } from './compareProperties';
import { nameOf } from './diffElements';
import { diffSpan, spanName, type Lone } from './diffSpan';
import { contentOf, isFull, isSameSpan, likeness } from './likeSpans';
import { matchLayers } from './matchLayers';
import { Matching } from './Matching';

/** A keyframe that is on one side only, until it is known whether it moved. */
interface LoneSpan {
  frame: FrameFacts;
  layer: string;
}

/** Changes of a timeline, with what was added and removed. */
interface Found {
  timeline: string;
  changes: Change[];
  removed: Lone[];
  added: Lone[];
  removedSpans: LoneSpan[];
  addedSpans: LoneSpan[];
}

/** What changed on a timeline. @param timeline - the name of the scene or symbol */
export function diffTimeline(
  olds: readonly LayerFacts[],
  news: readonly LayerFacts[],
  timeline: string,
): Change[] {
  const differences: Found = {
    timeline,
    changes: [],
    removed: [],
    added: [],
    removedSpans: [],
    addedSpans: [],
  };
  const layers = matchLayers(olds, news);
  const reordered = layers.reordered();
  const places = new Map([...olds.entries(), ...news.entries()].map(([index, layer]) => [layer, index + 1]));
  for (const layer of layers.removed) {
    differences.changes.push({ ...layerChange('removed', layer, timeline), text: 'removed' });
    for (const frame of layer.frames) addAll(differences.removed, frame, layer.name, timeline);
  }
  for (const layer of news) {
    const before = layers.partnerOf(layer);
    if (before) {
      diffLayer(before, layer, timeline, differences);
      if (reordered.has(layer)) {
        const [from, to] = [places.get(before), places.get(layer)];
        differences.changes.push({
          ...layerChange('reordered', layer, timeline),
          text: from === to ? 'has another layer above it' : `moved from place ${from} to place ${to}`,
        });
      }
    } else {
      differences.changes.push({ ...layerChange('added', layer, timeline), text: 'added' });
      for (const frame of layer.frames) addAll(differences.added, frame, layer.name, timeline);
    }
  }
  pairSpans(differences);
  return [...differences.changes, ...pairMoves(differences)];
}

function layerChange(
  type: Change['type'],
  { name }: LayerFacts,
  timeline: string,
): Pick<Change, 'type' | 'subject' | 'name' | 'timeline' | 'layer'> {
  return { type, subject: 'layer', name, timeline, layer: name };
}

function addAll(list: Lone[], { start, elements }: FrameFacts, layer: string, timeline: string): void {
  for (const element of elements) list.push({ element, place: { timeline, layer, frame: start } });
}

function diffLayer(before: LayerFacts, after: LayerFacts, timeline: string, found: Found): void {
  if (before.name !== after.name)
    found.changes.push({
      ...layerChange('renamed', after, timeline),
      text: `renamed from ${JSON.stringify(before.name)}`,
      properties: [{ name: 'name', before: before.name, after: after.name }],
    });
  const properties = compareProperties(layerValues(before), layerValues(after));
  if (properties.length > 0)
    found.changes.push({
      ...layerChange('changed', after, timeline),
      text: describeProperties(properties),
      properties,
    });
  const pairs = align(before.frames, after.frames, isSameSpan, likeness);
  for (const { before: old, after: now } of pairs) {
    if (old && now) {
      const diff = diffSpan(old, now, { timeline, layer: after.name, frame: now.start });
      for (const change of diff.changes) found.changes.push(change);
      for (const element of diff.removed) found.removed.push(element);
      for (const element of diff.added) found.added.push(element);
    } else if (old) found.removedSpans.push({ frame: old, layer: before.name });
    else found.addedSpans.push({ frame: now, layer: after.name });
  }
}

/** Keyframes that moved within the timeline; the rest was added or removed, with its elements. */
function pairSpans(found: Found): void {
  const { timeline, changes, removedSpans, addedSpans } = found;
  const matching = new Matching(removedSpans, addedSpans).byKey(({ frame }) =>
    isFull(frame) ? contentOf(frame) : undefined,
  );
  for (const [before, after] of matching.pairs) {
    const from = { layer: before.layer, frame: before.frame.start };
    const to = { layer: after.layer, frame: after.frame.start };
    const change = spanChange('moved', after.frame, after.layer, timeline);
    changes.push({ ...change, text: `moved here from ${describeMove(from, to)}` });
  }
  for (const { frame, layer } of matching.removed) {
    changes.push({ ...spanChange('removed', frame, layer, timeline), text: 'removed' });
    addAll(found.removed, frame, layer, timeline);
  }
  for (const { frame, layer } of matching.added) {
    changes.push({ ...spanChange('added', frame, layer, timeline), text: 'added' });
    addAll(found.added, frame, layer, timeline);
  }
}

function layerValues({
  type,
  parent,
  visible,
  locked,
  properties,
}: LayerFacts): Record<string, string | boolean | undefined> {
  return { ...properties, type, parent, visible, locked };
}

function spanChange(
  type: Change['type'],
  frame: FrameFacts,
  layer: string,
  timeline: string,
): Omit<Change, 'text'> {
  return { type, subject: 'span', name: spanName(frame), timeline, layer, frame: frame.start };
}

/** Elements that moved to another layer or keyframe of the timeline; the rest was added or removed. */
function pairMoves({ removed, added }: Found): Change[] {
  const matching = new Matching(removed, added)
    .byKey(({ element }) => JSON.stringify(element))
    .byKey(({ element: { kind, name, item } }) =>
      name === '' ? undefined : JSON.stringify([kind, name, item]),
    );
  const changes: Change[] = [...matching.pairs].map(([before, after]) => ({
    type: 'moved',
    subject: 'element',
    name: nameOf(after.element),
    ...after.place,
    text: `moved here from ${describeMove(before.place, after.place)}`,
  }));
  for (const { element, place } of matching.removed)
    changes.push({ type: 'removed', subject: 'element', name: nameOf(element), ...place, text: 'removed' });
  for (const { element, place } of matching.added)
    changes.push({
      type: 'added',
      subject: 'element',
      name: nameOf(element),
      ...place,
      text: `added at ${element.x}, ${element.y}`,
    });
  return changes;
}

function describeMove(from: ChangeLocation, to: ChangeLocation): string {
  if (from.layer !== to.layer) return `layer ${JSON.stringify(from.layer)}`;
  return `frame ${(from.frame ?? 0) + 1}`;
}

import { digest } from '../facts/digest';
import type { ElementFacts, FrameFacts, LayerFacts } from '../facts/Facts';
import { align } from './align';
import type { Change, Place } from './Change';
import { compareProperties, describeProperties } from './compareProperties';
import { diffElements, nameOf } from './diffElements';
import { keepingOrder } from './keepingOrder';
import { Matching } from './Matching';

/** An element that is on one side only, until it is known whether it moved here from another layer or keyframe. */
export interface Lone {
  element: ElementFacts;
  place: Place;
}

/** A keyframe that is on one side only, likewise. */
interface LoneSpan {
  frame: FrameFacts;
  layer: string;
}

/** Changes of a timeline, with what came and went. */
interface Found {
  timeline: string;
  changes: Change[];
  removed: Lone[];
  added: Lone[];
  removedSpans: LoneSpan[];
  addedSpans: LoneSpan[];
}

/** What changed on a timeline. @param timeline - its name: of the scene or the symbol */
export function diffTimeline(
  olds: readonly LayerFacts[],
  news: readonly LayerFacts[],
  timeline: string,
): Change[] {
  const found: Found = {
    timeline,
    changes: [],
    removed: [],
    added: [],
    removedSpans: [],
    addedSpans: [],
  };
  const { pairs, removed } = matchLayers(olds, news);
  const partner = new Map([...pairs].map(([before, after]) => [after, before]));
  const order = news.flatMap((layer) => {
    const before = partner.get(layer);
    return before ? [olds.indexOf(before)] : [];
  });
  const kept = keepingOrder(order);
  for (const layer of removed) {
    found.changes.push({ ...layerChange('removed', layer, timeline), text: 'removed' });
    for (const frame of layer.frames) addAll(found.removed, frame, layer.name, timeline);
  }
  for (const layer of news) {
    const before = partner.get(layer);
    if (before) {
      diffLayer(before, layer, timeline, found);
      if (!kept.has(olds.indexOf(before))) {
        const [from, to] = [olds.indexOf(before) + 1, news.indexOf(layer) + 1];
        found.changes.push({
          ...layerChange('reordered', layer, timeline),
          text: from === to ? 'has another layer above it' : `moved from place ${from} to place ${to}`,
        });
      }
    } else {
      found.changes.push({ ...layerChange('added', layer, timeline), text: 'added' });
      for (const frame of layer.frames) addAll(found.added, frame, layer.name, timeline);
    }
  }
  pairSpans(found);
  return [...found.changes, ...pairMoves(found)];
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

/** By name; then by content; then what is left, where the elements are alike. */
function matchLayers(olds: readonly LayerFacts[], news: readonly LayerFacts[]): Matching<LayerFacts> {
  const places = new Map([...olds, ...news].map((layer, index) => [layer, index % olds.length]));
  const content = ({ type, frames }: LayerFacts): string | undefined =>
    frames.some(isFull) ? digest(JSON.stringify([type, frames])) : undefined;
  return new Matching(olds, news)
    .byKey((layer) => JSON.stringify([layer.name, content(layer)]))
    .byKey(({ name, type }) => JSON.stringify([name, type]))
    .byKey(content)
    .byKey(({ name }) => name)
    .byDistance(
      (layer) => firstWords(layer),
      (before, after) => Math.abs(olds.indexOf(before) - news.indexOf(after)),
    )
    .byKey((layer) => (olds.length === news.length ? `${layer.type} ${places.get(layer)}` : undefined));
}

function isFull({ elements, label, script }: FrameFacts): boolean {
  return elements.length > 0 || label !== undefined || script !== undefined;
}

/** What a layer shows first, for layers that were renamed and changed. */
function firstWords({ frames }: LayerFacts): string | undefined {
  const first = frames.flatMap(({ elements }) => elements).at(0);
  return first && JSON.stringify([first.kind, first.item, first.name]);
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
  const pairs = align(before.frames, after.frames, isSameFrame, likeness);
  for (const { before: old, after: now } of pairs) {
    if (old && now) diffFrame(old, now, { timeline, layer: after.name, frame: now.start }, found);
    else if (old) found.removedSpans.push({ frame: old, layer: before.name });
    else found.addedSpans.push({ frame: now, layer: after.name });
  }
}

/** Keyframes that left one place for another of the same timeline; the rest came or went, with what is on it. */
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

/** A keyframe with its span, in words; frames count from 1. */
export function spanName({ start, duration, label }: FrameFacts): string {
  const frames = duration === 1 ? `frame ${start + 1}` : `frames ${start + 1}–${start + duration}`;
  return label === undefined ? frames : `${frames} ${JSON.stringify(label)}`;
}

const contents = new WeakMap<FrameFacts, string>();

/** A keyframe without its place and length. */
function contentOf(frame: FrameFacts): string {
  let content = contents.get(frame);
  if (content === undefined) {
    const { label, script, properties, elements } = frame;
    content = JSON.stringify([label, script, properties, elements]);
    contents.set(frame, content);
  }
  return content;
}

function isSameFrame(before: FrameFacts, after: FrameFacts): boolean {
  return before.duration === after.duration && contentOf(before) === contentOf(after);
}

/** From a trace of likeness for two empty keyframes to ten for the same ones. */
function likeness(before: FrameFacts, after: FrameFacts): number {
  if (contentOf(before) === contentOf(after))
    return (
      (before.elements.length === 0 && before.label === undefined ? 2 : 10) +
      (before.duration === after.duration ? 1 : 0)
    );
  let score = before.duration === after.duration ? 0.5 : 0.1;
  if (before.label !== undefined && before.label === after.label) score += 5;
  const words = new Set(before.elements.map(identityOf));
  const shared = after.elements.filter((element) => words.has(identityOf(element))).length;
  const most = Math.max(before.elements.length, after.elements.length);
  if (most > 0 && shared === 0) return score > 5 ? score : 0.05;
  return score + (most === 0 ? 0.2 : (3 * shared) / most);
}

function identityOf({ kind, name, item }: ElementFacts): string {
  return `${kind} ${name} ${item ?? ''}`;
}

function diffFrame(before: FrameFacts, after: FrameFacts, place: Place, found: Found): void {
  const base = { subject: 'span', name: spanName(after), ...place } as const;
  if (before.label !== after.label)
    found.changes.push({
      ...base,
      type: 'renamed',
      text:
        before.label === undefined
          ? `labelled ${JSON.stringify(after.label)}`
          : after.label === undefined
            ? `label ${JSON.stringify(before.label)} gone`
            : `label renamed from ${JSON.stringify(before.label)}`,
      properties: [{ name: 'label', before: before.label ?? null, after: after.label ?? null }],
    });
  if (before.duration !== after.duration)
    found.changes.push({
      ...base,
      type: 'changed',
      text: `lasts ${count(after.duration)}, ${before.duration} before`,
      properties: [{ name: 'duration', before: before.duration, after: after.duration }],
    });
  if (before.script !== after.script)
    found.changes.push({
      ...base,
      type: 'edited',
      text: describeScript(before.script, after.script),
      properties: [{ name: 'script', before: before.script ?? null, after: after.script ?? null }],
    });
  const properties = compareProperties(before.properties, after.properties);
  if (properties.length > 0)
    found.changes.push({ ...base, type: 'changed', text: describeProperties(properties), properties });
  const { changes, removed, added } = diffElements(before.elements, after.elements, place);
  found.changes.push(...changes);
  found.removed.push(...removed.map((element) => ({ element, place: { ...place, frame: before.start } })));
  found.added.push(...added.map((element) => ({ element, place })));
}

function count(frames: number): string {
  return `${frames} frame${frames === 1 ? '' : 's'}`;
}

function describeScript(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'has a script';
  if (after === undefined) return 'has no script any more';
  const olds = before.split('\n');
  const news = after.split('\n');
  const gone = olds.filter((line) => !news.includes(line)).length;
  const come = news.filter((line) => !olds.includes(line)).length;
  return `script edited (+${come} −${gone} lines)`;
}

/** Elements that left one layer or keyframe for another of the same timeline; the rest came or went. */
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

function describeMove(from: Place, to: Place): string {
  if (from.layer !== to.layer) return `layer ${JSON.stringify(from.layer)}`;
  return `frame ${(from.frame ?? 0) + 1}`;
}

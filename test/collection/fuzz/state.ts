import type { Host } from '../../../app/host/Host';
import { Collection, Selectors } from '../../../src';
import type { Registry } from '../../../src/selector/words/Registry';
import { elementRegistry, itemRegistry } from '../../../src/selector/words/Selectors';
import { elementsOf } from '../../support/stage';
import type { Call } from './calls';
import type { Objects } from './randomValues';

/** All that a call could have changed, part by part; parts are compared with `===`, lists member by member. */
export interface State {
  /** What would be saved. */
  files: string;
  /** What scripts hung on objects of the host, which no file has. */
  additions: string;
  /** Where the user is: document, timeline, scene, layer and frame, the library panel's selection. */
  place: unknown[];
  selection: unknown[];
  /** The words of the query language. */
  words: unknown[];
  /** What is in the collection, and what its members hold where they are plain objects. */
  list: unknown[];
  /** What is in the arguments. */
  given: unknown[];
}

/** A value, and what is in it where it is not an object of the host: those are looked at by other means. */
function withContents(value: unknown, depth = 4): unknown[] {
  if (value instanceof RegExp) return [value, value.lastIndex];
  const isOpen = Array.isArray(value) || value instanceof Collection || isPlain(value);
  if (!isOpen || depth === 0) return [value];
  const pairs = Object.entries(value as object);
  return [value, ...pairs.flatMap(([key, each]) => [key, ...withContents(each, depth - 1)])];
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** All words of a kind, and the meaning of those that random calls register. */
function wordsOf(registry: Registry): unknown[] {
  return [...registry.pseudos(), registry.callback('fuzzed'), registry.attribute('fuzzed')];
}

/** The state before or after a call. */
export function readState(
  host: Host,
  { document, elements, items }: Objects,
  { receiver, args }: Pick<Call, 'receiver' | 'args'>,
): State {
  const files = host.active?.files;
  const timeline = document.getTimeline();
  return {
    files: JSON.stringify([[...(files?.changes() ?? [])], files?.container.names()]),
    additions: [...elements, ...items].map((object) => Object.keys(object).join()).join(';'),
    place: [
      ...[
        fl.getDocumentDOM(),
        timeline,
        document.currentTimeline,
        timeline.currentLayer,
        timeline.currentFrame,
      ],
      ...document.library.getSelectedItems(),
    ],
    selection: [...(document.selection ?? [])],
    words: [...wordsOf(elementRegistry), ...wordsOf(itemRegistry), Selectors.random],
    list: withContents(receiver?.elements),
    given: withContents(args),
  };
}

/**
 * The parts that differ. What the user had selected and is deleted since, or has become a part of a new symbol, is no
 * difference.
 */
export function changedParts(before: State, after: State): (keyof State)[] {
  return (Object.keys(before) as (keyof State)[]).filter((part) => {
    const [was, is] = [before[part], after[part]];
    if (typeof was === 'string' || typeof is === 'string') return was !== is;
    const left = was.filter(KEPT[part] ?? (() => true));
    return left.length !== is.length || left.some((each, at) => !Object.is(each, is[at]));
  });
}

/** What must be kept of a part; of others all. */
const KEPT: Partial<Record<keyof State, (value: unknown) => boolean>> = {
  place: isThere,
  selection: (element) => isThere(element) && isOnStage(element as Element),
};

function isOnStage(element: Element): boolean {
  const timeline = fl.getDocumentDOM()?.getTimeline();
  return timeline !== undefined && elementsOf(timeline).includes(element);
}

/** Whether the host still answers for an object; for anything else, true. */
function isThere(value: unknown): boolean {
  try {
    if (Object(value) !== value) return true;
    const { name, itemType } = value as { name?: unknown; itemType?: unknown };
    // A deleted item still answers its name.
    return name !== null && itemType !== 'undefined';
  } catch {
    return false;
  }
}

import { amount } from '../../literal/amount';
import type { ElementFacts, FrameFacts } from '../facts/Facts';
import type { Change, ChangeLocation } from './Change';
import { compareProperties, describeProperties } from './compareProperties';
import { diffElements } from './diffElements';
import { lineChanges } from './lineChanges';

/** An element that is on one side only, until it is known whether it moved here from another layer or keyframe. */
export interface Lone {
  element: ElementFacts;
  place: ChangeLocation;
}

/** What changed on a keyframe, and the elements that are on one side only. */
interface SpanDiff {
  changes: Change[];
  removed: Lone[];
  added: Lone[];
}

/** Compares two keyframes of one layer. @param place - of the new one */
export function diffSpan(before: FrameFacts, after: FrameFacts, place: ChangeLocation): SpanDiff {
  const changes: Change[] = [];
  const base = { subject: 'span', name: spanName(after), ...place } as const;
  if (before.label !== after.label)
    changes.push({
      ...base,
      type: 'renamed',
      text:
        before.label === undefined
          ? `labelled ${JSON.stringify(after.label)}`
          : after.label === undefined
            ? `label ${JSON.stringify(before.label)} removed`
            : `label renamed from ${JSON.stringify(before.label)}`,
      properties: [{ name: 'label', before: before.label ?? null, after: after.label ?? null }],
    });
  if (before.duration !== after.duration)
    changes.push({
      ...base,
      type: 'changed',
      text: `lasts ${amount(after.duration, 'frame')}, ${before.duration} before`,
      properties: [{ name: 'duration', before: before.duration, after: after.duration }],
    });
  if (before.script !== after.script)
    changes.push({
      ...base,
      type: 'edited',
      text: describeScript(before.script, after.script),
      properties: [{ name: 'script', before: before.script ?? null, after: after.script ?? null }],
    });
  const properties = compareProperties(before.properties, after.properties);
  if (properties.length > 0)
    changes.push({ ...base, type: 'changed', text: describeProperties(properties), properties });
  const elements = diffElements(before.elements, after.elements, place);
  return {
    changes: [...changes, ...elements.changes],
    removed: elements.removed.map((element) => ({ element, place: { ...place, frame: before.start } })),
    added: elements.added.map((element) => ({ element, place })),
  };
}

function describeScript(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'has a script';
  if (after === undefined) return 'has no script any more';
  const lines = lineChanges(before, after).flatMap((part) => part.lines);
  const count = (sign: string): number => lines.filter((line) => line.sign === sign).length;
  const [come, gone] = [count('+'), count('-')];
  return `script edited (+${come} −${gone} lines)`;
}

/** A keyframe with its span, in words; frames count from 1. */
export function spanName({ start, duration, label }: FrameFacts): string {
  const frames = duration === 1 ? `frame ${start + 1}` : `frames ${start + 1}–${start + duration}`;
  return label === undefined ? frames : `${frames} ${JSON.stringify(label)}`;
}

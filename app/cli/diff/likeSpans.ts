import type { ElementFacts, FrameFacts } from '../facts/Facts';

/** True for a keyframe that is not empty. */
export function isFull({ elements, label, script }: FrameFacts): boolean {
  return elements.length > 0 || label !== undefined || script !== undefined;
}

const contents = new WeakMap<FrameFacts, string>();

/** A keyframe without its start and length. */
export function contentOf(frame: FrameFacts): string {
  let content = contents.get(frame);
  if (content === undefined) {
    const { label, script, properties, elements } = frame;
    content = JSON.stringify([label, script, properties, elements]);
    contents.set(frame, content);
  }
  return content;
}

export function isSameSpan(before: FrameFacts, after: FrameFacts): boolean {
  return before.duration === after.duration && contentOf(before) === contentOf(after);
}

/** A score of similarity: from almost 0, for keyframes that share nothing, to 11, for equal ones of equal length. */
export function likeness(before: FrameFacts, after: FrameFacts): number {
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

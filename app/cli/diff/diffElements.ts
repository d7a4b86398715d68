import type { ElementFacts } from '../facts/Facts';
import type { Change, ChangeLocation, ChangeType, PropertyChange } from './Change';
import { compareProperties, describeProperties } from './compareProperties';
import { matchElements } from './matchElements';

/** The changes of the elements of a keyframe, and the elements that are on one side only. */
export interface ElementDiff {
  changes: Change[];
  removed: ElementFacts[];
  added: ElementFacts[];
}

/** Compares the elements of a keyframe. */
export function diffElements(
  olds: readonly ElementFacts[],
  news: readonly ElementFacts[],
  place: ChangeLocation,
): ElementDiff {
  const matching = matchElements(olds, news);
  const reordered = matching.reordered();
  const changes = news.flatMap((element) => {
    const before = matching.partnerOf(element);
    if (!before) return [];
    const ownChanges = diffElement(before, element, place);
    if (reordered.has(element)) ownChanges.push(changeOf('reordered', element, place, 'is at another depth'));
    return ownChanges;
  });
  return { changes, removed: matching.removed, added: matching.added };
}

/** An element in words: its name and what it is. */
export function nameOf({ name, description }: ElementFacts): string {
  return name === '' ? description : `${name} (${description})`;
}

function changeOf(
  type: ChangeType,
  element: ElementFacts,
  place: ChangeLocation,
  text: string,
  properties?: PropertyChange[],
): Change {
  const change: Change = { type, subject: 'element', name: nameOf(element), ...place, text };
  return properties ? { ...change, properties } : change;
}

function diffElement(before: ElementFacts, after: ElementFacts, place: ChangeLocation): Change[] {
  const changes: Change[] = [];
  const report = (type: ChangeType, text: string, ...names: (keyof ElementFacts)[]): void => {
    const properties = names
      .filter((name) => before[name] !== after[name])
      .map((name) => ({
        name,
        before: (before[name] ?? null) as PropertyChange['before'],
        after: (after[name] ?? null) as PropertyChange['after'],
      }));
    if (properties.length > 0) changes.push(changeOf(type, after, place, text, properties));
  };
  report('renamed', describeName(before.name, after.name), 'name');
  report('swapped', `shows ${after.item ?? 'nothing'} in place of ${before.item ?? 'nothing'}`, 'item');
  report('edited', `says ${quote(after.text)} in place of ${quote(before.text)}`, 'text');
  const isResized =
    before.properties.outline !== after.properties.outline && after.properties.outline !== undefined;
  // The position of a shape is its centre: a redrawn shape has another one.
  if (!isResized) report('moved', `moved from ${before.x}, ${before.y} to ${after.x}, ${after.y}`, 'x', 'y');
  if (isTurned(before, after))
    report('transformed', `turned from ${before.rotation}° to ${after.rotation}°`, 'rotation');
  report('transformed', `scaled from ${scaleOf(before)} to ${scaleOf(after)}`, 'scaleX', 'scaleY');
  if (isSkewed(before, after)) report('transformed', `skewed from ${before.skew}° to ${after.skew}°`, 'skew');
  const properties = compareProperties(before.properties, after.properties);
  if (properties.length > 0)
    changes.push(changeOf('changed', after, place, describeStyle(properties), properties));
  const members = diffElements(before.members ?? [], after.members ?? [], place);
  changes.push(
    ...members.changes,
    ...members.removed.map((element) => changeOf('removed', element, place, 'removed from the group')),
    ...members.added.map((element) => changeOf('added', element, place, 'added to the group')),
  );
  return changes;
}

function describeName(before: string, after: string): string {
  if (before === '') return `named ${JSON.stringify(after)}`;
  return after === '' ? `name ${JSON.stringify(before)} removed` : `renamed from ${JSON.stringify(before)}`;
}

function describeStyle(properties: readonly PropertyChange[]): string {
  const styles = properties.filter(({ name }) => name !== 'outline');
  if (styles.length === properties.length) return describeProperties(styles);
  return styles.length === 0 ? 'redrawn' : `redrawn, ${describeProperties(styles)}`;
}

function scaleOf({ scaleX, scaleY }: ElementFacts): string {
  const percent = (scale: number): string => `${Math.round(scale * 1000) / 10}%`;
  return scaleX === scaleY ? percent(scaleX) : `${percent(scaleX)} × ${percent(scaleY)}`;
}

const MAX_LENGTH = 40;

function quote(text = ''): string {
  return JSON.stringify(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
}

/** Error of the direction of an axis of length 1, in degrees: players and files have matrices in 1/65536. */
const OFF = ((Math.SQRT1_2 / 65536) * 180) / Math.PI;
/** Facts have four digits. */
const DIGIT = 1e-4;

/** True if the angle changed by more than the rounding of a scaled matrix in a file explains. */
export function isTurned(before: ElementFacts, after: ElementFacts): boolean {
  const off = OFF / Math.abs(before.scaleX) + OFF / Math.abs(after.scaleX);
  return angleBetween(before.rotation, after.rotation) > off + DIGIT;
}

/** True if the angle between the axes changed by more than that. */
export function isSkewed(before: ElementFacts, after: ElementFacts): boolean {
  const lengths = [before, after].flatMap(({ scaleX, scaleY }) => [scaleX, scaleY]);
  const off = lengths.reduce((sum, length) => sum + OFF / Math.abs(length), 0);
  return angleBetween(before.skew, after.skew) > off + DIGIT;
}

/** In degrees, 0 to 180: 180° and -180° are equal. */
function angleBetween(first: number, second: number): number {
  const turn = Math.abs(first - second) % 360;
  return Math.min(turn, 360 - turn);
}

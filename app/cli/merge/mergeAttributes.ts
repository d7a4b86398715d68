import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Conflict, DescribedVersions } from './Conflict';
import type { MergeRun } from './MergeRun';
import { ofEach, type Side, type Versions } from './Versions';
import { isOfPlace, isOfProgram, valueOf } from './NodeKeys';

/** Makes the conflict of a part of a thing. */
export type DescribePart = (what: string, values: DescribedVersions) => Conflict;

/** What people call the attributes of a matrix. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['tx', 'x'],
  ['ty', 'y'],
  ['a', 'horizontal scale'],
  ['d', 'vertical scale'],
  ['a b c d', 'scale and rotation'],
]);

/** Merges the attributes of a node, each for itself but those that mean something together only. */
export function mergeAttributes(versions: Versions<XmlNode>, describe: DescribePart, run: MergeRun): void {
  const { ours, theirs } = versions;
  for (const group of groupsOf(versions)) {
    const values = ofEach(versions, (node) => group.map((name) => valueOf(node, name)));
    if (isSame(values.ours, values.theirs) || isSame(values.base, values.theirs)) continue;
    if (!isTheirs(group, values, describe, run)) continue;
    for (const name of group)
      run.note(() => ours.setAttr(name, theirs.attr(name) ?? null, nameBefore(name, theirs)));
  }
}

type GroupValues = readonly (string | undefined)[];

function isSame(one: GroupValues, other: GroupValues): boolean {
  return one.every((value, index) => value === other[index]);
}

/** True if the result has the values of theirs, which differ from both others. */
function isTheirs(
  group: readonly string[],
  values: Readonly<Record<Side, GroupValues>>,
  describe: DescribePart,
  run: MergeRun,
): boolean {
  const { base, ours, theirs } = values;
  if (isSame(base, ours)) return true;
  const name = group.join(' ');
  if (name === 'lastModified') return Number(theirs[0]) > Number(ours[0]);
  if (isOfProgram(name)) return false;
  const texts = ofEach(values, (version) => shown(group, version));
  return run.decisions.ask(describe(WORDS.get(name) ?? name, texts)) === 'theirs';
}

/** The attribute before another one, so that a new one is written where theirs has it. */
function nameBefore(name: string, node: XmlNode): string {
  const names = node.attributeNames();
  return names[names.indexOf(name) - 1] ?? '';
}

/** The attributes of all versions, those together that are one thing. */
function groupsOf(versions: Versions<XmlNode>): string[][] {
  const nodes = [versions.base, versions.ours, versions.theirs];
  const names = new Set(nodes.flatMap((node) => node?.attributeNames() ?? []));
  for (const name of names)
    if (name.startsWith('xmlns') || isOfPlace(versions.ours, name) || name === 'itemID') names.delete(name);
  if (versions.ours.name === 'Color') return names.size > 0 ? [[...names].sort()] : [];
  const linear = ['a', 'b', 'c', 'd'];
  const isTurned = nodes.some((node) => ['b', 'c'].some((name) => Number(node?.attr(name) ?? 0) !== 0));
  if (versions.ours.name !== 'Matrix' || !isTurned) return [...names].map((name) => [name]);
  return [linear, ...[...names].filter((name) => !linear.includes(name)).map((name) => [name])];
}

function shown(group: readonly string[], values: readonly (string | undefined)[]): string | null {
  if (values.every((value) => value === undefined)) return null;
  if (group.length === 1) return values[0] ?? null;
  return group
    .flatMap((name, index) => (values[index] === undefined ? [] : `${name} ${values[index]}`))
    .join(', ');
}

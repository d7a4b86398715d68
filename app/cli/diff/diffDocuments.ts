import { folderOf, joinPath, leafOf } from '../../../document/xfl/itemPaths';
import { PUBLISHING, STAGE, type DocumentFacts, type ItemFacts, type TimelineFacts } from '../facts/Facts';
import type { Change, PropertyChange } from './Change';
import { compareProperties, describeProperties } from './compareProperties';
import { diffTimeline } from './diffTimeline';
import { matchItems } from './matchItems';
import { matchScenes } from './matchScenes';

/**
 * What changed from one document to another, in the order of the new one: settings, scenes, library. Things are matched
 * by what they are: items by their ids, then by name, then by content; layers, spans and elements by names and likeness.
 */
export function diffDocuments(before: DocumentFacts, after: DocumentFacts): Change[] {
  return [
    ...diffSettings(before, after),
    ...diffScenes(before.scenes, after.scenes),
    ...diffLibrary(before.library, after.library),
  ];
}

function diffSettings(before: DocumentFacts, after: DocumentFacts): Change[] {
  const stage = changed(
    STAGE,
    compareProperties(
      { ...before.properties, ...stageOf(before) },
      { ...after.properties, ...stageOf(after) },
    ),
  );
  return [...stage, ...changed(PUBLISHING, compareProperties(before.publishing, after.publishing))];
}

function stageOf({
  width,
  height,
  frameRate,
  backgroundColor,
}: DocumentFacts): Record<string, string | number> {
  return { width, height, frameRate, backgroundColor };
}

function changed(name: string, properties: PropertyChange[]): Change[] {
  if (properties.length === 0) return [];
  return [{ type: 'changed', subject: 'document', name, text: describeProperties(properties), properties }];
}

function diffScenes(olds: readonly TimelineFacts[], news: readonly TimelineFacts[]): Change[] {
  const matching = matchScenes(olds, news);
  const reordered = matching.reordered();
  const changes: Change[] = matching.removed.map(({ name }) => ({
    type: 'removed',
    subject: 'scene',
    name,
    text: 'removed',
  }));
  for (const scene of news) {
    const { name } = scene;
    const before = matching.partnerOf(scene);
    if (!before) {
      changes.push({ type: 'added', subject: 'scene', name, text: 'added' });
      continue;
    }
    if (before.name !== name)
      changes.push({
        type: 'renamed',
        subject: 'scene',
        name,
        text: `renamed from ${JSON.stringify(before.name)}`,
      });
    if (reordered.has(scene))
      changes.push({ type: 'reordered', subject: 'scene', name, text: 'is at another place' });
    for (const change of diffTimeline(before.layers, scene.layers, name)) changes.push(change);
  }
  return changes;
}

/**
 * Names of items do not count: renaming an item is one change of the library, not one of each instance. Neither do the
 * paths of items in a folder that was renamed or moved: the change of the folder says it.
 */
function diffLibrary(olds: readonly ItemFacts[], news: readonly ItemFacts[]): Change[] {
  const matching = matchItems(olds, news);
  const folders = new Map<string, string>();
  for (const [before, after] of matching.pairs)
    if (after.type === 'folder') folders.set(before.name, after.name);
  const changes: Change[] = matching.removed.map((item) => ({
    type: 'removed',
    subject: 'item',
    name: item.name,
    text: `removed (${item.type})`,
  }));
  for (const item of news) {
    const before = matching.partnerOf(item);
    if (before) for (const change of diffItem(before, item, folders)) changes.push(change);
    else changes.push({ type: 'added', subject: 'item', name: item.name, text: `added (${item.type})` });
  }
  return changes;
}

/** @param folders - the new paths of folders by their old ones */
function diffItem(before: ItemFacts, after: ItemFacts, folders: ReadonlyMap<string, string>): Change[] {
  const { name } = after;
  const changes: Change[] = [];
  const folder = folderOf(before.name);
  const expected = joinPath(folders.get(folder) ?? folder, leafOf(before.name));
  if (expected !== name) changes.push(describeNewName(before.name, name));
  const properties = compareProperties(
    { ...before.properties, type: before.type, class: before.linkageClassName },
    { ...after.properties, type: after.type, class: after.linkageClassName },
  );
  if (properties.length > 0)
    changes.push({
      type: 'changed',
      subject: 'item',
      name,
      text: describeProperties(properties),
      properties,
    });
  return [...changes, ...diffTimeline(before.layers ?? [], after.layers ?? [], name)];
}

function describeNewName(before: string, name: string): Change {
  const properties = [{ name: 'name', before, after: name }];
  if (leafOf(before) !== leafOf(name))
    return { type: 'renamed', subject: 'item', name, text: `renamed from ${before}`, properties };
  const from = folderOf(before);
  return {
    type: 'moved',
    subject: 'item',
    name,
    text: `moved from ${from === '' ? 'the root' : from}`,
    properties,
  };
}

import { folderOf, leafOf } from '../../../document/xfl/itemPaths';
import type { ItemFacts } from '../facts/Facts';
import type { Change } from './Change';
import { compareProperties, describeProperties } from './compareProperties';
import { diffTimeline } from './diffTimeline';
import { matchItems } from './matchItems';

/** Names of items do not count: renaming an item is one change of the library, not one of each instance. */
export function diffLibrary(olds: readonly ItemFacts[], news: readonly ItemFacts[]): Change[] {
  const matching = matchItems(olds, news);
  const changes: Change[] = matching.removed.map((item) => ({
    type: 'removed',
    subject: 'item',
    name: item.name,
    text: `removed (${item.type})`,
  }));
  for (const item of news) {
    const before = matching.partnerOf(item);
    if (before) changes.push(...diffItem(before, item));
    else changes.push({ type: 'added', subject: 'item', name: item.name, text: `added (${item.type})` });
  }
  return changes;
}

function diffItem(before: ItemFacts, after: ItemFacts): Change[] {
  const { name } = after;
  const changes: Change[] = [];
  if (before.name !== name) changes.push(describeNewName(before.name, name));
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

import type { Timeline } from '../../host-mocks/model/timeline/Timeline';

/** What a tree of layers breaks of the rules that all parented layers of real documents keep; undefined for nothing. */
export function faultOfLayers(timeline: Timeline): string | undefined {
  const chain: unknown[] = [null];
  for (const { name, ownType, parentLayer, index } of timeline.layers.map((layer) => layer)) {
    if (!chain.includes(parentLayer)) return `${name} is apart from its parent`;
    chain.splice(chain.indexOf(parentLayer) + 1, Infinity, timeline.layers[index]);
    const holder = parentLayer?.ownType ?? 'folder';
    if (ownType !== 'normal' && holder !== 'folder') return `${name} is a ${ownType} below a ${holder}`;
    if (holder === 'normal' || holder === 'camera') return `${name} belongs to a ${holder}`;
    if (ownType === 'camera' && (parentLayer || index > 0)) return 'the camera moved';
  }
  return undefined;
}

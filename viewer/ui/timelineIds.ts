import type { DocumentInfo, InstancePlace, TimelineId } from '../protocol';

export function hasTimeline({ scenes, items }: DocumentInfo, id: TimelineId): boolean {
  return 'scene' in id ? id.scene < scenes.length : items.some(({ path }) => path === id.symbol);
}

/** Where a symbol is open in its place; none for one that is open by itself. */
export function placesOf(id: TimelineId): InstancePlace[] {
  return 'symbol' in id ? (id.within ?? []) : [];
}

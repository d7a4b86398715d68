import { formatChannel } from '../../document/xfl/channels';
import { type FilterValue, filterProperties, newFilter } from '../../document/xfl/filters';
import { mixColors } from './mixColorEffects';
import { mix } from './numbers/mix';

/**
 * The filters on the way from some to others; undefined if there are none at either end. Filters of the same kind at the
 * same place belong together; one without a counterpart runs to or from a filter without effect.
 */
export function mixFilters(
  start: readonly FilterValue[],
  end: readonly FilterValue[],
  progress: number,
): FilterValue[] | undefined {
  if (start.length === 0 && end.length === 0) return undefined;
  const mixed: FilterValue[] = [];
  for (let i = 0; i < Math.max(start.length, end.length); i++) {
    const filter = start.at(i);
    const other = end.at(i);
    if (filter && other && filter.name !== other.name) mixed.push(filter);
    else if (filter) mixed.push(mixFilter(filter, other ?? withoutEffect(filter), progress));
    else if (other) mixed.push(mixFilter(withoutEffect(other), other, progress));
  }
  return mixed;
}

/** The filter with every number at zero, except its angle. */
function withoutEffect(filter: FilterValue): FilterValue {
  const copy = { ...newFilter(filter.name), ...filter };
  for (const [key, kind] of filterProperties(filter)) if (kind === 'number' && key !== 'angle') copy[key] = 0;
  return copy;
}

function mixFilter(from: FilterValue, to: FilterValue, progress: number): FilterValue {
  const mixed = { ...from };
  for (const [key, kind] of filterProperties(from)) {
    if (kind === 'number') mixed[key] = mix(Number(from[key]), Number(to[key]), progress);
    if (kind === 'color') mixed[key] = mixTransparent(String(from[key]), String(to[key]), progress);
  }
  const [starts, ends] = [from, to].map(({ colorArray }) => colorArray as string[] | undefined);
  const [startsAt, endsAt] = [from, to].map(({ posArray }) => posArray as number[] | undefined);
  if (starts && ends && startsAt && endsAt && starts.length === ends.length) {
    mixed.colorArray = starts.map((color, i) => mixTransparent(color, ends[i], progress));
    mixed.posArray = startsAt.map((ratio, i) => Math.round(mix(ratio, endsAt[i], progress)));
  }
  return mixed;
}

/** The colour on the way from one `#RRGGBB` or `#RRGGBBAA` to another. */
function mixTransparent(from: string, to: string, progress: number): string {
  const [start, end] = [from, to].map((color) => (color.length > 7 ? parseInt(color.slice(7), 16) : 255));
  const alpha = Math.round(mix(start, end, progress));
  return mixColors(from, to, progress) + (alpha === 255 ? '' : formatChannel(alpha));
}

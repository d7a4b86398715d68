import { formatColor } from '../../document/xfl/colors';
import type { XmlNode } from '../../document/xml/XmlNode';
import {
  newFilter,
  QUALITIES,
  readFilters,
  writeFilters,
  type FilterValue,
} from '../../document/xfl/filters';
import { formatChannels } from '../../document/xfl/channels';
import type { MotionState } from './motionCurves';
import { lookUp } from '../../document/xml/lookUp';

/** The names of filters in motion objects, and the host's. */
const FILTERS: Record<string, string> = {
  Blur: 'blurFilter',
  DropShadow: 'dropShadowFilter',
  Glow: 'glowFilter',
  Bevel: 'bevelFilter',
  GradientGlow: 'gradientGlowFilter',
  GradientBevel: 'gradientBevelFilter',
  AdjColor: 'adjustColorFilter',
};

/** Properties whose name differs from the host's by more than its first letter. */
const NAMES: Record<string, string> = {
  InnerShadow: 'inner',
  InnerGlow: 'inner',
  HilightColor: 'highlightColor',
};

/**
 * Gives an element the filters that a motion object has come to. Each set of properties belongs to the next filter of its
 * kind; one that the element lacks is added.
 */
export function moveFilters(element: XmlNode, states: readonly MotionState[]): void {
  if (states.length === 0) return;
  const filters = readFilters(element);
  const moved = new Set<FilterValue>();
  for (const state of states) {
    const [id] = state.keys();
    const name = lookUp(FILTERS, (id as string | undefined)?.split('_')[0] ?? '');
    if (name === undefined) continue;
    let filter = filters.find((known) => known.name === name && !moved.has(known));
    if (!filter) filters.push((filter = newFilter(name)));
    moved.add(filter);
    for (const [property, value] of state) setProperty(filter, property, value, state);
  }
  writeFilters(element, 'Element.filters', filters);
}

function setProperty(filter: FilterValue, id: string, value: number, state: MotionState): void {
  const [, name, channel] = /_(\w+?)(?:\.(\w))?$/.exec(id) ?? [];
  const key = lookUp(NAMES, name) ?? name.charAt(0).toLowerCase() + name.slice(1);
  if (!Object.hasOwn(filter, key)) return;
  if (channel === 'r') filter[key] = colorOf(state, id.slice(0, -2));
  else if (key === 'quality') filter[key] = QUALITIES[Math.min(3, Math.max(1, Math.round(value))) - 1];
  else if (typeof filter[key] === 'boolean') filter[key] = value !== 0;
  else if (channel === undefined) filter[key] = value;
}

function colorOf(state: MotionState, id: string): string {
  const [red, green, blue, alpha] = ['r', 'g', 'b', 'a'].map((channel) => state.get(`${id}.${channel}`) ?? 0);
  return formatColor({ rgb: formatChannels([red, green, blue]), alpha: alpha / 255 });
}

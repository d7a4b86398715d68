import { formatChannels } from '../../document/xfl/channels';
import {
  effectOfAlpha,
  withChannel,
  type Channel,
  type DocumentColorEffect,
} from '../../document/xfl/colorEffect';
import { formatColor } from '../../document/xfl/colors';
import { type FilterValue, QUALITIES, newFilter, readFilters } from '../../document/xfl/filters';
import { storedNumber } from '../../document/xfl/schema/XflAttribute';
import { lookUp } from '../../document/xml/lookUp';
import type { XmlNode } from '../../document/xml/XmlNode';
import { apply } from '../../geometry/matrix';
import { applySpace } from '../../geometry/Space';
import { changedMatrix, type ElementChange } from '../records/ElementChange';
import type { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { type MotionState, motionState } from './motionCurves';
import type { Arithmetic } from './numbers/Arithmetic';
import type { Placement } from './numbers/classicTween';
import { motionMatrix } from './numbers/motionMatrix';
import { motionSpace } from './numbers/motionSpace';
import type { TweenSurroundings } from './TweenSurroundings';

/** What the element of a motion object is some frames after the first; undefined without one. */
export function motionObjectInbetween(
  keyframe: FilmKeyframe,
  elapsed: number,
  surroundings: TweenSurroundings,
): FilmElement | undefined {
  const core = keyframe.node.child('motionObjectXML')?.child('AnimationCore');
  const head = core?.childrenNamed('PropertyContainer').at(0);
  const element = keyframe.elements.at(0);
  if (!core || !head || !element) return undefined;
  const container = (id: string): XmlNode | undefined =>
    head.childrenNamed('PropertyContainer').find((child) => child.attr('id') === id);
  const { arithmetic } = surroundings;
  const stateIn = (properties: XmlNode | undefined): MotionState =>
    properties ? motionState(core, properties, elapsed, arithmetic.isAlongPaths) : new Map<string, number>();
  const placement = { matrix: element.matrix, pivot: surroundings.pivotOf(element) };
  const state = new Map([...stateIn(container('Basic_Motion')), ...stateIn(container('Transformation'))]);
  const filters = container('Filters')?.childrenNamed('PropertyContainer') ?? [];
  return element.changed({
    ...changedPlace(element, placement, state, arithmetic),
    color: changedColor(element, stateIn(container('Colors'))),
    filters: changedFilters(element, filters.map(stateIn)),
  });
}

/** Properties that only motion objects in space have. */
const IN_SPACE = ['Motion_Z', 'Rotation_X', 'Rotation_Y'];

function changedPlace(
  element: FilmElement,
  placement: Placement,
  state: MotionState,
  arithmetic: Arithmetic,
): ElementChange {
  const values = valuesOf(state);
  const { space } = element;
  if (!space && !IN_SPACE.some((id) => state.has(id)))
    return changedMatrix(element, motionMatrix(placement, values, arithmetic));
  const { scaleX, scaleY, skewX, skewY } = values;
  const center = apply(placement.matrix, placement.pivot);
  const start = space ? applySpace(space, { ...center, z: 0 }) : { ...center, z: 0 };
  const axes = (id: string): { x: number; y: number; z: number } => {
    const [x, y, z] = ['X', 'Y', 'Z'].map((axis) => state.get(`${id}_${axis}`) ?? 0);
    return { x, y, z };
  };
  const turns = axes('Rotation');
  return {
    ...changedMatrix(element, motionMatrix(placement, { scaleX, scaleY, skewX, skewY }, arithmetic)),
    space: { space: motionSpace(center, start, { move: axes('Motion'), turns }), center, turns },
  };
}

function valuesOf(state: MotionState): Parameters<typeof motionMatrix>[1] {
  const percent = (id: string): number | undefined => {
    const value = state.get(id);
    return value === undefined ? undefined : value / 100;
  };
  return {
    moveX: state.get('Motion_X'),
    moveY: state.get('Motion_Y'),
    rotation: state.get('Rotation_Z'),
    skewX: state.get('Skew_X'),
    skewY: state.get('Skew_Y'),
    scaleX: percent('Scale_X'),
    scaleY: percent('Scale_Y'),
  };
}

const ADVANCED = { red: 'R', green: 'G', blue: 'B', alpha: 'A' } as const;

/** The colour effect that a motion object has come to; undefined where the element keeps its own. */
function changedColor(element: FilmElement, state: MotionState): DocumentColorEffect | undefined {
  const percent = (id: string): number => (state.get(id) ?? 0) / 100;
  let effect: DocumentColorEffect | undefined;
  if (state.has('Alpha_Amount')) effect = effectOfAlpha(percent('Alpha_Amount'));
  if (state.has('Brightness_Amount'))
    effect = { mode: 'brightness', brightness: storedNumber(percent('Brightness_Amount')) };
  if (state.has('Tint_Amount') || state.has('Tint_Color.r')) {
    const color = formatChannels(['r', 'g', 'b'].map((channel) => state.get(`Tint_Color.${channel}`) ?? 0));
    effect = { mode: 'tint', color, strength: storedNumber(percent('Tint_Amount')) };
  }
  for (const [channel, letter] of Object.entries(ADVANCED) as [Channel, string][]) {
    const multiplier = state.get(`AdvClr_${letter}_Pct`);
    const offset = state.get(`AdvClr_${letter}_Offset`);
    if (multiplier === undefined && offset === undefined) continue;
    const change = { multiplier: multiplier === undefined ? undefined : multiplier / 100, offset };
    effect = withChannel(effect ?? element.colorEffect, channel, change);
  }
  return effect;
}

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
 * The filters that a motion object has come to; undefined where the element keeps its own. Each set of properties belongs
 * to the next filter of its kind; one that the element lacks is added.
 */
function changedFilters(
  { stored }: FilmElement,
  states: readonly MotionState[],
): readonly FilterValue[] | undefined {
  if (states.length === 0) return undefined;
  const filters = readFilters(stored);
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
  return filters;
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

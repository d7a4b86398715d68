import { formatNumber } from '../../document/xfl/attributes';
import { formatChannels } from '../../document/xfl/channels';
import { setAlpha, setBrightness, setChannel, setTint } from '../../document/xfl/colorEffect';
import { formatColor } from '../../document/xfl/colors';
import {
  type FilterValue,
  QUALITIES,
  newFilter,
  readFilters,
  writeFilters,
} from '../../document/xfl/filters';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { readSpace, writeSpace } from '../../document/xfl/nodeSpace';
import { lookUp } from '../../document/xml/lookUp';
import type { XmlNode } from '../../document/xml/XmlNode';
import { apply } from '../../geometry/matrix';
import { applySpace } from '../../geometry/Space';
import { type MotionState, motionState } from './motionCurves';
import type { Arithmetic } from './numbers/Arithmetic';
import type { Placement } from './numbers/classicTween';
import { motionMatrix } from './numbers/motionMatrix';
import { motionSpace } from './numbers/motionSpace';
import { setMatrixOf } from './setMatrixOf';
import type { TweenSurroundings } from './TweenSurroundings';

/** A copy of the element of a motion object, as it is some frames after the first; undefined without one. */
export function motionObjectInbetween(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): XmlNode | undefined {
  const core = keyframe.child('motionObjectXML')?.child('AnimationCore');
  const head = core?.childrenNamed('PropertyContainer').at(0);
  const element = keyframe.child('elements')?.children.at(0);
  if (!core || !head || !element) return undefined;
  const container = (id: string): XmlNode | undefined =>
    head.childrenNamed('PropertyContainer').find((child) => child.attr('id') === id);
  const { isAlongPaths } = surroundings.arithmetic;
  const stateOf = (id: string): MotionState => {
    const properties = container(id);
    return properties ? motionState(core, properties, elapsed, isAlongPaths) : new Map<string, number>();
  };
  const copy = element.clone();
  const placement = { matrix: readMatrix(element), pivot: surroundings.pivotOf(element) };
  const state = new Map([...stateOf('Basic_Motion'), ...stateOf('Transformation')]);
  move(copy, placement, state, surroundings.arithmetic);
  moveColor(copy, stateOf('Colors'));
  const filters = container('Filters')?.childrenNamed('PropertyContainer') ?? [];
  moveFilters(
    copy,
    filters.map((filter) => motionState(core, filter, elapsed, isAlongPaths)),
  );
  return copy;
}

/** Properties that only motion objects in space have. */
const IN_SPACE = ['Motion_Z', 'Rotation_X', 'Rotation_Y'];

function move(element: XmlNode, placement: Placement, state: MotionState, arithmetic: Arithmetic): void {
  const values = valuesOf(state);
  const space = readSpace(element);
  if (!space && !IN_SPACE.some((id) => state.has(id))) {
    setMatrixOf(element, motionMatrix(placement, values, arithmetic));
    return;
  }
  const { scaleX, scaleY, skewX, skewY } = values;
  setMatrixOf(element, motionMatrix(placement, { scaleX, scaleY, skewX, skewY }, arithmetic));
  const flat = apply(placement.matrix, placement.pivot);
  const start = space ? applySpace(space, { ...flat, z: 0 }) : { ...flat, z: 0 };
  const axes = (id: string): { x: number; y: number; z: number } => {
    const [x, y, z] = ['X', 'Y', 'Z'].map((axis) => state.get(`${id}_${axis}`) ?? 0);
    return { x, y, z };
  };
  const turns = axes('Rotation');
  writeSpace(element, motionSpace(flat, start, { move: axes('Motion'), turns }), flat);
  for (const axis of ['x', 'y', 'z'] as const) {
    const angle = turns[axis];
    element.setAttr(`rotation${axis.toUpperCase()}`, angle === 0 ? null : formatNumber(angle));
  }
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

/** Gives an element the colour effect that a motion object has come to; without one it keeps its own. */
function moveColor(element: XmlNode, state: MotionState): void {
  const percent = (id: string): number => (state.get(id) ?? 0) / 100;
  if (state.has('Alpha_Amount')) setAlpha(element, percent('Alpha_Amount'));
  if (state.has('Brightness_Amount')) setBrightness(element, percent('Brightness_Amount'));
  if (state.has('Tint_Amount') || state.has('Tint_Color.r')) {
    const color = formatChannels(['r', 'g', 'b'].map((channel) => state.get(`Tint_Color.${channel}`) ?? 0));
    setTint(element, color, percent('Tint_Amount'));
  }
  for (const [channel, letter] of Object.entries(ADVANCED) as [keyof typeof ADVANCED, string][]) {
    const multiplier = state.get(`AdvClr_${letter}_Pct`);
    if (multiplier !== undefined) setChannel(element, channel, { multiplier: multiplier / 100 });
    const offset = state.get(`AdvClr_${letter}_Offset`);
    if (offset !== undefined) setChannel(element, channel, { offset });
  }
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
 * Gives an element the filters that a motion object has come to. Each set of properties belongs to the next filter of its
 * kind; one that the element lacks is added.
 */
function moveFilters(element: XmlNode, states: readonly MotionState[]): void {
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

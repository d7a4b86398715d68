import { IDENTITY, concat, invert } from '../../geometry/matrix';
import { type Placement, type Turning, guidedMatrix, tweenedMatrix } from './numbers/classicTween';
import type { XmlNode } from '../../document/xml/XmlNode';
import { readFlag, readInteger, readText } from '../../document/xfl/attributes';
import { isBaked } from '../../document/xfl/isBaked';
import { nextKeyframe } from '../../document/xfl/shownFrame';
import { readDuration } from '../../document/xfl/spans';
import { readMatrix, storable, writeMatrix } from '../../document/xfl/nodeMatrix';
import { transformNode } from '../../document/xfl/transformNode';
import { type EaseTarget, easeOf } from './frameEases';
import { guideOf } from './motionGuide';
import { mixColorEffects, mixColors } from './mixColorEffects';
import type { TweenSurroundings } from './TweenSurroundings';
import { mix } from './numbers/mix';
import {
  type FilterValue,
  filterProperties,
  newFilter,
  readFilters,
  writeFilters,
} from '../../document/xfl/filters';
import { formatChannel } from '../../document/xfl/channels';

/** The elements at both ends of a classic tween. */
interface TweenEnds {
  from: XmlNode;
  to: XmlNode;
}

/**
 * The two ends of a keyframe's classic tween; undefined where it moves nothing. The next keyframe may show another symbol,
 * or several elements: then the tween runs to the first one of the same symbol, and the others appear with the keyframe.
 */
export function tweenEnds(keyframe: XmlNode): TweenEnds | undefined {
  if (readText(keyframe, 'tweenType', 'none') !== 'motion') return undefined;
  const [from, ...others] = elementsOf(keyframe);
  if (!from || others.length > 0) return undefined;
  const to = endOf(from, elementsOf(nextKeyframe(keyframe)));
  return to && { from, to };
}

function endOf(from: XmlNode, elements: readonly XmlNode[]): XmlNode | undefined {
  if (elements.length < 2) return elements.at(0);
  const symbol = from.attr('libraryItemName');
  return symbol === undefined
    ? undefined
    : elements.find((element) => element.attr('libraryItemName') === symbol);
}

function elementsOf(frame: XmlNode | undefined): readonly XmlNode[] {
  return frame?.child('elements')?.children ?? [];
}

/** A copy of the one element of a classic tween, as it is some frames after the keyframe; undefined without a tween. */
export function classicInbetween(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): XmlNode | undefined {
  const ends = tweenEnds(keyframe);
  if (!ends) return undefined;
  const time = elapsed / readDuration(keyframe);
  const progress = (target: EaseTarget): number => easeOf(keyframe, target)(time);
  const placement = (node: XmlNode): Placement => ({
    matrix: readMatrix(node),
    pivot: surroundings.pivotOf(node),
  });
  const [from, to] = [placement(ends.from), placement(ends.to)];
  const shares = {
    position: progress('position'),
    rotation: progress('rotation'),
    scale: readFlag(keyframe, 'motionTweenScale', true) ? progress('scale') : 0,
  };
  const turning = turningOf(keyframe);
  const guide = guideOf(keyframe, from, to);
  const matrix = guide
    ? guidedMatrix(from, to, shares, turning, guide, surroundings.arithmetic)
    : tweenedMatrix(from, to, shares, turning, surroundings.arithmetic);
  const copy = ends.from.clone();
  place(copy, matrix);
  mixColorEffects(copy, ends.from, ends.to, progress('color'));
  mixFilters(copy, ends.from, ends.to, progress('filters'));
  return copy;
}

/** Gives an element another matrix; what is in the coordinates of its parent is carried along. */
export function place(element: XmlNode, matrix: ReturnType<typeof readMatrix>): void {
  const before = readMatrix(element);
  if (isBaked(element)) transformNode(element, concat(matrix, invert(before) ?? IDENTITY), true);
  else writeMatrix(element, storable(matrix, before, true));
}

/** The turn that a keyframe asks its classic tween to make. */
export function turningOf(keyframe: XmlNode): Turning {
  const mode = readText(keyframe, 'motionTweenRotate', 'auto');
  const times = readInteger(keyframe, 'motionTweenRotateTimes');
  if (mode === 'clockwise') return times;
  if (mode === 'counter-clockwise') return -times;
  return mode === 'none' ? 'none' : 'auto';
}

/**
 * Gives an element, a copy of `from`, the filters on the way to those of `to`. Filters of the same kind at the same place
 * belong together; one without a counterpart runs to or from a filter without effect.
 */
function mixFilters(element: XmlNode, from: XmlNode, to: XmlNode, progress: number): void {
  const [start, end] = [readFilters(from), readFilters(to)];
  if (start.length === 0 && end.length === 0) return;
  const mixed: FilterValue[] = [];
  for (let i = 0; i < Math.max(start.length, end.length); i++) {
    const one = start.at(i);
    const other = end.at(i);
    if (one && other && one.name !== other.name) mixed.push(one);
    else if (one) mixed.push(mixFilter(one, other ?? withoutEffect(one), progress));
    else if (other) mixed.push(mixFilter(withoutEffect(other), other, progress));
  }
  writeFilters(element, 'Element.filters', mixed);
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

import type { Point } from '../../geometry/matrix';
import { curveEase, linear, type Ease } from './numbers/Ease';
import { isPath, pathAt, valueAt, type PropertyCurve, type PropertyKey } from './numbers/PropertyCurve';
import { timeMap } from './numbers/timeMaps';
import { NodeCache } from '../../document/xml/NodeCache';
import type { XmlNode } from '../../document/xml/XmlNode';
import { readFlag, readInteger, readNumber, readText } from '../../document/xfl/attributes';

/** Times are stored in thousandths of a frame. */
export const TICKS = 1000;

/** The properties of a motion object at a frame of its span. A colour is its `.r`, `.g`, `.b` and `.a`, 0 to 255. */
export type MotionState = ReadonlyMap<string, number>;

/** The curves of a container, by the ids of its properties. */
interface Curves {
  byId: ReadonlyMap<string, PropertyCurve>;
  /** Those of a place that moves evenly along its path. */
  path?: readonly [x: PropertyCurve, y: PropertyCurve];
}

/** The curves of containers that were asked for: each frame of a span needs them. */
const CURVES = new NodeCache((): { curves?: Curves } => ({}));

/**
 * The values of the properties of a container in an `AnimationCore` at a frame.
 *
 * @param isAlongPaths - the place moves evenly along its path
 */
export function motionState(
  core: XmlNode,
  container: XmlNode,
  frame: number,
  isAlongPaths: boolean,
): MotionState {
  const { byId, path } = curvesIn(core, container);
  const state = new Map([...byId].map(([id, curve]) => [id, valueAt(curve, frame)]));
  if (isAlongPaths && path) {
    const point = pathAt(...path, frame);
    state.set('Motion_X', point.x).set('Motion_Y', point.y);
  }
  return state;
}

function curvesIn(core: XmlNode, container: XmlNode): Curves {
  const cached = CURVES.of(container);
  return (cached.curves ??= readCurves(core, container));
}

function readCurves(core: XmlNode, container: XmlNode): Curves {
  const byId = new Map<string, PropertyCurve>();
  const maps = core.childrenNamed('TimeMap');
  for (const property of propertiesIn(container)) {
    if (readText(property, 'enabled', '1') === '0') continue;
    for (const [id, keys] of keysOf(property)) {
      if (keys.length > 0) byId.set(id, curveOf(property, keys, maps));
    }
  }
  const [x, y] = ['Motion_X', 'Motion_Y'].map((id) => byId.get(id));
  return x && y && isPath(x, y) ? { byId, path: [x, y] } : { byId };
}

function propertiesIn(container: XmlNode): XmlNode[] {
  return container.children.flatMap((child) => {
    if (child.name === 'Property') return [child];
    return child.name === 'PropertyContainer' ? propertiesIn(child) : [];
  });
}

function curveOf(property: XmlNode, keys: readonly PropertyKey[], maps: readonly XmlNode[]): PropertyCurve {
  const map = maps.at(readInteger(property, 'TimeMapIndex'));
  if (!map || readText(property, 'ignoreTimeMap', '0') === '1') return { keys, ease: linear };
  const frames = keys[keys.length - 1].x - keys[0].x;
  return { keys, ease: easeOfMap(map, frames) };
}

/** The ease of a `TimeMap`: one that its type names, or the curve that a user drew. */
function easeOfMap(map: XmlNode, frames: number): Ease {
  const type = readText(map, 'type');
  if (type !== 'Custom') return timeMap(type, readNumber(map, 'strength'), frames);
  const nodes = map.childrenNamed('CustomTimeMapPoint');
  const points = nodes.flatMap((node, i) => {
    const anchor = pointOf(node, 'anchor', { x: 0, y: 0 });
    const handles = [pointOf(node, 'previous', anchor), anchor, pointOf(node, 'next', anchor)];
    return handles.slice(i === 0 ? 1 : 0, i === nodes.length - 1 ? 2 : 3);
  });
  return points.length < 4 ? linear : curveEase(points);
}

/** A point of a drawn ease: time and progress, both from 0 to 1. */
function pointOf(node: XmlNode, name: string, fallback: Point): Point {
  const [x, y] = pairOf(node, name) ?? [fallback.x, fallback.y];
  return { x, y };
}

/** The keys of a property by name. Without any, its own value holds throughout. */
function keysOf(property: XmlNode): [string, PropertyKey[]][] {
  const id = readText(property, 'id');
  const keyframes = property.childrenNamed('Keyframe');
  const nodes = keyframes.length === 0 && property.attr('value') !== undefined ? [property] : keyframes;
  const isColor = nodes.length > 0 && /^0x[0-9a-f]{8}$/i.test(nodes[0].attr('value') ?? '');
  if (!isColor) return [[id, nodes.map(numberKey)]];
  return ['r', 'g', 'b', 'a'].map((channel, i) => [
    `${id}.${channel}`,
    nodes.map((node) => plainKey(node, parseInt(readText(node, 'value').slice(2 + 2 * i, 4 + 2 * i), 16))),
  ]);
}

function plainKey(node: XmlNode, y: number): PropertyKey {
  const point = { x: readNumber(node, 'timevalue') / TICKS, y };
  return { ...point, previous: point, next: point };
}

function numberKey(node: XmlNode): PropertyKey {
  const value = pairOf(node, 'anchor')?.[1] ?? flagOrNumber(node);
  const key = plainKey(node, value);
  for (const side of ['previous', 'next'] as const) {
    const handle = pairOf(node, side);
    if (handle) key[side] = { x: key.x + handle[0] / TICKS, y: handle[1] };
  }
  return key;
}

function flagOrNumber(node: XmlNode): number {
  return readFlag(node, 'value') ? 1 : readNumber(node, 'value');
}

/** `time,value`: the time counts from the key. */
function pairOf(node: XmlNode, name: string): [number, number] | undefined {
  const [time, value] = readText(node, name).split(',').map(Number);
  return Number.isFinite(time) && Number.isFinite(value) ? [time, value] : undefined;
}

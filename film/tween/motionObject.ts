import { apply } from '../../geometry/matrix';
import { applySpace } from '../../geometry/Space';
import type { Arithmetic } from './numbers/Arithmetic';
import type { Placement } from './numbers/classicTween';
import { motionMatrix } from './numbers/motionMatrix';
import { motionSpace } from './numbers/motionSpace';
import type { XmlNode } from '../../document/xml/XmlNode';
import { formatNumber } from '../../document/xfl/attributes';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { readSpace, writeSpace } from '../../document/xfl/nodeSpace';
import { place } from './classicInbetween';
import { moveColor } from './motionColor';
import { moveFilters } from './motionFilters';
import { motionState, type MotionState } from './motionCurves';
import type { TweenSurroundings } from './TweenSurroundings';

/** A copy of the element of a motion object, as it stands some frames after the first; undefined without one. */
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
    const found = container(id);
    return found ? motionState(core, found, elapsed, isAlongPaths) : new Map<string, number>();
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
    place(element, motionMatrix(placement, values, arithmetic));
    return;
  }
  const { scaleX, scaleY, skewX, skewY } = values;
  place(element, motionMatrix(placement, { scaleX, scaleY, skewX, skewY }, arithmetic));
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

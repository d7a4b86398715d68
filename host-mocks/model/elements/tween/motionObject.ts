import { motionMatrix } from '../../../tween/motionMatrix';
import type { XmlNode } from '../../../xml/XmlNode';
import { readMatrix } from '../../xfl/nodeMatrix';
import { place } from './classicTween';
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
  const stateOf = (id: string): MotionState => {
    const found = container(id);
    return found ? motionState(core, found, elapsed) : new Map<string, number>();
  };
  const copy = element.clone();
  const placement = { matrix: readMatrix(element), pivot: surroundings.pivotOf(element) };
  place(
    copy,
    motionMatrix(placement, valuesOf(new Map([...stateOf('Basic_Motion'), ...stateOf('Transformation')]))),
  );
  moveColor(copy, stateOf('Colors'));
  const filters = container('Filters')?.childrenNamed('PropertyContainer') ?? [];
  moveFilters(
    copy,
    filters.map((filter) => motionState(core, filter, elapsed)),
  );
  return copy;
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

import { checkNumber, checkText } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { XmlFile } from '../../../../document/xml/XmlFile';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { motionState, TICKS } from '../../../../film/tween/motionCurves';
import { transformNode } from '../../../../document/xfl/transformNode';
import { translation } from '../../../../geometry/matrix';
import { formatNumber, readNumber } from '../../../../document/xfl/attributes';
import { MAX_FRAMES } from '../../../../geometry/claims';
import { writeSpan } from '../../../../document/xfl/spans';
import type { Frame } from '../Frame';

/** True for a motion that changes the position of its element. */
export function hasMotionPath(keyframe: XmlNode): boolean {
  const core = keyframe.child('motionObjectXML')?.child('AnimationCore');
  return [...(core?.subtree() ?? [])].some(
    (node) =>
      node.name === 'Property' &&
      (node.attr('id') === 'Motion_X' || node.attr('id') === 'Motion_Y') &&
      node.childrenNamed('Keyframe').length > 1,
  );
}

/** `frame.setMotionObjectXML`: a motion in the form of `getMotionObjectXML` replaces the frame's own. */
export function setMotionXml(frame: Frame, xml: unknown, endsHere: boolean): void {
  const method = 'setMotionObjectXML';
  const holder = holderOf(frame, method);
  const core = parseMotion(method, checkText(`${method}: motion XML`, xml));
  const frames = Math.round(readNumber(core, 'duration') / TICKS);
  const duration = checkNumber(`${method}: frames of the motion`, frames, 1, MAX_FRAMES);
  for (const old of [...holder.children]) old.remove();
  holder.append(core);
  resize(frame, duration);
  if (endsHere) startEarlier(frame, core, duration - 1);
}

function parseMotion(method: string, xml: string): XmlNode {
  let root: XmlNode;
  try {
    ({ root } = new XmlFile('the motion XML', xml));
  } catch (error) {
    throw new HostError(`${method}: ${(error as Error).message}`);
  }
  if (root.name !== 'AnimationCore' || !headOf(root))
    throw new HostError(`${method}: expected <AnimationCore> with a <PropertyContainer>, got <${root.name}>`);
  return root.clone();
}

function headOf(core: XmlNode): XmlNode | undefined {
  return core.childrenNamed('PropertyContainer').at(0);
}

/** Moves the element back by the movement of the motion up to a frame. */
function startEarlier(frame: Frame, core: XmlNode, last: number): void {
  const basic = headOf(core)
    ?.childrenNamed('PropertyContainer')
    .find((node) => node.attr('id') === 'Basic_Motion');
  if (!basic) return;
  const state = motionState(core, basic, last, true);
  const change = translation(-(state.get('Motion_X') ?? 0), -(state.get('Motion_Y') ?? 0));
  const { roundToTwips } = frame.document.switches;
  for (const node of frame.elementNodes) transformNode(node, change, roundToTwips);
}

/** `frame.setMotionObjectDuration`: later keyframes of the layer move along. */
export function setMotionDuration(frame: Frame, value: unknown, stretches: boolean): void {
  const method = 'setMotionObjectDuration';
  const core = holderOf(frame, method).child('AnimationCore');
  const duration = Math.trunc(checkNumber(`${method}: duration`, value, 1, MAX_FRAMES));
  const before = frame.duration;
  resize(frame, duration);
  if (!core || duration === before) return;
  core.setAttr('duration', formatNumber(duration * TICKS));
  const properties = [...core.subtree()].filter(({ name }) => name === 'Property');
  for (const property of properties) {
    if (stretches) stretch(property, before > 1 ? (duration - 1) / (before - 1) : 1);
    else if (duration < before) cutAfter(property, (duration - 1) * TICKS);
  }
}

/**
 * Moves the keys of a property, to whole frames as in the program, and their handles in proportion. If keys meet at the
 * same frame, the later one stays; the first key always stays.
 */
function stretch(property: XmlNode, factor: number): void {
  let before: XmlNode | undefined;
  for (const key of property.childrenNamed('Keyframe')) {
    const time = Math.round((readNumber(key, 'timevalue') * factor) / TICKS) * TICKS;
    if (before && readNumber(before, 'timevalue') === time) {
      if (time === 0) {
        key.remove();
        continue;
      }
      before.remove();
    }
    before = key;
    key.setAttr('timevalue', formatNumber(time));
    for (const side of ['previous', 'next']) {
      const [at, ...rest] = (key.attr(side) ?? '').split(',');
      if (rest.length > 0) key.setAttr(side, [formatNumber(Number(at) * factor), ...rest].join(','));
    }
  }
}

/** Removes keys beyond the end of the span, like removed frames. The first stays. */
function cutAfter(property: XmlNode, last: number): void {
  for (const key of property.childrenNamed('Keyframe').slice(1)) {
    if (readNumber(key, 'timevalue') > last) key.remove();
  }
}

function holderOf(frame: Frame, method: string): XmlNode {
  const holder = frame.isMotionObject() ? frame.node.child('motionObjectXML') : undefined;
  if (!holder)
    throw new HostError(`${method}: the frame is not a motion object; see timeline.createMotionObject`);
  return holder;
}

/** Changes the length of a keyframe's span; later keyframes of the layer move along. */
function resize({ node, layer, startFrame, duration: before }: Frame, duration: number): void {
  for (const later of layer.keyframes) {
    if (later.startFrame > startFrame)
      writeSpan(later.node, later.startFrame + duration - before, later.duration);
  }
  writeSpan(node, startFrame, duration);
  layer.framesChanged();
}

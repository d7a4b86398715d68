import { XmlNode } from '../../../../document/xml/XmlNode';
import { ContentBounds } from '../../../../film/bounds/ContentBounds';
import { FilmElement } from '../../../../film/records/FilmElement';
import { TICKS } from '../../../../film/tween/motionCurves';
import { formatNumber } from '../../../../document/xfl/attributes';
import { written } from '../../../../document/xfl/schema/recordOf';
import { KEYFRAME, LAYER } from '../../../../document/xfl/schema/timelineSchema';
import type { Frame } from '../Frame';
import type { TimelineCore } from '../TimelineCore';
import { removeTween } from '../tweening';
import { makeMovable } from './createMotionTween';
import { isolate } from './keyframes';
import { motionRanges } from './motionRanges';

/** Elements that a motion object moves directly; groups are not among them. */
const MOVABLE = /^DOM(\w+Instance|\w+Text)$/;

/**
 * `timeline.createMotionObject`: the keyframes of the range become motion objects without movement. A single frame
 * means the whole span that contains it; a longer range is cut out of the spans. Content that is not one instance or
 * text is moved into a graphic, as with `createMotionTween`; empty keyframes stay as they are.
 */
export function createMotionObject(timeline: TimelineCore, start: unknown, end: unknown): void {
  for (const { layer, start: first, end: last } of motionRanges(timeline, 'createMotionObject', start, end)) {
    if (layer.ownType === 'camera') continue;
    const frames =
      last - first > 1
        ? isolate(layer, first, Math.min(last, layer.frameCount))
        : new Set(layer.frames.slice(first, last));
    for (const frame of frames) if (!frame.isEmpty && !frame.isMotionObject()) startMotion(timeline, frame);
  }
}

function startMotion(timeline: TimelineCore, frame: Frame): void {
  makeMovable(timeline, frame, MOVABLE);
  const { node, layer } = frame;
  removeTween(node);
  for (const [name, value] of Object.entries(MOTION)) node.setAttr(name, value);
  node.insert(XmlNode.create('motionObjectXML', {}, [stillMotion(frame)]), 0);
  LAYER.animationType.write(layer.node, 'motion object');
}

/** Attributes that all 36 motion objects of real documents have. Of two masks for the kinds of keyframes, the usual one. */
const MOTION = written(KEYFRAME, {
  tweenType: 'motion object',
  motionTweenRotate: 'none',
  motionTweenScale: false,
  isMotionObject: true,
  visibleAnimationKeyframes: 4_194_303,
  keyMode: 8195,
});

/** A motion with one key for each property, as the program writes it before any movement. */
function stillMotion(frame: Frame): XmlNode {
  const core = {
    TimeScale: formatNumber(frame.document.frameRate * TICKS),
    Version: '1',
    duration: formatNumber(frame.duration * TICKS),
  };
  const head = XmlNode.create('PropertyContainer', { id: 'headContainer' }, [
    container('Basic_Motion', { Motion_X: 0, Motion_Y: 0, Rotation_Z: 0 }),
    container('Transformation', { Skew_X: 0, Skew_Y: 0, Scale_X: 100, Scale_Y: 100 }),
    container('Colors', {}),
    container('Filters', {}),
  ]);
  return XmlNode.create('AnimationCore', core, [
    XmlNode.create('TimeMap', { strength: '0', type: 'Quadratic' }),
    XmlNode.create('metadata', {}, [
      XmlNode.create('names', {}, [XmlNode.create('name', { langID: 'en_US', value: '' })]),
      XmlNode.create('Settings', { orientToPath: '0', ...pivotOffsets(frame) }),
    ]),
    head,
  ]);
}

function container(id: string, values: Record<string, number>): XmlNode {
  const properties = Object.entries(values).map(([name, value]) => {
    const point = `0,${value}`;
    const key = { anchor: point, next: point, previous: point, roving: '0', timevalue: '0' };
    return XmlNode.create(
      'Property',
      { enabled: '1', id: name, ignoreTimeMap: '0', readonly: '0', visible: '1' },
      [XmlNode.create('Keyframe', key)],
    );
  });
  return XmlNode.create('PropertyContainer', { id }, properties);
}

/** The transformation point as fractions of width and height. */
function pivotOffsets(frame: Frame): Record<string, string> {
  const bounds = ContentBounds.of(frame.document.film);
  const element = FilmElement.of(frame.elementNodes[0]);
  const { left, top, right, bottom } = bounds.ofContent(element);
  const { x, y } = bounds.pivotOf(element);
  const part = (value: number, low: number, high: number): string =>
    formatNumber(high > low ? (value - low) / (high - low) : 0.5);
  return {
    xformPtXOffsetPct: part(x, left, right),
    xformPtYOffsetPct: part(y, top, bottom),
    xformPtZOffsetPixels: '0',
  };
}

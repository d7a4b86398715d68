import { EASE_TARGETS } from '../../document/xfl/schema/timelineSchema';
import { easeMethod, easeOf, easePoints, entryOf, type EaseTarget } from '../../film/tween/frameEases';
import { motionState, type MotionState } from '../../film/tween/motionCurves';
import type { Frame } from '../../host-mocks/model/timeline/Frame';
import type { Layer } from '../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { PropertyGroup } from '../protocol';
import { group, type PropertyValues } from './propertyGroup';

/** Pieces of a curve that is shown. */
const PIECES = 40;

/** What Animate's panels show of a layer at a frame. @throws RangeError for a layer that is not there */
export function layerProperties(timeline: Timeline, place: number, frame: number): PropertyGroup[] {
  const layer = layerAt(timeline, place);
  const { name, layerType, color, visible, locked, outline, height, parentLayer, frameCount } = layer;
  const keyframes = layer.keyframes.length;
  const own = { name, layerType, color, visible, locked, outline, height };
  const effects = frame < frameCount ? effectsOf(layer, frame) : [];
  const seen = layerType === 'camera' && frame < frameCount ? cameraGroup(timeline, frame) : [];
  return [
    group('Layer', { ...own, parentLayer: parentLayer?.name, frameCount, keyframes }),
    ...seen,
    ...effects,
  ];
}

/** Values of the keyframe, as scripts read them. */
function cameraGroup({ camera }: Timeline, frame: number): PropertyGroup[] {
  const { x, y } = camera.getPosition(frame);
  const values = { x, y, zoom: camera.getZoom(frame), rotation: camera.getRotation(frame) };
  return [group('Camera', { enabled: camera.cameraEnabled, ...values, zDepth: camera.getZDepth(frame) })];
}

function effectsOf(layer: Layer, frame: number): PropertyGroup[] {
  const filters = layer.getFiltersAtFrame(frame).map(({ name }) => name);
  const { colorMode } = layer.getColorTransformAtFrame(frame);
  return [
    group(`At frame ${frame + 1}`, {
      zDepth: layer.getZDepthAtFrame(frame),
      rigParent: layer.getRigParentAtFrame(frame)?.name,
      blendMode: layer.getBlendModeAtFrame(frame),
      colorMode: typeof colorMode === 'string' ? colorMode : undefined,
      filters: filters.length > 0 ? filters.join(', ') : undefined,
    }),
  ];
}

/** What Animate's panels show of the keyframe at a frame of a layer; of the layer, where none is there. */
export function keyframeProperties(timeline: Timeline, place: number, frame: number): PropertyGroup[] {
  const layer = layerAt(timeline, place);
  const keyframe = layer.frameAt(frame);
  if (!keyframe) return layerProperties(timeline, place, frame);
  const { startFrame, duration, name, labelType, tweenType, actionScript } = keyframe;
  const elements = keyframe.elementNodes.length;
  const label = name === '' ? {} : { name, labelType };
  const seen = layer.layerType === 'camera' ? cameraGroup(timeline, frame) : [];
  return [
    group('Keyframe', { layer: layer.name, startFrame, duration, ...label, tweenType, elements }),
    ...seen,
    ...(tweenType === 'none' ? [] : tweenOf(keyframe)),
    ...(keyframe.soundName === '' ? [] : [group('Sound', soundOf(keyframe))]),
    ...(actionScript.trim() === '' ? [] : [group('Script', { actionScript })]),
  ];
}

function tweenOf(keyframe: Frame): PropertyGroup[] {
  const { tweenType, node } = keyframe;
  if (tweenType !== 'motion' && tweenType !== 'shape') return motionOf(keyframe);
  const { motionTweenRotate, motionTweenRotateTimes, motionTweenScale, motionTweenSnap } = keyframe;
  const { motionTweenSync, motionTweenOrientToPath, useSingleEaseCurve, shapeTweenBlend } = keyframe;
  const motion = { motionTweenRotate, motionTweenRotateTimes, motionTweenScale, motionTweenSnap };
  const more = { motionTweenSync, motionTweenOrientToPath, useSingleEaseCurve };
  const own = tweenType === 'shape' ? { shapeTweenBlend } : { ...motion, ...more };
  const targets = useSingleEaseCurve
    ? (['all'] as const)
    : EASE_TARGETS.filter((target) => entryOf(node, 'Ease', target) ?? easePoints(node, target));
  const eases = (targets.length > 0 ? targets : (['all'] as const)).map((target) =>
    easeGroup(keyframe, target),
  );
  return [group('Tween', own), ...eases];
}

/** A motion object: its ease, and each property that changes, with its way from the least to the greatest value. */
function motionOf(keyframe: Frame): PropertyGroup[] {
  const core = keyframe.node.child('motionObjectXML')?.child('AnimationCore');
  const head = core?.child('PropertyContainer');
  const ease = core?.child('TimeMap');
  const tween = group('Tween', {
    motionObject: keyframe.isMotionObject(),
    easeType: ease?.attr('type'),
    easeStrength: ease?.attr('strength'),
  });
  if (!core || !head) return [tween];
  const last = keyframe.duration - 1;
  const states = Array.from({ length: PIECES + 1 }, (_, at) =>
    motionState(core, head, (at * last) / PIECES, true),
  );
  return [tween, ...[...states[0].keys()].flatMap((id) => wayOf(id, states))];
}

function wayOf(id: string, states: readonly MotionState[]): PropertyGroup[] {
  const values = states.map((state) => state.get(id) ?? 0);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  if (greatest - least < 1e-6) return [];
  const curve = values.map((value) => (value - least) / (greatest - least));
  return [group(id, { first: values[0], last: values[PIECES], least, greatest }, curve)];
}

function easeGroup({ node, tweenEasing, hasCustomEase }: Frame, target: EaseTarget): PropertyGroup {
  const method = easeMethod(node, target);
  const isDrawn = hasCustomEase && easePoints(node, target) !== undefined;
  const values = isDrawn ? { hasCustomEase } : { tweenEasing, easeMethod: method || undefined };
  const ease = easeOf(node, target);
  const curve = Array.from({ length: PIECES + 1 }, (_, at) => ease(at / PIECES));
  return group(target === 'all' ? 'Ease' : `Ease: ${target}`, values, curve);
}

function soundOf(keyframe: Frame): PropertyValues {
  const { soundName, soundSync, soundEffect, soundLoopMode, soundLoop } = keyframe;
  const { start, end } = keyframe.getSoundEnvelopeLimits();
  const points = keyframe.getSoundEnvelope().length;
  return { soundName, soundSync, soundEffect, soundLoopMode, soundLoop, start, end, envelopePoints: points };
}

function layerAt({ layers }: Timeline, place: number): Layer {
  const layer = layers[place];
  if (layer === undefined) throw new RangeError(`there is no layer ${place}`);
  return layer;
}

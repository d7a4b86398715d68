import { HostError, notImplemented } from '../../../../document/checks/HostError';
import { BLENDING } from '../../../../document/xfl/schema/effectSchema';
import { SOUND } from '../../../../document/xfl/schema/soundSchema';
import { KEYFRAME } from '../../../../document/xfl/schema/timelineSchema';
import { bakeTween, elementList, frameList, splitAt } from '../frames/keyframes';
import { LABEL_ATTRIBUTES } from '../label';
import { newFrame } from '../newTimeline';
import { SOUND_ATTRIBUTES } from '../sound';
import { isTweened } from '../tweening';
import type { Frame } from '../Frame';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';
import { checkLayer } from './checkLayer';
import { removeLayers } from './deleteLayers';
import { makeCurrent } from '../playhead';

/**
 * `timeline.mergeLayers`: the uppermost layer of the range gets the keyframes and the content of all layers, in the
 * same order from back to front. Tweens become keyframes, and raw shapes of a frame merge.
 */
export function mergeLayers(timeline: TimelineCore, start: unknown, end: unknown): Layer {
  const method = 'mergeLayers';
  const first = checkLayer(timeline, method, start).index;
  const isOneOver = Number(end) === timeline.layerCount;
  const last = isOneOver ? timeline.layerCount - 1 : checkLayer(timeline, method, end).index;
  if (last < first)
    throw new HostError(`${method}: expected the end at or after layer ${first}, got ${last}`);
  const layers = timeline.layers.slice(first, last + 1);
  const [merged, ...others] = layers;
  if (others.length === 0) return merged;
  checkMergeable(layers);
  timeline.document.selectNone();
  for (const layer of layers)
    for (const frame of layer.keyframes) if (isTweened(frame.node)) bakeTween(frame);
  alignKeyframes(layers);
  for (const frame of merged.keyframes) takeFrom(others, frame);
  removeLayers(timeline, others);
  makeCurrent(timeline, merged);
  return merged;
}

/** @throws NotImplemented for layers whose content a single layer cannot show */
function checkMergeable(layers: readonly Layer[]): void {
  const [{ parentLayer }] = layers;
  const refuse = (what: string): never => {
    throw notImplemented(`Timeline.mergeLayers of ${what}`);
  };
  if (layers.some(({ ownType }) => ownType !== 'normal'))
    refuse('layers that are folders, masks, guides or cameras');
  if (layers.some((layer) => layer.parentLayer !== parentLayer))
    refuse('layers of different folders, masks or guides');
  const keyframes = layers.flatMap((layer) => layer.keyframes);
  if (keyframes.some(hasLayerEffect)) refuse('layers with effects, depth or a parent of their own');
  const owners = new Map<string, Layer>();
  for (const { node, layer, startFrame } of keyframes) {
    for (const { owner, what } of PARTS) {
      if (owner.read(node) === '') continue;
      const key = `${what} ${startFrame}`;
      if (owners.has(key)) refuse(`two ${what} on frame ${startFrame}`);
      owners.set(key, layer);
    }
  }
}

const EFFECT_ATTRIBUTES = [KEYFRAME.frameZDepth, BLENDING.blendMode, KEYFRAME.parentLayerIndex];
const EFFECT_CHILDREN = ['frameFilters', 'frameColor'];

function hasLayerEffect({ node }: Frame): boolean {
  return (
    EFFECT_ATTRIBUTES.some((attribute) => attribute.read(node) !== attribute.initial) ||
    EFFECT_CHILDREN.some((name) => node.child(name) !== undefined)
  );
}

/** Gives all layers the same keyframes, as far as each reaches, and the first one the length of the longest. */
function alignKeyframes(layers: readonly Layer[]): void {
  const [merged] = layers;
  const count = layers.reduce((most, { frameCount }) => Math.max(most, frameCount), 0);
  const missing = count - merged.frameCount;
  if (missing > 0) {
    frameList(merged).append(newFrame(merged.frameCount, missing));
    merged.framesChanged();
  }
  const starts = new Set<number>();
  for (const { keyframes, frameCount } of layers) {
    for (const { startFrame } of keyframes) starts.add(startFrame);
    if (frameCount < count) starts.add(frameCount);
  }
  for (const start of starts) for (const layer of layers) if (start < layer.frameCount) splitAt(layer, start);
}

/** Adds the content of other layers at a keyframe after its elements, with their label, script and sound. */
function takeFrom(others: readonly Layer[], frame: Frame): void {
  const list = elementList(frame);
  for (const layer of others) {
    const other = layer.frameAt(frame.startFrame);
    if (!other) continue;
    other.elementNodes.forEach((element, i) => {
      list.insert(element.clone(), i);
    });
    takeOwnParts(frame, other);
  }
  frame.document.settleRaw(list);
}

/** The attributes of a label and of a sound; `owner` says whether there is one. */
const PARTS = [
  { what: 'labels', owner: KEYFRAME.name, names: LABEL_ATTRIBUTES },
  { what: 'sounds', owner: SOUND.soundName, names: SOUND_ATTRIBUTES },
];

function takeOwnParts(frame: Frame, other: Frame): void {
  for (const { owner, names } of PARTS) {
    if (owner.read(other.node) === '') continue;
    for (const name of names) frame.node.setAttr(name, other.node.attr(name) ?? null);
    const envelope = owner === SOUND.soundName && other.node.child('SoundEnvelope');
    if (envelope) frame.node.insert(envelope.clone(), 0);
  }
  if (other.actionScript === '') return;
  const own = frame.actionScript;
  frame.actionScript = own === '' ? other.actionScript : `${own}\n${other.actionScript}`;
}

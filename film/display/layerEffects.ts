import { NodeCache } from '../../document/xml/NodeCache';
import type { XmlNode } from '../../document/xml/XmlNode';
import { readColorTransform, type ColorTransform } from '../../document/xfl/ColorTransform';
import { BLENDING, type BlendMode } from '../../document/xfl/schema/effectSchema';
import { KEYFRAME, TIMELINE } from '../../document/xfl/schema/timelineSchema';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { nextKeyframe } from '../../document/xfl/shownFrame';
import { readDuration } from '../../document/xfl/spans';

/** What a keyframe says about its layer. */
export interface LayerEffects {
  depth: number;
  /** By how much the depth changes with each frame: evenly, on the way of a classic tween. */
  depthPerFrame: number;
  /** The `layerRiggingIndex` of the layer that this one follows; -1 for none. */
  follows: number;
  color: ColorTransform;
  blendMode: BlendMode;
}

/** Every frame needs them. */
const EFFECTS = new NodeCache(readEffects);

export function layerEffects({ node }: FilmKeyframe): LayerEffects {
  return EFFECTS.of(node);
}

function readEffects(keyframe: XmlNode): LayerEffects {
  const depth = readDepth(keyframe);
  const next = KEYFRAME.tweenType.read(keyframe) === 'motion' ? nextKeyframe(keyframe) : undefined;
  return {
    depth,
    depthPerFrame: next ? (readDepth(next) - depth) / readDuration(keyframe) : 0,
    follows: KEYFRAME.parentLayerIndex.read(keyframe),
    color: readColorTransform(keyframe),
    blendMode: BLENDING.blendMode.read(keyframe),
  };
}

/** Depths count in a timeline with advanced layers only. */
function readDepth(keyframe: XmlNode): number {
  const timeline = keyframe.parent?.parent?.parent?.parent;
  const counts = timeline ? TIMELINE.layerDepthEnabled.read(timeline) : false;
  return counts ? KEYFRAME.frameZDepth.read(keyframe) : 0;
}

import { mixMatrices } from '../geometry/mixMatrices';
import { formatNumber, readInteger, readNumber, readText } from '../model/attributes';
import { readMatrix, writeMatrix } from '../model/elements/nodeMatrix';
import { XmlNode } from '../xml/XmlNode';
import { readColorTransform, type ColorTransform } from './ColorTransform';
import type { Drawing } from './Drawing';

/**
 * The elements of a keyframe as a classic tween shows them `elapsed` frames later: place, scale, rotation, skew and
 * colour effect run to those of the next keyframe's instance of the same symbol. Undefined where nothing is tweened.
 */
export function tweened(keyframe: XmlNode, elapsed: number, drawing: Drawing): XmlNode[] | undefined {
  const type = readText(keyframe, 'tweenType', 'none');
  if (type === 'none' || elapsed === 0) return undefined;
  if (type !== 'motion') {
    drawing.notDrawn(`${type} tween (drawn as its first frame)`);
    return undefined;
  }
  const elements = keyframe.child('elements')?.children ?? [];
  const next = followingKeyframe(keyframe);
  if (elements.length !== 1 || !next) return undefined;
  const target = next.child('elements')?.children.find((node) => isSameSymbol(node, elements[0]));
  if (!target) return undefined;
  const progress = ease(keyframe, elapsed / readInteger(keyframe, 'duration', 1), drawing);
  return [between(elements[0], target, progress, turnsOf(keyframe))];
}

function followingKeyframe(keyframe: XmlNode): XmlNode | undefined {
  const frames = keyframe.parent?.children ?? [];
  return frames[frames.indexOf(keyframe) + 1];
}

function isSameSymbol(one: XmlNode, other: XmlNode): boolean {
  return one.name === other.name && one.attr('libraryItemName') === other.attr('libraryItemName');
}

/** `acceleration` runs from -100 (slow at first) to 100 (slow at last) along a quadratic curve. */
function ease(keyframe: XmlNode, time: number, drawing: Drawing): number {
  if (keyframe.attr('hasCustomEase') === 'true') drawing.notDrawn('custom ease (drawn evenly)');
  return time + (readNumber(keyframe, 'acceleration') / 100) * time * (1 - time);
}

/** Full turns that the keyframe asks for, clockwise ones positive; undefined for the shortest way. */
function turnsOf(keyframe: XmlNode): number | undefined {
  const mode = readText(keyframe, 'motionTweenRotate', 'auto');
  const times = readInteger(keyframe, 'motionTweenRotateTimes');
  if (mode === 'clockwise') return times;
  return mode === 'counter-clockwise' ? -times : undefined;
}

/** A copy of the instance on its way; it stands in no document. */
function between(from: XmlNode, to: XmlNode, progress: number, turns: number | undefined): XmlNode {
  const copy = from.clone();
  writeMatrix(copy, mixMatrices(readMatrix(from), readMatrix(to), progress, turns));
  if (from.child('color') ?? to.child('color')) {
    const mixed = mixColors(readColorTransform(from), readColorTransform(to), progress);
    copy.child('color')?.remove();
    copy.append(XmlNode.create('color', {}, [colorNode(mixed)]));
  }
  return copy;
}

function mix(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}

function mixColors(from: ColorTransform, to: ColorTransform, progress: number): ColorTransform {
  const mixed = (one: readonly number[], other: readonly number[]): [number, number, number, number] => [
    mix(one[0], other[0], progress),
    mix(one[1], other[1], progress),
    mix(one[2], other[2], progress),
    mix(one[3], other[3], progress),
  ];
  return { factors: mixed(from.factors, to.factors), offsets: mixed(from.offsets, to.offsets) };
}

const CHANNELS = ['red', 'green', 'blue', 'alpha'];

function colorNode({ factors, offsets }: ColorTransform): XmlNode {
  const attributes: Record<string, string> = {};
  CHANNELS.forEach((channel, index) => {
    attributes[`${channel}Multiplier`] = formatNumber(factors[index]);
    attributes[`${channel}Offset`] = formatNumber(offsets[index]);
  });
  return XmlNode.create('Color', attributes);
}

import { checkChoice, checkNumber, checkText } from '../../../../document/checks/checkValue';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { assign } from '../../../../document/xfl/assign';
import { BLENDING } from '../../../../document/xfl/schema/effectSchema';
import { KEYFRAME } from '../../../../document/xfl/schema/timelineSchema';
import { checkObject } from '../../../../document/checks/checkGeometry';
import { formatChannels } from '../../../../document/xfl/channels';
import {
  brightnessOf,
  CHANNELS,
  COLOR_MODES,
  colorModeOf,
  colorTransformOf,
  setAlpha,
  setBrightness,
  setChannel,
  setColorMode,
  setTint,
  tintOf,
} from '../../../../document/xfl/colorEffect';
import type { Frame } from '../Frame';
import type { Layer } from '../Layer';

/**
 * The node of a layer's keyframe at a frame, which stores the effects of the layer there. Beyond the last frame a node of
 * its own, without effects, which no document contains.
 */
export function effectsAt(layer: Layer, method: string, frameIndex: unknown): XmlNode {
  return shownFrame(layer, method, frameIndex)?.node ?? XmlNode.create('DOMFrame');
}

/**
 * The keyframe of a layer at a frame index from a script; undefined beyond the last frame, with a warning: loops of
 * published scripts (`i <= layer.frameCount`) run one over, and continue.
 *
 * @throws HostError for a negative index, or one that is not a number.
 */
export function shownFrame(layer: Layer, method: string, frameIndex: unknown): Frame | undefined {
  const index = Math.trunc(checkNumber(`${method}: frame index`, frameIndex, 0));
  if (index < layer.frameCount) return layer.frames[index];
  const range = layer.frameCount === 0 ? 'no frames' : `the frames 0 to ${layer.frameCount - 1}`;
  layer.timeline.document.warn(
    `Layer.${method}: layer "${layer.name}" has ${range}, and no frame ${index}; it has no effect`,
  );
  return undefined;
}

export function readDepth(keyframe: XmlNode): number {
  return KEYFRAME.frameZDepth.read(keyframe);
}

export function writeDepth(keyframe: XmlNode, method: string, value: unknown): void {
  assign(keyframe, KEYFRAME.frameZDepth, `${method}: depth`, value);
}

export function readBlendMode(keyframe: XmlNode): string {
  return BLENDING.blendMode.read(keyframe);
}

/** Takes the names in small letters, as instances have them, and in the form of the reference's example, `"Subtract"`. */
export function writeBlendMode(keyframe: XmlNode, method: string, value: unknown): void {
  const member = `${method}: blend mode`;
  assign(keyframe, BLENDING.blendMode, member, checkText(member, value).toLowerCase());
}

/** The mode, its values in percent and 0 to 255, and the change of each channel, which all modes have. */
export function readColorEffect(keyframe: XmlNode): Record<string, unknown> {
  const mode = colorModeOf(keyframe);
  const effect: Record<string, unknown> = { mode };
  const transform = colorTransformOf(keyframe);
  if (mode === 'tint') {
    const { color, strength } = tintOf(keyframe);
    const part = (at: number): number => parseInt(color.slice(at, at + 2), 16);
    effect.tintPercent = Math.round(strength * 100);
    Object.assign(effect, { tintRed: part(1), tintGreen: part(3), tintBlue: part(5) });
  }
  if (mode === 'brightness') effect.brightnessPercent = Math.round(brightnessOf(keyframe) * 100);
  if (mode === 'alpha') effect.alphaPercent = Math.round(transform.alpha.multiplier * 100);
  for (const channel of CHANNELS) {
    const { amount, percent } = channelNames(channel);
    effect[amount] = Math.round(transform[channel].offset);
    effect[percent] = Math.round(transform[channel].multiplier * 100);
  }
  return effect;
}

/**
 * Takes the result of `readColorEffect`. Without a mode, the change of each channel is used; missing values are
 * neutral.
 */
export function writeColorEffect(keyframe: XmlNode, method: string, value: unknown): void {
  const effect = checkObject(method, value, 'a color transform object');
  const given = effect.mode ?? 'advanced';
  // The reference has small letters; working scripts pass "Alpha" and "Advanced".
  const wanted = typeof given === 'string' ? given.toLowerCase() : given;
  const mode = checkChoice(`${method}: mode`, wanted, COLOR_MODES);
  const number = (name: string, low: number, high: number, neutral = 0): number =>
    effect[name] === undefined ? neutral : checkNumber(`${method}: ${name}`, effect[name], low, high);
  switch (mode) {
    case 'none':
      setColorMode(keyframe, mode);
      return;
    case 'brightness':
      setBrightness(keyframe, number('brightnessPercent', -100, 100) / 100);
      return;
    case 'tint': {
      const parts = ['tintRed', 'tintGreen', 'tintBlue'].map((name) => number(name, 0, 255));
      setTint(keyframe, formatChannels(parts), number('tintPercent', 0, 100) / 100);
      return;
    }
    case 'alpha':
      setAlpha(keyframe, number('alphaPercent', 0, 100, 100) / 100);
      return;
    default: {
      const changes = CHANNELS.map((channel) => {
        const { amount, percent } = channelNames(channel);
        const multiplier = number(percent, -100, 100, 100) / 100;
        return { channel, change: { multiplier, offset: number(amount, -255, 255) } };
      });
      setColorMode(keyframe, 'none');
      for (const { channel, change } of changes) setChannel(keyframe, channel, change);
    }
  }
}

function channelNames(channel: string): { amount: string; percent: string } {
  const name = `color${channel.charAt(0).toUpperCase()}${channel.slice(1)}`;
  return { amount: `${name}Amount`, percent: `${name}Percent` };
}

import type { XmlNode } from '../xml/XmlNode';
import { formatNumber } from './attributes';
import { childOrNew } from './childNodes';
import { effectTags } from './effectTags';
import { COLOR_EFFECT, MATTE_COLOR, NO_MATTE } from './schema/effectSchema';
import type { XflAttribute } from './schema/XflAttribute';

/** Values of `colorMode`. */
export const COLOR_MODES = ['none', 'brightness', 'tint', 'alpha', 'advanced'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const CHANNELS = ['red', 'green', 'blue', 'alpha'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The change of one channel: it is multiplied (1 leaves it), then the offset (of 255) is added. */
export interface ChannelEffect {
  multiplier: number;
  offset: number;
}
export type ChannelEffects = Record<Channel, ChannelEffect>;

/** A colour effect by the mode that it is chosen in: brightness from -1 (black) to 1 (white), strength from 0 to 1. */
export type DocumentColorEffect =
  | { readonly mode: 'brightness'; readonly brightness: number }
  | { readonly mode: 'tint'; readonly color: string; readonly strength: number }
  | { readonly mode: 'none' | 'alpha' | 'advanced'; readonly channels: ChannelEffects };

const { redMultiplier, greenMultiplier, blueMultiplier, alphaMultiplier } = COLOR_EFFECT;
const { brightness, tintColor, tintMultiplier } = COLOR_EFFECT;
const { redOffset, greenOffset, blueOffset, alphaOffset } = COLOR_EFFECT;

/** The attributes of each channel. */
const OF_CHANNEL = {
  red: { multiplier: redMultiplier, offset: redOffset },
  green: { multiplier: greenMultiplier, offset: greenOffset },
  blue: { multiplier: blueMultiplier, offset: blueOffset },
  alpha: { multiplier: alphaMultiplier, offset: alphaOffset },
};

/** Multipliers are stored in steps of 1/256. */
const STEPS = 256;

/** Attributes that only the advanced mode has. */
const ADVANCED = [redMultiplier, greenMultiplier, blueMultiplier].concat([
  redOffset,
  greenOffset,
  blueOffset,
  alphaOffset,
]);

function colorNode(element: XmlNode): XmlNode | undefined {
  return element.child(effectTags(element).color)?.child('Color');
}

/** The mode follows from the attributes that are there, as in Adobe's MotionXML.jsfl. */
export function colorModeOf(element: XmlNode): ColorMode {
  const node = colorNode(element);
  if (!node) return 'none';
  const has = ({ name }: XflAttribute): boolean => node.attr(name) !== undefined;
  if (has(brightness)) return 'brightness';
  if (has(tintMultiplier) || has(tintColor)) return 'tint';
  if (ADVANCED.some(has)) return 'advanced';
  return has(alphaMultiplier) ? 'alpha' : 'none';
}

/** -1 (black) to 1 (white). */
export function brightnessOf(element: XmlNode): number {
  const node = colorNode(element);
  return node ? brightness.read(node) : brightness.initial;
}

/** The tint of an element without one. */
export const NO_TINT = { color: tintColor.initial, strength: tintMultiplier.initial };

/** The colour and how strong it is, 0 to 1. */
export function tintOf(element: XmlNode): { color: string; strength: number } {
  const node = colorNode(element);
  if (!node) return NO_TINT;
  return { color: tintColor.read(node).toUpperCase(), strength: tintMultiplier.read(node) };
}

export function readColorEffect(element: XmlNode): DocumentColorEffect {
  const mode = colorModeOf(element);
  if (mode === 'brightness') return { mode, brightness: brightnessOf(element) };
  if (mode === 'tint') return { mode, ...tintOf(element) };
  const node = colorNode(element);
  return {
    mode,
    channels: eachChannel((channel) => ({
      multiplier: node ? OF_CHANNEL[channel].multiplier.read(node) : 1,
      offset: node ? OF_CHANNEL[channel].offset.read(node) : 0,
    })),
  };
}

function eachChannel(read: (channel: Channel) => ChannelEffect): ChannelEffects {
  return { red: read('red'), green: read('green'), blue: read('blue'), alpha: read('alpha') };
}

/** The change of each channel, in all modes of the effect. */
export function channelEffectsOf(effect: DocumentColorEffect): ChannelEffects {
  if (effect.mode === 'brightness') {
    const light = effect.brightness;
    return plainTransform({ multiplier: 1 - Math.abs(light), offset: Math.max(0, light) * 255 });
  }
  if (effect.mode !== 'tint') return effect.channels;
  const { color, strength } = effect;
  const channel = (at: number): ChannelEffect => ({
    multiplier: 1 - strength,
    offset: strength * parseInt(color.slice(at, at + 2), 16),
  });
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: { multiplier: 1, offset: 0 } };
}

/** The change of each channel by the effect of an element. */
export function colorTransformOf(element: XmlNode): ChannelEffects {
  return channelEffectsOf(readColorEffect(element));
}

/** An effect of these changes as a document can hold it: multipliers in steps of 1/256, whole offsets. */
export function effectOfChannels(read: (channel: Channel) => ChannelEffect): DocumentColorEffect {
  const channels = eachChannel((channel) => {
    const { multiplier, offset } = read(channel);
    return { multiplier: toStep(multiplier), offset: Math.round(offset) + 0 };
  });
  return { mode: modeOfChannels(channels), channels };
}

/** An effect that makes an element transparent, from 0 to 1. */
export function effectOfAlpha(alpha: number): DocumentColorEffect {
  return effectOfChannels((channel) => ({ multiplier: channel === 'alpha' ? alpha : 1, offset: 0 }));
}

/** An effect with one channel changed; one in a mode without that channel becomes an advanced one. */
export function withChannel(
  effect: DocumentColorEffect,
  changed: Channel,
  { multiplier, offset }: Partial<ChannelEffect>,
): DocumentColorEffect {
  const isPlain = effect.mode !== 'brightness' && effect.mode !== 'tint';
  const before = channelEffectsOf(
    isPlain ? effect : effectOfChannels((channel) => channelEffectsOf(effect)[channel]),
  );
  const channels = {
    ...before,
    [changed]: {
      multiplier: multiplier === undefined ? before[changed].multiplier : toStep(multiplier),
      offset: offset === undefined ? before[changed].offset : Math.round(offset) + 0,
    },
  };
  return { mode: modeOfChannels(channels), channels };
}

function modeOfChannels(channels: ChannelEffects): 'none' | 'alpha' | 'advanced' {
  const { multiplier, offset } = channels.alpha;
  const isAdvanced = (channel: Channel): boolean => {
    const effect = channels[channel];
    return effect.multiplier !== 1 || effect.offset !== 0;
  };
  if (offset !== 0 || isAdvanced('red') || isAdvanced('green') || isAdvanced('blue')) return 'advanced';
  return multiplier === 1 ? 'none' : 'alpha';
}

function plainTransform(color: ChannelEffect): ChannelEffects {
  return { red: color, green: { ...color }, blue: { ...color }, alpha: { multiplier: 1, offset: 0 } };
}

/** Changes the mode; what the new one can say of the effect is kept, otherwise it starts without effect. */
export function setColorMode(element: XmlNode, mode: ColorMode): void {
  if (mode === colorModeOf(element)) return;
  const transform = colorTransformOf(element);
  switch (mode) {
    case 'none':
      replaceColor(element, {});
      return;
    case 'brightness':
      replaceColor(element, { [brightness.name]: '0' });
      return;
    case 'tint':
      replaceColor(element, { [tintMultiplier.name]: '0' });
      return;
    case 'alpha':
      replaceColor(element, { [alphaMultiplier.name]: formatNumber(transform.alpha.multiplier) });
      return;
    default:
      // The mode must show in the document even while the effect does nothing.
      replaceColor(element, { [redMultiplier.name]: '1', ...transformAttributes(transform) });
  }
}

/** -1 (black) to 1 (white). */
export function setBrightness(element: XmlNode, value: number): void {
  replaceColor(element, { [brightness.name]: formatNumber(value) });
}

/** `color`: `#RRGGBB`; `strength`: 0 to 1. */
export function setTint(element: XmlNode, color: string, strength: number): void {
  replaceColor(element, {
    [tintMultiplier.name]: formatNumber(strength),
    [tintColor.name]: color === tintColor.initial ? null : color,
  });
}

/** From 0 to 1. Full opacity removes the effect. */
export function setAlpha(element: XmlNode, alpha: number): void {
  const multiplier = toStep(alpha);
  replaceColor(element, { [alphaMultiplier.name]: multiplier === 1 ? null : formatNumber(multiplier) });
}

/** Changes one channel; an effect in a mode without that channel becomes an advanced one. */
export function setChannel(element: XmlNode, channel: Channel, change: Partial<ChannelEffect>): void {
  const mode = colorModeOf(element);
  if (mode === 'brightness' || mode === 'tint') {
    replaceColor(element, transformAttributes(colorTransformOf(element)));
  }
  const holder = childOrNew(element, effectTags(element).color, ['MatteColor']);
  const node = childOrNew(holder, 'Color');
  const { multiplier, offset } = change;
  if (multiplier !== undefined) OF_CHANNEL[channel].multiplier.write(node, toStep(multiplier));
  if (offset !== undefined) OF_CHANNEL[channel].offset.write(node, Math.round(offset));
  if (node.attributeNames().length === 0) holder.remove();
}

function toStep(multiplier: number): number {
  return Math.round(multiplier * STEPS) / STEPS + 0;
}

function transformAttributes(transform: ChannelEffects): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const channel of CHANNELS) {
    const multiplier = toStep(transform[channel].multiplier);
    if (multiplier !== 1) attributes[OF_CHANNEL[channel].multiplier.name] = formatNumber(multiplier);
  }
  for (const channel of CHANNELS) {
    const offset = Math.round(transform[channel].offset);
    if (offset !== 0) attributes[OF_CHANNEL[channel].offset.name] = formatNumber(offset);
  }
  return attributes;
}

/** Makes the effect have exactly these attributes; without any the element has no effect. */
function replaceColor(element: XmlNode, attributes: Record<string, string | null>): void {
  const tag = effectTags(element).color;
  const entries = Object.entries(attributes).filter(([, value]) => value !== null);
  const names = entries.map(([name]) => name);
  if (entries.length === 0) {
    element.child(tag)?.remove();
    return;
  }
  const node = childOrNew(childOrNew(element, tag, ['MatteColor']), 'Color');
  for (const name of node.attributeNames()) if (!names.includes(name)) node.setAttr(name, null);
  for (const [name, value] of entries) node.setAttr(name, value);
}

/** The colour behind an instance that is kept as a bitmap without transparency, `#RRGGBB`. */
export function matteColorOf(element: XmlNode): string {
  const matte = element.child('MatteColor');
  return matte ? MATTE_COLOR.color.read(matte) : NO_MATTE;
}

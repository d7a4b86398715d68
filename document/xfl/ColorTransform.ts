import { channelsOf, formatChannels } from './channels';
import type { ParsedColor } from './colors';
import { channelEffectsOf, readColorEffect, type DocumentColorEffect } from './colorEffect';
import { effectTags } from './effectTags';
import type { XmlNode } from '../xml/XmlNode';

/** Factors (0 to 1) and offsets (-255 to 255) of red, green, blue and alpha, in this order. */
export interface ColorTransform {
  readonly factors: readonly [number, number, number, number];
  readonly offsets: readonly [number, number, number, number];
}

export const NO_COLOR_TRANSFORM: ColorTransform = { factors: [1, 1, 1, 1], offsets: [0, 0, 0, 0] };

/** The transform that applies `inner` first and `outer` afterwards. */
export function concatColors(outer: ColorTransform, inner: ColorTransform): ColorTransform {
  if (inner === NO_COLOR_TRANSFORM) return outer;
  if (outer === NO_COLOR_TRANSFORM) return inner;
  const { factors: o, offsets: p } = outer;
  const { factors: i, offsets: q } = inner;
  return {
    factors: [o[0] * i[0], o[1] * i[1], o[2] * i[2], o[3] * i[3]],
    offsets: [o[0] * q[0] + p[0], o[1] * q[1] + p[1], o[2] * q[2] + p[2], o[3] * q[3] + p[3]],
  };
}

/** A text that is equal for equal transforms. */
export function colorKey({ factors, offsets }: ColorTransform): string {
  return [...factors, ...offsets].map((value) => value.toFixed(3)).join(' ');
}

/** True for a transform that leaves every colour transparent. */
export function hidesAll({ factors, offsets }: ColorTransform): boolean {
  return factors[3] <= 0 && offsets[3] <= 0;
}

/** The colour effect of an instance, or of a keyframe. */
export function readColorTransform(node: XmlNode): ColorTransform {
  return node.child(effectTags(node).color) ? transformOf(readColorEffect(node)) : NO_COLOR_TRANSFORM;
}

export function transformOf(effect: DocumentColorEffect): ColorTransform {
  if (effect.mode === 'none') return NO_COLOR_TRANSFORM;
  const { red, green, blue, alpha } = channelEffectsOf(effect);
  return {
    factors: [red.multiplier, green.multiplier, blue.multiplier, alpha.multiplier],
    offsets: [red.offset, green.offset, blue.offset, alpha.offset],
  };
}

/** A colour after the transform. */
export function transformColor({ rgb, alpha }: ParsedColor, transform: ColorTransform): ParsedColor {
  if (transform === NO_COLOR_TRANSFORM) return { rgb, alpha };
  const { factors, offsets } = transform;
  const mixed = channelsOf(rgb).map(
    (channel, index) => channel * (factors[index] ?? 1) + (offsets[index] ?? 0),
  );
  return {
    rgb: formatChannels(mixed).toLowerCase(),
    alpha: Math.min(1, Math.max(0, alpha * factors[3] + offsets[3] / 255)),
  };
}

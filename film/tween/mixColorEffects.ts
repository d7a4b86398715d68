import { mix } from './numbers/mix';
import type { XmlNode } from '../../document/xml/XmlNode';
import { channelsOf, formatChannels } from '../../document/xfl/channels';
import {
  brightnessOf,
  CHANNELS,
  colorModeOf,
  colorTransformOf,
  setBrightness,
  setChannel,
  setTint,
  tintOf,
} from '../../document/xfl/colorEffect';

/**
 * Gives an element, a copy of `from`, the colour effect on the way to that of `to`. An effect that both ends have in the
 * same mode keeps it; no effect counts as one of the other end's mode.
 */
export function mixColorEffects(element: XmlNode, from: XmlNode, to: XmlNode, progress: number): void {
  const [start, end] = [colorModeOf(from), colorModeOf(to)];
  const mode = start === 'none' ? end : start;
  if (mode === 'none') return;
  const isShared = end === mode || end === 'none';
  if (mode === 'brightness' && isShared) {
    setBrightness(element, mix(brightnessOf(from), brightnessOf(to), progress));
  } else if (mode === 'tint' && isShared) {
    mixTints(element, from, to, progress);
  } else {
    mixChannels(element, from, to, progress);
  }
}

function mixTints(element: XmlNode, from: XmlNode, to: XmlNode, progress: number): void {
  const [start, end] = [tintOf(from), tintOf(to)];
  const startColor = colorModeOf(from) === 'none' ? end.color : start.color;
  const endColor = colorModeOf(to) === 'none' ? start.color : end.color;
  setTint(element, mixColors(startColor, endColor, progress), mix(start.strength, end.strength, progress));
}

function mixChannels(element: XmlNode, from: XmlNode, to: XmlNode, progress: number): void {
  const [start, end] = [colorTransformOf(from), colorTransformOf(to)];
  for (const channel of CHANNELS) {
    setChannel(element, channel, {
      multiplier: mix(start[channel].multiplier, end[channel].multiplier, progress),
      offset: mix(start[channel].offset, end[channel].offset, progress),
    });
  }
}

/** The colour on the way from one `#RRGGBB` to another. */
export function mixColors(from: string, to: string, progress: number): string {
  const ends = channelsOf(to);
  return formatChannels(channelsOf(from).map((start, i) => mix(start, ends[i], progress)));
}

import { mix } from './numbers/mix';
import { channelsOf, formatChannels } from '../../document/xfl/channels';
import {
  channelEffectsOf,
  effectOfChannels,
  NO_TINT,
  type DocumentColorEffect,
} from '../../document/xfl/colorEffect';
import { storedNumber } from '../../document/xfl/schema/XflAttribute';

/**
 * The colour effect on the way from one to another; undefined if there is none at either end. An effect that both ends
 * have in the same mode keeps it; no effect counts as one of the other end's mode.
 */
export function mixColorEffects(
  from: DocumentColorEffect,
  to: DocumentColorEffect,
  progress: number,
): DocumentColorEffect | undefined {
  const mode = from.mode === 'none' ? to.mode : from.mode;
  if (mode === 'none') return undefined;
  const isShared = to.mode === mode || to.mode === 'none';
  if (mode === 'brightness' && isShared)
    return { mode, brightness: storedNumber(mix(brightnessOf(from), brightnessOf(to), progress)) };
  if (mode === 'tint' && isShared) return mixTints(from, to, progress);
  const [start, end] = [channelEffectsOf(from), channelEffectsOf(to)];
  return effectOfChannels((channel) => ({
    multiplier: mix(start[channel].multiplier, end[channel].multiplier, progress),
    offset: mix(start[channel].offset, end[channel].offset, progress),
  }));
}

function brightnessOf(effect: DocumentColorEffect): number {
  return effect.mode === 'brightness' ? effect.brightness : 0;
}

function mixTints(from: DocumentColorEffect, to: DocumentColorEffect, progress: number): DocumentColorEffect {
  const [start, end] = [from, to].map((effect) => (effect.mode === 'tint' ? effect : NO_TINT));
  const startColor = from.mode === 'none' ? end.color : start.color;
  const endColor = to.mode === 'none' ? start.color : end.color;
  return {
    mode: 'tint',
    color: mixColors(startColor, endColor, progress),
    strength: storedNumber(mix(start.strength, end.strength, progress)),
  };
}

/** The colour on the way from one `#RRGGBB` to another. */
export function mixColors(from: string, to: string, progress: number): string {
  const ends = channelsOf(to);
  return formatChannels(channelsOf(from).map((start, i) => mix(start, ends[i], progress)));
}

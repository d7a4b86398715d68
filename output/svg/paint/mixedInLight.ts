import { channelsOf, formatChannels } from '../../../document/xfl/channels';
import type { DocumentStop } from '../../../document/xfl/paints/gradientStops';

/** Stops put between two, so that what viewers mix by value looks mixed by light. */
const STEPS = 8;

/**
 * The stops of a gradient whose colours are mixed by the amount of light (`linearRGB`), for viewers that mix them by
 * value: few know the `color-interpolation` of gradients.
 */
export function mixedInLight(stops: readonly DocumentStop[]): DocumentStop[] {
  const mixed: DocumentStop[] = [];
  stops.forEach((stop, index) => {
    mixed.push(stop);
    const next = stops.at(index + 1);
    if (!next) return;
    for (let step = 1; step < STEPS; step++) mixed.push(between(stop, next, step / STEPS));
  });
  return mixed;
}

function between(one: DocumentStop, other: DocumentStop, share: number): DocumentStop {
  const to = channelsOf(other.rgb);
  const mixed = channelsOf(one.rgb).map((channel, index) => {
    const light = toLight(channel) * (1 - share) + toLight(to[index]) * share;
    return fromLight(light);
  });
  return {
    ratio: one.ratio + (other.ratio - one.ratio) * share,
    rgb: formatChannels(mixed).toLowerCase(),
    alpha: one.alpha + (other.alpha - one.alpha) * share,
  };
}

function toLight(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLight(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

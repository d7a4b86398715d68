import { channels } from '../ColorTransform';

export interface Stop {
  /** From 0 to 1. */
  ratio: number;
  /** `#rrggbb`. */
  color: string;
  alpha: number;
}

/** Stops put between two, so that what viewers mix by value looks mixed by light. */
const STEPS = 8;

/**
 * The stops of a gradient whose colours are mixed by the amount of light (`linearRGB`), for viewers that mix them by
 * value: few know the `color-interpolation` of gradients.
 */
export function mixedInLight(stops: readonly Stop[]): Stop[] {
  const mixed: Stop[] = [];
  stops.forEach((stop, index) => {
    mixed.push(stop);
    const next = stops.at(index + 1);
    if (!next) return;
    for (let step = 1; step < STEPS; step++) mixed.push(between(stop, next, step / STEPS));
  });
  return mixed;
}

function between(one: Stop, other: Stop, share: number): Stop {
  const from = channels(one.color);
  const to = channels(other.color);
  const color = from.map((channel, index) => {
    const light = toLight(channel) * (1 - share) + toLight(to[index]) * share;
    return Math.round(fromLight(light)).toString(16).padStart(2, '0');
  });
  return {
    ratio: one.ratio + (other.ratio - one.ratio) * share,
    color: `#${color.join('')}`,
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

import { entryAt } from '../../../geometry/entryAt';
import { linear, type Ease } from './Ease';

/**
 * The eases of a motion object. Each bends the time between the first and the last key of a property; some do not end
 * at 1. Source: positions in movies that Flash CS6 published for each kind, within a twip.
 *
 * @param strength Percent for powers, where positive values end slowly; otherwise how many bounces, swings or waves.
 * @param frames Frames between the first and the last key: each bounce lasts a whole number of frames.
 */
export function timeMap(type: string, strength: number, frames: number): Ease {
  const power = POWERS.get(type.replace('Dual', ''));
  if (power) return powerMap(power, strength, type.startsWith('Dual'));
  const count = Math.trunc(Math.abs(strength));
  if (count === 0) return linear;
  switch (type) {
    case 'Bounce':
      return mirrored(strength, (time) => bounce(time, count, frames).back);
    case 'BounceIn':
      return strength > 0 ? bounceIn(count, frames) : (time) => 1 - bounceIn(count, frames)(1 - time);
    case 'Spring':
      return spring(count);
    case 'SineWave':
      return (time) => (1 - Math.cos(Math.PI * count * time)) / 2;
    case 'SawtoothWave':
      return (time) => 1 - Math.abs(1 - ((time * count) % 2));
    case 'SquareWave':
      return (time) => squareHalf(time, Math.max(2, count)) % 2;
    case 'RandomSquareWave':
      return (time) => (time < 1 ? randomLevel(squareHalf(time, count)) : 0);
    case 'DampedWave':
      return (time) => 0.5 - 0.5 * (1 - time) ** 2 * Math.cos(2 * Math.PI * count * time);
    default:
      return linear;
  }
}

const POWERS = new Map(Object.entries({ Quadratic: 2, Cubic: 3, Quartic: 4, Quintic: 5 }));

function powerMap(power: number, strength: number, isDual: boolean): Ease {
  const share = Math.min(1, Math.abs(strength) / 100);
  const slowStart: Ease = (time) => time ** power;
  const slowEnd: Ease = (time) => 1 - (1 - time) ** power;
  const [first, second] = strength > 0 ? [slowEnd, slowStart] : [slowStart, slowEnd];
  const dual: Ease = (time) => (time < 0.5 ? first(2 * time) / 2 : (1 + second(2 * time - 1)) / 2);
  const curve = isDual ? dual : first;
  return (time) => time + share * (curve(time) - time);
}

/** Which half of a square wave a time is in; it divides as the host does: 0.6 of five halves is still in the third. */
function squareHalf(time: number, halves: number): number {
  return Math.floor(time / (1 / halves));
}

/** The heights of a random wave. The host uses the same ones in every movie; only the first four were measured. */
const RANDOM_LEVELS = [0.3166, 0.4175, 0.53075, 0.0362];

function randomLevel(half: number): number {
  return half % 2 === 0 ? 0 : entryAt(RANDOM_LEVELS, ((half - 1) / 2) % RANDOM_LEVELS.length);
}

function mirrored(strength: number, ease: Ease): Ease {
  return strength > 0 ? ease : (time) => ease(1 - time);
}

/** A quick rise, followed by decaying swings around 0.7. */
function spring(swings: number): Ease {
  const rise = 0.4 / swings;
  return (time) => {
    if (time <= rise) return Math.sin((Math.PI * time) / (2 * rise));
    const swing = (2 * swings * (time - rise)) / (1 - rise);
    return 0.7 + 0.3 * Math.exp(-swing / 2) * Math.cos(Math.PI * swing);
  };
}

function bounceIn(count: number, frames: number): Ease {
  return (time) => {
    const { index, share, back } = bounce(time, count, frames);
    return index === 0 ? share * share : 1 - back;
  };
}

/**
 * Bounces get shorter (1, 1/2, 1/3 …) and lower: the index of the bounce, the progress in it, and the height above the
 * ground.
 */
function bounce(time: number, count: number, frames: number): { index: number; share: number; back: number } {
  let harmonic = 0;
  for (let i = 1; i <= count; i++) harmonic += 1 / i;
  const frame = time * frames;
  let start = 0;
  for (let index = 0; index < count; index++) {
    const width = Math.min(Math.round(frames / ((index + 1) * harmonic)), frames - start);
    if (width <= 0) break;
    if (frame <= start + width) {
      const share = (frame - start) / width;
      return { index, share, back: Math.exp(-index) * 4 * share * (1 - share) };
    }
    start += width;
  }
  return { index: count, share: 1, back: 0 };
}

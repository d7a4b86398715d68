import { linear, type Ease } from './Ease';

/**
 * The named eases of documents, such as `cubicInOut`: Penner's equations with the constants of Adobe's CreateJS export
 * (back 1.7, elastic 1 and 0.3, in both directions 0.45).
 */
const INWARD: Record<string, Ease> = {
  quad: (time) => time ** 2,
  cubic: (time) => time ** 3,
  quart: (time) => time ** 4,
  quint: (time) => time ** 5,
  sine: (time) => 1 - Math.cos((time * Math.PI) / 2),
  circ: (time) => 1 - Math.sqrt(1 - time * time),
  back: (time) => back(time, 1.7),
  bounce: (time) => 1 - bounce(1 - time),
  elastic: (time) => elastic(time, 0.3),
};

/** The first half of the in-out eases: back and elastic have other constants there. */
const INWARD_OF_BOTH: Record<string, Ease> = {
  ...INWARD,
  back: (time) => back(time, 1.7 * 1.525),
  elastic: (time) => elastic(time, 0.3 * 1.5),
};

/** The ease with that name; undefined for an unknown name. */
export function namedEase(name: string): Ease | undefined {
  if (name === 'none' || name === 'linear') return linear;
  const [, family = '', direction] = /^(\w+?)(InOut|In|Out)$/.exec(name) ?? [];
  const inward = Object.hasOwn(INWARD, family) ? INWARD[family] : undefined;
  if (inward === undefined) return undefined;
  if (direction === 'In') return inward;
  return direction === 'Out' ? outward(inward) : bothWays(INWARD_OF_BOTH[family] ?? inward);
}

function outward(ease: Ease): Ease {
  return (time) => 1 - ease(1 - time);
}

function bothWays(ease: Ease): Ease {
  return (time) => (time < 0.5 ? ease(2 * time) / 2 : 1 - ease(2 - 2 * time) / 2);
}

function back(time: number, overshoot: number): number {
  return time * time * ((overshoot + 1) * time - overshoot);
}

function bounce(time: number): number {
  const arc = (from: number, height: number): number => 7.5625 * (time - from) ** 2 + height;
  if (time < 1 / 2.75) return arc(0, 0);
  if (time < 2 / 2.75) return arc(1.5 / 2.75, 0.75);
  return time < 2.5 / 2.75 ? arc(2.25 / 2.75, 0.9375) : arc(2.625 / 2.75, 0.984375);
}

function elastic(time: number, period: number): number {
  if (time === 0 || time === 1) return time;
  return -(2 ** (10 * (time - 1))) * Math.sin(((time - 1 - period / 4) * 2 * Math.PI) / period);
}

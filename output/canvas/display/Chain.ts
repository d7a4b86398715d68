import { changes, isEmpty, valuesCode, type Values } from './Values';

/** One step of a tween of the player: it takes `duration` frames, and ends with these values. */
interface Step {
  /** Undefined for a step that changes nothing. */
  values: Values | undefined;
  duration: number;
  /** A guide, and the expression of an ease. */
  guide?: string;
  ease?: string;
}

/**
 * A tween of one object over a timeline: `cjs.Tween.get(this.star).to({x:5},10).wait(1)`. Values that do not change are
 * not named.
 */
export class Chain {
  private readonly steps: Step[] = [];
  private time = 0;
  private values: Values;

  /** @param values - what the object has before the first step */
  constructor(
    private readonly target: string,
    values: Values,
  ) {
    this.values = values;
  }

  /** Frames so far. */
  get duration(): number {
    return this.time;
  }

  get current(): Values {
    return this.values;
  }

  /** True if a step follows a guide, for which the player needs a plug-in. */
  get isGuided(): boolean {
    return this.steps.some(({ guide }) => guide !== undefined);
  }

  wait(duration: number): void {
    if (duration <= 0) return;
    const last = this.steps.at(-1);
    this.time += duration;
    if (last && last.values === undefined) last.duration += duration;
    else this.steps.push({ values: undefined, duration });
  }

  /** Changes values at once. @param forced - named where nothing changes, for a step all the same */
  set(values: Values, forced: Values = {}): void {
    const differences = changes(this.values, values);
    const changed = isEmpty(differences) ? forced : differences;
    if (isEmpty(changed)) return;
    const last = this.steps.at(-1);
    if (last && last.duration === 0) last.values = { ...last.values, ...changed };
    else this.steps.push({ values: changed, duration: 0 });
    this.values = { ...this.values, ...changed };
  }

  /** Changes values evenly, or by an ease. @param forced - named where nothing changes: a step must have a value */
  tween(
    values: Values,
    duration: number,
    options: { guide?: string; ease?: string; forced?: Values } = {},
  ): void {
    const { guide, ease, forced } = options;
    const differences = changes(this.values, values, true);
    const changed = isEmpty(differences) && guide === undefined ? { ...forced } : differences;
    this.time += duration;
    this.values = { ...this.values, ...changed };
    if (isEmpty(changed) && guide === undefined) {
      this.steps.push({ values: undefined, duration });
    } else this.steps.push({ values: changed, duration, guide, ease });
  }

  /** Changes a flag at the end of the last step. */
  endWith(values: Values): void {
    const last = this.steps.at(-1);
    if (last && last.duration > 0) last.values = { ...last.values, ...values };
    else this.steps.push({ values, duration: 0 });
    this.values = { ...this.values, ...values };
  }

  get code(): string {
    return `cjs.Tween.get(${this.target})${this.steps.map(stepCode).join('')}`;
  }
}

function stepCode({ values, duration, guide, ease }: Step): string {
  if (values === undefined && guide === undefined) return `.wait(${duration})`;
  const plain = valuesCode(values ?? {});
  const to = guide === undefined ? plain : `${plain.slice(0, -1)}${plain === '{}' ? '' : ','}guide:${guide}}`;
  return `.to(${[to, duration, ...(ease === undefined ? [] : [ease])].join(',')})`;
}

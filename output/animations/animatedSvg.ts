import { element } from '../svg/svg';
import { wrapPicture } from '../svg/FrameSeries';
import type { Sequence } from '../pictures/Sequence';
import { timedFrames, type TimedFrame } from './timedFrames';

/**
 * One SVG that plays in browsers, forever: a group for each picture, shown while its frames last. Viewers that play
 * nothing show the first frame.
 *
 * @param means - what plays it: SMIL, or rules of CSS, which pages can pause and slow down
 */
export function animatedSvg(sequence: Sequence, means: 'smil' | 'css' = 'smil'): string {
  const byContent = new Map<string, TimedFrame[]>();
  for (const timed of timedFrames(sequence)) {
    const content = sequence.content(timed.frame);
    const shown = byContent.get(content);
    if (shown) shown.push(timed);
    else byContent.set(content, [timed]);
  }
  const count = sequence.frames.length;
  const seconds = `${Number((count / sequence.subject.frameRate).toFixed(4))}s`;
  const { definitions, view } = sequence;
  if (byContent.size === 1) return wrapPicture([...byContent.keys()][0], definitions, view);
  const groups = [...byContent].map(([content, shown], number) => {
    const steps = stepsOf(shown, count);
    return means === 'css' ? styledGroup(content, steps, number, seconds) : group(content, steps, seconds);
  });
  return wrapPicture(groups.join(''), definitions, view);
}

/** From a share of the time on, whether a picture is shown. */
interface VisibleStep {
  readonly time: number;
  readonly isShown: boolean;
}

function stepsOf(shown: readonly TimedFrame[], count: number): VisibleStep[] {
  const steps: VisibleStep[] = [];
  const set = (frame: number, isShown: boolean): void => {
    steps.push({ time: Number((frame / count).toFixed(6)), isShown });
  };
  if (shown[0].start > 0) set(0, false);
  for (const { start, duration } of shown) {
    set(start, true);
    if (start + duration < count) set(start + duration, false);
  }
  return steps;
}

function group(content: string, steps: readonly VisibleStep[], seconds: string): string {
  const display = ({ isShown }: VisibleStep): string => (isShown ? 'inline' : 'none');
  const animation = element('animate', {
    attributeName: 'display',
    calcMode: 'discrete',
    dur: seconds,
    repeatCount: 'indefinite',
    values: steps.map(display).join(';'),
    keyTimes: steps.map(({ time }) => time).join(';'),
  });
  return element('g', { display: display(steps[0]) }, animation, content);
}

/** CSS cannot change `display` in steps everywhere, but `visibility`. */
function styledGroup(
  content: string,
  steps: readonly VisibleStep[],
  number: number,
  seconds: string,
): string {
  const visibility = ({ isShown }: VisibleStep): string => (isShown ? 'visible' : 'hidden');
  const name = `frame-${number}`;
  const rules = steps.map((step) => `${percent(step.time)}{visibility:${visibility(step)}}`).join('');
  const style = element(
    'style',
    {},
    `@keyframes ${name}{${rules}}.${name}{animation:${name} ${seconds} step-end infinite}`,
  );
  return element('g', { class: name, visibility: visibility(steps[0]) }, style, content);
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

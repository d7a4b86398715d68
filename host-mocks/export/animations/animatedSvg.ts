import { element } from '../../render/svg';
import { wrapPicture } from '../../render/FrameSeries';
import type { Sequence } from '../frames/Sequence';
import { timedFrames, type TimedFrame } from './timedFrames';

/**
 * One SVG that plays in browsers, for ever, by SMIL: a group for each picture, shown while its frames last. Viewers
 * that play nothing show the first frame.
 */
export function animatedSvg(sequence: Sequence): string {
  const byContent = new Map<string, TimedFrame[]>();
  for (const timed of timedFrames(sequence)) {
    const content = sequence.content(timed.frame);
    const shown = byContent.get(content);
    if (shown) shown.push(timed);
    else byContent.set(content, [timed]);
  }
  const count = sequence.frames.length;
  const seconds = `${Number((count / sequence.subject.frameRate).toFixed(4))}s`;
  const groups = [...byContent].map(([content, shown]) =>
    byContent.size === 1 ? content : group(content, shown, count, seconds),
  );
  return wrapPicture(groups.join(''), sequence.definitions, sequence.view);
}

function group(content: string, shown: readonly TimedFrame[], count: number, seconds: string): string {
  const values: string[] = [];
  const times: string[] = [];
  const set = (frame: number, value: string): void => {
    values.push(value);
    times.push(String(Number((frame / count).toFixed(6))));
  };
  if (shown[0].start > 0) set(0, 'none');
  for (const { start, duration } of shown) {
    set(start, 'inline');
    if (start + duration < count) set(start + duration, 'none');
  }
  const animation = element('animate', {
    attributeName: 'display',
    calcMode: 'discrete',
    dur: seconds,
    repeatCount: 'indefinite',
    values: values.join(';'),
    keyTimes: times.join(';'),
  });
  return element('g', { display: shown[0].start > 0 ? 'none' : 'inline' }, animation, content);
}

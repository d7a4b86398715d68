import type { HeardSamples } from '../protocol';
import { makeSvg } from './dom';

/** Columns of a drawn sound; each is as high as its loudest sample. */
const COLUMNS = 160;
const HEIGHT = 64;

/** A sound as a picture, from its beginning at the left to its end. */
export function makeWaveform(sound: HeardSamples): SVGElement {
  const made = makeSvg('svg', {
    class: 'waveform',
    viewBox: `0 0 ${COLUMNS} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const middle = HEIGHT / 2;
  const bars = peaksOf(sound, COLUMNS).map((peak, column) => {
    const half = Math.max(0.5, peak * (middle - 1));
    return `M${column + 0.5} ${middle - half}V${middle + half}`;
  });
  made.append(makeSvg('path', { d: bars.join('') }));
  return made;
}

/** The loudest sample of each of so many stretches, from 0 to 1. */
export function peaksOf({ samples, channels }: HeardSamples, columns: number): number[] {
  const count = samples.length / channels;
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * count) / columns) * channels;
    const to = Math.max(from + channels, Math.floor(((column + 1) * count) / columns) * channels);
    let loudest = 0;
    for (let index = from; index < Math.min(to, samples.length); index++)
      loudest = Math.max(loudest, Math.abs(samples[index]));
    return loudest / 32768;
  });
}

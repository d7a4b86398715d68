import { padLeft } from '../../text/padLeft';

const NUMBERED = /^([\s\S]*?)(\d{1,15})$/;

/** The numbered name that new names continue. */
interface Series {
  prefix: string;
  width: number;
  last: number;
}

/** The series of the highest number that a name ends in; null when none ends in one. */
export function seriesOf(names: string[]): Series | null {
  let series: Series | null = null;
  for (let i = 0; i < names.length; i++) {
    const parts = NUMBERED.exec(names[i]);
    if (!parts) continue;
    const last = parseInt(parts[2], 10);
    if (!series || last > series.last) series = { prefix: parts[1], width: parts[2].length, last };
  }
  return series;
}

/** The name that comes `step` after the last of a series. */
export function nameInSeries(series: Series, step: number): string {
  return series.prefix + padLeft(String(series.last + step), series.width, '0');
}

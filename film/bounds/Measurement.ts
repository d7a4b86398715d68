import { emptyBox, type Box } from '../../geometry/Box';
import type { DisplayMode } from '../display/DisplayMode';
import type { Film } from '../Film';
import { Dependencies } from './Dependencies';

/** The state of one measurement. */
export interface Measurement {
  box: Box;
  dependencies: Dependencies;
  /** Symbols that are being measured: a symbol inside itself shows nothing. */
  open: Set<string>;
  /** The symbols that were met again below themselves: what was measured there is not their whole. */
  cut: Set<string>;
  /** True for what a mask shows: its fills count, its lines do not. */
  isMask: boolean;
  /** What counts in symbols. */
  mode: DisplayMode;
}

export function startMeasurement(film: Film, mode: DisplayMode): Measurement {
  return {
    box: emptyBox(),
    dependencies: new Dependencies(film),
    open: new Set(),
    cut: new Set(),
    isMask: false,
    mode,
  };
}

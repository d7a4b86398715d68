import type { BackdropMode } from './paintRuns';
import { lookUp } from '../../xml/lookUp';

/** Blend modes of the host and the CSS value that does the same. */
const STYLES: Record<string, string> = {
  multiply: 'mix-blend-mode:multiply',
  screen: 'mix-blend-mode:screen',
  lighten: 'mix-blend-mode:lighten',
  darken: 'mix-blend-mode:darken',
  difference: 'mix-blend-mode:difference',
  // The difference to white; what is drawn is drawn in white.
  invert: 'mix-blend-mode:difference',
  overlay: 'mix-blend-mode:overlay',
  hardlight: 'mix-blend-mode:hard-light',
  layer: 'isolation:isolate',
};

const BACKDROP_MODES: readonly string[] = ['add', 'subtract', 'alpha', 'erase'] satisfies BackdropMode[];

/** The `style` for a blend mode; undefined for `normal`, and for those that need what is below. */
export function blendStyle(mode: string): string | undefined {
  return lookUp(STYLES, mode);
}

/** The mode, if it needs what is below. */
export function backdropMode(mode: string): BackdropMode | undefined {
  return BACKDROP_MODES.includes(mode) ? (mode as BackdropMode) : undefined;
}

/** True for modes that change how opaque the layer around them is, and nothing where there is none. */
export function changesLayer(mode: BackdropMode | undefined): boolean {
  return mode === 'alpha' || mode === 'erase';
}

import type { BackdropMode } from './paintRuns';
import type { BlendMode } from '../../../document/xfl/schema/effectSchema';

/** What the modes that need what is below do with it. */
const BACKDROPS: Readonly<Partial<Record<BlendMode, BackdropMode>>> = {
  add: 'add',
  subtract: 'subtract',
  alpha: 'alpha',
  erase: 'erase',
};

/** Blend modes of the host and the CSS value that does the same; undefined for those that need what is below. */
const STYLES: Readonly<Record<BlendMode, string | undefined>> = {
  normal: undefined,
  add: undefined,
  subtract: undefined,
  alpha: undefined,
  erase: undefined,
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

/** The `style` for a blend mode; undefined for `normal`, and for those that need what is below. */
export function blendStyle(mode: BlendMode): string | undefined {
  return STYLES[mode];
}

/** The mode, if it needs what is below. */
export function backdropMode(mode: BlendMode): BackdropMode | undefined {
  return BACKDROPS[mode];
}

/** True for modes that change how opaque the layer around them is, and nothing where there is none. */
export function changesLayer(mode: BackdropMode | undefined): boolean {
  return mode === 'alpha' || mode === 'erase';
}

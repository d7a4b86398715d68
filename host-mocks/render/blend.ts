import type { Drawing } from './Drawing';

/** Blend modes of the host and the CSS value that does the same. */
const MODES: Record<string, string> = {
  multiply: 'mix-blend-mode:multiply',
  screen: 'mix-blend-mode:screen',
  lighten: 'mix-blend-mode:lighten',
  darken: 'mix-blend-mode:darken',
  difference: 'mix-blend-mode:difference',
  overlay: 'mix-blend-mode:overlay',
  hardlight: 'mix-blend-mode:hard-light',
  add: 'mix-blend-mode:plus-lighter',
  layer: 'isolation:isolate',
};

/** The `style` for a blend mode; undefined for `normal`, and noted for those that SVG does not have. */
export function blendStyle(mode: string, drawing: Drawing): string | undefined {
  if (mode === 'normal') return undefined;
  if (Object.hasOwn(MODES, mode)) return MODES[mode];
  drawing.notDrawn(`blend mode ${mode}`);
  return undefined;
}

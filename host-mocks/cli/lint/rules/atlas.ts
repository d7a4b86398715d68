import type { Rule } from '../Rule';

/**
 * What a texture atlas does not keep: its JSON has layers, frames, instances of symbols and pictures, their matrices
 * and colours, and nothing else.
 */
export const atlasRules: Readonly<Record<string, Rule>> = {
  'atlas-texts': { elements: ':text', message: 'a text becomes part of a picture in a texture atlas' },
  'atlas-filters': { elements: ':filtered', message: 'filters do not survive in a texture atlas' },
  'atlas-blend-modes': {
    elements: '[blendMode][blendMode!=normal]',
    message: 'blend modes do not survive in a texture atlas',
  },
  'atlas-sounds': { frames: ':audible', message: 'sounds do not survive in a texture atlas' },
  'atlas-scripts': { frames: ':scripted', message: 'scripts do not survive in a texture atlas' },
  'atlas-videos': { elements: ':video', message: 'videos do not survive in a texture atlas' },
  'atlas-components': {
    elements: ':is(:component, :compiledclip)',
    message: 'components do not survive in a texture atlas',
  },
  'atlas-shape-tweens': {
    frames: ':shape',
    message: 'each frame of a shape tween becomes a picture of its own in a texture atlas',
  },
};

import { BLENDING } from '../../../../document/xfl/schema/effectSchema';
import type { Frame } from '../../../../host-mocks/model/timeline/Frame';
import type { Rule } from '../Rule';

/**
 * Content that a texture atlas cannot have, or that some of its players ignore. Its JSON has layers, frames, instances of symbols and
 * pictures with their matrices and colours; filters and blend modes of instances have names that some players read.
 */
export const atlasRules: Readonly<Record<string, Rule>> = {
  'atlas-texts': { elements: ':text', message: 'a text becomes part of a picture in a texture atlas' },
  'atlas-filters': {
    elements: ':filtered:not(:text)',
    message: 'some players of texture atlases draw no filters',
  },
  'atlas-blend-modes': {
    elements: '[blendMode][blendMode!=normal]',
    message: 'some players of texture atlases draw no blend modes',
  },
  'atlas-layer-effects': {
    frames: '*',
    keep: (found) => found.filter((frame) => hasLayerEffect(frame as Frame)),
    message: 'blend modes and filters of layers do not survive in a texture atlas',
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

/** True for a keyframe with effects on its layer that a colour effect of each instance cannot replace. */
function hasLayerEffect({ node }: Frame): boolean {
  return node.child('frameFilters') !== undefined || BLENDING.blendMode.read(node) !== 'normal';
}

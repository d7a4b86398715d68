import type { Rule } from '../Rule';

/**
 * Content that an HTML5 Canvas document cannot have: EaselJS, which draws it, has filters for blur, shadow, glow and colour,
 * the blend modes of a canvas, one timeline as its stage, and no text fields to type in.
 */
export const canvasRules: Readonly<Record<string, Rule>> = {
  'canvas-filters': {
    elements: ':filtered',
    message: 'bevels and gradient filters do not survive as HTML5 Canvas',
    keep: (found) =>
      found.filter((object) => {
        const { filters } = object as unknown as { filters?: { name: string }[] };
        return filters?.some(({ name }) => /^(bevel|gradient)/i.test(name));
      }),
  },
  'canvas-blend-modes': {
    elements: '[blendMode~=/^(layer|subtract|invert|alpha|erase)$/]',
    message: 'a canvas does not have this blend mode',
  },
  'canvas-texts': {
    elements: ':is(:input, :tlftext)',
    message: 'HTML5 Canvas has static and dynamic text only',
  },
  'canvas-components': {
    items: ':is(:component, :compiledclip)',
    message: 'a component of ActionScript does not run as HTML5 Canvas',
  },
  'canvas-videos': { items: ':video', message: 'a video in the library is not published as HTML5 Canvas' },
  'canvas-3d': { elements: '[is3D=true]', message: 'a canvas has no third dimension' },
  'canvas-scaling-grids': {
    items: ':symbol[scalingGrid=true]',
    message: '9-slice scaling does not survive as HTML5 Canvas',
  },
  'canvas-scenes': {
    message: 'HTML5 Canvas has one scene',
    findings: ({ model }) =>
      model.timelines.length > 1
        ? [{ message: `the document has ${model.timelines.length} scenes, HTML5 Canvas one` }]
        : [],
  },
};

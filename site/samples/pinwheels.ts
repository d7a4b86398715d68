import type { DocumentLiteral, ElementLiteral } from '../../app/literal/DocumentLiteral';

const LENGTH = 48;
const COLOURS = ['#2E86AB', '#F6AE2D', '#86BB3C', '#D1495B'];

/** A blade of a wheel, turned about its middle. */
function blade(color: string, index: number): ElementLiteral {
  return { item: `parts/blade ${color.slice(1)}`, rotation: index * 90 };
}

function wheel(index: number): ElementLiteral {
  const scale = [0.7, 1, 0.8, 0.55, 0.9][index];
  return {
    item: 'pinwheel',
    name: index % 2 === 0 ? `wheel${index + 1}` : '',
    symbolType: 'graphic',
    x: 80 + 110 * index,
    y: 110 + 24 * (index % 2),
    scaleX: scale,
    scaleY: scale,
    firstFrame: index * 9,
    loop: 'loop',
  };
}

/** Pinwheels that turn, each from another frame on: one symbol inside another, and graphics that loop. */
export const pinwheels: DocumentLiteral = {
  width: 600,
  height: 340,
  frameRate: 24,
  backgroundColor: '#DCEFF5',
  library: [
    ...COLOURS.map((color) => ({
      name: `parts/blade ${color.slice(1)}`,
      type: 'graphic' as const,
      layers: [
        {
          elements: [{ shape: 'oval', x: 0, y: -22, width: 52, height: 22, fill: color }] as ElementLiteral[],
        },
      ],
    })),
    {
      name: 'parts/blades',
      type: 'graphic',
      layers: [
        {
          name: 'pin',
          elements: [{ shape: 'oval', x: -5, y: -5, width: 10, height: 10, fill: '#33414E' }],
        },
        { name: 'blades', elements: COLOURS.map(blade) },
      ],
    },
    {
      name: 'pinwheel',
      type: 'graphic',
      layers: [
        {
          name: 'blades',
          frames: [
            {
              duration: LENGTH,
              tweenType: 'motion',
              elements: [{ item: 'parts/blades' }],
              attributes: { motionTweenRotate: 'clockwise', motionTweenRotateTimes: 1 },
            },
            { elements: [{ item: 'parts/blades' }] },
          ],
        },
        {
          name: 'stick',
          frames: [
            {
              duration: LENGTH + 1,
              elements: [{ shape: 'rectangle', x: -3, y: 0, width: 6, height: 190, fill: '#8A6F55' }],
            },
          ],
        },
      ],
    },
  ],
  layers: [
    {
      name: 'title',
      frames: [
        {
          duration: LENGTH,
          name: 'loop',
          elements: [{ text: 'Pinwheels', x: 20, y: 14, size: 24, color: '#33414E', width: 160, height: 34 }],
        },
      ],
    },
    { name: 'wheels', frames: [{ duration: LENGTH, elements: [0, 1, 2, 3, 4].map(wheel) }] },
    {
      name: 'meadow',
      locked: true,
      frames: [
        {
          duration: LENGTH,
          elements: [{ shape: 'rectangle', x: 0, y: 270, width: 600, height: 70, fill: '#B9D98A' }],
        },
      ],
    },
  ],
};

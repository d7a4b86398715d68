import { PNG } from 'pngjs';
import type { DocumentLiteral, ElementLiteral } from '../../../app/literal/DocumentLiteral';
import { pictureOf } from '../../../app/host/pictureOf';
import { rasterize } from '../../support/onNode';
import { openLiteral } from '../../support/openModel';

const CANVAS = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';

/** A document whose root has some attributes. */
function documentWith(
  literal: DocumentLiteral,
  attributes: Record<string, string>,
): ReturnType<typeof openLiteral> {
  const document = openLiteral({ width: 60, height: 60, ...literal });
  for (const [name, value] of Object.entries(attributes)) document.node.setAttr(name, value);
  return document;
}

/** Red, green, blue and opacity of a first frame at some places of the stage. */
function pixelsOf(document: ReturnType<typeof openLiteral>, places: readonly [number, number][]): string[] {
  const { data } = PNG.sync.read(
    Buffer.from(rasterize(pictureOf(document, { frame: 0 }).svg, { isSmooth: false })),
  );
  return places.map(([x, y]) => data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 4).toString('hex'));
}

const box = (fill: string, x: number, y: number, size: number): ElementLiteral => {
  return { shape: 'rectangle', x, y, width: size, height: size, fill, stroke: null };
};

/** A square of 20 px, on which a mask shows what lies at its right; the symbol is a mask itself. */
const MASK_OF_MASK: DocumentLiteral = {
  library: [
    {
      name: 'masked',
      layers: [
        { name: 'hole', type: 'mask', elements: [box('#000000', 10, 0, 20)] },
        { parent: 'hole', elements: [box('#00FF00', 0, 0, 20)] },
        { elements: [box('#0000FF', 0, 30, 10)] },
      ],
    },
  ],
  layers: [
    { name: 'outer', type: 'mask', elements: [{ item: 'masked', x: 10, y: 10 }] },
    { parent: 'outer', elements: [box('#FF0000', 0, 0, 60)] },
  ],
};

describe('a masked symbol on a mask layer', () => {
  // Only what is masked, both, only the mask, a layer without a mask, nothing.
  const places: [number, number][] = [
    [15, 20],
    [25, 20],
    [35, 20],
    [15, 45],
    [50, 50],
  ];
  const [red, white] = ['ff0000ff', 'ffffffff'];

  it.each<[string, Record<string, string>, string[]]>([
    ['in a movie, counts what it masks, and not its mask', {}, [red, red, white, red, white]],
    [
      'in HTML5 Canvas, counts its mask, and not what it masks',
      { filetypeGUID: CANVAS },
      [white, red, red, red, white],
    ],
  ])('%s', (_where, attributes, expected) => {
    expect(pixelsOf(documentWith(MASK_OF_MASK, attributes), places)).toEqual(expected);
  });
});

describe('a stage without colour', () => {
  const scene = { backgroundColor: '#112233', layers: [{ elements: [box('#FF0000', 0, 0, 20)] }] };

  it.each<[string, Record<string, string>, string]>([
    ['is transparent in HTML5 Canvas', { filetypeGUID: CANVAS, backgroundAlpha: '0' }, '00000000'],
    [
      'has its colour in HTML5 Canvas when it is opaque',
      { filetypeGUID: CANVAS, backgroundAlpha: '1' },
      '112233ff',
    ],
    ['has its colour in other players', { backgroundAlpha: '0' }, '112233ff'],
  ])('%s', (_where, attributes, ground) => {
    const places: [number, number][] = [
      [10, 10],
      [40, 40],
    ];
    expect(pixelsOf(documentWith(scene, attributes), places)).toEqual(['ff0000ff', ground]);
  });
});

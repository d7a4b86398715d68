import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { pictureOf } from '../../../../app/host/pictureOf';
import { withoutUnseen } from '../../../../output/svg/unseen/withoutUnseen';
import { quietHost } from '../../../support/openModel';

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';
const RED = '#FF0000';
const GREEN = '#00FF00';

function rectangle(x: number, y: number, width: number, height: number, color: string): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((value) => value * 20);
  return (
    `<DOMShape><fills><FillStyle index="1"><SolidColor color="${color}"/></FillStyle></fills><edges>` +
    `<Edge fillStyle1="1" edges="!${left} ${top}|${right} ${top}|${right} ${bottom}|${left} ${bottom}|${left} ${top}"/></edges></DOMShape>`
  );
}

interface Place {
  name?: string;
  x?: number;
  y?: number;
  linear?: readonly [number, number, number, number];
  blend?: string;
  effect?: string;
}

function instance({
  name = 's',
  x = 0,
  y = 0,
  linear = [1, 0, 0, 1],
  blend = 'normal',
  effect = '',
}: Place): string {
  const [a, b, c, d] = linear;
  return (
    `<DOMSymbolInstance libraryItemName="${name}" blendMode="${blend}"><matrix>` +
    `<Matrix a="${a}" b="${b}" c="${c}" d="${d}" tx="${x}" ty="${y}"/></matrix>${effect}</DOMSymbolInstance>`
  );
}

function layers(elements: string, mask?: string): string {
  const layer = (content: string, attributes: string): string =>
    `<DOMLayer ${attributes}><frames><DOMFrame index="0"><elements>${content}</elements></DOMFrame></frames></DOMLayer>`;
  const masking = mask === undefined ? '' : layer(mask, 'name="mask" layerType="mask"');
  return masking + layer(elements, `name="content" ${mask === undefined ? '' : 'parentLayerIndex="0"'}`);
}

/** The picture of a stage of 100 x 100 px. */
function picture(content: string, symbols: Record<string, string> = {}): string {
  const names = Object.keys(symbols);
  const timeline = (inner: string): string => `<DOMTimeline name="1"><layers>${inner}</layers></DOMTimeline>`;
  const files = {
    'DOMDocument.xml':
      `<DOMDocument ${XFL} width="100" height="100" majorVersion="24"><symbols>` +
      `${names.map((name) => `<Include href="${name}.xml"/>`).join('')}</symbols><timelines>${timeline(content)}</timelines></DOMDocument>`,
    ...Object.fromEntries(
      names.map((name) => [
        `LIBRARY/${name}.xml`,
        `<DOMSymbolItem ${XFL} name="${name}"><timeline>${timeline(symbols[name])}</timeline></DOMSymbolItem>`,
      ]),
    ),
  };
  return pictureOf(openDocument(new MemoryContainer('unseen', files), quietHost())).svg;
}

const DRAW = `
  const { Resvg } = require('@resvg/resvg-js');
  const pictures = JSON.parse(require('fs').readFileSync(0, 'utf8'));
  const draw = (svg) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const colors = pictures.map((svg) => { const { pixels } = draw(svg); return pixels.subarray(20200, 20203).toString('hex'); });
  process.stdout.write(JSON.stringify(colors));
`;

/** The colours in the middle of pictures that a process of its own draws: the rasterizer can end it. */
function drawnApart(pictures: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', DRAW], {
    input: JSON.stringify(pictures),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as string[];
}

/** The picture without what is not seen. @throws Error if it lacks something that may be seen */
function seen(svg: string): string {
  return withoutUnseen(svg, 1, (what) => {
    throw new Error(what);
  });
}

const TWO = layers(rectangle(0, 0, 20, 20, RED) + rectangle(30, 0, 20, 20, GREEN));
const BLUR = '<filters><BlurFilter blurX="4" blurY="4"/></filters>';
const SHADOW = '<filters><DropShadowFilter distance="5"/></filters>';
const ALPHA = '<color><Color alphaMultiplier="0.5"/></color>';

/** What is drawn, and the colour in its middle. */
type Row = readonly [what: string, content: string, symbols: Record<string, string>, middle: string];

describe('a picture with layers out of its view', () => {
  const rows: readonly Row[] = [
    ['a blended instance', layers(instance({ x: 500, y: 500, blend: 'multiply' })), { s: TWO }, 'ffffff'],
    [
      'a masked shape',
      layers(rectangle(500, 500, 20, 20, RED), rectangle(500, 500, 9, 9, RED)),
      {},
      'ffffff',
    ],
    [
      'a masked shape on the left',
      layers(rectangle(-500, 0, 9, 9, RED), rectangle(0, 0, 9, 9, RED)),
      {},
      'ffffff',
    ],
    ['a blurred instance', layers(instance({ x: 500, effect: BLUR })), { s: TWO }, 'ffffff'],
    [
      'a far instance of a symbol beside a near one',
      layers(instance({ name: 'pair' })),
      {
        s: layers(rectangle(0, 0, 60, 60, RED)),
        pair: layers(instance({ blend: 'multiply', x: 9000 }) + instance({ blend: 'multiply', x: 20 })),
      },
      'ff0000',
    ],
    [
      'a wide blended instance with a blended one in view',
      layers(instance({ name: 'wide', blend: 'multiply' })),
      {
        s: layers(rectangle(40, 40, 60, 60, RED)),
        wide: layers(rectangle(-900, 0, 950, 20, GREEN) + instance({ blend: 'multiply' })),
      },
      'ff0000',
    ],
    [
      'an instance larger than the picture with a shadow',
      layers(instance({ effect: SHADOW })),
      { s: layers(rectangle(-700, -700, 2000, 2000, GREEN)) },
      '00ff00',
    ],
    [
      'light that is added to nothing',
      layers(rectangle(0, 0, 100, 100, GREEN) + instance({ name: 'far', blend: 'add' })),
      { s: TWO, far: layers(instance({ x: 800, blend: 'multiply' })) },
      '00ff00',
    ],
  ];

  it('They are drawn', () => {
    const colors = drawnApart(rows.map(([, content, symbols]) => seen(picture(content, symbols))));
    expect(rows.map(([what], row) => [what, colors[row]])).toEqual(
      rows.map(([what, , , middle]) => [what, middle]),
    );
  });

  it('A bitmap in other colours is drawn though it begins far outside', () => {
    const far = (attributes: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><defs>` +
      `<filter id="d1" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 1 0"/></filter>` +
      `<g id="d2"><rect x="-9000" width="9060" height="100" fill="#f00"/></g></defs><rect width="100" height="100" fill="#fff"/><use href="#d2" ${attributes}/></svg>\n`;
    expect(drawnApart([seen(far('filter="url(#d1)"'))])).toEqual(['00ff00']);
  });

  it('It is the same text if everything is in view', () => {
    const svg = picture(layers(instance({ x: 20, y: 20, blend: 'multiply', effect: BLUR })), { s: TWO });
    expect(seen(svg)).toBe(svg);
  });
});

const far = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -120, max: 220 }) },
  { weight: 3, arbitrary: fc.integer({ min: -900, max: 900 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1e7, -200.4, -199.6, 99.7, 100.2, 199.5, 201, 4e5, 1e12) },
);
const linear = fc.constantFrom<[number, number, number, number]>(
  [1, 0, 0, 1],
  [1, 0, 0, 1],
  [0.866, 0.5, -0.5, 0.866],
  [-1, 0.2, 0.4, 1],
  [0, 0, 0, 1],
  [1e-6, 0, 0, 1e-6],
  [3, 0, 0, 0.3],
);
const BLENDS = [
  'normal',
  'normal',
  'layer',
  'multiply',
  'difference',
  'invert',
  'add',
  'subtract',
  'alpha',
  'erase',
];
const EFFECTS = ['', '', '', ALPHA, BLUR, SHADOW, '<filters><GlowFilter inner="true"/></filters>'];

const shapes = fc
  .tuple(far, far, fc.constantFrom(0, 0.02, 5, 60, 1500), fc.constantFrom(0.02, 5, 60, 1500))
  .map(([x, y, width, height]) => rectangle(x, y, width, height, RED));

function instances(name: string): fc.Arbitrary<string> {
  const [blend, effect] = [fc.constantFrom(...BLENDS), fc.constantFrom(...EFFECTS)];
  return fc.record({ x: far, y: far, linear, blend, effect }).map((place) => instance({ ...place, name }));
}

/** Layers with shapes and instances of a symbol, perhaps masked by others of the same kind. */
function contents(name?: string): fc.Arbitrary<string> {
  const element = name === undefined ? shapes : fc.oneof(shapes, instances(name), instances(name));
  const elements = fc.array(element, { maxLength: 3 }).map((all) => all.join(''));
  return fc
    .tuple(elements, fc.option(elements, { nil: undefined, freq: 3 }))
    .map(([content, mask]) => layers(content, mask));
}

const pictures = fc
  .record({ scene: contents('a'), a: contents('b'), b: contents('c'), c: contents() })
  .map(({ scene, ...symbols }) => picture(scene, symbols));

describe('random documents', () => {
  it('They never end the process that draws them', () => {
    const drawn = fc.sample(pictures, {
      numRuns: Number(process.env.PICTURES ?? 150),
      seed: Number(process.env.SEED ?? 1),
    });
    const lacking = new Set<string>();
    const changed = drawn.map((svg) => withoutUnseen(svg, 1, () => lacking.add(svg)));
    expect(lacking.size).toBeLessThan(drawn.length * 0.1);
    expect(lacking.size).toBeGreaterThan(0);
    expect(changed.filter((svg) => svg.includes('seen0')).length).toBeGreaterThan(10);
    drawnApart(changed);
  });
});

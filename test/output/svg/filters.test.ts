import { spawnSync } from 'node:child_process';
import { PNG } from 'pngjs';
import { createHost, type HostHandle } from '../../../app/index';
import { withoutUnseen } from '../../../output/svg/unseen/withoutUnseen';
import { rasterize } from '../../support/onNode';
import { sample } from '../../support/sample';

const library = [
  {
    name: 'ball',
    layers: [
      { elements: [{ shape: 'rectangle' as const, width: 20, height: 20, fill: '#00FF00', stroke: null }] },
    ],
  },
];

/** Two balls, with what a script makes of them. */
function twoBalls(script: string): HostHandle {
  const elements = [20, 100].map((x) => ({ item: 'ball', x, y: 20 }));
  const host = createHost({
    width: 140,
    height: 60,
    backgroundColor: '#000000',
    library,
    layers: [{ elements }],
  });
  host.run(`var balls = fl.getDocumentDOM().getTimeline().layers[0].frames[0].elements; ${script}`);
  return host;
}

/** Red, green and blue at a place. */
function colorAt(host: HostHandle, x: number, y: number): number[] {
  const { data } = PNG.sync.read(Buffer.from(rasterize(host.render())));
  return [...data.subarray((y * 140 + x) * 4, (y * 140 + x) * 4 + 3)];
}

const GLOW = `{ name: 'glowFilter', blurX: 20, blurY: 20, strength: 100, quality: 'high', color: '#FF0000' }`;

it('A glow reaches beyond the box of each instance that has it', () => {
  const host = twoBalls(`balls[0].filters = [${GLOW}]; balls[1].filters = [${GLOW}];`);
  const [first, second] = [15, 95].map((x) => colorAt(host, x, 30));
  expect(first[0]).toBeGreaterThan(40);
  expect(second).toEqual(first);
});

it('A shadow moves by whole pixels', () => {
  // 5 px at 45 degrees are 3.54 px along each axis.
  const shadow = `{ name: 'dropShadowFilter', blurX: 0, blurY: 0, distance: 5, angle: 45, color: '#FF0000' }`;
  const host = twoBalls(`balls[0].filters = [${shadow}];`);
  expect([42, 43, 44].map((x) => colorAt(host, x, 30)[0])).toEqual([255, 255, 0]);
});

it('A colour effect turns the colours of the filters too, and cuts nothing off', () => {
  const host = twoBalls(
    `balls[0].filters = [${GLOW}]; balls[1].filters = [${GLOW}];
     balls[1].colorMode = 'advanced'; balls[1].colorRedPercent = 0; balls[1].colorBlueAmount = 255;`,
  );
  const [red] = colorAt(host, 15, 30);
  expect(colorAt(host, 95, 30)).toEqual([0, 0, red]);
});

it('A gradient glow runs through the colours of its gradient', () => {
  const host = twoBalls(
    `balls[0].filters = [{ name: 'gradientGlowFilter', blurX: 20, blurY: 20, strength: 250, quality: 'high', distance: 0,
      type: 'outer', colorArray: ['#0000FF00', '#0000FF', '#FF0000'], posArray: [0, 64, 255] }];`,
  );
  const [near, far] = [18, 8].map((x) => colorAt(host, x, 30));
  expect(near[0]).toBeGreaterThan(60);
  expect(far[2]).toBeGreaterThan(far[0]);
  expect(colorAt(host, 30, 30)).toEqual([0, 255, 0]);
});

it('A gradient bevel has its first colour towards the light and its last away from it', () => {
  const host = twoBalls(
    `balls[0].filters = [{ name: 'gradientBevelFilter', blurX: 6, blurY: 6, strength: 200, quality: 'high', distance: 4,
      angle: 45, type: 'inner', colorArray: ['#FF0000', '#00000000', '#0000FF'], posArray: [0, 128, 255] }];`,
  );
  const [light, middle, shade] = [21, 30, 38].map((at) => colorAt(host, at, at));
  expect(light[0]).toBeGreaterThan(150);
  expect(middle[1]).toBeGreaterThan(200);
  expect(shade[2]).toBeGreaterThan(150);
});

const KINDS = [
  'adjustColorFilter',
  'blurFilter',
  'glowFilter',
  ...['bevelFilter', 'dropShadowFilter', 'gradientBevelFilter', 'gradientGlowFilter'].flatMap((name) =>
    ['inner', 'outer', 'full'].map((type) => `${name} ${type}`),
  ),
];

/** A script that gives an instance a filter of that kind and distance. */
function scriptOf(kind: string, distance: number, blurring: number): string {
  const [name, type] = kind.split(' ');
  const all = { blurX: blurring, blurY: blurring, strength: 100, quality: 'low' };
  const own = name === 'adjustColorFilter' ? { hue: 30 } : type ? { ...all, distance, angle: 45 } : all;
  const isShadow = name === 'dropShadowFilter';
  const side = type === undefined ? {} : isShadow ? { inner: type === 'inner' } : { type };
  const colors = name?.startsWith('gradient')
    ? { colorArray: ['#FF0000', '#00000000', '#0000FF'], posArray: [0, 128, 255] }
    : {};
  return `ball.filters = [${JSON.stringify({ name, ...own, ...side, ...colors })}];`;
}

const PLACINGS = [
  [0, 0],
  [0, 5],
  [4.5, 0],
  [4.5, 5],
].flatMap(([distance, blurring]) =>
  [-7, 9, 18, 21, 640].map((position) => ({ distance: distance!, blurring: blurring!, position })),
);

/** Draws each picture at its scale, in a process of its own: the rasterizer ends the process at a fault of its own. */
const DRAW = `
const { Resvg } = require('@resvg/resvg-js');
for (const [name, svg, value] of JSON.parse(require('fs').readFileSync(0, 'utf8'))) {
  require('fs').writeSync(1, name + '\\n');
  new Resvg(svg, { fitTo: { mode: 'zoom', value }, font: { loadSystemFonts: false } }).render();
}
console.log('the end');`;

it.each(sample(5, KINDS))('A %s of any distance, at any place, is drawn in pixels of any scale', (kind) => {
  const pictures: [name: string, svg: string, scale: number][] = [];
  const lacking: string[] = [];
  // Regions of 40, 60 and 100 pixels end on a pixel of a small picture but for an error of the last digit.
  for (const size of [36, 56, 96]) {
    const square = { shape: 'rectangle' as const, width: size, height: size, fill: '#00FF00', stroke: null };
    const host = createHost({
      width: 300,
      height: 200,
      library: [
        { name: 'ball', layers: [{ elements: [square] }] },
        { name: 'box', type: 'graphic', layers: [{ elements: [{ item: 'ball' }] }] },
      ],
      layers: [{ elements: [{ item: 'box', x: 5, y: 5 }] }],
    });
    host.run('var ball = fl.getDocumentDOM().library.items[1].timeline.layers[0].frames[0].elements[0];');
    for (const { distance, blurring, position } of sample(7, PLACINGS)) {
      host.run(`${scriptOf(kind, distance, blurring)} ball.x = ball.y = ${position};`);
      const svg = host.render();
      for (const scale of [0.1, 0.2, 0.37, 1, 2, 3]) {
        const name = `distance ${distance}, blur ${blurring}, ${size} px at ${position}, scale ${scale}`;
        pictures.push([name, withoutUnseen(svg, scale, (what) => lacking.push(what)), scale]);
      }
    }
  }
  const { stdout } = spawnSync(process.execPath, ['-e', DRAW], {
    cwd: __dirname,
    input: JSON.stringify(pictures),
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n').pop()).toBe('the end');
  expect(lacking).toEqual([]);
});

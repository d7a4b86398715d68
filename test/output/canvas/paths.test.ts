import type { Point } from '../../../geometry/matrix';
import fc from 'fast-check';
import type { DocumentLiteral, ElementLiteral } from '../../../app/literal/DocumentLiteral';
import { decodeEdges } from '../../../geometry/edges/decodeEdges';
import { curvesThrough } from '../../../output/canvas/display/guideCode';
import { easeCode } from '../../../output/canvas/display/trackChain';
import { transformValues } from '../../../output/canvas/display/Values';
import { fixed } from '../../../output/canvas/code/fixed';
import { PathEncoder, toTenths } from '../../../output/canvas/shapes/encodePath';
import { loopsPath } from '../../../output/canvas/shapes/shapeParts';
import { fontCode } from '../../../output/canvas/text/fontCode';
import { playerCalls } from '../../../output/canvas/frames/frameCode';
import type { NamedEase } from '../../../film/tracks/Track';
import { TextFormat } from '../../../document/xfl/texts/TextFormat';
import { XmlNode } from '../../../document/xml/XmlNode';
import { linesOf } from './support/samples';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const COUNTS = [2, 2, 4, 6, 0];

/** The commands of a path string with absolute coordinates in tenths of a pixel, as EaselJS reads it. */
function decode(text: string): number[][] {
  const commands: number[][] = [];
  let at = 0;
  let place = [0, 0];
  while (at < text.length) {
    const code = LETTERS.indexOf(text[at++]);
    const [command, size] = [code >> 3, ((code >> 2) & 1) + 2];
    if (command === 0) place = [0, 0];
    const numbers = Array.from({ length: COUNTS[command] }, (_, i) => {
      const values = [...text.slice(at, at + size)].map((letter) => LETTERS.indexOf(letter));
      at += size;
      const amount = values.reduce((sum, value, k) => sum * 64 + (k === 0 ? value & 31 : value), 0);
      place[i % 2] += values[0] & 32 ? -amount : amount;
      return place[i % 2];
    });
    commands.push([command, ...numbers]);
  }
  return commands;
}

describe('path strings', () => {
  it.each<[title: string, edges: string, path: string]>([
    [
      'A square begins at its lower left',
      '!0 0|1000 0!1000 0|1000 1000!1000 1000|0 1000!0 1000|0 0',
      'Aj5D6IAAnzIHzAAIAAHzg',
    ],
    [
      'The same, from another corner',
      '!1000 1000|0 1000!0 1000|0 0!0 0|1000 0!1000 0|1000 1000',
      'Aj5D6IAAnzIHzAAIAAHzg',
    ],
    [
      'A flat curve is a line',
      '!0 0[500 1 1000 0!1000 0|1000 1000!1000 1000|0 1000!0 1000|0 0',
      'Aj5D6IAAnzIHzAAIAAHzg',
    ],
  ])('%s', (_title, edges, path) => {
    expect(loopsPath([decodeEdges(edges)])).toEqual({ path, center: { x: 25, y: 25 } });
  });

  it('A curve is split at its lowest point', () => {
    const loop = decodeEdges('!0 0|1000 0!1000 0[500 1000 0 0');
    const drawn = decode(loopsPath([loop])?.path ?? '');
    expect(drawn.map(([command]) => command)).toEqual([0, 1, 2, 2, 4]);
    expect(Math.max(...drawn.flatMap(([, ...numbers]) => numbers.filter((_, i) => i % 2 === 1)))).toBe(125);
  });

  it.each([
    [-16, -159],
    [16, 160],
    [-8, -79],
    [0.04, 0],
    [0.05, 1],
  ])('%p px are %p tenths', (pixels, tenths) => {
    expect(toTenths(pixels)).toBe(tenths);
  });

  it('Every point is read back where it was rounded to, however far away it is', () => {
    const coordinate = fc.integer({ min: -60_000, max: 60_000 }).map((twips) => twips / 20);
    const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(points, ([first, ...others]) => {
        const encoder = new PathEncoder({ x: 0, y: 0 });
        encoder.moveTo(...first);
        for (const [x, y] of others) encoder.curveTo(x, y, y, x);
        const expected = [first, ...others.map(([x, y]) => [x, y, y, x])].map((list) => list.map(toTenths));
        expect(decode(encoder.text).map(([, ...numbers]) => numbers)).toEqual(expected);
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    [12.25, 1, 12.2],
    [57.75, 1, 57.8],
    [27.95, 1, 27.9],
    [-0.02, 1, 0],
    [0.1, 4, 0.1],
    [NaN, 1, 0],
  ])('%p with %p decimals is %p', (value, decimals, expected) => {
    expect(Object.is(fixed(value, decimals), expected)).toBe(true);
  });

  it('A matrix is put together again from what is written', () => {
    const factor = fc.double({ min: -4, max: 4, noNaN: true });
    const place = fc.integer({ min: -9000, max: 9000 }).map((twips) => twips / 20);
    fc.assert(
      fc.property(fc.tuple(factor, factor, factor, factor, place, place, place, place), (numbers) => {
        const [a, b, c, d, tx, ty, regX, regY] = numbers;
        const reg = { x: fixed(regX / 10, 1), y: fixed(regY / 10, 1) };
        const values = transformValues({ a, b, c, d, tx, ty }, reg, false) as Record<string, number>;
        const turn = (degrees: number): number => ((degrees + values.rotation) * Math.PI) / 180;
        const [skewX, skewY] = [turn(values.skewX), turn(values.skewY)];
        const back = [
          values.scaleX * Math.cos(skewY),
          values.scaleX * Math.sin(skewY),
          -values.scaleY * Math.sin(skewX),
          values.scaleY * Math.cos(skewX),
        ];
        [a, b, c, d].forEach((value, i) => expect(Math.abs(back[i] - value)).toBeLessThan(0.001));
        expect(Math.abs(values.x - (a * reg.x + c * reg.y + tx))).toBeLessThanOrEqual(0.0251);
        expect(Math.abs(values.y - (b * reg.x + d * reg.y + ty))).toBeLessThanOrEqual(0.0251);
      }),
    );
  });
});

describe('eases', () => {
  it.each<[ease: NamedEase, code: string | undefined]>([
    [{ kind: 'acceleration', acceleration: 0 }, undefined],
    [{ kind: 'acceleration', acceleration: -100 }, 'cjs.Ease.get(1)'],
    [{ kind: 'acceleration', acceleration: 50 }, 'cjs.Ease.get(-0.5)'],
    [{ kind: 'method', method: 'none' }, undefined],
    [{ kind: 'method', method: 'backInOut' }, 'cjs.Ease.backInOut'],
  ])('%j is %s', (ease, code) => {
    expect(easeCode(ease)).toBe(code);
  });
});

/** The distance of a point from a way of straight pieces. */
function distanceTo(points: readonly Point[], { x, y }: Point): number {
  const distances = points.slice(1).map((end, i) => {
    const start = points[i];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(start.x + share * dx - x, start.y + share * dy - y);
  });
  return Math.min(...distances);
}

describe('guides', () => {
  it('A straight way is one curve, and a bent one few', () => {
    const straight = Array.from({ length: 30 }, (_, i) => ({ x: i * 10, y: 5 }));
    expect(curvesThrough(straight)).toEqual([{ control: { x: 145, y: 5 }, end: { x: 290, y: 5 } }]);
    const bent = Array.from({ length: 49 }, (_, i) => ({ x: i * 10, y: (i * i) / 10 }));
    expect(curvesThrough(bent).length).toBe(1);
  });

  const arc = Array.from({ length: 25 }, (_, i) => ({ x: i * 10, y: (i * i) / 5 }));
  it.each([
    ['begins shortly before a point of its curve', [{ x: 19.9, y: 0.79 }, ...arc.slice(2)]],
    [
      'begins where two curves meet',
      [
        { x: 0, y: 0 },
        { x: 0.001, y: 0 },
        { x: 16, y: 0 },
      ],
    ],
    [
      'turns a corner',
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
    ],
    ['ends in a short piece', [...arc.slice(0, 20), { x: 191, y: 72.9 }]],
  ])('The curves stay on a way that %s', (_what, points) => {
    let from = points[0];
    for (const { control, end } of curvesThrough(points)) {
      for (let t = 0; t <= 1; t += 0.05) {
        const at = (axis: 'x' | 'y'): number =>
          (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * end[axis];
        expect(distanceTo(points, { x: at('x'), y: at('y') })).toBeLessThan(0.25);
      }
      from = end;
    }
  });
});

describe('fonts', () => {
  it.each([
    ['ArialMT', "20px 'Arial'"],
    ['Arial-BoldMT', "bold 20px 'Arial'"],
    ['Arial-BoldItalicMT', "italic bold 20px 'Arial'"],
    ['TimesNewRomanPSMT', "20px 'Times New Roman'"],
    ['TimesNewRomanPS-BoldMT', "bold 20px 'Times New Roman'"],
    ['BIZ-UDPGothic', "20px 'BIZ UDPGothic'"],
    ['NirmalaUI-Bold', "bold 20px 'Nirmala UI'"],
    ['Arial-Black', "bold 20px 'Arial Black'"],
    ['Gf-OpenSans-Light', "normal 300 20px 'Open Sans'"],
    ["a', serif; '\\", "20px 'a, serif; '"],
  ])('The face %s is %s', (face, font) => {
    const format = new TextFormat(XmlNode.create('DOMTextAttrs', { face, size: '20' }));
    expect(fontCode(format, face)).toBe(font);
  });
});

describe('ActionScript', () => {
  it.each<[text: string, calls: string[], isWhole: boolean]>([
    ['stop();', ['this.stop();'], true],
    ['stop()\ngotoAndPlay(3)', ['this.stop();', 'this.gotoAndPlay(2);'], true],
    ['this.gotoAndStop("end"); // there', ['this.gotoAndStop("end");'], true],
    ['if (a) { stop(); }', [], false],
    ['gotoAndPlay(a);', [], false],
    ['/* stop(); */', [], true],
    ['nextFrame();', ['this.gotoAndStop(this.currentFrame + 1);'], true],
    ['gotoAndPlay("a\\"; broken(); \\"");', [], false],
    ['prevFrame(); play();', ['this.gotoAndStop(Math.max(0, this.currentFrame - 1));', 'this.play();'], true],
    ['var a = 1; stop();', ['this.stop();'], false],
    ['if (a)\n  stop();', [], false],
    ['gotoAndPlay(1, "Scene 2");', [], false],
    ['stop(); stopAllSounds();', ['this.stop();'], false],
    ['gotoAndPlay(0);', [], false],
  ])('%j gives %j', (text, calls, isWhole) => {
    expect(playerCalls(text, 1)).toEqual({ calls, isWhole });
  });

  it('Frames of JavaScript count from 0 already', () => {
    expect(playerCalls('this.gotoAndPlay(0);', 0)).toEqual({
      calls: ['this.gotoAndPlay(0);'],
      isWhole: true,
    });
  });
});

describe('lines of a scaled shape', () => {
  const line = (placement: Partial<ElementLiteral>): string =>
    linesOf({
      layers: [
        {
          elements: [
            {
              shape: 'oval',
              width: 40,
              height: 40,
              stroke: '#000000',
              strokeWidth: 4,
              drawingObject: true,
              ...placement,
            },
          ],
        },
      ],
    } as DocumentLiteral)
      .filter((text) => /\.ss\(|setTransform/.test(text))
      .map((text) => text.replace(/\.p\(.*/, ''))
      .join(' ');

  it.each<[string, Partial<ElementLiteral>, string]>([
    ['grow with it', { scaleX: 2.5, scaleY: 2.5 }, '.ss(10,1,1) this.shape.setTransform(50,50);'],
    ['keep their width in a turn', { rotation: 90 }, '.ss(4,1,1) this.shape.setTransform(-20,20);'],
    [
      'are wider one way where it is stretched',
      { scaleX: 2, scaleY: 0.5 },
      '.ss(8,1,1) this.shape.setTransform(40,10,1,0.25);',
    ],
    ['lean with it', { matrix: { c: 1 } }, '.ss(5.657,1,1) this.shape.setTransform(40,20,0.7071,1,0,-45);'],
  ])('%s', (_what, placement, expected) => {
    expect(line(placement)).toContain(expected);
  });
});

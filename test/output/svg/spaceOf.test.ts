import { PNG } from 'pngjs';
import { MemoryContainer } from '../../../document/container/MemoryContainer';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import { pictureOf } from '../../../app/host/pictureOf';
import { quietHost } from '../../support/openModel';
import { rasterize } from '../../support/onNode';

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';

const item = (name: string, elements: string): string =>
  `<DOMSymbolItem ${XFL} name="${name}"><timeline><DOMTimeline name="${name}"><layers><DOMLayer><frames>` +
  `<DOMFrame index="0"><elements>${elements}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timeline></DOMSymbolItem>`;

const instance = (name: string, matrix: string, attributes = '', content = ''): string =>
  `<DOMSymbolInstance libraryItemName="${name}" ${attributes}><matrix><Matrix ${matrix}/></matrix>${content}</DOMSymbolInstance>`;

const fills = '<fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills>';
const square = `<DOMShape>${fills}<edges><Edge fillStyle1="1" edges="!-1000 -1000|1000 -1000|1000 1000|-1000 1000|-1000 -1000"/></edges></DOMShape>`;
const text =
  '<DOMStaticText width="90" height="20"><textRuns><DOMTextRun><characters>M</characters></DOMTextRun></textRuns></DOMStaticText>';

/** A scene of 550 x 400; its library holds a red square of 100 px around the zero point, alone and in a box. */
function pictureWith(elements: string, attributes = ''): ReturnType<typeof pictureOf> {
  const files = {
    'DOMDocument.xml':
      `<DOMDocument ${XFL} ${attributes}><symbols><Include href="square.xml"/><Include href="box.xml"/><Include href="text.xml"/><Include href="turned.xml"/></symbols><timelines>` +
      `<DOMTimeline name="Scene 1"><layers><DOMLayer><frames><DOMFrame index="0"><elements>${elements}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>`,
    'LIBRARY/square.xml': item('square', square),
    'LIBRARY/box.xml': item('box', instance('square', 'a="0.5" d="0.5" tx="25"')),
    'LIBRARY/text.xml': item('text', text),
    'LIBRARY/turned.xml': item('turned', instance('square', '', turned(0))),
  };
  return pictureOf(openDocument(new MemoryContainer('Untitled-1', files), quietHost()));
}

/** The first and the last red pixel of a row or a column. */
function redAlong(svg: string, axis: 'x' | 'y', at: number): [number, number] | undefined {
  const { data, width, height } = PNG.sync.read(Buffer.from(rasterize(svg, { isSmooth: false })));
  const isRed = (i: number): boolean => {
    const offset = (axis === 'x' ? at * width + i : i * width + at) * 4;
    return data[offset] === 255 && data[offset + 1] === 0;
  };
  const red = Array.from({ length: axis === 'x' ? width : height }, (_, i) => i).filter(isRed);
  return red.length === 0 ? undefined : [red[0], red[red.length - 1]];
}

/** `matrix3D` of a turn by 60 degrees about a vertical line through (x, 0): the right side goes away. */
function turned(x: number): string {
  const [cos, sin] = [0.5, Math.sqrt(3) / 2];
  return `matrix3D="${cos} 0 ${sin} 0 0 1 0 0 ${-sin} 0 ${cos} 0 ${(x - cos * x) * 20} 0 ${-sin * x * 20} 1"`;
}

// The default view angle, 55 degrees, on a stage of 550 pixels.
const FOCAL = 275 / Math.tan((55 / 360) * Math.PI);
/** Where the eye sees something `away` from the stage, at a distance from the vanishing point. */
const seen = (distance: number, away: number): number => (distance * FOCAL) / (FOCAL + away);

/** Half of the square's width when it is turned by 60 degrees, and how far its sides come forward and go away. */
const [HALF, AWAY] = [50 * 0.5, (50 * Math.sqrt(3)) / 2];

describe('instances in space', () => {
  const panel = (x: number): string => instance('square', `tx="${x}" ty="200"`, turned(x));

  it.each<[string, string, string, [number, number]]>([
    ['turn about a point', panel(275), '', [275 + seen(-HALF, -AWAY), 275 + seen(HALF, AWAY)]],
    [
      'are seen from the vanishing point',
      panel(375),
      '',
      [275 + seen(100 - HALF, -AWAY), 275 + seen(100 + HALF, AWAY)],
    ],
    [
      'have another one',
      panel(375),
      'vanishingPoint3DX="375"',
      [375 + seen(-HALF, -AWAY), 375 + seen(HALF, AWAY)],
    ],
    [
      'are larger when they come nearer',
      instance('square', 'tx="275" ty="200"', 'matrix3D="1 0 0 0 0 1 0 0 0 0 1 0 0 0 -2000 1"'),
      '',
      [275 + seen(-50, -100), 275 + seen(50, -100)],
    ],
    [
      'are seen at the angle of the document',
      instance('square', 'tx="275" ty="200"', 'matrix3D="1 0 0 0 0 1 0 0 0 0 1 0 0 0 -2000 1"'),
      'viewAngle3D="90"',
      [275 - (50 * 275) / 175, 275 + (50 * 275) / 175],
    ],
    [
      'carry symbols inside them along',
      instance('box', 'tx="275" ty="200"', turned(275)),
      '',
      [275, 275 + seen(HALF, AWAY)],
    ],
    [
      'are in flat symbols',
      instance('turned', 'tx="375" ty="200"'),
      '',
      [275 + seen(100 - HALF, -AWAY), 275 + seen(100 + HALF, AWAY)],
    ],
  ])('%s', (_title, elements, attributes, [left, right]) => {
    const row = redAlong(pictureWith(elements, attributes).svg, 'x', 200);
    expect(Math.abs((row?.[0] ?? NaN) - left)).toBeLessThanOrEqual(1);
    expect(Math.abs((row?.[1] ?? NaN) + 1 - right)).toBeLessThanOrEqual(1);
  });

  it('They have sides of different heights', () => {
    const { svg } = pictureWith(panel(275));
    for (const [x, height] of [
      [275 + seen(-HALF, -AWAY) + 1, seen(100, -AWAY)],
      [275 + seen(HALF, AWAY) - 2, seen(100, AWAY)],
    ]) {
      // prettier-ignore
      const [top, bottom] = redAlong(svg, 'y', Math.round(x)) ?? [NaN, NaN];
      expect(Math.abs(bottom + 1 - top - height)).toBeLessThan(4);
    }
  });

  it('They look different in two places, though they are in one symbol', () => {
    const both = [175, 425].map((x) => instance('turned', `tx="${x}" ty="200"`));
    const alone = both.map((one) => pictureWith(one).svg.match(/matrix\([^)]*\)/)?.[0]);
    expect(alone[0]).not.toBe(alone[1]);
    for (const place of alone) expect(pictureWith(both.join('')).svg).toContain(place);
  });

  it('They are not seen behind the eye, nor from their edge', () => {
    const behind = instance('square', '', 'matrix3D="1 0 0 0 0 1 0 0 0 0 1 0 5500 4000 -12000 1"');
    const edge = instance('square', '', 'matrix3D="0 0 1 0 0 1 0 0 -1 0 0 0 5500 4000 0 1"');
    for (const element of [behind, edge])
      expect(redAlong(pictureWith(element).svg, 'x', 200)).toBeUndefined();
  });

  it('They are noted where a text in them has perspective, and where a shape reaches behind the eye', () => {
    expect(pictureWith(instance('text', '', turned(45))).notDrawn).toEqual([
      ['perspective of a text or bitmap (drawn as seen at its middle)', 1],
    ]);
    const large = instance('square', 'a="20" d="20" tx="275" ty="200"', turned(275));
    expect(pictureWith(large).notDrawn).toEqual([['shape that reaches behind the eye', 1]]);
  });

  it('They are flat where the numbers make no sense', () => {
    const flat = pictureWith(instance('square', 'tx="275" ty="200"'));
    for (const numbers of ['', '1 2 3', `${'1 '.repeat(15)}x`]) {
      expect(pictureWith(instance('square', 'tx="275" ty="200"', `matrix3D="${numbers}"`))).toEqual(flat);
    }
  });

  it('They keep their filters whole', () => {
    const blur = '<filters><BlurFilter blurX="8" blurY="8"/></filters>';
    const moved = 'matrix3D="1 0 0 0 0 1 0 0 0 0 1 0 4000 0 0 1"';
    const row = redAlong(pictureWith(instance('square', 'tx="275" ty="200"', moved, blur)).svg, 'x', 200);
    expect(row?.[0]).toBeGreaterThan(425);
    expect(row?.[1]).toBeLessThan(525);
  });
});

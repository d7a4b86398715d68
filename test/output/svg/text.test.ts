import { describeWhere } from '../../support/where';
import fs from 'node:fs';
import { createHost } from '../../../app/index';
import type { TextLiteral } from '../../../app/literal/DocumentLiteral';
import { readFont } from '../../../output/svg/fonts/readFont';
import { commonFace } from '../../../output/svg/fonts/commonFaces';

const FOLDER = '/usr/share/fonts/truetype/dejavu';
const FILE = `${FOLDER}/DejaVuSansMono.ttf`;
const hasFont = fs.existsSync(FILE);

/** The `text` elements of a picture of one text. */
function drawn(text: TextLiteral, fonts: string[] = []): string[] {
  const host = createHost({ width: 300, height: 100, layers: [{ elements: [text] }] }, { fonts });
  const svg = host.render();
  host.dispose();
  return svg.match(/<text [^>]*>[^<]*/g) ?? [];
}

describe('texts without their font', () => {
  it('Words are as wide as in the common face that is nearest', () => {
    const [arial] = drawn({ text: 'Hello', face: 'ArialMT', size: 20 });
    // H 722, e 556, l 222, o 556 thousandths, each counted in whole twips: 14.4 + 11.1 + 4.4 + 4.4 + 11.1.
    expect(arial).toContain('textLength="45.4"');
    const [courier] = drawn({ text: 'Hello', face: 'CourierNewPSMT', size: 20 });
    expect(courier).toContain('textLength="60"');
  });

  it.each([
    ['ArialMT', 'i', 0.222],
    ['TimesNewRomanPSMT', 'i', 0.278],
    ['Courier', 'i', 0.6],
    ['Arial-BoldMT', 'i', 0.222],
    ['ArialMT', 'é', 0.556],
    ['ArialMT', '漢', 1],
    ['Verdana', 'm', 0.973],
    ['TrebuchetMS', 'm', 0.83],
    ['ＭＳＰゴシック', 'i', 0.211],
    ['Arial-Black', 'i', 0.333],
    ['ArialNarrow', 'i', 0.182],
  ])('The face %s has a character %s that is %d sizes wide', (face, character, width) => {
    expect(commonFace(face, false).advance(character)).toBeCloseTo(width, 3);
  });

  it('Bold faces are wider', () => {
    const widths = ['ArialMT', 'TimesNewRomanPSMT', 'Verdana'].map((face) =>
      commonFace(face, true).advance('n'),
    );
    expect(widths.map((width) => Math.round(width * 1000))).toEqual([611, 556, 713]);
  });
});

describeWhere(hasFont, 'no DejaVu Sans Mono', 'texts with their font', () => {
  it('A font has its names, its height and the advances of its characters', () => {
    const font = readFont(fs.readFileSync(FILE));
    expect(font?.names).toContain('DejaVuSansMono');
    // 1233 of 2048 units, as the head of the font says.
    expect(font?.advance('i')).toBeCloseTo(1233 / 2048, 9);
    expect(font?.ascent).toBeCloseTo(0.928, 3);
  });

  it('A font lists the characters that are set closer together', () => {
    const font = readFont(fs.readFileSync(`${FOLDER}/DejaVuSans.ttf`));
    // -131 of 2048 units for A and V in the table kern.
    expect(font?.kerning('A', 'V')).toBeCloseTo(-131 / 2048, 9);
    expect(font?.kerning('H', 'H')).toBe(0);
  });

  it('Every glyph has its place, in whole twips', () => {
    const [text] = drawn({ text: 'abc', face: 'DejaVuSansMono', size: 10 }, [FOLDER]);
    expect(/ x="([^"]*)"/.exec(text)?.[1]).toBe('0 6 12');
  });
});

it('A font is not read from damaged files', () => {
  expect(readFont(new Uint8Array(3))).toBeUndefined();
  expect(readFont(new Uint8Array([0, 1, 0, 0, 0, 9, 0, 0]))).toBeUndefined();
});

it('A folder of fonts that does not exist is named', () => {
  expect(() => drawn({ text: 'a' }, ['/no/such/folder'])).toThrow(
    'fonts: there is no folder "/no/such/folder"',
  );
});

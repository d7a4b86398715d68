import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { makeFont } from '../../../support/makeFont';
import { openLiteral } from '../../../support/openModel';
import { readSwf, type SwfMovie } from '../../../support/readSwf';
import { SwfBits } from '../../../support/SwfBits';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

/** The letters of western Europe. */
const LATIN = [0x20, 0xff] as const;

/** A host with a font that has these letters. */
function hostOf(letters: readonly [number, number]): Host {
  const font = makeFont({ family: 'Box Sans', postScriptName: 'BoxSans', letters });
  fs.writeFileSync(path.join(folder(), 'box.ttf'), font);
  return new Host(nodePlatform, { fonts: [folder()] });
}

/** `a-e` is `abcde`. */
function charactersOf(spans: string): string {
  return spans.replace(/([0Aa ¡])-(.)/g, (_, first: string, last: string) => {
    const start = first.charCodeAt(0);
    const codes = Array.from({ length: last.charCodeAt(0) - start + 1 }, (__, i) => start + i);
    return String.fromCharCode(...codes.filter((code) => code !== 0xa0));
  });
}

function bodiesOf({ tags }: SwfMovie, code: number): Uint8Array[] {
  return tags.filter((tag) => tag.code === code).map(({ body }) => body);
}

describe('texts in a font that is available', () => {
  function movieOf(textType: 'static' | 'dynamic'): { movie: SwfMovie; losses: number } {
    const font = makeFont({ family: 'Box Sans', postScriptName: 'BoxSans' });
    fs.writeFileSync(path.join(folder(), 'box.ttf'), font);
    const text = { text: 'ABBA', face: 'BoxSans', size: 20, width: 90, height: 30, textType };
    const attributes = { isSelectable: textType === 'dynamic' };
    const host = new Host(nodePlatform, { fonts: [folder()] });
    const document = openLiteral({ layers: [{ elements: [{ ...text, attributes }] }] }, host);
    const { files, losses } = publishSwf(document.film);
    return { movie: readSwf(files[0].bytes), losses: losses.length };
  }

  /** The number of glyphs, and the codes of their letters: DefineFont3 with small offsets or large ones. */
  function glyphsOf(movie: SwfMovie): string {
    const [body] = bodiesOf(movie, 75);
    const bits = new SwfBits(body, 2);
    const flags = bits.unsigned(8);
    bits.u8();
    bits.bytes(bits.u8());
    const count = bits.u16();
    const wide = (flags & 8) !== 0;
    const table = bits.at;
    const codesAt = Array.from({ length: count + 1 }, () => (wide ? bits.u32() : bits.u16()))[count];
    const codes = new SwfBits(body, table + codesAt);
    return String.fromCharCode(...Array.from({ length: count }, () => codes.u16()));
  }

  it.each([
    ['1', ' A-Z'],
    ['2|3', ' 0-9a-z'],
    ['5', ' -~'],
    ['17', ' ¡-ÿ'],
    ['2|22', ' a-z'],
    ['9999', ' -ÿ'],
    ['', ' -~¡-ÿ'],
  ])(
    'A font of the library is exported with those characters of its ranges that it has: %s',
    (embedRanges, expected) => {
      const attributes = {
        font: 'BoxSans',
        embedRanges,
        linkageClassName: 'Letters',
        linkageExportForAS: true,
      };
      const document = openLiteral(
        { library: [{ name: 'letters', type: 'font', attributes }] },
        hostOf(LATIN),
      );
      const movie = readSwf(publishSwf(document.film).files[0].bytes);
      expect([...movie.exports]).toEqual([['Letters', 1]]);
      expect(glyphsOf(movie).replace('\u00a0', '')).toBe(charactersOf(expected));
    },
  );

  it.each([
    ['a font item of its face', { embedRanges: '2' }, {}, ' ABa-z'],
    ['a font item with characters', { embeddedCharacters: '+-' }, {}, '+-AB'],
    ['the ranges of an old text', undefined, { embedRanges: '3' }, ' 0-9AB'],
    ['the characters of an old text', undefined, { embeddedCharacters: '.B' }, '.AB'],
    ['nothing', undefined, {}, 'AB'],
  ])('A dynamic text embeds its letters and what scripts may show, by %s', (_, item, own, expected) => {
    const library = item
      ? [{ name: 'a', type: 'font' as const, attributes: { font: 'BoxSans', ...item } }]
      : [];
    const text = {
      text: 'ABBA',
      face: 'BoxSans',
      width: 90,
      height: 30,
      textType: 'dynamic' as const,
      attributes: own,
    };
    const document = openLiteral({ library, layers: [{ elements: [text] }] }, hostOf(LATIN));
    const glyphs = glyphsOf(readSwf(publishSwf(document.film).files[0].bytes));
    expect(glyphs.replace('\u00a0', '')).toBe(charactersOf(expected));
  });

  it.each([
    ['with a space in it', 'A B', ' AB\u00a0'],
    ['without', 'AB', 'AB'],
  ])('The font of a text %s embeds a no-break space accordingly', (_, text, expected) => {
    const element = { text, face: 'BoxSans', width: 90, height: 30, textType: 'dynamic' as const };
    const document = openLiteral({ layers: [{ elements: [element] }] }, hostOf(LATIN));
    expect(glyphsOf(readSwf(publishSwf(document.film).files[0].bytes))).toBe(expected);
  });

  it('A text in a font of the library that is not available names its face', () => {
    const library = [{ name: 'big', type: 'font' as const, attributes: { font: 'Nowhere' } }];
    const element = { text: 'A', face: 'big*', width: 90, height: 30 };
    const { losses } = publishSwf(openLiteral({ library, layers: [{ elements: [element] }] }).film);
    expect(losses.map(({ what }) => what).join()).toMatch(/font of the player's machine.*"Nowhere".*--fonts/);
  });

  it.each([
    ['with letters', 'A', true],
    ['without letters, whose font has none in the movie,', '', false],
  ])('A dynamic text %s asks for outlines accordingly', (_, text, expected) => {
    const element = { text, face: 'BoxSans', width: 90, height: 30, textType: 'dynamic' as const };
    const document = openLiteral({ layers: [{ elements: [element] }] }, hostOf(LATIN));
    const [field] = bodiesOf(readSwf(publishSwf(document.film).files[0].bytes), 37);
    const bits = new SwfBits(field, 2);
    bits.rectangle();
    bits.u8();
    expect((bits.u8() & 1) === 1).toBe(expected);
  });

  it('A font of the library that is not available is named, with what follows', () => {
    const attributes = { font: 'Nowhere', linkageClassName: 'Letters', linkageExportForAS: true };
    const document = openLiteral({ library: [{ name: 'letters', type: 'font', attributes }] });
    expect(
      publishSwf(document.film)
        .losses.map(({ what }) => what)
        .join(),
    ).toMatch(/show no text.*"Nowhere".*--fonts/);
  });

  it.each([
    ['static', 'text'],
    ['dynamic', 'edit'],
  ] as const)('They have the outlines of the letters that a %s text needs', (textType, kind) => {
    const { movie, losses } = movieOf(textType);
    expect([...movie.root.frames[0].values()].map(({ id }) => movie.characters.get(id)?.kind)).toEqual([
      kind,
    ]);
    expect([glyphsOf(movie), losses]).toEqual(['AB', 0]);
  });
});

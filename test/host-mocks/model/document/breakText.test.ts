import { itWhere } from '../../../support/where';
import fs from 'fs';
import { PNG } from 'pngjs';
import { createHost } from '../../../../app/index';
import type { TextLiteral } from '../../../../app/literal/DocumentLiteral';
import { rasterize } from '../../../support/onNode';
import { shareOfDifferentPixels } from '../../../output/svg/comparePictures';

const FONTS = '/usr/share/fonts/truetype/dejavu';

function breakApart(
  text: TextLiteral,
  fonts: string[],
): { before: PNG; after: PNG; output: readonly string[] } {
  const host = createHost({ width: 300, height: 120, layers: [{ elements: [text] }] }, { fonts });
  const draw = (): PNG =>
    PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }), { isSmooth: false })));
  try {
    const before = draw();
    host.run(`var d = fl.getDocumentDOM(); d.selectAll(); d.breakApart();
      d.selection.reverse().forEach(function (e) {
        fl.trace([e.elementType, e.textType, e.getTextString(), e.getTextAttr('fillColor'), Math.round(e.left)].join());
      });`);
    return { before, after: draw(), output: host.output };
  } finally {
    host.dispose();
  }
}

const HELLO: TextLiteral = {
  text: 'Ab c',
  x: 20,
  y: 30,
  width: 200,
  height: 40,
};

it('A text is broken into texts of one letter each, without the blanks', () => {
  const { output } = breakApart(HELLO, []);
  expect(output.map((line) => line.split(',').slice(0, 4).join())).toEqual([
    'text,static,A,#000000',
    'text,static,b,#000000',
    'text,static,c,#000000',
  ]);
  const lefts = output.map((line) => Number(line.split(',')[4]));
  expect([...lefts].sort((one, other) => one - other)).toEqual(lefts);
});

itWhere(fs.existsSync(FONTS), `no ${FONTS}`, 'With the font at hand the picture stays', () => {
  const { before, after } = breakApart({ ...HELLO, text: 'Quick fox', face: 'DejaVuSans', size: 24 }, [
    FONTS,
  ]);
  expect(shareOfDifferentPixels(after, before)).toBeLessThan(0.0005);
});

describe('letters', () => {
  const [face, folder] = ['DejaVuSans', FONTS];

  /** Text that is broken apart once and twice: pictures, and what is on the stage in the end. */
  function breakTwice(text: string, more: Partial<TextLiteral> = {}): { pictures: PNG[]; kinds: unknown } {
    const layers = [{ elements: [{ ...HELLO, ...more, text, face, size: 40, y: 20 }] }];
    const host = createHost({ width: 600, height: 120, layers }, { fonts: [folder] });
    const pictures: PNG[] = [];
    try {
      for (let i = 0; i < 3; i++) {
        if (i > 0) host.run('var d = fl.getDocumentDOM(); d.selectAll(); d.breakApart();');
        pictures.push(PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }), { isSmooth: false }))));
      }
      const kinds = host.run(
        `(function () { d.selectNone(); var f = d.getTimeline().layers[0].frames[0];
          return f.elements.map(function (e) { return e.elementType + (e.isDrawingObject ? ' object' : ''); }).join(); })()`,
      );
      return { pictures, kinds };
    } finally {
      host.dispose();
    }
  }

  itWhere(
    fs.existsSync(folder),
    `no ${folder}`,
    'the second time letters become one raw shape that looks the same',
    () => {
      // Curves, holes, parts of several outlines, and glyphs made of other glyphs.
      const { pictures, kinds } = breakTwice('Qg8&Ai%@éÄßñ"x"', { width: 560 });
      expect(kinds).toBe('shape');
      expect(shareOfDifferentPixels(pictures[2], pictures[0])).toBeLessThan(0.002);
      const ink = pictures[2].data.filter((value, at) => at % 4 === 0 && value < 128).length;
      expect(ink).toBeGreaterThan(400);
    },
  );

  itWhere(fs.existsSync(folder), `no ${folder}`, 'colour and transformation of the text stay', () => {
    const { pictures } = breakTwice('Rg', {
      color: '#3366CC',
      scaleX: 1.5,
      rotation: 20,
    });
    expect(shareOfDifferentPixels(pictures[2], pictures[0])).toBeLessThan(0.002);
  });
});

it('A letter without its font is refused by name, and nothing else is broken apart before', () => {
  const host = createHost({
    layers: [
      {
        elements: [
          { shape: 'oval', drawingObject: true },
          { text: 'x', face: 'Nowhere' },
        ],
      },
    ],
  });
  expect(() => host.run('var d = fl.getDocumentDOM(); d.selectAll(); d.breakApart();')).toThrow(
    'NotImplemented: Document.breakApart of a text of one letter without the TrueType font "Nowhere"',
  );
  const [oval] = host.document.getTimeline().layers[0].frames[0].elements as unknown as {
    isDrawingObject: boolean;
  }[];
  expect(oval.isDrawingObject).toBe(true);
  host.dispose();
});

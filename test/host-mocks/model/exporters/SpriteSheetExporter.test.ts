import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { createHost, openHost, type HostHandle } from '../../../../app';
import { EXAMPLE } from '../../../app/cli/support/runCli';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { unpackSheet } from '../../../output/sheets/unpackSheet';

const folder = temporaryFolder();
let host: HostHandle;
beforeEach(() => {
  host = openHost(EXAMPLE, { realm: 'separate', roots: [folder()] });
});
afterEach(() => host.dispose());

/** Runs a script that finds the folder as `place` and symbols by `symbol(path)`. */
function run(source: string): unknown {
  const place = JSON.stringify(pathToFileURL(folder()).href);
  return host.run(
    `var place = ${place}, lib = fl.getDocumentDOM().library;
     function symbol(path) { return lib.items[lib.findItemIndex(path)]; }
     ${source}`,
  );
}

function readPng(name: string): PNG {
  return PNG.sync.read(fs.readFileSync(path.join(folder(), name)));
}

describe('SpriteSheetExporter', () => {
  it('A sheet holds the frames of the PNG sequence, pixel for pixel', () => {
    run(`symbol('stars/twinkle').exportToPNGSequence(place + '/star.png');
      var e = new SpriteSheetExporter; e.beginExport(); e.algorithm = 'maxRects'; e.layoutFormat = 'JSON-Array';
      e.allowRotate = true; e.addSymbol(symbol('stars/twinkle'));
      e.exportSpriteSheet(place + '/sheet', { format: 'png', bitDepth: 32, backgroundColor: '#00000000' });`);
    const frames = unpackSheet(path.join(folder(), 'sheet.json'));
    const files = fs.readdirSync(folder()).filter((name) => /^star\d+\.png$/.test(name));
    expect(frames.map(({ name }) => name)).toEqual(
      files.map((_, at) => `twinkle${String(at).padStart(4, '0')}`),
    );
    files.forEach((file, at) => expect(readPng(file).data.equals(frames[at].data)).toBe(true));
  });

  it('The data that exportSpriteSheet writes after a byte order mark are returned', () => {
    const data = run(`var e = new SpriteSheetExporter; e.addSymbol(symbol('stars/star'), 'sun');
      e.exportSpriteSheet(place + '/sheet', 'png')`) as string;
    expect(`\uFEFF${data}`).toBe(fs.readFileSync(path.join(folder(), 'sheet.json'), 'utf8'));
    expect(data).toContain('\n\t"app": "Adobe Animate",\n');
    expect(Object.keys((JSON.parse(data) as { frames: object }).frames)[0]).toBe('sun0000');
  });

  it('Frames are named, changed and removed', () => {
    const count = `(function () { var e = new SpriteSheetExporter, s = symbol('stars/twinkle'); %
      return eval('(' + e.exportSpriteSheet(place + '/a', 'png', false) + ')'); })()`;
    const names = (body: string): string[] =>
      Object.keys((run(count.replace('%', body)) as { frames: object }).frames);
    expect(names("e.addSymbol(s, '', 2, 3);")).toEqual(['twinkle0001', 'twinkle0002']);
    expect(names('e.addSymbol(s); e.changeSymbol(s, 1, 1);')).toEqual(['twinkle0000']);
    expect(names('e.addSymbol(s); e.removeSymbol(s);')).toEqual([]);
    expect(fs.existsSync(path.join(folder(), 'a.json'))).toBe(false);
  });

  it('Flash CS6 writes JSON with 16 bits a letter', () => {
    const old = openHost(EXAMPLE, { realm: 'separate', roots: [folder()], era: 'cs6' });
    const uri = pathToFileURL(path.join(folder(), 'old')).href;
    const data = old.run(`var lib = fl.getDocumentDOM().library, e = new SpriteSheetExporter;
      e.addSymbol(lib.items[lib.findItemIndex('stars/star')]); e.exportSpriteSheet('${uri}', 'png')`) as string;
    expect(fs.readFileSync(path.join(folder(), 'old.json')).toString('utf16le')).toBe(`\uFEFF${data}`);
    expect(data).toContain('"app": "Adobe Flash CS6"');
    old.dispose();
  });

  it('A layout brings its own switches: those that were set before have no effect', () => {
    const said = run(`var e = new SpriteSheetExporter; e.allowRotate = true; e.allowTrimming = false;
      e.layoutFormat = 'JSON'; [e.allowRotate, e.allowTrimming].join()`);
    expect(said).toBe('false,true');
  });

  it('Symbols are in the order of their names, whatever the order of adding', () => {
    const data = run(`var e = new SpriteSheetExporter; e.addSymbol(symbol('stars/star'), 'confirm');
      e.addSymbol(symbol('stars/star'), 'Loop'); e.exportSpriteSheet(place + '/sheet', 'png', false)`) as string;
    expect(Object.keys((JSON.parse(data) as { frames: object }).frames)).toEqual(['Loop0000', 'confirm0000']);
  });

  it.each([
    [
      'cells begin and end at the next whole pixels',
      'e.x += 0.4; e.y += 0.4;',
      { w: 40, h: 40 },
      { x: 0, y: 0 },
    ],
    [
      'an invisible frame keeps its place',
      'e.x += 20; e.colorAlphaPercent = 0;',
      { w: 40, h: 40 },
      { x: 20, y: 0 },
    ],
  ])('%s', (_what, change, size, offset) => {
    const square = { shape: 'rectangle', x: 0, y: 0, width: 40, height: 40, stroke: null } as const;
    const made = createHost(
      {
        library: [
          { name: 'dot', type: 'movie clip', layers: [{ elements: [square] }] },
          {
            name: 's',
            type: 'movie clip',
            layers: [{ frames: [0, 1].map(() => ({ elements: [{ item: 'dot' }] })) }],
          },
        ],
      },
      { realm: 'separate', roots: [folder()] },
    );
    const uri = pathToFileURL(path.join(folder(), 'cells')).href;
    const data = made.run(`var s = document.library.items[document.library.findItemIndex('s')];
      var all = [0, 1], frames = s.timeline.layers[0].frames;
      for (var i = ${offset.x === 0 ? 0 : 1}; i < 2; i++) { var e = frames[i].elements[0]; ${change} }
      var x = new SpriteSheetExporter; x.addSymbol(s); x.exportSpriteSheet('${uri}', 'png')`) as string;
    const { frames } = JSON.parse(data) as {
      frames: Record<string, { frame: object; spriteSourceSize: object }>;
    };
    expect(frames.s0001.frame).toMatchObject(size);
    expect(frames.s0001.spriteSourceSize).toMatchObject(offset);
    made.dispose();
  });

  it('A symbol may be deleted once it is added', () => {
    run(`var e = new SpriteSheetExporter; e.addSymbol(symbol('stars/star')); lib.deleteItem('stars/star');
      e.exportSpriteSheet(place + '/sheet', 'png');`);
    expect(unpackSheet(path.join(folder(), 'sheet.json'))).toHaveLength(1);
  });

  it('Symbols that do not fit overflow, and nothing is written', () => {
    const said =
      run(`var e = new SpriteSheetExporter; e.autoSize = false; e.sheetWidth = 16; e.sheetHeight = 16;
      e.addSymbol(symbol('stars/twinkle')); [e.overflowed, e.exportSpriteSheet(place + '/sheet', 'png')].join()`);
    expect(said).toBe('true,');
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  it.each([
    ["e.layoutFormat = 'cocos2D v3'", 'NotImplemented: SpriteSheetExporter.layoutFormat "cocos2D v3"'],
    [
      "e.exportSpriteSheet(place + '/a', 'jpg')",
      'NotImplemented: SpriteSheetExporter.exportSpriteSheet with "jpg"',
    ],
    ["e.exportSpriteSheet(place + '/a', 'gif')", 'expected "png" or "jpg"'],
    ["e.addSymbol(symbol('ui'))", 'expected a symbol or an instance of one'],
    ["e.algorithm = 'best'", 'SpriteSheetExporter.algorithm'],
    ["e.exportSpriteSheet('file:///elsewhere/a', 'png')", 'elsewhere'],
  ])('%s throws', (source, message) => {
    expect(() =>
      run(`var e = new SpriteSheetExporter; e.addSymbol(symbol('stars/star')); ${source}`),
    ).toThrow(message);
  });
});

describe('TextureAtlasExporter', () => {
  it('An atlas is written into the folder, with short keys when asked for', () => {
    const isDone =
      run(`var t = new TextureAtlasExporter; t.filePath = place; t.optimizeJson = true; t.resolution = 2;
      t.exportTextureAtlas(symbol('stars/twinkle'))`);
    expect(isDone).toBe(true);
    expect(fs.readdirSync(folder()).sort()).toEqual(['Animation.json', 'spritemap1.json', 'spritemap1.png']);
    expect(fs.readFileSync(path.join(folder(), 'Animation.json'), 'utf8')).toMatch(/^\{"AN":/);
  });
});

describe('pictures of documents', () => {
  it('The current frame is written by exportPNG, as large as the stage, or all frames are', () => {
    expect(run("fl.getDocumentDOM().exportPNG(place + '/one.png', true, true)")).toBe(true);
    expect([readPng('one.png').width, readPng('one.png').height]).toEqual([640, 360]);
    run("fl.getDocumentDOM().exportSVG(place + '/all', true, false)");
    expect(fs.readdirSync(folder()).filter((name) => /^all\d{4}\.svg$/.test(name)).length).toBeGreaterThan(1);
  });

  it('The selected instance is exported by exportInstanceToPNGSequence', () => {
    expect(() =>
      run(
        "fl.getDocumentDOM().selectNone(); fl.getDocumentDOM().exportInstanceToPNGSequence(place + '/a.png')",
      ),
    ).toThrow('expected one selected instance of a symbol');
  });

  it.each(['format', 'canStackDuplicateFrames', 'canRotate', 'version', 'image'])(
    'A value assigned to %s has no effect',
    (member) => {
      const [before, after] = run(
        `var s = new SpriteSheetExporter(); var before = s.${member}; s.${member} = 'mine'; [before, s.${member}]`,
      ) as unknown[];
      expect(after).toBe(before);
    },
  );

  it('A picture with filters is as large as what it shows', () => {
    const size = (name: string, script: string): number => {
      run(`var s = symbol('stars/twinkle'); var e = s.timeline.layers[0].frames[0].elements[0]; ${script}
        s.exportToPNGSequence(place + '/${name}.png', 1, 1);`);
      return readPng(`${name}0001.png`).width;
    };
    const plain = size('plain', '');
    const glowing = size(
      'glow',
      `var layers = s.timeline.layers;
       for (var i = 0; i < layers.length; i++) for (var j = 0; j < layers[i].frames[0].elements.length; j++) {
         var one = layers[i].frames[0].elements[j];
         if (one.elementType === 'instance') one.filters = [{ name: 'glowFilter', enabled: true, blurX: 40, blurY: 40, strength: 100, color: '#FF0000', quality: 'high', inner: false, knockout: false }];
       }`,
    );
    expect(glowing).toBeGreaterThan(plain + 20);
    const picture = readPng('glow0001.png');
    const isPainted = (x: number, y: number): boolean => picture.data[(y * picture.width + x) * 4 + 3] > 0;
    const rows = Array.from({ length: picture.height }, (_, y) => y);
    // The outermost columns are painted, but faintly: nothing is cut off, and there is no empty room.
    expect(rows.some((y) => isPainted(0, y))).toBe(true);
    expect(Math.max(...rows.map((y) => picture.data[y * picture.width * 4 + 3]))).toBeLessThan(30);
  });
});

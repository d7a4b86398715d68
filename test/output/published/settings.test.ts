import fc from 'fast-check';
import { folderBelow, leafOfPath } from '../../../output/published/pathBelow';
import { readCanvasSettings, type CanvasSettings } from '../../../output/canvas/CanvasSettings';
import { readSwfSettings } from '../../../output/swf/SwfSettings';
import { formatOf } from '../../../document/xfl/publishFormat';
import { CANVAS_KIND, canvasProfile, documentWith, flashProfile } from '../filesOfDocument';

function canvasSettings(properties: Readonly<Record<string, string>>): CanvasSettings {
  return readCanvasSettings(
    documentWith({ name: 'film.fla' }, { 'PublishSettings.xml': canvasProfile(properties) }).film,
  );
}

describe('a path that a document names', () => {
  it.each([
    ['images/', 'images/'],
    ['images', 'images/'],
    ['', ''],
    ['./', ''],
    ['assets/img/', 'assets/img/'],
    ['../images/', 'images/'],
    ['a/../../b', 'a/b/'],
    ['/etc/', 'etc/'],
    ['C:\\art\\out', 'art/out/'],
    ['\\\\server\\share', 'server/share/'],
    ['~/x', '~/x/'],
    ['con/aux.txt', '_con/_aux.txt/'],
    ['a\u202eb', 'a_b/'],
    ['-rf', '_-rf/'],
    [' .. / x ', 'x/'],
  ])('%j is the folder %j below that of the publication', (path, expected) => {
    expect(folderBelow(path)).toBe(expected);
  });

  it('It never leaves its folder, whatever it holds', () => {
    const parts = fc.constantFrom('..', '.', '/', '\\', 'C:', ' ', '\0', 'a', '..\u00a0', '%2e%2e', '\u2028');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(parts).map((list) => list.join('')),
        ),
        (path) => {
          const names = folderBelow(path).split('/');
          expect(names.at(-1)).toBe('');
          for (const name of names.slice(0, -1)) expect(name).toMatch(/^(?!\.{0,2}$)[^\\:*?"<>|\0-\x1f]+$/);
          const leaf = leafOfPath(path);
          if (leaf !== undefined) expect(leaf).toMatch(/^(?!\.{0,2}$)[^/\\:*?"<>|\0-\x1f]+$/);
        },
      ),
    );
  });
});

describe('settings of HTML5 Canvas', () => {
  const CASES: [properties: Record<string, string>, expected: Partial<CanvasSettings>][] = [
    [{}, { name: 'film', responsive: undefined, fill: undefined, centered: undefined, sheet: undefined }],
    [{}, { loops: true, hasPage: true, hasPreloader: false, isScriptInPage: false }],
    [{}, { folders: { images: 'images/', sounds: 'sounds/', player: 'libs/' } }],
    [{ filename: 'other.js' }, { name: 'film' }],
    [{ filename: 'other.js', default: 'false' }, { name: 'other' }],
    [{ filename: '../../x/other.JS', default: 'false' }, { name: 'other' }],
    [{ filename: '..', default: 'false' }, { name: 'film' }],
    [{ filename: 'nul.js', default: 'false' }, { name: '_nul' }],
    [
      { imagesPath: '../art', exportImagesToFolder: 'true' },
      { folders: { images: 'art/', sounds: 'sounds/', player: 'libs/' } },
    ],
    [
      { exportImagesToFolder: 'false', exportSoundsToFolder: 'false' },
      { folders: { images: '', sounds: '', player: 'libs/' } },
    ],
    [{ makeResponsive: 'true', responsiveOption: '0' }, { responsive: 'width' }],
    [{ makeResponsive: 'true', responsiveOption: '1' }, { responsive: 'height' }],
    [{ makeResponsive: 'true', responsiveOption: '2' }, { responsive: 'both' }],
    [{ makeResponsive: 'true', responsiveOption: '9' }, { responsive: 'both' }],
    [{ makeResponsive: 'yes' }, { responsive: undefined }],
    [{ scaleStage: 'true', scaleOption: '0' }, { fill: 'inside' }],
    [{ scaleStage: 'true', scaleOption: '1' }, { fill: 'cover' }],
    [{ centerStage: 'true', centerOption: '1' }, { centered: 'vertically' }],
    [{ centerStage: 'true' }, { centered: 'both' }],
    [{ exportAsSpritesheet: 'true' }, { sheet: { width: 8192, height: 8192 } }],
    [
      { exportAsSpritesheet: 'true', pngMaxSheetWidth: '256', pngMaxSheetHeight: '1e9' },
      { sheet: { width: 256, height: 8192 } },
    ],
    [
      { exportAsSpritesheet: 'true', pngMaxSheetWidth: '0', pngMaxSheetHeight: '-5' },
      { sheet: { width: 16, height: 8192 } },
    ],
    [
      { includePreloader: 'true', loop: 'false' },
      { hasPreloader: true, loops: false },
    ],
    [
      { embedJS: 'true', exportHTML: 'false', exportImages: 'false' },
      { isScriptInPage: true, hasPage: false, hasImages: false },
    ],
  ];

  it.each(CASES)('%j', (properties, expected) => {
    expect(canvasSettings(properties)).toMatchObject(expected);
  });

  it('The timeline itself says whether it loops, before the profile does', () => {
    const document = documentWith({}, { 'PublishSettings.xml': canvasProfile({ loop: 'true' }) });
    document.addDataToDocument('CreateJSToolkit_timelinedata', 'string', 'version\n0.1\nloop\nfalse');
    expect(readCanvasSettings(document.film).loops).toBe(false);
  });

  it('Names are names of files and numbers are in range, whatever the properties hold', () => {
    const names = [
      'filename',
      'imagesPath',
      'soundsPath',
      'libraryPath',
      'pngMaxSheetWidth',
      'responsiveOption',
    ];
    const text = fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '1', '"', '<', '&', ':', ' ', 'é') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 6, maxLength: 6 }), (values) => {
        const given = Object.fromEntries(names.map((name, index) => [name, values[index]]));
        const settings = canvasSettings({ ...given, default: 'false', exportAsSpritesheet: 'true' });
        expect(settings.name).toMatch(/^(?!\.{0,2}$)[^/\\:*?"<>|]+$/);
        for (const folder of Object.values(settings.folders))
          expect(folder).not.toMatch(/(^|\/)\.{0,2}\/|\\/);
        expect(settings.sheet?.width).toBeGreaterThanOrEqual(16);
        expect(settings.sheet?.width).toBeLessThanOrEqual(8192);
      }),
    );
  });
});

it.each([
  [{}, {}, { name: 'film', version: 43, isCompressed: true, jpegQuality: 80, actionScript: 3 }],
  [
    { Version: '10', CompressMovie: '0', Quality: '101', ActionScriptVersion: '2' },
    {},
    { version: 10, isCompressed: false, jpegQuality: 100, actionScript: 2 },
  ],
  [{ Version: '99999999999', ActionScriptVersion: '7' }, {}, { version: 43, actionScript: 3 }],
  [{ Version: '900' }, {}, { version: 50 }],
  [{}, { flashDefaultName: '0', flashFileName: '../bin/out.swf' }, { name: 'out' }],
  [{}, { flashDefaultName: '1', flashFileName: 'out.swf' }, { name: 'film' }],
  [{ DocumentClass: 'game.Main' }, {}, { documentClass: 'game.Main' }],
] as const)('The settings of SWF are read: %j %j', (properties, formats, expected) => {
  const files = { 'PublishSettings.xml': flashProfile(properties, formats) };
  expect(readSwfSettings(documentWith({ name: 'film.fla' }, files).film)).toMatchObject(expected);
});

it('A document is published as what it was made for', () => {
  expect(formatOf(documentWith({}))).toBe('swf');
  expect(formatOf(documentWith({ attributes: { filetypeGUID: CANVAS_KIND } }))).toBe('canvas');
  expect(formatOf(documentWith({ attributes: { filetypeGUID: CANVAS_KIND.toLowerCase() } }))).toBe('canvas');
});

import fs from 'node:fs';
import { createHost, type DocumentLiteral, type HostHandle, type Publication } from '../../../../app/index';
import { CANVAS_KIND, canvasProfile, flashProfile } from '../../../output/filesOfDocument';
import { readSwf } from '../../../support/readSwf';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { pathToUri } from '../../../support/onNode';

const folder = temporaryFolder();
const movie = { name: 'logo.fla', library: [{ name: 'ui/star', type: 'movie clip' as const }] };

const CALLS: [string, Partial<Publication>][] = [
  ['fl.getDocumentDOM().publish()', { by: 'Document.publish', target: 'logo.swf' }],
  ['fl.getDocumentDOM().testMovie(1)', { by: 'Document.testMovie', target: 'logo.swf' }],
  ['fl.getDocumentDOM().debugMovie(1)', { by: 'Document.debugMovie', target: 'logo.swf' }],
  ['fl.getDocumentDOM().testScene()', { by: 'Document.testScene' }],
  [
    'fl.getDocumentDOM().exportSWF("file:///C|/movies/qwerty.swf", true)',
    { by: 'Document.exportSWF', target: 'file:///C|/movies/qwerty.swf' },
  ],
  [
    'fl.getDocumentDOM().exportVideo("file:///C|/movies/my.mov")',
    { by: 'Document.exportVideo', target: 'file:///C|/movies/my.mov' },
  ],
  [
    'fl.getDocumentDOM().library.items[1].exportSWF("file:///c|/tests/my.swf")',
    { by: 'SymbolItem.exportSWF', target: 'file:///c|/tests/my.swf', item: 'ui/star' },
  ],
  [
    'fl.getDocumentDOM().library.items[1].exportSWC("file:///c|/tests/my.swc")',
    { by: 'SymbolItem.exportSWC', target: 'file:///c|/tests/my.swc', item: 'ui/star' },
  ],
];

it.each(CALLS)('With publishing "note", %s is noted and the script continues', (call, expected) => {
  const host = createHost(movie, { publishing: 'note' });
  expect(host.run(`${call}; "went on"`)).toBe('went on');
  const { target, ...rest } = { ...expected };
  expect(host.published).toHaveLength(1);
  expect(host.published[0]).toMatchObject({ document: 'logo.fla', profile: 'Default', ...rest });
  if (target === undefined) expect(host.published[0]).not.toHaveProperty('target');
  else expect(host.published[0].target).toMatch(new RegExp(`${target.replace(/[|.]/g, '\\$&')}$`));
});

it.each(CALLS)('Publishing is refused unless an option says otherwise: %s', (call, { by }) => {
  const host = createHost(movie);
  expect(() => host.run(call)).toThrow(
    `NotImplemented: ${by} (publishing: 'note' or --publish=note notes it and continues)`,
  );
  expect(host.published).toEqual([]);
});

it('Calls that can continue are reported by canTestMovie() and canTestScene()', () => {
  const source = '[document.canTestMovie(), document.canTestScene()].join()';
  expect(createHost(movie, { publishing: 'note' }).run(source)).toBe('true,true');
  expect(createHost(movie).run(source)).toBe('false,false');
});

it('A file is asked for by exportSWF() without one; a cancelled dialogue exports nothing', () => {
  const dialogs: string[] = [];
  const answers = ['/films/a.swf', null];
  const host = createHost(movie, {
    publishing: 'note',
    answers: ({ kind, text }) => {
      dialogs.push(`${kind}: ${text}`);
      return answers.shift();
    },
  });
  host.run('document.exportSWF(); document.exportSWF("", false)');
  expect(dialogs).toEqual(['browseForFileURL: Export Movie', 'browseForFileURL: Export Movie']);
  expect(host.published.map(({ target }) => target)).toEqual(['file:///films/a.swf']);
});

it('The path of getSWFPathFromProfile() follows the name of the document unless the profile names a file', () => {
  const host = createHost({}, { publishing: 'note', roots: [folder()] });
  const uri = pathToUri(`${folder()}/saved.fla`);
  const swf = host.run(`fl.saveDocument(document, '${uri}'); document.getSWFPathFromProfile()`);
  expect(swf).toBe(`${folder()}/saved.swf`);
  host.run(`
    var text = document.exportPublishProfileString();
    document.importPublishProfileString(text
      .replace('<flashDefaultName>1<', '<flashDefaultName>0<')
      .replace('<flashFileName>saved.swf<', '<flashFileName>bin\\\\out.swf<'));
    document.publish();
  `);
  expect(host.document.getSWFPathFromProfile()).toBe(`${folder()}/bin/out.swf`);
  expect(host.published[0].target).toBe(pathToUri(`${folder()}/bin/out.swf`));
  expect(fs.readdirSync(folder())).toEqual(['saved.fla']);
});

it('A document that stays closed is noted by fl.publishDocument(), which is false for an unknown profile', () => {
  const host = createHost({}, { publishing: 'note', roots: [folder()] });
  const uri = pathToUri(`${folder()}/other.fla`);
  const found = host.run(`
    fl.saveDocument(document, '${uri}');
    fl.closeDocument(document);
    [fl.publishDocument('${uri}'), fl.publishDocument('${uri}', 'Release'), fl.documents.length].join()
  `);
  expect(found).toBe('true,false,0');
  expect(host.published).toEqual([
    {
      by: 'fl.publishDocument',
      document: 'other.fla',
      profile: 'Default',
      target: pathToUri(`${folder()}/other.swf`),
    },
  ]);
});

it('The list fl.compilerErrors is empty: save() writes a text without errors', () => {
  const host = createHost({}, { roots: [folder()] });
  host.run(`fl.compilerErrors.clear(); fl.compilerErrors.save('${pathToUri(`${folder()}/errors.log`)}')`);
  expect(fs.readFileSync(`${folder()}/errors.log`, 'utf8')).toBe('\uFEFF');
});

it.each(['fl.compilerErrors', 'fl.outputPanel'])(
  '%s.save() into a folder that is not there is a warning',
  (panel) => {
    const host = createHost({}, { roots: [folder()] });
    const uri = pathToUri(`${folder()}/none/panel.log`);
    expect(host.run(`${panel}.save('${uri}'); 'went on'`)).toBe('went on');
    expect(host.warnings).toEqual([
      `${panel.slice(3)}.save: ${folder()}/none/panel.log cannot be written; does its folder exist?`,
    ]);
  },
);

it('A file that cannot be written is an error without the insides of this host', () => {
  const host = createHost({}, { roots: [folder()], realm: 'separate' });
  const stack = host.run(`
    var caught;
    try { document.exportPublishProfile('${pathToUri(`${folder()}/none/a.xml`)}') } catch (error) { caught = error }
    caught.message.split(',')[0] + '|' + caught.stack
  `);
  expect(stack).toMatch(/^ENOENT: no such file or directory\|/);
  expect(stack).not.toMatch(/host-mocks|node:fs/);
});

describe('With publishing "write"', () => {
  const CANVAS: DocumentLiteral = { name: 'film.fla', attributes: { filetypeGUID: CANVAS_KIND } };
  const dot = {
    name: 'dot',
    type: 'movie clip' as const,
    layers: [{ elements: [{ shape: 'oval' as const, width: 9, height: 9 }] }],
  };

  /** A host whose active document is in the folder. */
  function hostOf(literal: DocumentLiteral, profile?: string): HostHandle {
    const host = createHost({ library: [dot], ...literal }, { publishing: 'write', roots: [folder()] });
    host.run(`fl.saveDocument(document, '${pathToUri(`${folder()}/film.fla`)}')`);
    if (profile !== undefined) host.run(`document.importPublishProfileString(${JSON.stringify(profile)})`);
    return host;
  }

  const written = (): string[] =>
    fs
      .readdirSync(folder(), { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(`${folder()}/${name}`).isFile() && name !== 'film.fla')
      .sort();

  it.each<[string, DocumentLiteral, string | undefined, string[]]>([
    ['a SWF beside it', {}, undefined, ['film.swf']],
    [
      'HTML5 Canvas where it was made for that',
      CANVAS,
      undefined,
      ['film.html', 'film.js', 'libs/createjs.min.js'],
    ],
    [
      'the player where the profile links it, too, under names of the profile',
      CANVAS,
      canvasProfile({ default: 'false', filename: 'out/ad.js', hostedLibs: 'true' }),
      ['out/ad.html', 'out/ad.js', 'out/libs/createjs.min.js'],
    ],
    ['no SWF where the profile makes none', {}, flashProfile({}, { flash: '0' }), []],
  ])('publish() of a document writes %s', (_what, literal, profile, files) => {
    const host = hostOf(literal, profile);
    const events = host.run(`
      var names = [];
      fl.addEventListener('prePublish', function () { names.push('pre'); });
      fl.addEventListener('postPublish', function () { names.push('post'); });
      document.publish(); names.join()`);
    expect([events, written()]).toEqual(['pre,post', files]);
    const [{ by, files: noted = [] }] = host.published;
    expect([by, [...noted].sort()]).toEqual([
      'Document.publish',
      files.map((name) => pathToUri(`${folder()}/${name}`)),
    ]);
  });

  it('A named file is written by exportSWF(), and a document that is not open by fl.publishDocument()', () => {
    const host = hostOf({});
    host.run(`document.exportSWF('${pathToUri(`${folder()}/other.swf`)}', true); document.close(false);
      fl.publishDocument('${pathToUri(`${folder()}/film.fla`)}', 'Default')`);
    expect(written()).toEqual(['film.swf', 'other.swf']);
    for (const name of written())
      expect(fs.readFileSync(`${folder()}/${name}`, 'latin1')).toMatch(/^[CFZ]WS/);
  });

  it('A symbol is written by its exportSWF() as a movie of the same size', () => {
    const host = hostOf({ width: 900 });
    host.run(`document.library.items[0].exportSWF('${pathToUri(`${folder()}/dot.swf`)}')`);
    expect(written()).toEqual(['dot.swf']);
    expect(host.published).toEqual([
      expect.objectContaining({ by: 'SymbolItem.exportSWF', item: 'dot', files: host.published[0].files }),
    ]);
    const { stage, characters } = readSwf(fs.readFileSync(`${folder()}/dot.swf`));
    expect(stage[1]).toBeLessThan(900 * 20);
    expect([...characters.values()].map(({ kind }) => kind).sort()).toEqual(['shape', 'sprite']);
  });

  it.each([
    ['testMovie(1)', 'Document.testMovie'],
    ['testScene()', 'Document.testScene'],
    ['exportVideo("file:///a.mov")', 'Document.exportVideo'],
    ['exportMedia("file:///a", "H.264", "Default")', 'Document.exportMedia'],
  ])('%s is noted, and writes nothing', (call, by) => {
    const host = hostOf({});
    host.run(`document.${call}`);
    expect(host.published).toEqual([expect.objectContaining({ by })]);
    expect(written()).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ['document.exportSWF("file:///elsewhere/a.swf", true)', '', /outside the folders that scripts may touch/],
    [
      'document.publish()',
      flashProfile({}, { flashDefaultName: '0', flashFileName: '../../elsewhere/a.swf' }),
      /outside the folders/,
    ],
    ['fl.createDocument(); fl.getDocumentDOM().publish()', '', /was never saved, and has no folder/],
  ])('%s leads nowhere outside', (source, profile, words) => {
    const host = hostOf({}, profile === '' ? undefined : profile);
    expect(() => host.run(source)).toThrow(words);
    expect(written()).toEqual([]);
  });

  it('Losses are warned of', () => {
    const scene = { layers: [{ elements: [{ shape: 'oval' as const, width: 9, height: 9 }] }] };
    const host = hostOf({
      ...CANVAS,
      scenes: [
        { name: 'one', ...scene },
        { name: 'two', ...scene },
      ],
    } as DocumentLiteral);
    host.run('document.publish()');
    expect(host.warnings).toEqual([expect.stringMatching(/^film\.fla: scene "two": /)]);
  });
});

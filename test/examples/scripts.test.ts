import fs from 'node:fs';
import path from 'node:path';
import { describeDocuments } from '../support/documents';
import {
  everything,
  folder,
  itemAt,
  libraryItemOf,
  onStage,
  paths,
  run,
  symbols,
  typeOf,
} from '../support/examples';
import { openReal } from '../support/stage';

describe('every example script', () => {
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.jsfl'));

  it.each(scripts)(
    'The script is short, begins with a comment that says what it does, and has a test: %s',
    (name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      expect(text.split('\n').length).toBeLessThan(26);
      expect(text).toMatch(/^\/\/ [A-Z].*\.$/m);
      const tests = fs
        .readdirSync(__dirname)
        .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'));
      expect(tests.join()).toContain(name);
    },
  );
});

describeDocuments('an example that tidies the library', () => {
  it('Unused items are moved by unused-to-folder.jsfl', () => {
    const { document } = run('unused-to-folder.jsfl', 'logo-anim');
    const moved = paths(document).filter((name) => name.startsWith('unused/'));
    expect(moved.sort()).toEqual(
      [
        'BITEMASK1',
        'CRUNCHED',
        'R_CRUNCH',
        'SFX_FLIPPERS',
        'SFX_OUT',
        'Symbol 1',
        'U_CRUNCH',
        '[ANIMATED]',
        '[RUFF]',
      ].map((name) => 'unused/' + name),
    );
  });

  it('Unused items, and no folder, are deleted by delete-unused.jsfl', () => {
    const before = paths(openReal('logo-anim').document);
    const { document } = run('delete-unused.jsfl', 'logo-anim');
    const { document: moved } = run('unused-to-folder.jsfl', 'logo-anim');
    const unused = paths(moved).filter((name) => name.startsWith('unused/'));
    expect(unused.length).toBeGreaterThan(5);
    expect(before.length - paths(document).length).toBe(unused.length);
    expect(typeOf(document, 'folder')).toHaveLength(typeOf(openReal('logo-anim').document, 'folder').length);
  });

  it('Only empty folders are deleted by clean-empty-folders.jsfl', () => {
    const { document } = run('clean-empty-folders.jsfl', 'sample-layer');
    expect(paths(document)).not.toContain('nested/folders/empty');
    expect(typeOf(document, 'folder').map(({ name }) => name)).toEqual([
      'nested',
      'nested/folders',
      'nested/folders/symbols',
      'some-folder',
    ]);
  });

  it('A folder for each type is made by sort-library.jsfl', () => {
    const { document } = run('sort-library.jsfl', 'logo-anim');
    expect(typeOf(document, 'sound').every(({ name }) => name.startsWith('sounds/'))).toBe(true);
    expect(typeOf(document, 'graphic').every(({ name }) => name.startsWith('graphics/'))).toBe(true);
    expect(typeOf(document, 'movie clip').every(({ name }) => name.startsWith('clips/'))).toBe(true);
    expect(itemAt(document, 'buttons/Button')).toBeDefined();
  });

  it('The prefix is added to the names of bitmaps in every folder by prefix-names.jsfl', () => {
    const before = paths(openReal('mp3_player').document);
    const { document } = run('prefix-names.jsfl', 'mp3_player');
    const bitmaps = typeOf(document, 'bitmap').map(({ name }) => name);
    expect(bitmaps).toHaveLength(23);
    bitmaps.forEach((name) => {
      expect(name).toMatch(/(^|\/)img_[^/]+$/);
      expect(before).toContain(name.replace(/img_([^/]+)$/, '$1'));
    });
  });

  it('Classes are named after paths by export-for-actionscript.jsfl', () => {
    const { document } = run('export-for-actionscript.jsfl', 'sample-layer');
    const classes = typeOf(document, 'movie clip').map(({ name, linkageClassName }) => [
      name,
      linkageClassName,
    ]);
    expect(classes).toContainEqual(['nested/folders/symbols/square', 'nested.folders.symbols.Square']);
    expect(classes).toContainEqual(['some-folder/a symbol', 'some_folder.ASymbol']);
    expect(typeOf(document, 'movie clip').every(({ linkageExportForAS }) => linkageExportForAS)).toBe(true);
  });

  it('Smoothing is turned on for the bitmaps in the folder by smooth-bitmaps.jsfl', () => {
    const { document, lines } = run('smooth-bitmaps.jsfl', 'NyanCat');
    const bitmaps = typeOf(document, 'bitmap') as BitmapItem[];
    expect(bitmaps).toHaveLength(12);
    expect(
      bitmaps.every(
        ({ allowSmoothing, compressionType }) => allowSmoothing && compressionType === 'lossless',
      ),
    ).toBe(true);
    expect(lines[0]).toBe('smooth bitmaps: 12 elements');
  });
});

describeDocuments('an example that prints facts about a document', () => {
  it('Direct and indirect users of an item are listed by where-used.jsfl', () => {
    const { lines } = run('where-used.jsfl', 'flump', (document) =>
      document.library.selectItem('front_butt_import.psd Assets/puppet parts/calf copy', true),
    );
    expect(lines.slice(0, 3)).toEqual([
      'front_butt_import.psd Assets/puppet parts/calf copy is used in: 1 element',
      '  0: calf_R (movie clip)',
      'and indirectly in: 6 elements',
    ]);
    const others = lines.slice(3).map((line) => line.replace(/^ +\d+: (.*) \(movie clip\)$/, '$1'));
    expect(others.sort()).toEqual(['WalkCalf_R', 'attack', 'defeat', 'explode', 'idle', 'walk']);
  });

  it('The text runs of each font are counted by report-fonts.jsfl', () => {
    const { document, lines } = run('report-fonts.jsfl', 'edittext_password');
    const counts: Record<string, number> = {};
    for (const element of everything(document)) {
      for (const { textAttrs } of (element as Text).textRuns ?? []) {
        counts[textAttrs.face] = (counts[textAttrs.face] ?? 0) + 1;
      }
    }
    expect(Object.keys(counts).length).toBeGreaterThan(0);
    expect(lines).toEqual(
      Object.entries(counts)
        .map(([face, count]) => `${face}: ${count}`)
        .sort(),
    );
  });

  it('The frames with scripts are listed by list-scripts.jsfl', () => {
    const { document, lines } = run('list-scripts.jsfl', 'logo-anim');
    const timelines = document.timelines.concat(symbols(document).map(({ timeline }) => timeline));
    const expected = timelines.flatMap(({ name, layers }) =>
      layers.flatMap((layer) =>
        [...new Set(layer.frames)]
          .filter(({ actionScript }) => actionScript !== '')
          .map((frame) => `${name},${layer.name},${frame.startFrame},${frame.name}`),
      ),
    );
    expect(expected.length).toBeGreaterThan(3);
    expect(lines).toEqual(['timeline.name,layer.name,startFrame,name', ...expected, '']);
  });
});

describeDocuments('an example that sets names and attributes', () => {
  it('Movie clips are numbered from left to right by number-left-to-right.jsfl', () => {
    const { document } = run('number-left-to-right.jsfl', 'acid');
    const clips = onStage(document).filter(
      (element) => (element as SymbolInstance).symbolType === 'movie clip',
    );
    const byPlace = clips.slice().sort((a, b) => a.x - b.x);
    expect(new Set(clips.map(({ name }) => name)).size).toBe(clips.length);
    const numbers = byPlace.map(({ name }) => Number(/^star_(\d\d)$/.exec(name)?.[1]));
    byPlace.forEach(
      ({ x }, i) => i > 0 && x > byPlace[i - 1].x && expect(numbers[i]).toBeGreaterThan(numbers[i - 1]),
    );
    expect(numbers.slice().sort((a, b) => a - b)).toEqual(clips.map((_clip, i) => i + 1));
  });

  it('Every movie clip and button is named by name-the-unnamed.jsfl', () => {
    const { document } = run('name-the-unnamed.jsfl', 'logo-anim');
    const reachable = everything(document).filter((element) =>
      ['movie clip', 'button'].includes((element as SymbolInstance).symbolType),
    );
    expect(reachable.every(({ name }) => name !== '')).toBe(true);
    expect(reachable.some(({ name }) => /^[a-z_0-9]+_1$/.test(name))).toBe(true);
  });

  it('Graphics no longer play after freeze-graphics.jsfl', () => {
    const { document } = run('freeze-graphics.jsfl', 'level_up_rays');
    const graphics = everything(document).filter(
      (element) => (element as SymbolInstance).symbolType === 'graphic',
    );
    expect(graphics.length).toBeGreaterThan(5);
    expect(graphics.every((graphic) => (graphic as SymbolInstance).loop === 'single frame')).toBe(true);
  });

  it('Input text is not changed by unselectable-text.jsfl', () => {
    const { document, lines } = run('unselectable-text.jsfl', 'edittext_password');
    const texts = everything(document).filter(({ elementType }) => elementType === 'text') as Text[];
    texts.forEach(({ textType, selectable }) => expect(selectable).toBe(textType === 'input'));
    expect(lines[0]).toMatch(/^still selectable: 1 element$/);
  });

  it('Instances of the old symbol are all replaced by replace-instances.jsfl', () => {
    const before = openReal('demo').document;
    const count = (document: Document, name: string) =>
      everything(document).filter((element) => libraryItemOf(element)?.name === name).length;
    const { document } = run('replace-instances.jsfl', 'demo');
    expect(count(before, 'Pixel')).toBeGreaterThan(20);
    expect(count(document, 'Pixel')).toBe(0);
    expect(count(document, 'Heart')).toBe(count(before, 'Pixel') + count(before, 'Heart'));
  });
});

describeDocuments('an example that changes timelines or colours', () => {
  const lengths = (document: Document) => [
    ...document.timelines.map(({ frameCount }) => frameCount),
    ...symbols(document).map(({ timeline }) => timeline.frameCount),
  ];

  it('The frame rate and every timeline are doubled by double-frame-rate.jsfl', () => {
    const before = openReal('level_up_rays').document;
    const { document } = run('double-frame-rate.jsfl', 'level_up_rays');
    expect(document.frameRate).toBe(before.frameRate * 2);
    expect(lengths(document)).toEqual(lengths(before).map((length) => length * 2));
  });

  it('Each movie clip is stopped at its last frame by stop-at-the-end.jsfl, and none becomes longer', () => {
    const before = openReal('acid').document;
    const { document } = run('stop-at-the-end.jsfl', 'acid');
    const clips = (typeOf(document, 'movie clip') as SymbolItem[]).filter(
      ({ timeline }) => timeline.frameCount > 1,
    );
    expect(clips.length).toBeGreaterThan(0);
    expect(lengths(document)).toEqual(lengths(before));
    clips.forEach(({ timeline: { layers, frameCount } }) => {
      expect(layers[0].frames[frameCount - 1].actionScript).toBe('stop();');
      expect(layers[0].frames[frameCount - 1].startFrame).toBe(frameCount - 1);
    });
  });

  it('The symbols on the stage are tinted by tint-instances.jsfl', () => {
    const { document } = run('tint-instances.jsfl', 'acid');
    const instances = onStage(document).filter((element) => 'symbolType' in element) as SymbolInstance[];
    expect(instances.length).toBeGreaterThan(0);
    instances.forEach(({ tintColor, tintPercent }) =>
      expect([tintColor, tintPercent]).toEqual(['#FF7800', 60]),
    );
  });
});

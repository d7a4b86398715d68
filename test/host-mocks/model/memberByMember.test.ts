import { createHost, type HostHandle } from '../../../app';

/** A document with an item of each kind, and an instance on the stage. */
function makeHost(): HostHandle {
  return createHost({
    library: [
      {
        name: 'star',
        type: 'movie clip',
        layers: [{ elements: [{ shape: 'rectangle', width: 40, height: 20 }] }],
      },
      { name: 'photo', type: 'bitmap', width: 32, height: 20 },
      { name: 'click', type: 'sound' },
      { name: 'film', type: 'video' },
      { name: 'Arial', type: 'font' },
    ],
    layers: [{ name: 'stage', elements: [{ item: 'star', name: 'a', x: 10, y: 20 }] }],
  });
}

const PRELUDE = `
var dom = fl.getDocumentDOM(), library = dom.library, timeline = dom.getTimeline();
function item(name) { return library.items[library.findItemIndex(name)]; }
function set(object, name, value) { object[name] = value; return object[name]; }
function caught(run) { try { run(); } catch (error) { return String(error.message); } }
function filters() { var on = []; for (var i = 0, all = dom.getFilters(); i < all.length; i++) on.push(all[i].enabled); return on; }
function withFilters() {
  dom.selectAll();
  dom.setFilters([{ name: 'blurFilter', blurX: 3, blurY: 4 }, { name: 'glowFilter', blurX: 5 }]);
}
`;

const run = (script: string): unknown => makeHost().run(`${PRELUDE}${script}`);

describe('what scripts set', () => {
  it.each<[member: string, script: string, value: unknown]>([
    ['SpriteSheetExporter.allowTrimming', "set(new SpriteSheetExporter, 'allowTrimming', false)", false],
    [
      'SpriteSheetExporter.stackDuplicateFrames',
      "set(new SpriteSheetExporter, 'stackDuplicateFrames', 1)",
      true,
    ],
    ['SpriteSheetExporter.shapePadding', "set(new SpriteSheetExporter, 'shapePadding', 3)", 3],
    ['SpriteSheetExporter.maxSheetWidth', "set(new SpriteSheetExporter, 'maxSheetWidth', 512)", 512],
    ['SpriteSheetExporter.maxSheetHeight', "set(new SpriteSheetExporter, 'maxSheetHeight', 256)", 256],
    ['TextureAtlasExporter.shapePadding', "set(new TextureAtlasExporter, 'shapePadding', 4.8)", 4],
    ['TextureAtlasExporter.optimizeBitmap', "set(new TextureAtlasExporter, 'optimizeBitmap', false)", false],
    [
      'TextureAtlasExporter.imageFormat',
      "set(new TextureAtlasExporter, 'imageFormat', 'RGB8888')",
      'RGB8888',
    ],
    ['SymbolItem.sourceAutoUpdate', "set(item('star'), 'sourceAutoUpdate', true)", true],
    [
      'SymbolItem.sourceFilePath',
      "set(item('star'), 'sourceFilePath', 'file:///C|/art/a.fla')",
      'file:///C|/art/a.fla',
    ],
    ['SymbolItem.sourceLibraryName', "set(item('star'), 'sourceLibraryName', 'stars/big')", 'stars/big'],
    ['SymbolItem.scalingGrid', "set(item('star'), 'scalingGrid', true)", true],
    ['BitmapItem.useDeblocking', "set(item('photo'), 'useDeblocking', true)", true],
    ['BitmapItem.useImportedJPEGQuality', "set(item('photo'), 'useImportedJPEGQuality', false)", false],
    ['FontItem.isDefineFont4Symbol', "set(item('Arial'), 'isDefineFont4Symbol', true)", true],
    ['Timeline.advancedLayersEnabled', "set(timeline, 'advancedLayersEnabled', true)", true],
  ])('%s is read back', (_member, script, value) => {
    expect(run(script)).toBe(value);
  });

  it('SymbolItem.scalingGridRect is the rectangle that was set, and scalingGrid removes it', () => {
    const rectangle =
      'var r = star.scalingGridRect; [r.left, r.top, r.right, r.bottom, star.scalingGrid].join()';
    const star =
      "var star = item('star'); star.scalingGridRect = { left: 1, top: 2, right: 30, bottom: 15 };";
    expect(run(`${star}${rectangle}`)).toBe('1,2,30,15,true');
    expect(run(`${star}star.scalingGrid = false; star.scalingGrid`)).toBe(false);
  });

  it('Document.setFilters, enableFilter and disableAllFilters change the filters of what is selected', () => {
    expect(run('withFilters(); filters().join()')).toBe('true,true');
    expect(run('withFilters(); dom.disableAllFilters(); filters().join()')).toBe('false,false');
    expect(run('withFilters(); dom.disableAllFilters(); dom.enableFilter(1); filters().join()')).toBe(
      'false,true',
    );
  });

  it('Document.getAlignToDocument returns the value of setAlignToDocument', () => {
    expect(
      run(
        'var before = dom.getAlignToDocument(); dom.setAlignToDocument(true); [before, dom.getAlignToDocument()].join()',
      ),
    ).toBe('false,true');
  });

  it('Document.duplicatePublishProfile adds a profile of that name', () => {
    expect(run("dom.duplicatePublishProfile('draft'); dom.publishProfiles.join()")).toBe('Default,draft');
  });

  it('Timeline.getGuidelines gives the XML that setGuidelines takes, which refuses what is not a guideline', () => {
    const guides = '<guidelines><guideline direction="h">10</guideline></guidelines>';
    expect(run(`[timeline.setGuidelines('${guides}'), timeline.getGuidelines()].join()`)).toBe(
      `true,${guides}`,
    );
    expect(run("[timeline.setGuidelines('<other/>'), timeline.getGuidelines()].join()")).toBe('false,');
  });

  it('Frame.setSoundEnvelope sets the points that getSoundEnvelope gives', () => {
    const frame =
      "var frame = timeline.layers[0].frames[0]; frame.soundLibraryItem = item('click'); frame.soundEffect = 'custom';";
    const points =
      'frame.setSoundEnvelope([{ mark: 0, leftChannel: 0, rightChannel: 100 }, { mark: 44, leftChannel: 50, rightChannel: 0 }]);';
    const read =
      'var out = [], all = frame.getSoundEnvelope(); for (var i = 0; i < all.length; i++) out.push(all[i].mark, all[i].leftChannel, all[i].rightChannel); out.join()';
    expect(run(`${frame}${points}${read}`)).toBe('0,0,100,44,50,0');
  });
});

describe('what scripts only read or call', () => {
  it.each<[member: string, script: string, value: unknown]>([
    ['SpriteSheetExporter.canTrim', 'new SpriteSheetExporter().canTrim', true],
    ['SpriteSheetExporter.canShapePad', 'new SpriteSheetExporter().canShapePad', true],
    ['SpriteSheetExporter.canBorderPad', 'new SpriteSheetExporter().canBorderPad', true],
    ['Document.canEditSymbol', 'dom.canEditSymbol()', true],
    ['Document.getTelemetryForSwf of a new document', 'dom.getTelemetryForSwf()', false],
    ['Document.allowScreens', 'dom.allowScreens()', false],
    [
      'Document.canDistributeToKeyframes, with nothing selected',
      'dom.selectNone(); dom.canDistributeToKeyframes()',
      false,
    ],
    [
      'Document.canDistributeToKeyframes, with a selection',
      'dom.selectAll(); dom.canDistributeToKeyframes()',
      true,
    ],
    ['BitmapItem.sourceFilePath of what was not imported', "item('photo').sourceFilePath", ''],
    ['SoundItem.sourceFilePath of what was not imported', "item('click').sourceFilePath", ''],
    ['VideoItem.sourceFilePath of what was not imported', "item('film').sourceFilePath", ''],
    [
      'Timeline.startPlayback and stopPlayback',
      'timeline.startPlayback(); timeline.stopPlayback(); timeline.currentFrame',
      0,
    ],
  ])('%s', (_member, script, value) => {
    expect(run(script)).toBe(value);
  });

  it('SpriteSheetExporter.removeBitmap takes out what addBitmap put in', () => {
    const fit = (side: string): string => `do sheet.${side}--; while (!sheet.overflowed); sheet.${side}++;`;
    const script = `var sheet = new SpriteSheetExporter, said = []; sheet.addSymbol(item('star'));
      sheet.autoSize = false; sheet.sheetWidth = sheet.sheetHeight = 128; said.push(sheet.overflowed);
      ${fit('sheetWidth')} ${fit('sheetHeight')} said.push(sheet.overflowed);
      sheet.addBitmap(item('photo')); said.push(sheet.overflowed);
      sheet.removeBitmap(item('photo')); said.push(sheet.overflowed); said.join()`;
    expect(run(script)).toBe('false,false,true,false');
  });

  it('TextureAtlasExporter.flattenSkewObject and the imageFormat RGB8 cannot be had here', () => {
    expect(run("caught(function () { new TextureAtlasExporter().imageFormat = 'RGB8'; })")).toContain('RGB8');
    expect(run('caught(function () { new TextureAtlasExporter().flattenSkewObject = true; })')).toContain(
      'NotImplemented',
    );
  });
});

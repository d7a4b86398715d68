import fs from 'node:fs';
import path from 'node:path';
import { pathToUri } from '../../../support/onNode';
import { programUnderTest } from '../../../support/programUnderTest';

const { folder, setUp, write } = programUnderTest();

describe('fl.xmlPanel', () => {
  it('The values of a dialogue in a file or a text are given, and so they are by the document', () => {
    const { host, run } = setUp(['a.fla'], { answers: ['size=5', true, null] });
    host.world.global.uri = write('panel.xml', '<dialog><textbox id="size" value="1"/></dialog>');
    expect(run('var r = fl.xmlPanel(uri); r.dismiss + r.size')).toBe('accept5');
    expect(run('fl.xmlPanelFromString("<dialog/>").dismiss + document.xmlPanel(uri).dismiss')).toBe(
      'acceptcancel',
    );
    expect(() => run('fl.xmlPanel(uri + "x")')).toThrow('xmlPanel: Argument number 1 is invalid.');
  });
});

describe('events of fl', () => {
  it('Events of fl call listeners until they are removed', () => {
    const { run } = setUp();
    run(`var seen = [];
      for each (var type in ["documentNew", "documentChanged"]) fl.addEventListener(type, (function (t) function () seen.push(t))(type));
      var id = fl.addEventListener("documentNew", function () seen.push("again"));
      fl.createDocument();`);
    expect(run('seen.join()')).toBe('documentNew,again,documentChanged');
    expect(
      run('[fl.removeEventListener("documentNew", id), fl.removeEventListener("documentNew", id)].join()'),
    ).toBe('true,false');
    expect(run('seen = []; fl.createDocument(); seen.join()')).toBe('documentNew,documentChanged');
  });

  it('Events of fl tell before and after a document is published', () => {
    const { host, run } = setUp(['a.fla'], { publishing: 'note' });
    run(`var seen = [];
      for each (var type in ["prePublish", "postPublish"]) fl.addEventListener(type, (function (t) function () seen.push(t))(type));
      document.publish();
      document.exportSWF("file:///a.swf");`);
    expect(run('seen.join()')).toBe('prePublish,postPublish');
    expect(host.published).toHaveLength(2);
    const { run: refused } = setUp(['a.fla']);
    refused('var seen = []; fl.addEventListener("prePublish", function () seen.push(1));');
    expect(refused('try { document.publish() } catch (e) { seen.length }')).toBe(0);
  });

  it('Events of fl tell what scripts do to playhead, layers and timeline', () => {
    const { run } = setUp(['a.fla']);
    run(`var seen = [];
      for each (var type in ["layerChanged", "frameChanged", "timelineChanged", "selectionChanged"])
        fl.addEventListener(type, (function (t) function () seen.push(t))(type));
      var timeline = document.getTimeline();
      timeline.addNewLayer("more");
      timeline.insertFrames(9, true);
      timeline.currentLayer = 1;
      timeline.setSelectedLayers(0);
      timeline.currentFrame = 3;
      document.addNewScene();
      document.selectAll();`);
    expect(run('[timeline.currentFrame, document.timelines.length, seen.length].join()')).toBe('3,2,7');
  });

  it('Events of fl exist under the names of the reference only', () => {
    expect(() => setUp().run('fl.addEventListener("documentClose", function () {})')).toThrow(
      'addEventListener: Argument number 1 is invalid.',
    );
    expect(() => setUp().run('fl.addEventListener("documentClosed", "name")')).toThrow(
      'Argument number 2 is invalid.',
    );
  });
});

describe('fl.runScript', () => {
  it('A function of the script is called with arguments, and its result is given as a text', () => {
    const uri = write('lib.jsfl', 'fl.trace("loaded"); function area(a, b) { return a.width * b; }');
    const { host, run } = setUp(['a.fla']);
    host.world.global.uri = uri;
    expect(run('fl.runScript(uri, "area", document, 2)')).toBe('1100');
    expect(run('fl.runScript(uri)')).toBeUndefined();
    expect(host.output).toEqual(['loaded', 'loaded']);
  });

  it('An error that the script throws is passed on', () => {
    const { host, run } = setUp();
    host.world.global.bad = write('bad.jsfl', 'throw new RangeError("too much")');
    host.world.global.wrong = write('wrong.jsfl', 'var = 1');
    expect(run('try { fl.runScript(bad) } catch (e) { e instanceof RangeError && e.message }')).toBe(
      'too much',
    );
    expect(run('try { fl.runScript(wrong) } catch (e) { e instanceof SyntaxError }')).toBe(true);
    expect(() => run('fl.runScript("file:///none.jsfl")')).toThrow('is outside');
    expect(() => run('fl.runScript()')).toThrow(/^runScript: Argument number 1 is invalid\.$/);
    expect(() => run(`fl.runScript("${pathToUri(folder())}/none.jsfl")`)).toThrow(
      'runScript: Argument number 1 is invalid. There is no file ',
    );
  });

  // jedrichards/fla-text-processor-jsfl runs the program's own script before it searches.
  it('The script of the program that declares the searches of fl needs no file', () => {
    const { host, run } = setUp(['a.fla']);
    run(
      'for each (var at in ["JavaScript/", "Javascript/"]) fl.runScript(fl.configURI + at + "ObjectFindAndSelect.jsfl")',
    );
    expect(run('typeof fl.findObjectInDocByType')).toBe('function');
    expect(() => run('fl.runScript(fl.configURI + "Javascript/MotionXML.jsfl")')).toThrow(
      'There is no file ',
    );
    run(`var at = fl.configURI + "Javascript/ObjectFindAndSelect.jsfl"; FLfile.createFolder(fl.configURI + "Javascript");
      FLfile.write(at, "fl.trace('the file itself')"); fl.runScript(at);`);
    expect(host.output).toEqual(['the file itself']);
  });
});

describe('fl and its folders', () => {
  it('The configuration is below the first folder that scripts may touch, as a URI with a closing slash', () => {
    const { run } = setUp();
    expect(run('fl.configURI')).toBe(`${pathToUri(folder())}/Configuration/`);
    expect(run('FLfile.platformPathToURI(fl.configDirectory) == fl.configURI')).toBe(true);
    expect(run('FLfile.createFolder(fl.configURI + "Commands")')).toBe(true);
  });

  it('The folder of fl.configURI exists, and stays in memory if it is not on the disk', () => {
    const { run, host } = setUp(['a.fla']);
    expect(run('[FLfile.exists(fl.configURI), FLfile.listFolder(fl.configURI).length].join()')).toBe(
      'true,0',
    );
    run(`var at = fl.configURI + "Commands/mine/";
      FLfile.createFolder(at); FLfile.write(at + "set.txt", "a"); FLfile.write(at + "set.txt", "b", "append");
      FLfile.write(at + "panel.xml", '<dialog><textbox id="size" value="1"/></dialog>');
      FLfile.write(at + "run.jsfl", "fl.trace('runs')"); fl.runScript(at + "run.jsfl");
      FLfile.copy(at + "set.txt", fl.configURI + "../copied.txt"); FLfile.copy(fl.configURI + "../copied.txt", at + "back.txt");`);
    expect(run('FLfile.read(at + "set.txt") + FLfile.read(at + "back.txt")')).toBe('abab');
    expect(run('FLfile.listFolder(at).join()')).toBe('back.txt,panel.xml,run.jsfl,set.txt');
    expect(host.output).toEqual(['runs']);
    expect(run('[FLfile.remove(at), FLfile.exists(at)].join()')).toBe('true,false');
    expect(fs.existsSync(path.join(folder(), 'Configuration'))).toBe(false);
    expect(fs.readFileSync(path.join(folder(), 'copied.txt'), 'utf8')).toBe('ab');
  });

  it('The folder of fl.configURI is the one on the disk if there is one', () => {
    fs.mkdirSync(path.join(folder(), 'Configuration'));
    setUp(['a.fla']).run('FLfile.write(fl.configURI + "set.txt", "a")');
    expect(fs.readdirSync(path.join(folder(), 'Configuration'))).toEqual(['set.txt']);
  });

  it('Another folder can be set for the configuration, which scripts may touch then', () => {
    const { run } = setUp([], { roots: [], configDirectory: folder() });
    expect(run('FLfile.write(fl.configURI + "settings.txt", "x")')).toBe(true);
  });

  it('A host without a folder for it makes fl.configDirectory throw', () => {
    expect(() => setUp([], { roots: [] }).run('fl.configURI')).toThrow('the host has no folder for it');
  });

  it('Files that exist are reported by fl.fileExists', () => {
    const { host, run } = setUp();
    host.world.global.uri = write('a.txt', '');
    expect(run('[fl.fileExists(uri), fl.fileExists(uri + "x"), fl.fileExists("")].join()')).toBe(
      'true,false,false',
    );
  });
});

describe('fl for itself', () => {
  it('Values are missing in fl.xmlui while no dialogue is open', () => {
    const { run } = setUp();
    expect(run('fl.xmlui.get("id")')).toBeUndefined();
    expect(() => run('fl.xmlui.accept()')).toThrow('XMLUI.accept: no dialogue is shown');
  });

  it.each([
    ['fl.version', /^(MAC|WIN) 22,0,0,0$/],
    ['fl.languageCode', /^en_US$/],
    ['fl.as3PackagePaths', /^\.;\$\(AppConfig\)\/ActionScript 3\.0\/Classes$/],
    ['fl.as3PackagePaths = "a;b"; fl.as3PackagePaths', /^a;b$/],
    ['fl.as3PackagePaths = "a"; fl.resetAS3PackagePaths(); fl.as3PackagePaths', /^\.;/],
    ['fl.objectDrawingMode = 1; fl.objectDrawingMode', /^true$/],
    ['fl.contactSensitiveSelection', /^false$/],
    ['fl.showIdleMessage(false)', /^undefined$/],
    ['fl.closeAllPlayerDocuments()', /^false$/],
    ['fl.swfPanels.length', /^0$/],
    ['fl.scriptURI', /test\.jsfl$/],
    ['fl.selectTool("arrow")', /^undefined$/],
    ['fl.extra = 5; fl.extra', /^5$/],
  ])('%s is %s', (source, result) => {
    expect(String(setUp().run(source))).toMatch(result);
  });

  it('The release is CS6 if the host has that option', () => {
    expect(setUp([], { era: 'cs6' }).run('fl.version')).toMatch(/^(MAC|WIN) 12,0,0,0$/);
  });

  it('A text that is copied to the clipboard is kept', () => {
    const { host, run } = setUp();
    run('fl.clipCopyString("text")');
    expect(host.clipboard.text).toBe('text');
  });

  it('Files and folders are asked for', () => {
    const { run } = setUp([], { answers: ['/a b.fla', 'file:///x', null, '/folder'] });
    expect(
      run(
        '[fl.browseForFileURL("open", "a"), fl.browseForFileURL("select"), fl.browseForFileURL("save")].join()',
      ),
    ).toBe('file:///a%20b.fla,file:///x,');
    expect(run('fl.browseForFolderURL("where?")')).toBe('file:///folder');
    expect(() => run('fl.browseForFileURL("close")')).toThrow(
      'browseForFileURL: Argument number 1 is invalid.',
    );
    expect(() => run('fl.browseForFolderURL("where?")')).toThrow(
      'browseForFolderURL: no answer was prepared for the dialogue "where?"',
    );
  });
});

describe('preferences', () => {
  it.each(['sourcePath', 'libraryPath', 'externalLibraryPath', 'flexSDKPath'])(
    'The list fl.%s is empty at first, and keeps what a script puts there',
    (name) => {
      const { run } = setUp();
      expect(run(`fl.${name} = "/Classes;" + fl.${name}; fl.${name}`)).toBe('/Classes;');
    },
  );

  it('The object fl.spriteSheetExporter is one exporter', () => {
    const { run } = setUp();
    expect(run('fl.spriteSheetExporter.borderPadding = 3; fl.spriteSheetExporter.borderPadding')).toBe(3);
    expect(run('String(fl.spriteSheetExporter) == String(new SpriteSheetExporter())')).toBe(true);
  });
});

describe('what fl has beside documents', () => {
  it('A document that is not open is read by fl.exportPublishProfileString (fl22)', () => {
    const { host, run } = setUp(['a.fla']);
    const file = pathToUri(`${folder()}/b.fla`);
    run(`document.asVersion = 2; fl.saveDocument(document, '${file}'); fl.closeAll(false);`);
    expect(run(`fl.exportPublishProfileString('${file}').indexOf('<ActionScriptVersion>2<') > 0`)).toBe(true);
    expect(run(`fl.exportPublishProfileString('${file}', 'Default').length > 0`)).toBe(true);
    expect(host.documents).toHaveLength(0);
    expect(() => run(`fl.exportPublishProfileString('${file}', 'none')`)).toThrow(
      'there is no profile "none"',
    );
  });

  it.each(['publishCacheDiskSizeMax', 'publishCacheMemoryEntrySizeLimit', 'publishCacheMemorySizeMax'])(
    'The value of fl.%s (fl50 to fl53) is kept; before it is set it is undefined',
    (name) => {
      const { run } = setUp();
      expect(() => run(`fl.${name}`)).toThrow(`NotImplemented: Flash.${name} before it was set`);
      expect(run(`fl.${name} = 100.5; fl.clearPublishCache(); fl.${name}`)).toBe(100);
      expect(() => run(`fl.${name} = 'much'`)).toThrow(`Flash.${name}: expected a number`);
    },
  );

  it('The value of fl.publishCacheEnabled (fl51) is kept; it is unknown before it is set', () => {
    const { run } = setUp();
    expect(() => run('fl.publishCacheEnabled')).toThrow('NotImplemented');
    expect(run('fl.publishCacheEnabled = 0; fl.publishCacheEnabled')).toBe(false);
  });

  it('The background is given by fl.getThemeColor, and null by fl.getSwfPanel for a missing panel', () => {
    const { run } = setUp();
    expect(run('fl.getThemeColor("themeAppBackgroundColor")')).toBe('#404040');
    expect(() => run('fl.getThemeColor("themeDividerLine")')).toThrow('NotImplemented: Flash.getThemeColor');
    expect(() => run('fl.getThemeColor("blue")')).toThrow('getThemeColor: Argument number 1 is invalid.');
    expect(run('fl.getSwfPanel("Project")')).toBeNull();
  });

  it('The list of fl.getThemeColorParameters (fl33) has 36 different names', () => {
    const names = String(setUp().run('fl.getThemeColorParameters().join()')).split(',');
    expect([names.length, new Set(names).size, names[0], names.at(-1)]).toEqual([
      36,
      36,
      'themeAppBackgroundColor',
      'themeGenericIconShadowDisabled',
    ]);
  });

  it.each([
    'fl.openScript("file:///c|/temp/my_test.jsfl")',
    'fl.toggleBreakpoint("file:///C|/AS/breakpointTest.as", 10, 1)',
    'fl.setPrefBoolean("BridgeTalk", "LogIncoming", true)',
    'fl.reloadTools()',
    'fl.clearPublishCache()',
  ])('%s has no effect here', (call) => {
    expect(setUp().run(call)).toBeUndefined();
  });

  it.each([
    ['fl.openScript()', 'openScript: Argument number 1 is invalid.'],
    ['fl.toggleBreakpoint("file:///a.as")', 'toggleBreakpoint: Argument number 2 is invalid.'],
    ['fl.setPrefBoolean()', 'setPrefBoolean: section: expected a text, got undefined'],
  ])('%s is refused', (call, message) => {
    expect(() => setUp().run(call)).toThrow(message);
  });
});

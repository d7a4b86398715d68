import fs from 'node:fs';
import path from 'node:path';
import type { DocumentLiteral } from '../../../../app';
import { pathToUri } from '../../../support/onNode';
import type { Dialog } from '../../../../host-mocks/options';
import { openLiteral } from '../../../../app/host/openLiteral';
import { programUnderTest } from '../../../support/programUnderTest';

const { folder, example, setUp } = programUnderTest();

describe('fl and its documents', () => {
  it('fl.documents lists documents in the order of opening; the last one is active', () => {
    const { run } = setUp(['a.fla', 'b.fla']);
    expect(run('var n = []; for (var i in fl.documents) n.push(fl.documents[i].name); n.join()')).toBe(
      'a.fla,b.fla',
    );
    expect(run('fl.getDocumentDOM() === fl.documents[1] && document === fl.documents[1]')).toBe(true);
  });

  it('fl has no document at first', () => {
    const { run } = setUp();
    expect(run('[fl.documents.length, fl.getDocumentDOM(), document].join()')).toBe('0,,');
  });

  it('fl finds documents by name and by id', () => {
    const { run } = setUp(['a.fla', 'b.fla', 'a.fla']);
    expect(run('fl.findDocumentIndex("a.fla").join() + "|" + fl.findDocumentIndex("c").length')).toBe(
      '0,2|0',
    );
    expect(run('fl.findDocumentDOM(fl.documents[1].id) === fl.documents[1]')).toBe(true);
    expect(run('fl.findDocumentDOM(-1)')).toBeNull();
  });

  it('fl.setActiveWindow brings a document to the front', () => {
    const { run } = setUp(['a.fla', 'b.fla']);
    expect(run('fl.setActiveWindow(fl.documents[0]); document.name')).toBe('a.fla');
    expect(() => run('fl.setActiveWindow("b.fla")')).toThrow(
      'setActiveWindow: Argument number 1 is invalid.',
    );
  });

  it('fl.createDocument creates a document, empty and untitled', () => {
    const { run } = setUp();
    expect(
      run('var d = fl.createDocument(); [d === document, d.name, d.path, d.timelines.length].join()'),
    ).toBe('true,Untitled-1,,1');
    expect(run('fl.createDocument("timeline").name')).toBe('Untitled-2');
    for (const kind of ['htmlcanvas', 'html5'])
      expect(run(`fl.createDocument("${kind}").type`)).toBe('htmlcanvas');
    expect(() => run('fl.createDocument("vr360Doc")')).toThrow(
      'NotImplemented: Flash.createDocument("vr360Doc")',
    );
  });

  it('fl.openDocument opens a document by its URI, once', () => {
    const { run, host } = setUp();
    host.world.global.uri = pathToUri(path.join(example, 'night-sky.xfl'));
    expect(
      run('var d = fl.openDocument(uri); d.name + (fl.openDocument(uri) === d) + fl.documents.length'),
    ).toBe('night-sky.xfltrue1');
    expect(run('fl.mruRecentFileList.length + fl.mruRecentFileListType.join()')).toBe('1xfl');
  });

  it('fl.mruRecentFileList names the files opened last, the latest first', () => {
    const { run, host } = setUp();
    const copy = path.join(folder(), 'copy');
    fs.cpSync(example, copy, { recursive: true });
    for (const document of [example, copy]) {
      host.world.global.uri = pathToUri(path.join(document, 'night-sky.xfl'));
      run('fl.openDocument(uri)');
    }
    const files = [copy, example].map((document) => path.join(document, 'night-sky.xfl'));
    expect(run('fl.mruRecentFileList.join()')).toBe(files.join());
  });

  it('fl.openDocument refuses a file that is missing or not allowed', () => {
    const { run } = setUp();
    expect(() => run(`fl.openDocument("${pathToUri(folder())}/none.fla")`)).toThrow(
      /none\.fla: .*no such file/,
    );
    expect(() => run('fl.openDocument("file:///etc/passwd")')).toThrow(
      'fl.openDocument: /etc/passwd is outside',
    );
  });

  it('Objects of closed documents throw', () => {
    const { run, host } = setUp(['a.fla']);
    run('var kept = document.getTimeline()');
    host.closeAll();
    expect(() => run('fl.trace(kept.name)')).toThrow();
    expect(run('document')).toBeNull();
  });
});

describe('fl saves and closes documents', () => {
  const isZip = (name: string): boolean =>
    fs.readFileSync(path.join(folder(), name), 'latin1').startsWith('PK');
  const uriOf = (name: string): string => pathToUri(path.join(folder(), name));

  it('fl.saveDocument saves under a name, and from then on there, changed or not', () => {
    const { run } = setUp(['a.fla']);
    expect(run(`fl.saveDocument(null, "${uriOf('one.fla')}") + document.name`)).toBe('trueone.fla');
    expect(isZip('one.fla')).toBe(true);
    fs.rmSync(path.join(folder(), 'one.fla'));
    expect(run('fl.saveDocument(document)')).toBe(true);
    expect(isZip('one.fla')).toBe(true);
  });

  it('fl.saveDocumentAs saves where a dialogue says, and not at all when it is cancelled', () => {
    const { run } = setUp(['a.fla'], { answers: [path.join(folder(), 'two.fla'), null] });
    expect(run('fl.saveDocumentAs(document)')).toBe(true);
    expect(isZip('two.fla')).toBe(true);
    expect(run('fl.saveDocumentAs(document)')).toBe(false);
  });

  it('fl.saveDocument never saves outside the folders that scripts may touch', () => {
    const { run } = setUp(['a.fla']);
    expect(() => run('fl.saveDocument(document, "file:///a.fla")')).toThrow(
      'fl.saveDocument: /a.fla is outside',
    );
  });

  it('fl.closeDocument asks about changes unless the script declines it', () => {
    const seen: Dialog[] = [];
    const { run } = setUp(['a.fla', 'b.fla'], { answers: (dialog) => (seen.push(dialog), false) });
    run(
      'document.width = 700; fl.closeDocument(document, false); document.width = 700; fl.closeDocument(document)',
    );
    expect(seen).toEqual([{ kind: 'confirm', text: 'Save changes to a.fla?' }]);
    expect(run('fl.documents.length')).toBe(0);
  });

  it('fl.closeDocument takes the URI of an open document, and refuses any other', () => {
    const { run } = setUp(['a.fla']);
    run(`fl.saveDocument(document, "${uriOf('one.fla')}")`);
    expect(() => run(`fl.closeDocument("${uriOf('two.fla')}", false)`)).toThrow(
      'closeDocument: Argument number 1 is invalid.',
    );
    run(`fl.closeDocument("${uriOf('one.fla')}", false)`);
    expect(run('fl.documents.length')).toBe(0);
  });

  it('fl.saveAll and fl.closeAll take all documents at once', () => {
    const { run } = setUp(['a.fla', 'b.fla']);
    expect(run('fl.closeAll(false); fl.documents.length')).toBe(0);
  });

  it('fl.revertDocument goes back to the saved document', () => {
    const { run } = setUp(['a.fla']);
    run(`fl.saveDocument(null, "${uriOf('one.fla')}"); document.width = 700`);
    expect(run('fl.revertDocument(document) + "," + document.width')).toBe('true,550');
  });
});

describe('fl.findObjectInDocByName and ByType', () => {
  const nested: DocumentLiteral = {
    library: [
      { name: 'inner', layers: [{ elements: [{ shape: 'rectangle', width: 1, height: 1 }] }] },
      { name: 'outer', layers: [{ name: 'deep', elements: [{ item: 'inner', name: 'a' }] }] },
    ],
    layers: [
      { name: 'top', elements: [{ item: 'outer', name: 'b' }] },
      { name: 'low', frames: [{ duration: 2 }, { index: 2, elements: [{ item: 'outer', name: 'a' }] }] },
    ],
  };

  it('fl.findObjectInDocByName and ByType find elements in scenes and symbols, with the way to them', () => {
    const { host, run } = setUp();
    openLiteral(host, nested);
    run('var found = fl.findObjectInDocByName("a", document), deep = found[0], flat = found[1]');
    expect(run('found.length + deep.layer.name + flat.layer.name')).toBe('2deeplow');
    expect(run('deep.parent.obj.name + deep.parent.layer.name + deep.timeline.libraryItem.name')).toBe(
      'btopouter',
    );
    expect(
      run('flat.parent === undefined && flat.keyframe === document.timelines[0].layers[1].frames[2]'),
    ).toBe(true);
    expect(run('flat.obj === flat.keyframe.elements[0]')).toBe(true);
  });

  it('fl.findObjectInDocByName and ByType find by type, each symbol searched once', () => {
    const { host, run } = setUp();
    openLiteral(host, nested);
    expect(run('fl.findObjectInDocByType("shape", document).length')).toBe(1);
    expect(run('fl.findObjectInDocByType("instance", document).length')).toBe(3);
    expect(run('fl.findObjectInDocByType("text", document).length')).toBe(0);
  });

  it('fl.findObjectInDocByName and ByType need a document', () => {
    expect(() => setUp().run('fl.findObjectInDocByType("shape")')).toThrow(
      'findObjectInDocByType: Argument number 2 is invalid.',
    );
  });
});

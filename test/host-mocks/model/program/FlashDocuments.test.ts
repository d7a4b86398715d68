import fs from 'node:fs';
import path from 'node:path';
import type { DocumentLiteral } from '../../../../app';
import { pathToUri } from '../../../support/onNode';
import type { Dialog } from '../../../../host-mocks/options';
import { openLiteral } from '../../../../app/host/openLiteral';
import { programUnderTest } from '../../../support/programUnderTest';

const { folder, example, setUp } = programUnderTest();

describe('fl and its documents', () => {
  it('Documents are in the order of opening in fl.documents; the last one is active', () => {
    const { run } = setUp(['a.fla', 'b.fla']);
    expect(run('var n = []; for (var i in fl.documents) n.push(fl.documents[i].name); n.join()')).toBe(
      'a.fla,b.fla',
    );
    expect(run('fl.getDocumentDOM() === fl.documents[1] && document === fl.documents[1]')).toBe(true);
  });

  it('Documents are missing at first', () => {
    const { run } = setUp();
    expect(run('[fl.documents.length, fl.getDocumentDOM(), document].join()')).toBe('0,,');
  });

  it('Documents are found by name and by id', () => {
    const { run } = setUp(['a.fla', 'b.fla', 'a.fla']);
    expect(run('fl.findDocumentIndex("a.fla").join() + "|" + fl.findDocumentIndex("c").length')).toBe(
      '0,2|0',
    );
    expect(run('fl.findDocumentDOM(fl.documents[1].id) === fl.documents[1]')).toBe(true);
    expect(run('fl.findDocumentDOM(-1)')).toBeNull();
  });

  it('A document is brought to the front by fl.setActiveWindow', () => {
    const { run } = setUp(['a.fla', 'b.fla']);
    expect(run('fl.setActiveWindow(fl.documents[0]); document.name')).toBe('a.fla');
    expect(() => run('fl.setActiveWindow("b.fla")')).toThrow(
      'setActiveWindow: Argument number 1 is invalid.',
    );
  });

  it('A document, empty and untitled, is created by fl.createDocument', () => {
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

  it('A document is opened by its URI by fl.openDocument, once', () => {
    const { run, host } = setUp();
    host.world.global.uri = pathToUri(path.join(example, 'night-sky.xfl'));
    expect(
      run('var d = fl.openDocument(uri); d.name + (fl.openDocument(uri) === d) + fl.documents.length'),
    ).toBe('night-sky.xfltrue1');
    expect(run('fl.mruRecentFileList.length + fl.mruRecentFileListType.join()')).toBe('1xfl');
  });

  it('Files opened last are in fl.mruRecentFileList, the latest first', () => {
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

  it('A file that is missing or not allowed is refused by fl.openDocument', () => {
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

  it('A document is saved under a name by fl.saveDocument, and from then on there, changed or not', () => {
    const { run } = setUp(['a.fla']);
    expect(run(`fl.saveDocument(null, "${uriOf('one.fla')}") + document.name`)).toBe('trueone.fla');
    expect(isZip('one.fla')).toBe(true);
    fs.rmSync(path.join(folder(), 'one.fla'));
    expect(run('fl.saveDocument(document)')).toBe(true);
    expect(isZip('one.fla')).toBe(true);
  });

  it('A document is saved where a dialogue says by fl.saveDocumentAs, and not at all when it is cancelled', () => {
    const { run } = setUp(['a.fla'], { answers: [path.join(folder(), 'two.fla'), null] });
    expect(run('fl.saveDocumentAs(document)')).toBe(true);
    expect(isZip('two.fla')).toBe(true);
    expect(run('fl.saveDocumentAs(document)')).toBe(false);
  });

  it('Folders outside those that scripts may touch are never saved in by fl.saveDocument', () => {
    const { run } = setUp(['a.fla']);
    expect(() => run('fl.saveDocument(document, "file:///a.fla")')).toThrow(
      'fl.saveDocument: /a.fla is outside',
    );
  });

  it('A question about changes is asked by fl.closeDocument unless the script declines it', () => {
    const seen: Dialog[] = [];
    const { run } = setUp(['a.fla', 'b.fla'], { answers: (dialog) => (seen.push(dialog), false) });
    run(
      'document.width = 700; fl.closeDocument(document, false); document.width = 700; fl.closeDocument(document)',
    );
    expect(seen).toEqual([{ kind: 'confirm', text: 'Save changes to a.fla?' }]);
    expect(run('fl.documents.length')).toBe(0);
  });

  it('The URI of an open document is taken by fl.closeDocument, and any other is refused', () => {
    const { run } = setUp(['a.fla']);
    run(`fl.saveDocument(document, "${uriOf('one.fla')}")`);
    expect(() => run(`fl.closeDocument("${uriOf('two.fla')}", false)`)).toThrow(
      'closeDocument: Argument number 1 is invalid.',
    );
    run(`fl.closeDocument("${uriOf('one.fla')}", false)`);
    expect(run('fl.documents.length')).toBe(0);
  });

  it('All documents are taken at once by fl.saveAll and fl.closeAll', () => {
    const { run } = setUp(['a.fla', 'b.fla']);
    expect(run('fl.closeAll(false); fl.documents.length')).toBe(0);
  });

  it('The saved document comes back by fl.revertDocument', () => {
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

  it('Elements in scenes and symbols are found, with the way to them', () => {
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

  it('Elements are found by type, each symbol searched once', () => {
    const { host, run } = setUp();
    openLiteral(host, nested);
    expect(run('fl.findObjectInDocByType("shape", document).length')).toBe(1);
    expect(run('fl.findObjectInDocByType("instance", document).length')).toBe(3);
    expect(run('fl.findObjectInDocByType("text", document).length')).toBe(0);
  });

  it('A document is needed', () => {
    expect(() => setUp().run('fl.findObjectInDocByType("shape")')).toThrow(
      'findObjectInDocByType: Argument number 2 is invalid.',
    );
  });
});

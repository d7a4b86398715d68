import fs from 'fs';
import os from 'os';
import path from 'path';
import { createHost } from '../../../../app/index';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';

const LITERAL: DocumentLiteral = {
  library: [
    {
      name: 'box',
      layers: [
        {
          elements: [
            { shape: 'rectangle', width: 20, height: 20 },
            { item: 'dot', name: 'deep' },
          ],
        },
      ],
    },
    { name: 'dot', layers: [{ elements: [{ shape: 'oval', width: 5, height: 5 }] }] },
  ],
  layers: [
    {
      elements: [
        { item: 'box', name: 'A', x: 10, y: 10 },
        { item: 'box', name: 'B', x: 100, y: 100 },
        { primitive: 'rectangle', x: 200, y: 200, width: 40, height: 40 },
        { primitive: 'oval', x: 300, y: 200, width: 40, height: 40 },
      ],
    },
  ],
};
const run = (source: string): string[] => {
  const host = createHost(LITERAL);
  try {
    host.run(
      `var d = fl.getDocumentDOM(); function names() { return d.selection.map(function (e) { return e.name; }).join(); } ${source}`,
    );
    return [...host.output];
  } finally {
    host.dispose();
  }
};

it('An element that findObjectInDocByName found is shown by fl.selectElement, as in the example', () => {
  const lines = run(`
    var found = fl.findObjectInDocByName('deep', d);
    fl.trace(fl.selectElement(found[0], false) + ' ' + d.getTimeline().name + ' ' + names());
    fl.trace(fl.selectElement(found[0].obj, true) + ' ' + d.getTimeline().name);`);
  expect(lines).toEqual(['true box deep', 'true dot']);
  expect(() => run('fl.selectElement(7, false)')).toThrow(/selectElement/);
});

it('The topmost element at a position is selected by mouseClick', () => {
  const lines = run(`
    d.mouseClick({ x: 15, y: 15 }, false, true); fl.trace(names());
    d.mouseClick({ x: 105, y: 105 }, true, true); fl.trace(names());
    d.mouseClick({ x: 105, y: 105 }, true, true); fl.trace(names());
    d.mouseClick({ x: 105, y: 105 }, false, false); fl.trace(names());
    d.mouseClick({ x: 5, y: 150 }, false, true); fl.trace(d.selection.length);`);
  expect(lines).toEqual(['A', 'B,A', 'A', 'B,A', '0']);
});

it('A symbol is opened in place by mouseDblClk, and left beside everything', () => {
  const lines = run(`
    d.mouseDblClk({ x: 15, y: 15 }, false, false, true); fl.trace(d.getTimeline().name);
    d.mouseClick({ x: 28, y: 28 }, false, true); fl.trace(d.selection[0].elementType);
    d.mouseDblClk({ x: 400, y: 15 }, false, false, true); fl.trace(d.getTimeline().name);`);
  expect(lines).toEqual(['box', 'shape', 'Scene 1']);
});

it('The property lockFlag is followed by setRectangleObjectProperty, angles are set by setOvalObjectProperty', () => {
  const lines = run(`
    var rectangle = d.getTimeline().layers[0].frames[0].elements[2], oval = d.getTimeline().layers[0].frames[0].elements[3];
    function radii() { fl.trace([rectangle.lockFlag, rectangle.topLeftRadius, rectangle.topRightRadius, rectangle.bottomLeftRadius].join()); }
    d.selectAll();
    d.setRectangleObjectProperty('lockFlag', true);
    d.setRectangleObjectProperty('topLeftRadius', 5); radii();
    d.setRectangleObjectProperty('topRightRadius', 9); radii();
    d.setRectangleObjectProperty('lockFlag', false);
    d.setRectangleObjectProperty('topRightRadius', 9); radii();
    d.setOvalObjectProperty('endAngle', 270); d.setOvalObjectProperty('closePath', false);
    fl.trace([oval.endAngle, oval.closePath].join());
    d.resetRectangleObject(); d.resetOvalObject(); radii();
    fl.trace([oval.endAngle, oval.closePath].join());`);
  expect(lines).toEqual(['true,5,5,5', 'true,5,5,5', 'false,5,9,5', '270,false', 'true,0,0,0', '0,true']);
  expect(() => run("d.selectAll(); d.setOvalObjectProperty('innerRadius', 100)")).toThrow(/from 0 to 99/);
  expect(() => run("d.setRectangleObjectProperty('radius', 1)")).toThrow(/expected one of "topLeftRadius"/);
});

it('An item of a document that is not open is copied by fl.copyLibraryItem', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-item-'));
  const host = createHost(LITERAL, { roots: [folder], canSave: true });
  const uri = `file://${folder}/made.fla`;
  host.run(`fl.saveDocument(fl.getDocumentDOM(), '${uri}'); fl.closeAll(false);
    var d = fl.createDocument();
    fl.trace([fl.copyLibraryItem('${uri}', 'box'), fl.copyLibraryItem('${uri}', 'x'), fl.copyLibraryItem('${uri}x', 'box')]);
    fl.copyLibraryItem('${uri}', 'box'); d.clipPaste(true);
    fl.trace([fl.documents.length, d.selection[0].libraryItem.name, d.library.items.length]);
    fl.quit(false); fl.trace(fl.documents.length);`);
  expect(host.output).toEqual(['true,false,false', '1,box,2', '0']);
  host.dispose();
  fs.rmSync(folder, { recursive: true });
});

it('Folders of fonts are known to isFontInstalled, and runCommandLine is refused', () => {
  expect(run("fl.trace(fl.isFontInstalled('Times'))")).toEqual(['false']);
  expect(() => run("FLfile.runCommandLine('ls')")).toThrow(
    /FLfile.runCommandLine: this host does not start programs/,
  );
});

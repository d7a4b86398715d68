import { createHost, type DocumentLiteral, type HostHandle } from '../../../app';

// Members that Adobe's reference does not list, or that the types declare wrongly.

const LITERAL: DocumentLiteral = {
  library: [
    { name: 'photo', type: 'bitmap', width: 40, height: 20 },
    { name: 'box', layers: [{ elements: [{ shape: 'rectangle', x: -10, y: 5, width: 30, height: 10 }] }] },
    { name: 'nothing', layers: [{}] },
    { name: 'exported', linkageExportForAS: true, linkageClassName: 'Exported', layers: [{}] },
  ],
  layers: [
    { name: 'empty', frames: [{ duration: 3 }, { elements: [{ item: 'box' }] }] },
    {
      name: 'full',
      elements: [
        { item: 'box', x: 100, y: 50, rotation: 30, scaleX: 2 },
        { item: 'photo', x: 7, y: 8, scaleY: 3 },
        { item: 'nothing', x: 5, y: 6 },
        { shape: 'rectangle', x: 20, y: 30, width: 10, height: 10 },
      ],
    },
  ],
};

let host: HostHandle;
beforeEach(() => {
  host = createHost(LITERAL, { realm: 'separate' });
});

/** What a script gives, with the elements of the layer "full" as `all`. */
const run = (script: string): unknown =>
  host.run(
    `var tl = fl.getDocumentDOM().getTimeline(); var all = tl.layers[1].frames[0].elements; var lib = fl.getDocumentDOM().library; ${script}`,
  );

it('The value of isEmpty of a frame is a Boolean', () => {
  expect(run('[typeof tl.layers[0].frames[0].isEmpty, tl.layers[0].frames[0].isEmpty].join()')).toBe(
    'boolean,true',
  );
  expect(run('[tl.layers[0].frames[3].isEmpty, tl.layers[1].frames[0].isEmpty].join()')).toBe('false,false');
  expect(() => run('tl.layers[0].frames[0].isEmpty()')).toThrow(/is not a function/);
  expect(() => run('tl.layers[0].frames[0].isEmpty = false')).toThrow('Frame.isEmpty is read-only.');
});

it('A script that removes empty layers by isEmpty removes those only', () => {
  expect(
    run(`
      for (var i = tl.layers.length - 1; i >= 0; i--) {
        var isEmptyLayer = true;
        for (var f = 0; f < tl.layers[i].frameCount; f++) if (!tl.layers[i].frames[f].isEmpty) isEmptyLayer = false;
        if (isEmptyLayer) tl.deleteLayer(i);
      }
      tl.addNewLayer('new');
      tl.layers.map(function (layer) { return layer.name; }).join();
    `),
  ).toBe('new,empty,full');
});

it.each([
  ['an instance of a symbol, turned and stretched', 0, '-10,5,20,15'],
  ['a bitmap', 1, '0,0,40,20'],
  ['an instance that shows nothing', 2, '0,0,0,0'],
  ['a raw shape, in the coordinates of its parent', 3, '20,30,30,40'],
])('The bounds before the matrix are objectSpaceBounds: %s', (_, index, expected) => {
  expect(run(`var b = all[${index}].objectSpaceBounds; [b.left, b.top, b.right, b.bottom].join()`)).toBe(
    expected,
  );
});

it('The objectSpaceBounds follow what the symbol shows, and a copy changes nothing', () => {
  run(
    'all[0].objectSpaceBounds.left = 1000; lib.items[lib.findItemIndex("box")].timeline.layers[0].frames[0].elements[0].x += 5;',
  );
  expect(run('var b = all[0].objectSpaceBounds; [b.left, b.right].join()')).toBe('-5,25');
});

it('The property transformationPoint reads as getTransformationPoint, and is set as by setTransformationPoint', () => {
  expect(run('[all[0].transformationPoint.x, all[0].transformationPoint.y].join()')).toBe('0,0');
  expect(
    run(
      'all[0].transformationPoint = { x: 1, y: 2 }; var p = all[0].getTransformationPoint(); [p.x, p.y].join()',
    ),
  ).toBe('1,2');
  expect(() => run('all[0].transformationPoint = { x: 1 }')).toThrow(
    'Element.transformationPoint: y: expected a number, got undefined',
  );
});

it('The class and the frame of an item are undefined where it is not exported', () => {
  const members = 'linkageClassName linkageBaseClass linkageExportInFirstFrame'.split(' ');
  const read = (name: string): unknown =>
    run(
      `var item = lib.items[lib.findItemIndex("${name}")]; [${members.map((m) => `typeof item.${m}`).join()}].join()`,
    );
  expect(read('box')).toBe('undefined,undefined,undefined');
  expect(read('photo')).toBe('undefined,undefined,undefined');
  expect(read('exported')).toBe('string,string,boolean');
});

it('What is locked leaves the selection: a published command deletes the others, then unlocks all', () => {
  expect(
    run(`var doc = fl.getDocumentDOM(); tl.currentLayer = 1; doc.selectNone(); doc.selection = all;
      all[1].locked = true;
      var n = doc.selection.length; doc.deleteSelection(); doc.unlockAllElements();
      [n, tl.layers[1].frames[0].elements.length, tl.layers[1].frames[0].elements[0].libraryItem.name].join()`),
  ).toBe('3,1,photo');
});

it('A deleted item is found by its type and keeps its name; nothing else of it can be read', () => {
  expect(run('var item = lib.items[lib.findItemIndex("box")]; lib.deleteItem("box"); item.itemType')).toBe(
    'undefined',
  );
  expect(run('item.name')).toBe('box');
  expect(() => run('item.linkageClassName')).toThrow('Invalid JavaScript object.');
});

it('Each selected element gets the point by setTransformationPoint of the document', () => {
  expect(
    run(`fl.getDocumentDOM().selection = [all[0], all[1]]; fl.getDocumentDOM().setTransformationPoint({ x: 3, y: 4 });
      [all[0], all[1]].map(function (e) { var p = e.getTransformationPoint(); return p.x + ' ' + p.y; }).join()`),
  ).toBe('3 4,3 4');
});

it.each([
  ['currentLayer', 9, 1],
  ['currentLayer', -3, 0],
  ['currentLayer', 'undefined', 0],
  ['currentFrame', 99, 3],
  ['currentFrame', -1, 0],
  ['currentFrame', 'undefined', 0],
  ['currentFrame', '{}', 0],
])('%s = %s goes to the nearest there is', (member, value, expected) => {
  expect(run(`tl.${member} = ${value}; tl.${member}`)).toBe(expected);
});

it('An unknown publish profile changes nothing; a warning says so', () => {
  expect(
    run('var doc = fl.getDocumentDOM(); doc.currentPublishProfile = "none"; doc.currentPublishProfile'),
  ).toBe('Default');
  expect(host.warnings.join()).toContain('there is no profile "none"');
});

it('A frame of a symbol becomes a bitmap of the library', () => {
  expect(
    run(`lib.items[lib.findItemIndex('box')].exportToLibrary(1, 'shot');
      tl.currentLayer = 1; fl.getDocumentDOM().selection = [all[0]];
      fl.getDocumentDOM().exportInstanceToLibrary(1, 'shot');
      var shot = lib.items[lib.findItemIndex('shot')];
      [shot.itemType, shot.hPixels, shot.vPixels, lib.itemExists('shot 1')].join()`),
  ).toBe('bitmap,30,10,true');
  expect(() => run("lib.items[lib.findItemIndex('box')].exportToLibrary(2, 'shot')")).toThrow(
    'SymbolItem.exportToLibrary: frameNumber: expected a number from 1 to 1, got 2',
  );
});

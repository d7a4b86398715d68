import { openSample as open } from '../../../support/sampleLibrary';

it('Linkage is stored as Animate stores it', () => {
  const item = open().library.find('ui/star')!;
  expect(item.linkageExportInFirstFrame).toBeUndefined();
  item.linkageExportForAS = true;
  item.linkageClassName = 'Star';
  expect(item.linkageExportInFirstFrame).toBe(true);
  item.linkageExportInFirstFrame = false;
  item.linkageBaseClass = 'flash.display.Sprite';
  expect(
    ['linkageExportForAS', 'linkageExportInFirstFrame', 'linkageClassName', 'linkageBaseClass'].map((name) =>
      item.attr(name),
    ),
  ).toEqual(['true', 'false', 'Star', 'flash.display.Sprite']);
  item.linkageBaseClass = 'flash.display.MovieClip';
  item.linkageExportInFirstFrame = true;
  expect(['linkageExportInFirstFrame', 'linkageBaseClass'].map((name) => item.attr(name))).toEqual([
    undefined,
    undefined,
  ]);
  expect(() => (item.linkageImportForRS = true)).toThrow(
    /set linkageExportForAS and linkageExportForRS to false first/,
  );
});

it('Data of an item are kept by name and type', () => {
  const item = open().library.find('art/photo')!;
  item.addData('n', 'integer', 12);
  item.addData('t', 'string', 'a "b"');
  item.addData('d', 'doubleArray', [1.5, -2]);
  expect([item.getData('n'), item.getData('t'), item.getData('d'), item.hasData('x')]).toEqual([
    12,
    'a "b"',
    [1.5, -2],
    false,
  ]);
  expect(item.node.child('persistentData')?.children.map((node) => node.attr('t'))).toEqual([
    'i',
    undefined,
    'D',
  ]);
  for (const name of ['n', 't', 'd']) item.removeData(name);
  expect(item.node.child('persistentData')).toBeUndefined();
  expect(() => item.addData('x', 'number', 1)).toThrow(/expected one of string, integer/);
  expect(() => item.addData('x', 'integer', 'one')).toThrow(/expected a number/);
});

it('Scripts test by linkageClassName, undefined until then, whether an item is exported', () => {
  const item = open().library.find('ui/star')!;
  const read = (): unknown[] => [item.linkageClassName, item.linkageClassName === undefined];
  expect(read()).toEqual([undefined, true]);
  item.linkageExportForAS = true;
  expect(read()).toEqual(['', false]);
  item.linkageClassName = 'Star';
  item.linkageExportForAS = false;
  expect(read()).toEqual([undefined, true]);
  item.linkageExportForRS = true;
  expect(read()).toEqual(['Star', false]);
  item.linkageExportForRS = false;
  item.linkageImportForRS = true;
  expect(read()).toEqual([undefined, true]);
});

import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';
import { describeDocuments, documentPath } from '../../support/documents';
import { find } from './fileOf';
import { openContainer } from '../../support/onNode';

function open(document: string, entry = 'DOMDocument.xml'): XmlFile {
  return new XmlFile(entry, openContainer(documentPath(document)).text(entry));
}

/** The lines (line ends included) that went and came; everything around them is the same to the byte. */
function changedLines(file: XmlFile): { gone: string[]; come: string[] } {
  const before = file.source.split(/(?<=\n)/);
  const after = file.serialize().split(/(?<=\n)/);
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { gone: before.slice(start, before.length - end), come: after.slice(start, after.length - end) };
}

const layers = (file: XmlFile): XmlNode => find(file, 'timelines', 'DOMTimeline', 'layers');

function layer(file: XmlFile, name: string): XmlNode {
  const found = layers(file).children.find((node) => node.attr('name') === name);
  if (found === undefined) throw new Error(`no layer ${name}`);
  return found;
}

const inside = (node: XmlNode, ...names: string[]): XmlNode =>
  names.reduce((at, name) => at.child(name) ?? at, node);

const indent = (levels: number): string => '     '.repeat(levels);

describeDocuments('an edit of a real document changes its own lines and nothing else', () => {
  it('Changing an attribute keeps CR LF', () => {
    const file = open('logo-anim');
    const [first] = layers(file).children as [XmlNode];
    const line = file.source.split(/(?<=\n)/).find((text) => text.includes('<DOMLayer ')) as string;
    first.setAttr('name', 'Ebene "Ä"');
    expect(changedLines(file)).toEqual({
      gone: [line],
      come: [line.replace(/ name="[^"]*"/, ` name='Ebene "Ä"'`)],
    });
    expect(line.endsWith('\r\n')).toBe(true);
  });

  it('Changing an attribute keeps another one in single quotes', () => {
    const file = open('level_up_rays');
    find(file, 'timelines', 'DOMTimeline').setAttr('name', 'renamed');
    const { gone, come } = changedLines(file);
    expect(gone).toHaveLength(1);
    expect(gone[0]).toContain(`guides='&lt;guidelines&gt;&lt;guideline direction="v"&gt;`);
    expect(come).toEqual([gone[0]?.replace('name="thinSlow"', 'name="renamed"')]);
  });

  it('Changing an attribute keeps edges with line breaks in them', () => {
    const file = open('samurai_skirt', 'LIBRARY/skirtC1.xml');
    const edges: XmlNode[] = [];
    const collect = (node: XmlNode): void => {
      if (node.name === 'Edge' && node.rawAttr('edges')?.match(/[\r\n]/)) edges.push(node);
      node.children.forEach(collect);
    };
    collect(file.root);
    const [edge] = edges as [XmlNode];
    const written = file.source.slice(edge.start, edge.openEnd);
    edge.setAttr('strokeStyle', '7');
    expect(file.serialize()).toBe(
      file.source.slice(0, edge.start) +
        written.replace('/>', ' strokeStyle="7"/>') +
        file.source.slice(edge.openEnd),
    );
  });

  it('A changed script stays a CDATA section', () => {
    const file = open('level_up_rays');
    inside(layer(file, 'Layer 1'), 'frames', 'DOMFrame', 'Actionscript', 'script').setText(
      'if (a < b)\n\tplay();',
    );
    expect(changedLines(file)).toEqual({
      gone: [`${indent(8)}<script><![CDATA[stop();]]></script>\n`],
      come: [`${indent(8)}<script><![CDATA[if (a < b)\n`, '\tplay();]]></script>\n'],
    });
  });

  it('An element that is put into an empty list opens it', () => {
    const file = open('level_up_rays');
    const instance = XmlNode.create('DOMSymbolInstance', { libraryItemName: 'rays' }, [
      XmlNode.create('matrix', {}, [XmlNode.create('Matrix', { tx: '275' })]),
    ]);
    inside(layer(file, 'Layer 1'), 'frames', 'DOMFrame', 'elements').append(instance);
    expect(changedLines(file)).toEqual({
      gone: [`${indent(7)}<elements/>\n`],
      come: [
        `${indent(7)}<elements>\n`,
        `${indent(8)}<DOMSymbolInstance libraryItemName="rays">\n`,
        `${indent(9)}<matrix>\n`,
        `${indent(10)}<Matrix tx="275"/>\n`,
        `${indent(9)}</matrix>\n`,
        `${indent(8)}</DOMSymbolInstance>\n`,
        `${indent(7)}</elements>\n`,
      ],
    });
  });

  it('A list closes itself when its only element is removed', () => {
    const file = open('logo-anim');
    const list = inside(layers(file), 'DOMLayer', 'frames', 'DOMFrame', 'elements');
    const count = list.children.length;
    for (const node of [...list.children]) node.remove();
    const { gone, come } = changedLines(file);
    expect(count).toBeGreaterThan(0);
    expect(come).toEqual([`${indent(7)}<elements/>\r\n`]);
    expect(gone[0]).toBe(`${indent(7)}<elements>\r\n`);
    expect(gone[gone.length - 1]).toBe(`${indent(7)}</elements>\r\n`);
  });

  it('Removing a layer from the middle removes its lines', () => {
    const file = open('sample-layer');
    layer(file, 'Folder 1').remove();
    expect(changedLines(file)).toEqual({
      gone: [`${indent(4)}<DOMLayer name="Folder 1" color="#4F80FF" layerType="folder"/>\n`],
      come: [],
    });
  });

  it('A copied layer is written as the original is', () => {
    const file = open('NyanCat');
    const [first] = layers(file).children as [XmlNode];
    const text = file.source.slice(first.start, first.end);
    layers(file).insert(first.clone(), 1);
    const { gone, come } = changedLines(file);
    expect(gone).toEqual([]);
    expect(come.join('').trim()).toHaveLength(text.length);
    expect(file.serialize()).toContain(`${text}\r\n${indent(4)}${text}\r\n`);
  });

  it('Layers in another order are written as they were', () => {
    const file = open('sample-layer');
    const blocks = layers(file).children.map((node) => file.source.slice(node.start, node.end));
    layers(file).insert(layers(file).children[0] as XmlNode, layers(file).children.length - 1);
    const written = file.serialize();
    expect(written).toHaveLength(file.source.length);
    expect(written).toContain([...blocks.slice(1), blocks[0]].join(`\n${indent(4)}`));
  });

  it('A symbol that is added to the library list gets a line of its own', () => {
    const file = open('sample-layer');
    find(file, 'symbols').insert(XmlNode.create('Include', { href: 'A & B.xml', loadImmediate: 'false' }), 3);
    expect(changedLines(file)).toEqual({
      gone: [],
      come: [`${indent(2)}<Include href="A &amp; B.xml" loadImmediate="false"/>\n`],
    });
  });

  it('The first section of its kind gets lines of its own', () => {
    const file = open('movieclip_goto_overwrite');
    const [first] = file.root.children as [XmlNode];
    const folders = XmlNode.create('folders', {}, [XmlNode.create('DOMFolderItem', { name: 'new' })]);
    file.root.insert(folders, 0);
    const { gone, come } = changedLines(file);
    expect(gone).toEqual([]);
    expect(come.map((line) => line.trim())).toEqual([
      '<folders>',
      '<DOMFolderItem name="new"/>',
      '</folders>',
    ]);
    expect(come[0]?.search('<')).toBe(
      file.source.slice(first.leadStart, first.start).replace('\n', '').length,
    );
  });

  it('An element of a library file that is copied into the main file takes the indentation of its new place', () => {
    const symbol = open('flump', 'LIBRARY/Body.xml');
    const file = open('flump');
    const from = inside(find(symbol, 'timeline', 'DOMTimeline', 'layers', 'DOMLayer'), 'frames');
    const list = inside(layers(file), 'DOMLayer', 'frames');
    const depth = 6;
    list.append((from.children[0] as XmlNode).clone());
    const { gone, come } = changedLines(file);
    expect(gone).toEqual([]);
    expect(come[0]?.startsWith(`${indent(depth)}<DOMFrame `)).toBe(true);
    expect(come[1]?.startsWith(`${indent(depth + 1)}<`)).toBe(true);
    expect(come[come.length - 1]).toBe(`${indent(depth)}</DOMFrame>\n`);
    const tags = (lines: string): string[] => lines.match(/<[^>]*>/g) ?? [];
    const frame = from.children[0] as XmlNode;
    expect(tags(come.join(''))).toEqual(tags(symbol.source.slice(frame.start, frame.end)));
  });

  it('An edit that is taken back leaves the file as it was', () => {
    const file = open('mp3_player');
    const [first, second] = layers(file).children as [XmlNode, XmlNode];
    const name = first.attr('name') as string;
    first.setAttr('name', 'x');
    second.remove();
    expect(file.serialize()).not.toBe(file.source);
    layers(file).insert(second, 1);
    first.setAttr('name', name);
    expect(file.serialize()).toBe(file.source);
  });
});

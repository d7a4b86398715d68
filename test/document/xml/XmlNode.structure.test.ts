import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';
import { fileOf, find } from './fileOf';

describe('inserting', () => {
  it('A new node takes indentation and line ends from its neighbours', () => {
    const file = new XmlFile('a', '<r>\r\n    <a/>\r\n    <b/>\r\n</r>');
    file.root.insert(XmlNode.create('x', { n: '1' }), 1);
    file.root.append(XmlNode.create('y'));
    expect(file.serialize()).toBe('<r>\r\n    <a/>\r\n    <x n="1"/>\r\n    <b/>\r\n    <y/>\r\n</r>');
  });

  it('An element that closed itself is opened, one level deeper', () => {
    const file = fileOf('<r>', '  <a>', '    <b/>', '  </a>', '</r>');
    find(file, 'a', 'b').append(XmlNode.create('x', {}, [XmlNode.create('y', {}, [], 'text')]));
    expect(file.serialize().split('\n')).toEqual([
      '<r>',
      '  <a>',
      '    <b>',
      '      <x>',
      '        <y>text</y>',
      '      </x>',
      '    </b>',
      '  </a>',
      '</r>',
    ]);
  });

  it.each([
    ['DOMDocument', '     '],
    ['DOMSymbolItem', '  '],
  ])('A file without lines of its own is indented as Animate does (%s)', (name, indent) => {
    const file = fileOf(`<${name}/>`);
    file.root.append(XmlNode.create('a', {}, [XmlNode.create('b')]));
    const lines = [`<${name}>`, `${indent}<a>`, `${indent}${indent}<b/>`, `${indent}</a>`, `</${name}>`];
    expect(file.serialize()).toBe(lines.join('\n'));
  });

  it('A file that has no lines gets none', () => {
    const file = fileOf('<r><a><b/></a></r>');
    find(file, 'a').append(XmlNode.create('c', {}, [XmlNode.create('d')]));
    find(file, 'a', 'b').append(XmlNode.create('e'));
    expect(file.serialize()).toBe('<r><a><b><e/></b><c><d/></c></a></r>');
  });

  it('A copy from another file gets the layout of its new position, and its tags stay as written', () => {
    const from = fileOf(
      '<r>',
      "  <a  x='1' >",
      '    <b y="1\n2"/>',
      '    <s><![CDATA[',
      '  kept',
      ']]></s>',
      '  </a>',
      '</r>',
    );
    const to = new XmlFile('b', '<DOMDocument>\r\n     <list/>\r\n</DOMDocument>');
    find(to, 'list').append(find(from, 'a').clone());
    expect(to.serialize().split('\r\n')).toEqual([
      '<DOMDocument>',
      '     <list>',
      "          <a  x='1' >",
      '               <b y="1\n2"/>',
      '               <s><![CDATA[\n  kept\n]]></s>',
      '          </a>',
      '     </list>',
      '</DOMDocument>',
    ]);
    expect(from.isChanged).toBe(false);
  });

  it('A node moves inside its parent, and its content is not touched', () => {
    const file = fileOf('<r>', '  <a>', '      <odd/>', '  </a>', '  <b/>', '  <c/>', '</r>');
    file.root.append(find(file, 'a'));
    expect(file.serialize()).toBe(
      ['<r>', '  <b/>', '  <c/>', '  <a>', '      <odd/>', '  </a>', '</r>'].join('\n'),
    );
    file.root.insert(find(file, 'a'), 0);
    expect(file.serialize()).toBe(file.source);
  });

  it('A node can come after text, and a comment stays before the node that it was written for', () => {
    const text = fileOf('<r>text</r>');
    text.root.append(XmlNode.create('a'));
    expect(text.serialize()).toBe('<r>text<a/></r>');
    const file = fileOf('<r>', '  <a/>', '  <!-- about b -->', '  <b/>', '</r>');
    file.root.insert(XmlNode.create('x'), 1);
    expect(file.serialize()).toBe('<r>\n  <a/>\n  <x/>\n  <!-- about b -->\n  <b/>\n</r>');
  });

  it('An index out of range, a root, and a node inside itself are refused before anything changes', () => {
    const file = fileOf('<r><a><b/></a></r>');
    const a = find(file, 'a');
    expect(() => file.root.insert(XmlNode.create('x'), 2)).toThrow('insert: index 2 is not between 0 and 1.');
    expect(() => file.root.insert(a, 1)).toThrow(RangeError);
    expect(() => file.root.insert(XmlNode.create('x'), -1)).toThrow(RangeError);
    expect(() => file.root.insert(XmlNode.create('x'), 0.5)).toThrow(RangeError);
    expect(() => a.append(file.root)).toThrow('insert: <r> is the root of LIBRARY/star.xml.');
    expect(() => find(file, 'a', 'b').append(a)).toThrow('insert: <a> cannot be inside itself.');
    expect(() => a.append(a)).toThrow('cannot be inside itself');
    expect(file.isChanged).toBe(false);
    expect(file.serialize()).toBe(file.source);
  });
});

describe('removing', () => {
  const cases: [string, string[], string[], string[]][] = [
    ['takes the line along', ['<r>', '  <a/>', '  <b/>', '</r>'], ['a'], ['<r>', '  <b/>', '</r>']],
    ['leaves an element that closes itself', ['<r>', '  <a/>', '</r>'], ['a'], ['<r/>']],
    ['leaves attributes as they are', ['<r  x="1" >', '  <a/>', '</r>'], ['a'], ['<r  x="1"/>']],
    [
      'keeps a comment',
      ['<r>', '  <!--c-->', '  <a/>', '  <b/>', '</r>'],
      ['a'],
      ['<r>', '  <!--c-->', '  <b/>', '</r>'],
    ],
    [
      'keeps a comment before the end',
      ['<r>', '  <!--c-->', '  <a/>', '</r>'],
      ['a'],
      ['<r>', '  <!--c-->', '</r>'],
    ],
    ['keeps the line of a neighbour', ['<r>', '  <a/><b/>', '</r>'], ['a'], ['<r>', '  <b/>', '</r>']],
    ['keeps the line before', ['<r>', '  <a/><b/>', '</r>'], ['b'], ['<r>', '  <a/>', '</r>']],
    ['keeps text', ['<r>x<a/>y</r>'], ['a'], ['<r>xy</r>']],
  ];
  it.each(cases)('%s', (_title, source, names, expected) => {
    const file = fileOf(...source);
    find(file, ...names).remove();
    expect(file.serialize()).toBe(expected.join('\n'));
  });

  it('A removed node has no parent, and a second removal does nothing', () => {
    const file = fileOf('<r>', '  <a/>', '</r>');
    const a = find(file, 'a');
    a.remove();
    const { version } = file;
    a.remove();
    expect(a.parent).toBeNull();
    expect(a.file).toBeNull();
    expect(file.version).toBe(version);
  });

  it('A removal can be undone by inserting the node again', () => {
    const file = fileOf('<r>', '  <a>', '    <b/>', '  </a>', '</r>');
    const b = find(file, 'a', 'b');
    b.remove();
    find(file, 'a').append(b);
    expect(file.serialize()).toBe(file.source);
  });
});

describe('copies', () => {
  it('Copies are deep, without a parent, keep their form and are independent', () => {
    const file = fileOf('<r>', "  <a x='1'>", '    <b/>', '  </a>', '</r>');
    const a = find(file, 'a');
    a.setAttr('y', '2');
    const copy = a.clone();
    copy.setAttr('x', '3');
    copy.child('b')?.setAttr('z', '4');
    expect(copy.parent).toBeNull();
    expect(copy.view).toBeUndefined();
    expect(a.attr('x')).toBe('1');
    expect(a.child('b')?.attributeNames()).toEqual([]);
    file.root.append(copy);
    expect(file.serialize().split('\n')).toEqual([
      '<r>',
      `  <a x='1' y="2">`,
      '    <b/>',
      '  </a>',
      '  <a x="3" y="2">',
      '    <b z="4"/>',
      '  </a>',
      '</r>',
    ]);
  });
});

describe('views', () => {
  const view = (node: XmlNode): { stale: boolean } => (node.view = { stale: false });

  it('Views turn stale below a removed node, and live again when it is inserted again', () => {
    const file = fileOf('<r><a><b><c/></b></a><d/></r>');
    const [a, c, d] = [find(file, 'a'), find(file, 'a', 'b', 'c'), find(file, 'd')];
    const [viewA, viewC, viewD] = [view(a), view(c), view(d)];
    a.remove();
    expect([viewA.stale, viewC.stale, viewD.stale]).toEqual([true, true, false]);
    d.append(a);
    expect([viewA.stale, viewC.stale, viewD.stale]).toEqual([false, false, false]);
  });

  it('Views stay stale inside a node without a parent, until that is inserted (a group is built so)', () => {
    const file = fileOf('<r><a><c/></a></r>');
    const viewC = view(find(file, 'a', 'c'));
    const group = XmlNode.create('DOMGroup', {}, [XmlNode.create('members')]);
    group.child('members')?.append(find(file, 'a'));
    expect(viewC.stale).toBe(true);
    file.root.append(group);
    expect(viewC.stale).toBe(false);
  });

  it('Views of a child taken out of a removed node live when the child is inserted; the rest stays stale', () => {
    const file = fileOf('<r><a><b/><c/></a></r>');
    const [a, b, c] = [find(file, 'a'), find(file, 'a', 'b'), find(file, 'a', 'c')];
    const [viewA, viewB, viewC] = [view(a), view(b), view(c)];
    a.remove();
    file.root.append(c);
    expect([viewA.stale, viewB.stale, viewC.stale]).toEqual([true, true, false]);
  });
});

describe('creating', () => {
  it('Attributes without a value are omitted', () => {
    const file = XmlFile.create('a', XmlNode.create('a', { x: '1', y: undefined, z: null, w: '' }));
    expect(file.serialize()).toBe('<a x="1" w=""/>');
  });

  it('Names that XML does not allow are refused', () => {
    expect(() => XmlNode.create('no name')).toThrow('XmlNode.create: "no name" is not a name in XML.');
    expect(() => XmlNode.create('a', { 'b c': '1' })).toThrow('setAttr: "b c" is not a name in XML.');
  });
});

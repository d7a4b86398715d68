import { DocumentError } from '../../../document/container/DocumentError';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';

describe('the head of a file', () => {
  const heads: [string, string, string, Record<string, string>][] = [
    ['plain', '<DOMSymbolItem name="a" x="">', 'DOMSymbolItem', { name: 'a', x: '' }],
    ['without attributes', '<a>', 'a', {}],
    ['closing itself', '<a b="1"/>', 'a', { b: '1' }],
    ['with single quotes around tags', `<a b='&lt;x y="1"/&gt;>' c="2">`, 'a', { b: '<x y="1"/>>', c: '2' }],
    ['with line breaks in values and between them', '<a\r\n b="1\r\n2"\n\tc="3">', 'a', { b: '1 2', c: '3' }],
    ['with references', '<a b="&#x2605;&amp;&#10;">', 'a', { b: '★&\n' }],
    ['behind a byte order mark', '\ufeff<a b="1">', 'a', { b: '1' }],
    [
      'after a declaration and comments',
      '<?xml version="1.0"?>\n<!-- <x y="1"> -->\n<a b="1">',
      'a',
      { b: '1' },
    ],
    [
      'with names known to every object',
      '<a constructor="1" __proto__="2">',
      'a',
      { constructor: '1', ['__proto__']: '2' },
    ],
  ];
  it.each(heads)('The head of a file is read when it is %s', (_title, source, name, attributes) => {
    const file = new XmlFile('a.xml', source);
    const head = file.head();
    expect(head.name).toBe(name);
    expect(Object.entries(head.attributes)).toEqual(Object.entries(attributes));
    expect(file.isParsed).toBe(false);
  });

  it('The head of a file needs nothing of what follows: the rest may even be malformed', () => {
    expect(new XmlFile('a.xml', '<a b="1"><c></a>').head().attributes.b).toBe('1');
  });

  it('The head of a file shows changes once the file is parsed', () => {
    const file = new XmlFile('a.xml', '<a b="1"/>');
    file.root.setAttr('b', '2');
    expect(file.head().attributes.b).toBe('2');
  });

  it.each(['', '   ', 'text', '<', '<a', '<a b', '<a b=1>', '<a b="1', '<!DOCTYPE a><a/>', '<!-- x'])(
    'The head of a file is refused with the words of the parser when there is none: %j',
    (source) => {
      expect(() => new XmlFile('a.xml', source).head()).toThrow(DocumentError);
    },
  );
});

describe('malformed texts', () => {
  const faults: [string, string][] = [
    ['<a>\n  <b>\n</a>', 'a.xml: malformed XML at line 3, column 5: unexpected close tag'],
    ['<a>', 'a.xml: malformed XML at line 1, column 4: unclosed tag: a'],
    ['', 'a.xml: malformed XML at line 1, column 1: document must contain a root element'],
    ['<a/><b/>', 'a.xml: malformed XML at line 1, column 8: documents may contain only one root'],
    ['<a>&nbsp;</a>', 'a.xml: malformed XML at line 1, column 10: undefined entity'],
    ['<a b="1" b="2"/>', 'a.xml: malformed XML at line 1, column 17: duplicate attribute: b'],
    ['<a b="<"/>', 'a.xml: malformed XML at line 1, column 8: disallowed character'],
    ['<a>\u0001</a>', 'a.xml: malformed XML at line 1, column 5: disallowed character'],
    ['<!DOCTYPE a><a/>', 'a.xml: line 1, column 13: a document type (<!DOCTYPE …>) is refused'],
  ];
  it.each(faults)('%j is refused by name, line and column', (source, message) => {
    expect(() => new XmlFile('a.xml', source).root).toThrow(
      new DocumentError('a.xml', message.slice('a.xml: '.length)),
    );
  });

  it('Entities that expand without bounds are refused at their declaration', () => {
    const declarations = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`);
    const bomb = `<!DOCTYPE a [<!ENTITY e0 "lol">${declarations.join('')}]><a>&e9;</a>`;
    expect(() => new XmlFile('a.xml', bomb).root).toThrow('a document type (<!DOCTYPE …>) is refused');
  });

  it('Elements nested too deep and texts too long are refused by the name of the limit', () => {
    const deep = '<a>'.repeat(600) + '</a>'.repeat(600);
    expect(() => new XmlFile('a.xml', deep).root).toThrow(
      'elements are nested deeper than the limit maxDepth, 512',
    );
    expect(new XmlFile('a.xml', deep, { ...DEFAULT_LIMITS, maxDepth: 600 }).root.name).toBe('a');
    expect(() => new XmlFile('a.xml', '<a></a>', { ...DEFAULT_LIMITS, maxTextLength: 6 }).root).toThrow(
      'a.xml: is 7 characters long; the limit maxTextLength is 6',
    );
  });
});

describe('a file', () => {
  const sourceOf = (text: string, length = text.length): { read: jest.Mock; readStart: jest.Mock } => ({
    read: jest.fn(() => text),
    readStart: jest.fn(() => text.slice(0, length)),
  });

  it('A file reads its text at first need, once', () => {
    const source = sourceOf('<a/>');
    const file = new XmlFile('a.xml', source);
    expect(source.read).not.toHaveBeenCalled();
    expect(file.root.name).toBe('a');
    expect(file.serialize()).toBe('<a/>');
    expect(source.read).toHaveBeenCalledTimes(1);
  });

  it('A file reads the root’s tag from the beginning of its text', () => {
    const source = sourceOf('<a b="1" c="2"><d/></a>', '<a b="1" c="2">'.length);
    expect(new XmlFile('a.xml', source).head()).toEqual({ name: 'a', attributes: { b: '1', c: '2' } });
    expect(source.read).not.toHaveBeenCalled();
  });

  it('A file reads the whole text where the beginning does not hold all of the root’s tag', () => {
    const text = '<!-- c --><a b="1" c="2">\n</a>';
    for (let length = 0; length <= text.length; length++) {
      const file = new XmlFile('a.xml', sourceOf(text, length));
      expect(file.head()).toEqual({ name: 'a', attributes: { b: '1', c: '2' } });
    }
  });

  it('A file keeps what is before and after the root: byte order mark, declaration, comments, line ends', () => {
    const source = '\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- a -->\n<a b="1"/>\r\n<!-- z -->\r';
    const file = new XmlFile('a.xml', source);
    file.root.setAttr('b', '2');
    expect(file.serialize()).toBe(source.replace('1"/', '2"/'));
  });

  it('A file has another version after each change, and knows whether it was saved', () => {
    const file = new XmlFile('a.xml', '<a b="1"/>');
    expect([file.version, file.isChanged]).toEqual([0, false]);
    file.root.setAttr('b', '2');
    const changed = file.version;
    file.root.setAttr('b', '2');
    expect([file.version, file.isChanged]).toEqual([changed, true]);
    file.root.append(XmlNode.create('c'));
    expect(file.version).toBeGreaterThan(changed);
    file.markSaved();
    expect(file.isChanged).toBe(false);
    const saved = file.version;
    file.root.children[0]?.setAttr('d', '1');
    expect(file.version).toBeGreaterThan(saved);
    expect(file.isChanged).toBe(true);
  });

  it('A file ignores changes of a node outside it', () => {
    const file = new XmlFile('a.xml', '<a><b/></a>');
    const copy = file.root.clone();
    copy.setAttr('x', '1');
    expect(file.version).toBe(0);
  });

  it.each([
    ['<a>\r\n<b/>\n</a>', '\r\n'],
    ['<a>\n<b/>\r\n</a>', '\n'],
    ['<a>\r<b/></a>', '\r'],
    ['<a/>', '\n'],
  ])('A file knows its line end: %j', (source, eol) => {
    expect(new XmlFile('a.xml', source).eol).toBe(eol);
  });

  it('A file can be made from a node, and from a copy of another root', () => {
    const made = XmlFile.create('a.xml', XmlNode.create('a', {}, [XmlNode.create('b')]));
    expect(made.isChanged).toBe(true);
    expect(made.serialize()).toBe('<a>\n  <b/>\n</a>');
    const other = new XmlFile('b.xml', "<a x='1'>\r\n   <b  />\r\n</a>\r\n");
    const copy = XmlFile.create('c.xml', other.root.clone());
    copy.root.setAttr('y', '2');
    copy.root.append(XmlNode.create('c'));
    expect(copy.serialize()).toBe('<a x=\'1\' y="2">\r\n   <b  />\r\n   <c/>\r\n</a>');
    expect(() => XmlFile.create('d.xml', copy.root)).toThrow('XmlFile.create: <a> is already in a document.');
  });
});

describe('a text of very many elements', () => {
  it.each([20_000, 900_000])('A text of very many elements is read as a shorter one: %d', (count) => {
    const source = `<a>${'<b/>'.repeat(count)}<c><d/></c></a>`;
    const { root } = new XmlFile('a.xml', source);
    expect(root.children.length).toBe(count + 1);
    const last = root.children[count];
    expect([last?.name, last?.children[0]?.name, last?.end]).toEqual(['c', 'd', source.length - 4]);
  });
});

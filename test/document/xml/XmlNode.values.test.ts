import { XmlFile } from '../../../document/xml/XmlFile';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { fileOf } from './fileOf';

describe('setting attributes', () => {
  const source = `<r b="1"  a='2'\r\n c = "3" />`;
  const cases: [string, (root: XmlNode) => void, string][] = [
    [
      'keeps order, quotes and white space of the others',
      (r) => r.setAttr('a', '5'),
      `<r b="1"  a="5"\r\n c = "3" />`,
    ],
    [
      'takes the white space before a removed one along',
      (r) => r.setAttr('a', null),
      `<r b="1"\r\n c = "3" />`,
    ],
    ['appends new ones', (r) => r.setAttr('d', '4'), `<r b="1"  a='2'\r\n c = "3" d="4" />`],
    [
      'puts a new one after a named one',
      (r) => r.setAttr('d', '4', 'b'),
      `<r b="1" d="4"  a='2'\r\n c = "3" />`,
    ],
    [
      'appends when the named one is missing',
      (r) => r.setAttr('d', '', 'x'),
      `<r b="1"  a='2'\r\n c = "3" d="" />`,
    ],
    ['changes nothing for the value that is there', (r) => r.setAttr('a', '2'), source],
    ['changes nothing for removing what is not there', (r) => r.setAttr('x', null), source],
    [
      'escapes as Animate does',
      (r) => r.setAttr('b', '<&>\r\n\t'),
      `<r b="&lt;&amp;&gt;&#xD;&#xA;&#x9;"  a='2'\r\n c = "3" />`,
    ],
    [
      'uses single quotes around double ones',
      (r) => r.setAttr('b', 'd="h"'),
      `<r b='d="h"'  a='2'\r\n c = "3" />`,
    ],
    [
      'escapes double quotes beside single ones',
      (r) => r.setAttr('b', `"'`),
      `<r b="&quot;'"  a='2'\r\n c = "3" />`,
    ],
  ];
  it.each(cases)('%s', (_title, edit, expected) => {
    const file = fileOf(source);
    edit(file.root);
    expect(file.serialize()).toBe(expected);
    expect(file.isChanged).toBe(expected !== source);
  });

  it('The value of the source restores the form of the source, removed meanwhile or not', () => {
    const text = `<r a='1' b="&#x31;\n2"/>`;
    const file = fileOf(text);
    file.root.setAttr('a', '9');
    file.root.setAttr('b', null);
    expect(file.root.attributeNames()).toEqual(['a']);
    file.root.setAttr('b', '1 2');
    file.root.setAttr('a', '1');
    expect(file.serialize()).toBe(text);
  });

  it.each([
    ['a', 'nul \0'],
    ['a', 'half of a pair \ud83d'],
    ['a', '\ufffe'],
    ['no name', '1'],
    ['', '1'],
    ['1a', '1'],
  ])('A text that XML cannot contain is refused (%j = %j) before anything changes', (name, value) => {
    const file = fileOf('<r/>');
    expect(() => file.root.setAttr(name, value)).toThrow(RangeError);
    expect(file.version).toBe(0);
    expect(file.serialize()).toBe('<r/>');
  });
});

describe('setting text', () => {
  const cases: [string, string, string, { cdata?: boolean }, string][] = [
    ['opens an element that closed itself', '<r a="1" />', 'x', {}, '<r a="1">x</r>'],
    ['closes one that gets empty', '<r a="1">x</r>', '', {}, '<r a="1"/>'],
    ['writes paragraph breaks as Animate does', '<r>x</r>', 'a\rb & c', {}, '<r>a&#xD;b &amp; c</r>'],
    ['keeps blank text', '<r/>', ' ', {}, '<r> </r>'],
    ['keeps CDATA', '<r><![CDATA[a]]></r>', 'b<c', {}, '<r><![CDATA[b<c]]></r>'],
    ['changes to CDATA', '<r>a</r>', 'a', { cdata: true }, '<r><![CDATA[a]]></r>'],
    ['changes from CDATA', '<r><![CDATA[a<]]></r>', 'a<', { cdata: false }, '<r>a&lt;</r>'],
    ['splits what would end CDATA', '<r/>', 'a]]>b', { cdata: true }, '<r><![CDATA[a]]]]><![CDATA[>b]]></r>'],
    ['leaves the text that is there as it is', '<r>&#97;</r>', 'a', {}, '<r>&#97;</r>'],
    [
      'uses the line ends of the file in CDATA',
      '<r>\r\n</r>',
      'a\nb\rc',
      { cdata: true },
      '<r><![CDATA[a\r\nb\r\nc]]></r>',
    ],
  ];
  it.each(cases)('%s', (_title, source, text, options, expected) => {
    const file = fileOf(source);
    file.root.setText(text, options);
    expect(file.serialize()).toBe(expected);
    expect(new XmlFile('again', file.serialize()).root.text()).toBe(file.root.text());
  });

  it('Elements that contain elements, and characters that XML cannot contain, are refused by setText', () => {
    expect(() => fileOf('<r><a/></r>').root.setText('x')).toThrow(
      'setText: <r> contains elements, not text.',
    );
    expect(() => fileOf('<r/>').root.setText('\u0001')).toThrow('<r>: the character U+0001 at index 0');
  });
});

it('An attribute is the same however often it is asked, and what it was set to afterwards', () => {
  const { root } = fileOf(`<r b="1"  a='&lt;2' c=""/>`);
  const read = (): (string | undefined)[] =>
    ['a', 'b', 'c', 'd', 'constructor'].map((name) => root.attr(name));
  for (let i = 0; i < 20; i++) expect(read()).toEqual(['<2', '1', '', undefined, undefined]);
  root.setAttr('a', '3');
  for (let i = 0; i < 20; i++) expect(read()).toEqual(['3', '1', '', undefined, undefined]);
  root.setAttr('a', null);
  expect(read()[0]).toBeUndefined();
});

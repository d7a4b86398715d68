import { fileOf } from './fileOf';

describe('reading attributes', () => {
  const values: [string, string, string][] = [
    ['plain text', 'a="Layer 1"', 'Layer 1'],
    ['nothing', 'a=""', ''],
    ['single quotes, which Animate uses for values that hold double ones', `a='say "hi"'`, 'say "hi"'],
    ['the five named references', 'a="&lt;&gt;&amp;&quot;&apos;"', `<>&"'`],
    ['references by number', 'a="&#xD;&#xA;&#65;&#x1F600;"', '\r\nA\u{1F600}'],
    ['a reference to a reference only once', 'a="&amp;lt;"', '&lt;'],
    [
      'the escaped names of CS5 files, which are not references',
      'a="&amp;#091A&amp;#093.xml"',
      '&#091A&#093.xml',
    ],
    ['raw line breaks and tabs as one space each', 'a="1\r\n2\n3\r4\t5"', '1 2 3 4 5'],
    ['white space around the equals sign', 'a \n=\t"1"', '1'],
    ['a value with > and =', 'a="x=1>y=2"', 'x=1>y=2'],
    ['letters of any script', 'a="звезда 星 ★"', 'звезда 星 ★'],
  ];
  it.each(values)('References are decoded by attr: %s', (_title, written, value) => {
    const file = fileOf(`<r b="0" ${written} c="2"/>`);
    expect(file.root.attr('a')).toBe(value);
    expect(file.root.attr('c')).toBe('2');
  });

  it('A missing attribute is undefined, even if its name is part of another name or value', () => {
    const { root } = fileOf('<r name="width" tx="1"/>');
    expect(root.attr('width')).toBeUndefined();
    expect(root.attr('x')).toBeUndefined();
    expect(root.attr('nam')).toBeUndefined();
    expect(root.attr('toString')).toBeUndefined();
  });

  it('Names are listed in the order of the source', () => {
    expect(fileOf(`<r b="1"  a='2'\n c="3" />`).root.attributeNames()).toEqual(['b', 'a', 'c']);
    expect(fileOf('<r/>').root.attributeNames()).toEqual([]);
  });

  it('The raw value, line breaks and references as written, is returned by rawAttr', () => {
    const { root } = fileOf('<r edges="!0 0\n|10 &#x31;"/>');
    expect(root.rawAttr('edges')).toBe('!0 0\n|10 &#x31;');
    expect(root.rawAttr('cubics')).toBeUndefined();
    root.setAttr('edges', 'a&b');
    expect(root.rawAttr('edges')).toBe('a&amp;b');
  });
});

describe('reading text', () => {
  const texts: [string, string, string][] = [
    ['plain text', 'stop();', 'stop();'],
    ['references', '1 &lt; 2&#xD;next', '1 < 2\rnext'],
    [
      'a CDATA section unchanged',
      '<![CDATA[if (a < b && c) x["]"] = "&lt;";]]>',
      'if (a < b && c) x["]"] = "&lt;";',
    ],
    ['text around CDATA sections', 'a<![CDATA[b]]>c<![CDATA[d]]>', 'abcd'],
    ['line ends as line feeds', 'a\r\nb\rc\nd<![CDATA[\r\n]]>', 'a\nb\nc\nd\n'],
    ['comments and instructions as nothing', 'a<!-- <b> & ]]> --><?pi <c> ?>d', 'ad'],
  ];
  it.each(texts)('References are decoded by text: %s', (_title, written, text) => {
    expect(fileOf(`<r>${written}</r>`).root.text()).toBe(text);
  });

  it('Only the text directly inside is returned by text', () => {
    expect(fileOf('<r>a<b>x</b>c<d/>e</r>').root.text()).toBe('ace');
  });
});

describe('walking', () => {
  const file = fileOf('<r>', '  <a n="1"/>', '  <b/>', '  <a n="2"><c/></a>', '</r>');

  it('A node knows children, parents and the file', () => {
    expect(file.root.children.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    expect(file.root.childrenNamed('a').map((node) => node.attr('n'))).toEqual(['1', '2']);
    expect(file.root.child('a')?.attr('n')).toBe('1');
    expect(file.root.child('none')).toBeUndefined();
    const inner = file.root.children[2]?.child('c');
    expect(inner?.parent?.parent).toBe(file.root);
    expect(inner?.file).toBe(file);
    expect(file.root.parent).toBeNull();
  });

  it('A node gives the same nodes each time', () => {
    expect(file.root.children[0]).toBe(file.root.children[0]);
    expect(file.root).toBe(file.root);
  });
});

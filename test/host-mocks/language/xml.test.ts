import { run } from './run';

const BOOK = `var x = <book id="7" kind='a&amp;b'><title>One</title><page n="1">p</page><page n="2">q<b/></page></book>;`;

describe('E4X as scripts use it', () => {
  it.each([
    ['an attribute', 'String(x.@id)', '7'],
    ['an attribute compared with a number', 'x.@id == 7', true],
    ['an attribute with an entity', 'x.@kind + ""', 'a&b'],
    ['an attribute by expression', 'var n = "i"; x.@[n + "d"].toString()', '7'],
    [
      'all attributes',
      'var s = ""; for each (var a in x.@*) s += a.name() + "=" + a + ";"; s',
      'id=7;kind=a&b;',
    ],
    ['attributes()', 'x.attributes().length()', 2],
    ['a child as a text', '"" + x.title', 'One'],
    ['a child as a number', '+<a><b>4</b></a>.b', 4],
    ['children by name', 'x.page.length()', 2],
    ['a child by place', 'x.page[1].@n.toString()', '2'],
    ['a member in brackets', 'x["title"].toString() + x["@id"]', 'One7'],
    ['all children', 'x.*.length() + x.children().length()', 6],
    ['descendants', 'x..b.length() + "," + x..@n.length()', '1,2'],
    ['descendants()', 'x.descendants("page").length()', 2],
    ['a filter', 'x.page.(@n == 2).text().toString()', 'q'],
    ['a filter with a variable', 'var n = "1"; x.page.(@n == n).toString()', 'p'],
    ['a filter by child', '<a><i><k>1</k></i><i><k>2</k><v>z</v></i></a>.i.(k == "2").v.toString()', 'z'],
    ['a filter with a method', 'x.*.(name() == "page").length()', 2],
    ['a filter with function::', 'x.page.(function::attribute("n") == "2").@n + x.function::name()', '2book'],
    [
      'a method that a script gives all XML objects',
      'XML.prototype.function::get = function (n) { return this.name() + n + this.title }; [x.get(1), x.title.get(2), new XML("<c/>").get(3)].join()',
      'book1One,title2,c3',
    ],
    [
      'a method that a script gives all lists',
      'XMLList.prototype.function::count = function () { return this.length() }; x.page.count() + x.none.count()',
      2,
    ],
    [
      'a method that a script gives all XML objects, called of a list of several',
      'XML.prototype.function::count = function () this.length(); [x.page.count(), x.none.count(), x.count()].join()',
      '2,0,1',
    ],
    [
      'such a method, which no loop shows',
      'XML.prototype.function::get = function () {}; var s = ""; for each (var p in x.page) s += p.@n; for (var n in x) s += n; s',
      '120',
    ],
    [
      'what lists are',
      '[x.page instanceof XML, x instanceof XMLList, XMLList.prototype === XML.prototype].join()',
      'true,true,true',
    ],
    [
      'a method of the prototype is not a child',
      'XML.prototype.function::get = function () {}; x.get.length()',
      0,
    ],
    ['typeof of a variable named class', 'var class = "c"; typeof class === "string" ? class : x', 'c'],
    ['a filter that finds nothing', 'x.page.(@n == 9).length()', 0],
    [
      'assigning below what a filter does not find',
      'x.page.(@n == 9).b[0] = "z"; x.page.(@n == 9).c = 1; x.page.(@n == 9).@d = 1; x.toXMLString() == ' +
        `<book id="7" kind='a&amp;b'><title>One</title><page n="1">p</page><page n="2">q<b/></page></book>.toXMLString()`,
      true,
    ],
    ['for each', 'var s = ""; for each (var p in x.page) s += p.@n; s', '12'],
    ['for in', 'var s = ""; for (var i in x.page) s += i + x.page[i].@n; s', '0112'],
    ['what is missing is an empty list', 'x.none.length() + String(x.none.deep.@a)', '0'],
    ['what is missing equals undefined', 'x.none == undefined', true],
    ['text methods of simple content', 'x.title.toUpperCase() + x.@kind.split("&").length', 'ONE2'],
    ['typeof', 'typeof x + typeof x.@id + typeof nowhere + typeof 1', 'xmlxmlundefinednumber'],
    ['instanceof', '[x instanceof XML, x.page instanceof XMLList].join()', 'true,true'],
    [
      'an empty list equals undefined only',
      '[x.no == undefined, x.no == null, x.no == "", x.no == false].join()',
      'true,false,false,false',
    ],
    [
      'a text and a boolean',
      '[<a>false</a> == false, <a>0</a> == false, <a>true</a> == true].join()',
      'true,false,true',
    ],
    [
      'elements by what is in them',
      '[<a b="1" c="2"><d/></a> == <a c="2" b="1"><d/></a>, <a><d/></a> == <a><e/></a>].join()',
      'true,false',
    ],
    [
      'lists by what is in them',
      '[x.page == x.page, x.page == x.title, x.page[0] == x.page].join()',
      'true,false,false',
    ],
    ['an attribute and an element of that text', '<a b="1"/>.@b == <c>1</c>', true],
    ['elements of other names', '<a><b>1</b></a>.b == <c>1</c>', false],
    ['unequal contents', 'x.page[0] != x.page[1]', true],
    ['a new attribute', 'x.@extra = 5; x.@extra.toString()', '5'],
    ['an assigned child', 'x.title = "Two"; x.title.toString()', 'Two'],
    ['a new child', 'x.fresh = true; x.fresh.toString()', 'true'],
    ['a new grandchild', 'x.fresh.deep = 1; x.fresh.toXMLString()', '<fresh>\n  <deep>1</deep>\n</fresh>'],
    ['an assigned place', 'x.page[0] = "new"; x.page[0].toString()', 'new'],
    ['an assigned element', 'x.title = <title lang="en">T</title>; x.title.@lang.toString()', 'en'],
    [
      'an attribute of a child',
      'x.title.@lang = "de"; x.title.toXMLString()',
      '<title lang="de">One</title>',
    ],
    ['delete of an attribute', 'delete x.@id; x.@id.length()', 0],
    ['delete of children', 'delete x.page; x.*.length()', 1],
    ['delete of one child', 'delete x.page[0]; x.page.@n.toString()', '2'],
    ['appendChild', 'x.appendChild(<c/>); x.c.length()', 1],
    // ECMA-357, 13.4.4.3: what is not XML becomes a text.
    ['appendChild without an argument', 'var e = <e/>; e.appendChild(); e.toString()', 'undefined'],
    ['setChildren without an argument', 'var e = <e/>; e.setChildren(); e.toString()', 'undefined'],
    ['contains without an argument', 'x.contains()', false],
    ['insertChildAfter without an argument', 'var e = <e/>; e.insertChildAfter(); e.length()', 1],
    ['+= of an element', 'x.page += <page n="3"/>; x.page.length() + x.page[2].@n.toString()', '33'],
    [
      'expressions in a literal',
      'var v = "<&"; var t = "e"; <{t} a={v} b="{0}">{v}{1 + 1}</{t}>.toXMLString()',
      '<e a="&lt;&amp;" b="{0}">&lt;&amp;2</e>',
    ],
    ['XML in a literal', '<r>{x.title}</r>.toXMLString()', '<r>\n  <title>One</title>\n</r>'],
    ['a list literal', '<><a/><b/></>.length()', 2],
    ['a part of a name', 'var i = 3; <layer{i}/>.name().toString()', 'layer3'],
    ['new XML', 'new XML("<a b=\'1\'/>").@b.toString()', '1'],
    ['XML as a function', 'XML("<a><b>2</b></a>").b.toString()', '2'],
    [
      'XML of XML copies with new only',
      'var c = new XML(x); c.@id = 1; XML(x).@k = 2; x.@id + "," + x.@k',
      '7,2',
    ],
    ['XMLList', 'new XMLList("<a/><a/>").length()', 2],
    ['CDATA', '<a><![CDATA[1 < 2 & `\\\\`]]></a>.toString()', '1 < 2 & `\\\\`'],
    [
      'nodeKind, localName, parent',
      'x.title.nodeKind() + x.title.localName() + x.title.parent().name()',
      'elementtitlebook',
    ],
    ['comparisons and types in the same script', 'var a = 1 < 2, b = 3 > 2; a && b', true],
    ['division after a literal', '+<a>4</a> / 2', 2],
    [
      'namespaces',
      'var ns = new Namespace("u"); var d = <d xmlns="u"><e f="1"/></d>; d.ns::e.@f + d.e.length()',
      '10',
    ],
  ])('%s: %s', (_title, source, expected) => {
    expect(run(`${BOOK}\n${source}`)).toBe(expected);
  });

  it('Output of toXMLString is indented by two spaces and keeps a text on the line of its tags', () => {
    expect(run(`${BOOK} x.toXMLString()`)).toBe(
      [
        '<book id="7" kind="a&amp;b">',
        '  <title>One</title>',
        '  <page n="1">p</page>',
        '  <page n="2">',
        '    q',
        '    <b/>',
        '  </page>',
        '</book>',
      ].join('\n'),
    );
  });

  it.each([
    ['new XML("<a>")', 'XML: '],
    ['new XML("<?xml version=\'1.0\'?><a/>")', 'xml is a reserved identifier'],
    ['XML(null)', "can't convert null to XML"],
    ['<a><b/><b/></a>.b.name()', 'cannot call the name method on an XML list with 2 elements'],
    ['<a/>.setNamespace("u")', 'NotImplemented: XML.setNamespace'],
  ])('%s is refused: %s', (source, message) => {
    expect(() => run(source)).toThrow(message);
  });

  it('Lists of any length are looked up, inserted and assigned', () => {
    const made = 'var x = new XML("<a>" + Array(150001).join("<b/>") + "</a>"), y = <c/>;';
    expect(run(`${made} y.appendChild(x.b); x.b.length() + y.b.length()`)).toBe(300_000);
    expect(run(`${made} y.d = x.b; y.*.length()`)).toBe(150_000);
  });

  it('Errors of XML belong to the realm of the script', () => {
    expect(run('try { new XML("<a>") } catch (e) { e instanceof SyntaxError }')).toBe(true);
  });

  it('A script without XML keeps its operators', () => {
    expect(run('var s = 0; for (var i = 0; i < 3; i++) s += i; s == 3 && typeof s')).toBe('number');
  });
});

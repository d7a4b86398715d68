import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { dataToFiles } from '../../../document/data/dataToFiles';
import { dataToNode } from '../../../document/data/dataToNode';
import { documentToData } from '../../../document/data/documentToData';
import { nodeToData } from '../../../document/data/nodeToData';
import { Host } from '../../../app/host/Host';
import { parseTree } from '../../../document/xml/parseTree';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { describeDocuments, documents } from '../../support/documents';

const SCHEMA = path.resolve(__dirname, '../../../schema/document.schema.json');

/** Attributes that are added to every document without them. */
const HEAD = ['xmlns', 'xmlns:xsi', 'xflVersion'];

/** A node without its layout: name, attributes in order of their names, parts, text. */
function plain(node: XmlNode): unknown {
  const attributes = node
    .attributeNames()
    .filter((name) => !HEAD.includes(name))
    .sort();
  const text = node.children.length === 0 ? node.text() : '';
  return [
    node.name,
    attributes.map((name) => [name, node.attr(name)]),
    node.children.map(plain),
    text.trim() === '' && node.name !== 'characters' ? '' : text,
  ];
}

function nodeOf(xml: string): XmlNode {
  return parseTree('a.xml', xml, DEFAULT_LIMITS);
}

/** Documents of more bytes take seconds. */
const LARGE = 60_000;

const check = new Ajv({ strict: false }).compile(JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as object);

function validate(data: unknown): unknown {
  return check(data) ? [] : check.errors?.slice(0, 2);
}

describe('documents as data', () => {
  it.each([
    ['<a n="1" m="1.50" b="true" name="7"/>', { n: 1, m: '1.50', b: true, name: '7' }],
    ['<a><matrix><Matrix tx="5"/></matrix></a>', { matrix: { Matrix: { tx: 5 } } }],
    ['<a><frames><DOMFrame index="0"/></frames></a>', { frames: [{ index: 0 }] }],
    ['<a><elements><DOMShape/></elements></a>', { elements: [{ kind: 'shape' }] }],
    ['<a><e r="0"/><e r="1"/></a>', { e: [{ r: 0 }, { r: 1 }] }],
    ['<a __proto__="x"><b/></a>', JSON.parse('{"__proto__": "x", "b": {}}') as object],
    ['<a><__proto__ n="1"/></a>', JSON.parse('{"__proto__": {"n": 1}}') as object],
    ['<a color="red"><color/></a>', { color: 'red', '<color>': {} }],
    ['<a><b/><c/><b/></a>', { '#parts': [{ kind: 'b' }, { kind: 'c' }, { kind: 'b' }] }],
    ['<characters> </characters>', { '#text': ' ' }],
    ['<script><![CDATA[a < b]]></script>', { '#text': 'a < b' }],
  ])('%s becomes data, and the same XML again', (xml, data) => {
    const node = nodeOf(xml);
    expect(nodeToData(node)).toEqual(data);
    expect(plain(dataToNode(node.name, nodeToData(node), 'data'))).toEqual(plain(node));
  });
});

describeDocuments('documents as data, of real documents', () => {
  it.each(
    documents
      .filter(({ path: file }) => fs.statSync(file).size < LARGE)
      .map(({ name, path: file }) => [name, file]),
  )('Nothing of %s is lost, and the schema describes it', (_name, file) => {
    const document = new Host(nodePlatform, { realm: 'separate' }).open(file);
    const data = JSON.parse(JSON.stringify(documentToData(document))) as unknown;
    expect(validate(data)).toEqual([]);
    const files = dataToFiles(data);
    for (const [name, content] of Object.entries(files)) {
      if (!/^(DOMDocument|LIBRARY\/.*)\.xml$/.test(name) || typeof content !== 'string') continue;
      const written = plainDocument(nodeOf(content));
      const expected = plainDocument(document.files.xml(name)?.root);
      // Jest compares large trees for minutes.
      if (JSON.stringify(written) !== JSON.stringify(expected))
        expect([name, written]).toEqual([name, expected]);
    }
    expect(Object.keys(files).sort()).toEqual(expect.arrayContaining(document.files.container.names()));
  });
});

/** The parts of a document's root are in an order of their own. */
function plainDocument(root: XmlNode | undefined): unknown {
  if (!root) return undefined;
  const [name, attributes, parts, text] = plain(root) as [string, unknown, [string][], string];
  return [name, attributes, [...parts].sort(([a], [b]) => (a < b ? -1 : 1)), text];
}

it('A node of any number of parts is made of data', () => {
  const parts = Array.from({ length: 200_000 }, () => ({ kind: 'shape' }));
  expect(dataToNode('DOMFrame', { '#parts': parts }, 'frame').children).toHaveLength(200_000);
});

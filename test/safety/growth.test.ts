/** @jest-environment node */
import { factsOf } from '../../app/cli/facts/factsOf';
import { factsText } from '../../app/cli/facts/factsText';
import { compareFacts } from '../../app/cli/diff/compareFacts';
import { MemoryContainer } from '../../document/container/MemoryContainer';
import { documentToData } from '../../document/data/documentToData';
import { toTree } from '../../app/literal/toTree';
import type { Document } from '../../host-mocks/model/document/Document';
import { openDocument } from '../../host-mocks/model/document/openDocument';
import { pictureOf } from '../../app/host/pictureOf';
import { readTransform } from '../../host-mocks/model/document/draw/svgTransform';
import { FilesBeside } from '../../output/canvas/page/FilesBeside';
import { templateFiles } from '../../output/canvas/page/templateFiles';
import { readConstants } from '../../output/swf/scripts/readConstants';
import { growth } from '../support/growth';
import { quietHost } from '../support/openModel';

const EDGES =
  '<fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills><edges><Edge fillStyle1="1" edges="!0 0|800 0!800 0|800 800!800 800|0 0"/></edges>';

function open(attributes: string, elements: string): Document {
  const xml = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/" width="300" height="200"${attributes}><timelines><DOMTimeline name="Scene 1"><layers><DOMLayer name="l"><frames><DOMFrame index="0"><elements>${elements}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>`;
  return openDocument(new MemoryContainer('a.fla', { 'DOMDocument.xml': xml }), quietHost());
}

function attributesOf(count: number): string {
  return Array.from({ length: count }, (_none, index) => ` a${index}="${index}"`).join('');
}

/** Documents that have very much of one thing. */
const DOCUMENTS: [string, number, (size: number) => Document][] = [
  [
    'attributes of an element',
    2000,
    (size) => open('', `<DOMShape${attributesOf(size)}>${EDGES}</DOMShape>`),
  ],
  ['attributes of a primitive', 2000, (size) => open('', `<DOMRectangleObject${attributesOf(size)}/>`)],
  ['attributes of the document', 2000, (size) => open(attributesOf(size), '')],
];

const WORK: [string, (document: Document) => void][] = [
  ['export --to json', (document) => documentToData(document)],
  ['git textconv', (document) => factsText(factsOf(document))],
  ['diff', (document) => compareFacts(factsOf(document), factsOf(document))],
  ['tree', (document) => toTree(document)],
  ['render', (document) => pictureOf(document)],
];

/** Readers, with texts that open something again and again and never close it. */
const ENDLESS: [string, () => unknown][] = [
  ['A transformation that is one long word', () => readTransform('a'.repeat(300_000))],
  ['A transformation of opening brackets', () => readTransform('a('.repeat(300_000))],
  ['A constant that is one long word', () => readConstants('a'.repeat(300_000))],
  [
    'A template of tags that do not end',
    () =>
      templateFiles(
        '<script '.repeat(300_000),
        new FilesBeside(open('', '').film, undefined),
        false,
        () => undefined,
      ),
  ],
];

it.each(ENDLESS)('%s is read in one pass', (_title, read) => {
  const began = performance.now();
  read();
  expect(performance.now() - began).toBeLessThan(2000);
});

describe('the work grows as the document does', () => {
  const cases = DOCUMENTS.flatMap(([what, size, make]) =>
    WORK.map(([verb, work]) => [verb, what, size, make, work] as const),
  );

  it.each(cases)('%s with twice as many %s takes about twice as much', (_verb, _what, size, make, work) => {
    expect(growth((count) => work(make(count)), size)).toBeLessThan(2.6);
  });
});

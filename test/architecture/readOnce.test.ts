import fs from 'fs';
import path from 'path';
import { ImportGraph, WINGS } from './ImportGraph';

/**
 * Ways out receive what a document means from typed readers. These counts only ever become lower; they end at 0. A change
 * that makes one lower writes the new number here.
 */
const root = path.join(__dirname, '../..');
const graph = new ImportGraph(root, WINGS);
const WAYS_OUT = /^(output|film\/tracks)\//;

/** Its nodes are those of pictures, not of documents. */
const OF_PICTURES = /^output\/svg\/unseen\//;

const waysOut = graph.files.filter((file) => WAYS_OUT.test(file) && !OF_PICTURES.test(file));

function textOf(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

/** Files of the ways out that import the nodes of a document. */
const READERS_OF_NODES = 60;

/** Places in them that read an attribute by its name. */
const NAMED_READS = 58;

const NAMED_READ =
  /\bread(?:Text|Flag|Number|Integer|Rgb|Color)\(\s*[^(),]+(?:\([^()]*\))?,\s*'\w+'|\.(?:attr|rawAttr)\('\w+'\)/g;

it(`The ways out import XmlNode in ${READERS_OF_NODES} files`, () => {
  const readers = waysOut.filter((file) => graph.importsOf(file).includes('document/xml/XmlNode.ts'));
  expect(readers.length).toBe(READERS_OF_NODES);
});

it(`The ways out read attributes by their names at ${NAMED_READS} places`, () => {
  const reads = waysOut.flatMap((file) => textOf(file).match(NAMED_READ) ?? []);
  expect(reads.length).toBe(NAMED_READS);
});

const SCHEMA = 'document/xfl/schema/';

const LIMITS = 'geometry/claims.ts';

it('The tables of the schema import nothing but each other and the limits', () => {
  const tables = graph.files.filter((file) => file.startsWith(SCHEMA));
  const others = tables.flatMap((file) => graph.importsOf(file));
  expect(others.filter((file) => !file.startsWith(SCHEMA) && file !== LIMITS)).toEqual([]);
});

import fs from 'fs';
import path from 'path';
import { WINGS } from '../../build/wings.cjs';
import { ImportGraph } from './ImportGraph';

const root = path.join(__dirname, '../..');
const graph = new ImportGraph(root, WINGS);
/**
 * Output formats receive what a document means from typed readers. The counts below only become lower; they end at 0. A
 * change that makes one lower writes the new number here.
 */
const OUTPUT = /^(output|film\/tracks)\//;

/** Its nodes are those of pictures, not of documents. */
const OF_PICTURES = /^output\/svg\/unseen\//;

const outputFiles = graph.files.filter((file) => OUTPUT.test(file) && !OF_PICTURES.test(file));

function textOf(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

/** Files of output formats that import the nodes of a document. */
const READERS_OF_NODES = 60;

/** Places in them that read an attribute by its name. */
const NAMED_READS = 24;

const NAMED_READ =
  /\bread(?:Text|Flag|Number|Integer|Rgb|Color)\(\s*[^(),]+(?:\([^()]*\))?,\s*'\w+'|\.(?:attr|rawAttr)\('\w+'\)/g;

it(`Output formats import XmlNode in ${READERS_OF_NODES} files`, () => {
  const readers = outputFiles.filter((file) => graph.importsOf(file).includes('document/xml/XmlNode.ts'));
  expect(readers.length).toBe(READERS_OF_NODES);
});

it(`Output formats read attributes by their names at ${NAMED_READS} places`, () => {
  const reads = outputFiles.flatMap((file) => textOf(file).match(NAMED_READ) ?? []);
  expect(reads.length).toBe(NAMED_READS);
});

const SCHEMA = 'document/xfl/schema/';

const LIMITS = 'geometry/claims.ts';

it('The tables of the schema import nothing but each other and the limits', () => {
  const tables = graph.files.filter((file) => file.startsWith(SCHEMA));
  const others = tables.flatMap((file) => graph.importsOf(file));
  expect(others.filter((file) => !file.startsWith(SCHEMA) && file !== LIMITS)).toEqual([]);
});

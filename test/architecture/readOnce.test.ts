import fs from 'fs';
import path from 'path';
import { WINGS } from '../../build/wings.cjs';
import type { XflAttribute } from '../../document/xfl/schema/XflAttribute';
import { ImportGraph } from './ImportGraph';

const root = path.join(__dirname, '../..');
const graph = new ImportGraph(root, WINGS);
/** Output formats receive what a document means as typed objects: `film/` is the only reader of nodes for them. */
const OUTPUT = /^(output|film\/tracks)\//;

/** Its nodes are those of pictures, not of documents. */
const OF_PICTURES = /^output\/svg\/unseen\//;

const outputFiles = graph.files.filter((file) => OUTPUT.test(file) && !OF_PICTURES.test(file));

function textOf(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

const NAMED_READ =
  /\bread(?:Text|Flag|Number|Integer|Rgb|Color)\(\s*[^(),]+(?:\([^()]*\))?,\s*'\w+'|\.(?:attr|rawAttr)\('\w+'\)/g;

it('Output formats import no node, and nothing else of the XML of a document', () => {
  const readers = outputFiles.filter((file) =>
    graph.importsOf(file).some((path) => /^document\/xml\//.test(path)),
  );
  expect(readers).toEqual([]);
});

/** The objects of `film/records/` have their node for the film and the host. */
it('No output format names a node', () => {
  const files = graph.files.filter((file) => file.startsWith('output/') && !OF_PICTURES.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /\bnode\b/.test(withoutComments(textOf(file))))).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
}

it('Output formats read no attribute by its name', () => {
  const reads = outputFiles.flatMap((file) => textOf(file).match(NAMED_READ) ?? []);
  expect(reads).toEqual([]);
});

const SCHEMA = 'document/xfl/schema/';

/** Reads of an attribute by its name that say what its absence means: `readFlag(node, 'visible', true)`, `attr('name') ?? ''`. */
const DEFAULTED_READ =
  /\bread(?:Text|Flag|Number|Integer|Rgb|Color)\(\s*[^(),]+(?:\([^()]*\))?,\s*'(\w+)'|\.attr\('(\w+)'\)\s*\?\?/g;

/** Files that read attributes of the same name of elements without a table. */
const OTHER_ELEMENTS: Readonly<Record<string, string>> = {
  'host-mocks/model/elements/Parameter.ts': 'parameters of components',
  'host-mocks/model/timeline/frames/motionXml.ts': 'motions, which are XML of their own',
  'film/tween/motionCurves.ts': 'motions',
  'output/svg/unseen/PaintedBoxes.ts': 'SVG',
};

/** A default that is wrong is mended in its table: no other file has one. */
it('No file has a default of its own for an attribute that a table declares', async () => {
  const declared = await declaredNames();
  const own = graph.files
    .filter((file) => !file.startsWith(SCHEMA) && !Object.hasOwn(OTHER_ELEMENTS, file))
    .flatMap((file) =>
      [...textOf(file).matchAll(DEFAULTED_READ)]
        .map(([, name, other]) => name ?? other ?? '')
        .filter((name) => declared.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(declared.size).toBeGreaterThan(200);
  expect(own).toEqual([]);
});

async function declaredNames(): Promise<Set<string>> {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { name, rule } = value as Partial<XflAttribute>;
    if (name === undefined || rule === undefined) Object.values(value).forEach(collect);
    else names.add(name);
  };
  for (const file of graph.files.filter((file) => file.startsWith(SCHEMA)))
    collect({ ...((await import(path.join(root, file))) as object) });
  return names;
}

const LIMITS = 'geometry/claims.ts';

it('The tables of the schema import nothing but each other and the limits', () => {
  const tables = graph.files.filter((file) => file.startsWith(SCHEMA));
  const others = tables.flatMap((file) => graph.importsOf(file));
  expect(others.filter((file) => !file.startsWith(SCHEMA) && file !== LIMITS)).toEqual([]);
});

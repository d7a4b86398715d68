import fs from 'fs';
import path from 'path';
import { WINGS } from '../../build/wings.cjs';
import { ImportGraph } from './ImportGraph';

const root = path.join(__dirname, '../..');
/** The folders in which a search for the name of a type or of a file finds one place. */
const PARTS = [
  'src',
  ...WINGS,
  'viewer',
  'editor',
  'build/questions',
  'site/make',
  'site/playground',
  'site/tools',
];
const files = new ImportGraph(root, PARTS).files;

/** Types that are declared twice: of the programs that never import each other, each needs its own. */
const OF_SEVERAL_PROGRAMS: Readonly<Record<string, string>> = {
  Box: 'a rectangle by its sides, in pixels, y down',
  View: 'the part of a timeline that a picture shows; a page asks its Worker for it',
};

/** Names of files that say what they are to their folder, and nothing more. */
const ENTRIES = new Set(['index', 'main']);

/**
 * Folders whose files are named alike on purpose: what is done for each kind of object, for each way to a verb, for each
 * platform. `$1` is the program, or the folder that they share.
 */
const ALIKE: readonly [RegExp, string][] = [
  [/^src\/collection\/(elements|items|layers|frames|methods)\//, 'a method of collections'],
  [/^src\/selector\/pseudos\/(elements|items|layers|frames)\//, 'words of queries'],
  [/^app\/cli\/(commands|mcp\/tools)\//, 'a verb, typed or called by an assistant'],
  [/^platform\/((browser|node)\/)?/, 'a service, and what does it in pages and in Node'],
];

function declaredTypes(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const declarations = text.matchAll(
    /^export (?:default )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm,
  );
  return [...declarations].map(([, name]) => name);
}

/** The names that several files have, each with those files. */
function repeated(pairs: readonly (readonly [string, string])[]): Record<string, readonly string[]> {
  const byName = new Map<string, Set<string>>();
  for (const [name, file] of pairs) byName.set(name, (byName.get(name) ?? new Set()).add(file));
  const several = [...byName].map(([name, all]) => [name, [...all]] as const);
  return Object.fromEntries(several.filter(([, places]) => places.length > 1));
}

/** A wing, or what else has its own names: of output/ and app/, each room. */
function programOf(file: string): string {
  const [wing, room] = file.split('/');
  return wing === 'output' || wing === 'app' ? `${wing}/${room}` : wing;
}

/** The name of a file without its ending, with the program that it belongs to. */
function fileName(file: string): string[] {
  const name = path.basename(file, '.ts').toLowerCase();
  if (ENTRIES.has(name)) return [];
  return [`${programOf(file)}: ${name}`];
}

function areAlike(places: readonly string[]): boolean {
  return ALIKE.some(([folders]) => {
    const rooms = places.map((file) => folders.exec(file)?.[0]);
    return rooms.every((room) => room !== undefined) && new Set(rooms).size === places.length;
  });
}

describe('names', () => {
  it('An exported type has one declaration, so that its name has one meaning', () => {
    const twice = repeated(files.flatMap((file) => declaredTypes(file).map((name) => [name, file] as const)));
    for (const name of Object.keys(OF_SEVERAL_PROGRAMS)) delete twice[name];
    expect(Object.keys(twice)).toEqual([]);
  });

  it('A type that several programs declare is in each of them once', () => {
    for (const name of Object.keys(OF_SEVERAL_PROGRAMS)) {
      const programs = files
        .filter((file) => declaredTypes(file).includes(name))
        .map((file) => file.split('/')[0]);
      expect([name, programs.length > 1, new Set(programs).size]).toEqual([name, true, programs.length]);
    }
  });

  it('A file has a name of its own in its wing, or in its room of output/ and app/, but where folders are named alike', () => {
    const twice = repeated(files.flatMap((file) => fileName(file).map((name) => [name, file] as const)));
    const others = Object.entries(twice).filter(([, places]) => !areAlike(places));
    expect(Object.fromEntries(others)).toEqual({});
  });

  it('Folders that are named alike have files of one name', () => {
    const names = Object.values(
      repeated(files.flatMap((file) => fileName(file).map((name) => [name, file] as const))),
    );
    const unused = ALIKE.filter(
      ([folders]) => !names.some((places) => places.every((file) => folders.test(file))),
    );
    expect(unused).toEqual([]);
  });
});

/** A file with fewer lines is a part of its importer, where that stays below the lines of one topic. */
const CRUMB_LINES = 30;
const TOPIC_LINES = 250;

/** Files of the wings that are still to be folded into their importer. The number only falls. */
const MAX_CRUMBS = 3;

/**
 * Files with few lines and one importer, which is beside them. Rows of a registry, which its `index` imports, are files of
 * their own, and so is what a test calls by itself.
 */
function crumbs(): string[] {
  const graph = new ImportGraph(root, [...PARTS, 'test']);
  const ofWings = files.filter((file) => WINGS.includes(file.split('/')[0]));
  const importers = new Map<string, string[]>();
  for (const file of graph.files)
    for (const imported of new Set(graph.importsOf(file)))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const linesOf = (file: string): number =>
    fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  return ofWings.flatMap((file) => {
    const [importer, ...others] = importers.get(file) ?? [];
    const isAlone = importer !== undefined && others.length === 0;
    if (!isAlone || /\/index\.ts$/.test(importer)) return [];
    if (path.dirname(importer) !== path.dirname(file) || linesOf(file) >= CRUMB_LINES) return [];
    return linesOf(file) + linesOf(importer) > TOPIC_LINES ? [] : [`${file}: a part of ${importer}`];
  });
}

it('A file with few lines and one importer beside it is a part of that importer', () => {
  const few = crumbs();
  expect(few.length > MAX_CRUMBS ? few : []).toEqual([]);
});

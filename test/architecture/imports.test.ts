import { isBuiltin } from 'module';
import path from 'path';
import { readLayers } from '../../build/layers.cjs';
import { WINGS } from '../../build/wings.cjs';
import { ImportGraph } from './ImportGraph';

const root = path.join(__dirname, '../..');
const layers = readLayers();
const graph = new ImportGraph(root, ['src', ...WINGS, 'viewer', 'editor', 'site', 'build/questions']);

/**
 * The row of a file in the table of a folder: `query` for `src/query/dollar.ts`, `globals` for `src/globals.ts`; in the table
 * of the wings `src` for both. A row may be a folder in another row: `xfl/schema`.
 */
function rowOf(file: string, folder: string): string | undefined {
  if (folder === '.') return file.split('/')[0];
  if (!file.startsWith(`${folder}/`)) return undefined;
  const rest = file.slice(folder.length + 1);
  const inner = [...layers[folder].keys()].find((row) => row.includes('/') && rest.startsWith(`${row}/`));
  return inner ?? rest.split('/')[0].replace(/\.m?ts$/, '');
}

/** Imports from one row to another: `src/query/dollar.ts -> src/collection/Collection.ts`. */
function importsBetweenRows(folder: string): { from: string; to: string; line: string }[] {
  return graph.files.flatMap((file) => {
    const from = rowOf(file, folder);
    if (from === undefined) return [];
    return graph.importsOf(file).flatMap((imported) => {
      const to = rowOf(imported, folder);
      if (to === undefined || to === from) return [];
      return [{ from, to, line: `${file} -> ${imported}` }];
    });
  });
}

/** The folder that no circle may leave: of the model and the command line, one below them; of numbers and the machine, all. */
function roomOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  if (['geometry', 'platform'].includes(parts[0])) return parts[0];
  return parts.slice(0, ['cli', 'model'].includes(parts[1]) ? 3 : 2).join('/');
}

const FOLDERS = ['src', 'app', 'app/cli', 'output', 'host-mocks', 'host-mocks/model', 'film', 'document'];

describe.each(['.', ...FOLDERS, 'viewer', 'editor', 'site', 'build/questions'])(
  'the table of %s in docs/architecture.md',
  (folder) => {
    const table = layers[folder];
    const rows = [...table.keys()];

    it('The table names every folder and file, and no other', () => {
      const found = new Set(graph.files.flatMap((file) => rowOf(file, folder) ?? []));
      expect([...rows].sort()).toEqual([...found].sort());
    });

    it('The table lets each row import from rows below it only', () => {
      const upwards = [...table].flatMap(([row, allowed]) =>
        allowed
          .filter((other) => rows.indexOf(other) <= rows.indexOf(row))
          .map((other) => `${row} -> ${other}`),
      );
      expect(upwards).toEqual([]);
    });

    it('The table holds for all imports, those of types included', () => {
      const forbidden = importsBetweenRows(folder).filter(({ from, to }) => !table.get(from)?.includes(to));
      expect(forbidden.map(({ line }) => line)).toEqual([]);
    });
  },
);

describe('the library and the headless host', () => {
  const inWing = (file: string): boolean => WINGS.includes(file.split('/')[0]);

  it('The library imports nothing but its own files, and es5/ the shim that it adds', () => {
    const files = graph.files.filter((file) => file.startsWith('src/'));
    const paths = files.flatMap((file) => graph.pathsOf(file).map((imported) => `${file} -> ${imported}`));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((line) => !line.includes(' -> src/'))).toEqual([]);
    const packages = files.flatMap((file) => graph.packagesOf(file).map((name) => `${file} -> ${name}`));
    expect(packages.filter((line) => !/^src\/es5\/\S+ -> extendscript-es5-shim\//.test(line))).toEqual([]);
  });

  it('No file of the host imports the library', () => {
    const paths = graph.files
      .filter(inWing)
      .flatMap((file) => graph.pathsOf(file).map((imported) => `${file} -> ${imported}`));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((line) => / -> src(\/|$)/.test(line))).toEqual([]);
  });
});

it('Of the viewer only engine/ imports what is outside of it', () => {
  const outside = graph.files
    .filter((file) => /^viewer\/(?!engine\/)/.test(file))
    .flatMap((file) => graph.importsOf(file).map((imported) => `${file} -> ${imported}`))
    .filter((line) => !line.includes(' -> viewer/'));
  expect(outside).toEqual([]);
});

it('The wings of the host are the folders that the table of the wings orders from the top', () => {
  const rows = [...layers['.'].keys()];
  expect(rows.filter((row) => WINGS.includes(row))).toEqual(WINGS);
});

describe('circles of imports', () => {
  const circles = graph.circles();

  it('Circles of imports stay inside one folder', () => {
    expect(circles.filter((files) => new Set(files.map(roomOf)).size > 1)).toEqual([]);
  });

  it('Circles of imports in the host have at most 15 files', () => {
    expect(circles.filter((files) => WINGS.includes(files[0].split('/')[0]) && files.length > 15)).toEqual(
      [],
    );
  });

  it('Circles of imports in src have at most 3 files, but for the collections, whose types refer to one another', () => {
    const large = circles.filter((files) => files[0].startsWith('src/') && files.length > 3);
    expect(large.map((files) => [...files].sort())).toEqual([
      ['Element', 'Frame', 'Item', 'Layer'].map((name) => `src/collection/${name}Collection.ts`),
    ]);
  });
});

it('Modules of Node are imported in platform/node, app/cli and what makes the site only', () => {
  const others = graph.files.filter(
    (file) => !/^(platform\/node|app\/cli|site\/(\.vitepress|front|make|samples))\//.test(file),
  );
  expect(others.filter((file) => graph.packagesOf(file).some((name) => isBuiltin(name)))).toEqual([]);
});

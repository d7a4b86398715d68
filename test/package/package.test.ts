import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rollup, type OutputOptions, type RollupCache } from 'rollup';
import { globSync } from 'tinyglobby';
import { installPacked, pack, runIn } from '../support/packedProject';

const root = path.resolve(__dirname, '../..');
const NEVER_TYPED = ['collection.jsx', 'collection.jsfl', 'collection.es5.jsx', 'createjs.min.js'];

let project = '';
let tarball = '';

beforeAll(() => {
  project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  tarball = pack(project);
  installPacked(tarball, project);
}, 60_000);

afterAll(() => {
  fs.rmSync(project, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  const file = path.join(project, name);
  fs.writeFileSync(file, text);
  return file;
}

/** Runs a file in the project in which the package is installed, and returns what it prints. */
function run(name: string, text: string): string {
  const { status, output } = runIn(project, write(name, text));
  if (status !== 0) throw new Error(output);
  return output.trim();
}

/** The files that bundles share are parsed once. */
let parsed: RollupCache | undefined;

/** Bundles a file of the project; a warning is an error. */
async function bundle(input: string, options: OutputOptions): Promise<string> {
  const { default: nodeResolve } = await import('@rollup/plugin-node-resolve');
  const onLog = (_level: string, { message }: { message: string }): never => {
    throw new Error(message);
  };
  const { generate, cache } = await rollup({ input, plugins: [nodeResolve()], onLog, cache: parsed });
  parsed = cache;
  return (await generate(options)).output[0].code;
}

/** The compiler of TypeScript 5, and the native one of TypeScript 7. */
const COMPILERS = { 5: 'typescript/bin/tsc', 7: 'typescript-7/bin/tsc' };

/** The errors that a compiler finds in files of the project, by file name. */
function typesOf(
  texts: Record<string, string>,
  options: object,
  version: keyof typeof COMPILERS = 5,
): Record<string, string> {
  const names = Object.keys(texts);
  for (const name of names) write(name, texts[name]);
  const config = { compilerOptions: { strict: true, noEmit: true, ...options }, files: names };
  const file = write('tsconfig.json', JSON.stringify(config));
  const { output } = runIn(project, path.join(root, 'node_modules', COMPILERS[version]), '-p', file);
  const errors = output.split('\n').filter((line) => line !== '');
  const found = Object.fromEntries(
    names.map((name) => [name, errors.filter((line) => line.startsWith(name)).join('\n')]),
  );
  return { ...found, '': errors.filter((line) => !names.some((name) => line.startsWith(name))).join('\n') };
}

describe('the packed package', () => {
  it('Links between its pages are not dead', () => {
    const folder = path.join(project, 'node_modules/adobe-collection');
    const pages = globSync('**/*.md', { cwd: folder });
    const dead = pages.flatMap((page) =>
      [...fs.readFileSync(path.join(folder, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, link]) => path.join(path.dirname(page), decodeURI(link)))
        .filter((file) => !fs.existsSync(path.join(folder, file)))
        .map((file) => `${page}: ${file}`),
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(dead).toEqual([]);
  });

  it('It passes publint', () => {
    const { status, output } = runIn(
      project,
      path.join(root, 'node_modules/publint/src/cli.js'),
      'run',
      '--strict',
      tarball,
    );
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('All good!') as string });
  }, 60_000);

  it('It has types for every way of importing it (attw)', () => {
    const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const { output } = runIn(
      project,
      attw,
      tarball,
      '--format',
      'json',
      '--exclude-entrypoints',
      ...NEVER_TYPED,
    );
    const { problems } = JSON.parse(output) as {
      problems: Record<string, { entrypoint: string; kind: string }[]>;
    };
    const found = Object.values(problems).flat();
    // Browsers load ES modules and nothing else.
    const isMeant = ({ entrypoint, kind }: { entrypoint: string; kind: string }): boolean =>
      entrypoint === './browser' && kind === 'CJSResolvesToESM';
    expect(found.filter((problem) => !isMeant(problem))).toEqual([]);
    expect(found.filter(isMeant)).toHaveLength(1);
  }, 60_000);

  it('It contains the files for users, and no sources and tests', () => {
    const files = fs.readdirSync(path.join(project, 'node_modules/adobe-collection'), {
      recursive: true,
      encoding: 'utf8',
    });
    const names = files.map((file) => file.split(path.sep).join('/'));
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'examples/starter/gitignore']),
    );
    expect(
      names.filter((name) =>
        /^(src|test|app|output|host-mocks|film|document|geometry|platform|node_modules)\/.*\.(ts|mjs|cjs)$/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });

  it('It exports its names to ES modules', () => {
    const seen = run(
      'import.mjs',
      `import { $, $$, Collection, ElementCollection, version } from 'adobe-collection';
       import { createHost, openHost, DocumentError } from 'adobe-collection/host';
       import { es3Pass, es3Gate } from 'adobe-collection/es3';
       import { openHost as openBytes, createHost as createHere } from 'adobe-collection/browser';
       const host = createHost({ layers: [{ elements: [{ shape: 'oval', drawingObject: true }, { text: 'hello' }] }] }).install();
       console.log([$('*').elements.length, $(':text').elements.length, $$('*') instanceof Collection, version].join());
       console.log(openBytes(createHere({ width: 320 }).save()).document.width);
       console.log([typeof openHost, typeof DocumentError, es3Pass().name, es3Gate().name].join());`,
    );
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(seen).toBe(`2,1,true,${version}\n320\nfunction,function,es3-pass,es3-gate`);
  });

  it('It exports its names to CommonJS, as Jest needs', () => {
    const seen = run(
      'require.cjs',
      `const { $, ItemCollection } = require('adobe-collection');
       const host = require('adobe-collection/host').createHost({ library: [{ name: 'a/b' }] }).install();
       console.log(new ItemCollection(host.document.library.items).addToStage().elements.length, $.fn.move.length);
       console.log(require.resolve('adobe-collection/collection.jsx').length > 0);`,
    );
    expect(seen).toBe('1 3\ntrue');
  });

  it.each([
    ['Collection', 76_000],
    ['SelectorError', 5_000],
    ['version', 500],
  ])('Only what %s needs is added to a bundle', async (name, limit) => {
    const input = write(
      'shake.mjs',
      `import { ${name} as used } from 'adobe-collection'; console.log(used);`,
    );
    const code = await bundle(input, { format: 'es' });
    expect(code.length).toBeLessThan(limit);
    expect(code).not.toContain('ItemCollection = ');
  });

  it('A bundle that uses $$ has what places items and finds layers and keyframes', async () => {
    const input = write('items.mjs', `export { $$ as select } from 'adobe-collection';`);
    const code = await bundle(input, { format: 'iife', name: 'library' });
    const seen = run(
      'place.cjs',
      `const { createHost } = require('adobe-collection/host');
       const host = createHost({ library: [{ name: 'a/b' }] }, { realm: 'separate' });
       host.run(${JSON.stringify(code)});
       const lengthOf = (method) => host.run('library.select("b").' + method + '().elements.length');
       console.log(['addToStage', 'layers', 'frames'].map(lengthOf).join());`,
    );
    expect(seen).toBe('1,1,1');
  });

  const script = `
    const moved: ElementCollection<SymbolInstance> = $<SymbolInstance>('star*').attr('x', (element) => element.x + 1);
    $.writeln(String($$('*').elements.length + moved.elements.length + Collection.version));
  `;

  it.each([
    ['without the standard library of TypeScript', { noLib: true, types: ['adobe-collection/global'] }],
    [
      'with the standard library of TypeScript',
      { lib: ['ES5'], skipLibCheck: true, types: ['adobe-collection/global'] },
    ],
  ])('Types plain scripts %s', (_title, options) => {
    const module = {
      target: 'ES5',
      module: 'ES2015',
      moduleResolution: 'bundler',
      ignoreDeprecations: '5.0',
    };
    const texts = { 'plain.ts': script, 'wrong.ts': "$('*').attr('x', 'left');" };
    expect(typesOf(texts, { ...module, ...options })).toEqual({
      'plain.ts': '',
      'wrong.ts': expect.stringContaining("'string' is not assignable") as string,
      '': '',
    });
  });

  it('Tests in Node have types beside those of browsers, without types-for-adobe', () => {
    const text = `
      import { openHost } from 'adobe-collection/host';
      export const names: string[] = openHost('a.fla').document.library.items.map(({ name }) => name);
    `;
    const options = { target: 'ES2022', types: [] };
    const none = { 'test.ts': '', '': '' };
    expect(typesOf({ 'test.ts': text }, { ...options, module: 'nodenext' }, 7)).toEqual(none);
    const older = { module: 'commonjs', moduleResolution: 'node10', skipLibCheck: true };
    expect(typesOf({ 'test.ts': text }, { ...options, ...older })).toEqual(none);
  });
});

import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as hostLibrary from '../../app';
import { Host } from '../../app/host/Host';
import * as library from '../../src';
import { allCommands, runCli } from '../app/cli/support/runCli';
import { blocksIn, pages, root } from '../support/fencedBlocks';
import { temporaryFolder } from '../support/temporaryFolder';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { makeFlash5 } from '../document/binary/makeFlash5';
import { sample } from '../support/sample';

const folder = temporaryFolder();
const here = process.cwd();
const example = path.join(root, 'examples/night-sky');
const built = path.join(root, 'dist/collection.jsfl');

/** Options of Jest and of Node that the pages name: no others may be unknown. */
const OF_OTHERS = ['--allow-addons', '--ci'];

/** The folder that examples speak of. */
const ELSEWHERE = 'file:///C|/work';

let template = '';

/** The files that the pages speak of. */
beforeAll(() => {
  template = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  for (const name of ['Commands', 'art']) fs.mkdirSync(path.join(template, name));
  for (const name of ['collection.jsfl', 'Commands/collection.jsfl']) {
    fs.copyFileSync(built, path.join(template, name));
  }
  for (const name of ['tidy.jsfl', 'check.jsfl', 'stranger.jsfl']) {
    fs.writeFileSync(path.join(template, name), "fl.getDocumentDOM().library.items[0].name = 'first';");
  }
  const logo = path.join(template, 'logo.fla');
  new Host(nodePlatform, { roots: [template] }).open(example).saveAt(logo, { force: true });
  fs.writeFileSync(path.join(template, 'old.fla'), makeFlash5());
  for (const name of ['ui.fla', 'art/logo.fla']) fs.copyFileSync(logo, path.join(template, name));
  // A folder that scripts may write in: some write beside the document.
  fs.cpSync(example, path.join(template, 'night-sky'), { recursive: true });
});

afterAll(() => {
  fs.rmSync(template, { recursive: true, force: true });
});

beforeEach(() => {
  process.chdir(folder());
});

afterEach(() => {
  process.chdir(here);
});

/** Makes the document, and the files that an example names. */
function makeFiles(code: string): void {
  const isNamed = /\.(jsfl|fla)\b|\b(art|Commands)\b|file:/.test(code);
  const part = isNamed ? '.' : 'night-sky';
  fs.cpSync(path.join(template, part), path.join(folder(), part), { recursive: true });
}

/** Turns `value; // 'result'` into a check. */
function withChecks(code: string): string {
  return code.replace(/^(\S.*); \/\/ (['[].*|\d+)$/gm, 'expect($1).toEqual($2);');
}

describe('the scripts on the pages', () => {
  it.each(sample(3, blocksIn('jsfl')))('Scripts run in the language of Animate: $title', ({ code, page }) => {
    const options = { realm: 'separate', configDirectory: folder(), roots: [folder()] } as const;
    const usesFiles = /file:|\.jsfl|\.fla|URI|FLfile|save|export|import|publish|documents\(/i.test(code);
    if (usesFiles) makeFiles(code);
    // Outside its roots a host writes nothing: the other examples share one document on disk.
    const host = hostLibrary.openHost(path.join(usesFiles ? folder() : template, 'night-sky'), options);
    host.runFile(built);
    if (page === 'docs/recipes.md')
      host.run("$$.fn.first = function () { return this.elements[0] || $$('*').elements[0]; }");
    host.global.expect = expect;
    expect(() =>
      host.run(withChecks(code.replaceAll(ELSEWHERE, pathToFileURL(folder()).href))),
    ).not.toThrow();
  });
});

interface Registered {
  title: string;
  body: () => unknown;
}

describe('the Node programs on the pages', () => {
  const modules: Record<string, unknown> = {
    'adobe-collection': library,
    'adobe-collection/host': hostLibrary,
    'adobe-collection/es3': createRequire(__filename)(path.join(root, 'build/es3/index.cjs')),
  };

  it.each(sample(3, blocksIn('js')))('Programs run, and their tests pass: $title', ({ code }) => {
    makeFiles(code);
    const tests: Registered[] = [];
    const after: (() => unknown)[] = [];
    const names = {
      ...hostLibrary,
      require: (name: string) => modules[name],
      module: { exports: {} },
      test: (title: string, body: () => unknown) => tests.push({ title, body }),
      beforeAll: (body: () => unknown) => tests.push({ title: '', body }),
      afterAll: (body: () => unknown) => after.push(body),
      // A snapshot of an example has nothing to be compared with; it must contain some text.
      expect: (value: unknown) => ({ ...expect(value), toMatchSnapshot: () => expect(value).toMatch(/\w/) }),
    };
    // A name that the example declares itself would be declared twice.
    const given = Object.entries(names).filter(
      ([name]) => !new RegExp(`const \\{[^}]*\\b${name}\\b`).test(code),
    );
    const body = new Function(...given.map(([name]) => name), withChecks(code));
    try {
      body(...given.map(([, value]) => value));
      for (const test of tests) test.body();
      if (code.includes('test(')) expect(tests.length).toBeGreaterThan(0);
    } finally {
      for (const restore of after) restore();
    }
  });
});

describe('the TypeScript examples on the pages', () => {
  const examples = blocksIn('ts');

  it('Examples compile', () => {
    const files = examples.map(({ code }, index) => {
      const file = path.join(root, `test/types/module/example${index}.mts`);
      return { file, code };
    });
    const texts = new Map(files.map(({ file, code }) => [file, code]));
    const options: ts.CompilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.Node16,
      strict: true,
      noEmit: true,
      // The declarations of the package are checked as a whole by `npm test`.
      skipLibCheck: true,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const { fileExists, getSourceFile, readFile } = host;
    host.fileExists = (file) => texts.has(file) || fileExists(file);
    host.readFile = (file) => texts.get(file) ?? readFile(file);
    host.getSourceFile = (file, target, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, text, target);
    };
    const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([...texts.keys()], options, host));
    expect(ts.formatDiagnostics(diagnostics, { ...host, getNewLine: () => '\n' })).toBe('');
    expect(texts.size).toBeGreaterThan(0);
  }, 60_000);
});

describe('the commands on the pages', () => {
  const commands = [...blocksIn('sh'), ...blocksIn('yaml')].flatMap(({ title, code }) =>
    [...code.matchAll(/npx adobe-collection (.*?)\s*(?:#.*)?$/gm)]
      .map(([, text]) => ({ title, text }))
      // The examples of --help, and the pages whose lines build on one another: tests of their own hold them.
      .filter(({ title }) => !/^(?:docs\/command-line|README|docs\/start)\.md/.test(title))
      // These need a repository, three versions, a user who ends them, a browser, answers of Animate, a table, or a
      // baseline: other tests run them.
      .filter(
        ({ text }) => !/^(git|merge|play|watch|open|fidelity|texts import) |--baseline \S+$/.test(text),
      ),
  );

  it.each(sample(3, commands))('Commands succeed: $title, $text', async ({ text }) => {
    makeFiles(text);
    const args = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
    const places = args[0] === 'install' ? ['--to', path.join(folder(), 'somewhere')] : [];
    const { status, err } = await runCli(...args, ...places);
    const expected =
      /^adobe-collection: (?:saved|scene "|").*\n|^adobe-collection: \S+: \d+ problems? written$|^\S+ +(?:done|saved) .*\n|\n|^\d+ documents?, all done(?:, \d+ saved)?$/gm;
    expect([status, err.replace(expected, '')]).toEqual([0, '']);
  });

  it.each(['README.md', 'docs/start.md'])(
    'Commands succeed when they are pasted in their order: %s',
    async (page) => {
      fs.cpSync(path.join(root, 'examples'), path.join(folder(), 'examples'), { recursive: true });
      const [script] = blocksIn('jsfl').filter(
        (block) => block.page === page && block.code.includes('toGrid'),
      );
      if (script !== undefined) fs.writeFileSync(path.join(folder(), 'tidy.jsfl'), script.code);
      const lines = blocksIn('sh')
        .filter((block) => block.page === page)
        .flatMap(({ code }) => [...code.matchAll(/npx adobe-collection (.*?)( \|\| true)?\s*(?:#.*)?$/gm)]);
      expect(lines.length).toBeGreaterThan(4);
      for (const [, text, mayFail] of lines) {
        const args = [...(text as string).matchAll(/'([^']*)'|(\S+)/g)].map(
          ([, quoted, bare]) => quoted ?? bare,
        );
        const places = args[0] === 'install' ? ['--to', path.join(folder(), 'somewhere')] : [];
        const { status, out, err } = await runCli(...args, ...places);
        expect([text, err, status]).toEqual([text, expect.any(String), mayFail === undefined ? 0 : 1]);
        expect([text, out + err]).not.toEqual([text, '']);
      }
    },
  );

  it('Commands have the options that the text of the pages names', async () => {
    const help = (
      await Promise.all([
        runCli('--help'),
        ...allCommands().map((verb) => runCli(...verb.split(' '), '--help')),
      ])
    )
      .map(({ out }) => out)
      .join();
    const named = pages.flatMap((page) => {
      const text = fs.readFileSync(path.join(root, page), 'utf8').replace(/^```[^]*?^```$/gm, '');
      return [...text.matchAll(/`(--[a-z-]+)/g)].map(([, option]) => option);
    });
    expect(named).toContain('--root');
    expect([...new Set(named)].filter((option) => !help.includes(option)).sort()).toEqual(OF_OTHERS);
  });

  it('Commands with npm run use scripts that package.json has', () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const starter = JSON.parse(
      fs.readFileSync(path.join(root, 'examples/starter/package.json'), 'utf8'),
    ) as typeof scripts;
    for (const { code, page } of blocksIn('sh')) {
      const known = page.startsWith('examples/starter') ? starter.scripts : scripts;
      for (const [, name] of code.matchAll(/npm run ([\w-]+)/g)) expect(Object.keys(known)).toContain(name);
    }
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import typescript from '@rollup/plugin-typescript';
import { Linter } from 'eslint';
import { rollup, type Plugin } from 'rollup';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { createHost } from '../../../app';
import { members } from '../../../host-mocks/language/members';
import { es3Gate } from '../../../build/es3/gate.cjs';
import { es3Helpers } from '../../../build/es3/helpers.cjs';
import adobe from '../../../build/es3/eslint.cjs';
import { ES5_MEMBERS, LATER_MEMBERS } from '../../../build/es3/newer.cjs';
import { es3Pass } from '../../../build/es3/pass.cjs';

let folder = '';

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES5',
        lib: ['ES2017'],
        module: 'ES2015',
        moduleResolution: 'bundler',
        types: [],
        ignoreDeprecations: '5.0',
      },
      include: ['.'],
    }),
  );
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES5,
  module: ts.ModuleKind.ES2015,
  importHelpers: true,
  sourceMap: true,
};

const compiler: Plugin = {
  name: 'compiler',
  transform(code, fileName) {
    if (!fileName.endsWith('.ts')) return null;
    const { outputText, sourceMapText } = ts.transpileModule(code, { compilerOptions, fileName });
    return { code: outputText, map: sourceMapText };
  },
};

/** Builds a script in TypeScript as the starter does, and returns its text. */
async function build(source: string): Promise<string> {
  const input = path.join(folder, 'script.ts');
  const tsconfig = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(input, `${source}\nexport {};\n`);
  const plugins = [es3Helpers(), compiler, es3Pass(), es3Gate({ tsconfig })];
  const bundle = await rollup({ input, plugins, onLog: () => undefined });
  const { output } = await bundle.generate({
    file: path.join(folder, 'out.js'),
    format: 'iife',
    sourcemap: true,
    generatedCode: { preset: 'es5' },
  });
  return output[0].code;
}

/** What a build that uses the compiler's plugin, as the starter does, says of a script: all of it. */
async function complaintOf(source: string): Promise<string> {
  const input = path.join(folder, 'typed.ts');
  const tsconfig = path.join(folder, 'typed.json');
  fs.writeFileSync(
    tsconfig,
    '{ "extends": "./tsconfig.json", "compilerOptions": { "lib": ["ES5"], "strict": true, "sourceMap": true } }',
  );
  fs.writeFileSync(input, source);
  const compile = typescript({ tsconfig, include: [input] });
  const logs: string[] = [];
  const bundle = await rollup({
    input,
    plugins: [es3Helpers(), compile, es3Pass(), es3Gate({ tsconfig })],
    onLog: (_level, { message }) => logs.push(message),
  });
  const options = {
    file: path.join(folder, 'out.js'),
    format: 'iife',
    name: 'typed',
    sourcemap: true,
  } as const;
  const error = await bundle.generate(options).catch((thrown: Error) => thrown);
  expect(logs).toEqual([]);
  expect(error).toMatchObject({ stack: '' });
  return (error as Error).message.replaceAll(/^.*typed\.ts:/gm, '');
}

/** What the built script traces in the headless host. */
async function traced(source: string): Promise<readonly string[]> {
  const host = createHost({}, { realm: 'separate' });
  host.run(await build(source));
  return host.output;
}

describe('a script in TypeScript', () => {
  it.each([
    [
      'classes that extend others',
      'class A { a = 1; b(): number { return this.a; } } class C extends A { d = 2; b(): number { return super.b() + this.d; } } const c = new C(); fl.trace([c.b(), c instanceof A, c.constructor === C].join());',
      ['3,true,true'],
    ],
    [
      'static members of a base class',
      'class A { static a = 1; } class B extends A {} fl.trace(B.a);',
      ['1'],
    ],
    ['spread of objects', 'const a = { b: 1, c: 2 }; fl.trace({ ...a, c: 3 }.c + { ...a }.b);', ['4']],
    ['the rest of an object', 'const { b, ...c } = { b: 1, d: 2, e: 3 }; fl.trace(b + c.d + c.e);', ['6']],
    ['spread of Arrays', 'const a = [1, 2]; fl.trace([0, ...a, 3].join(""));', ['0123']],
    [
      'spread of arguments',
      'function f(...a: number[]) { return a.join(""); } fl.trace(f(...[1, 2], 3));',
      ['123'],
    ],
    [
      'tags of templates',
      'function f(t: any, ...v: any[]) { return t[0] + v[0] + t.raw[1]; } fl.trace(f`a${1}b`);',
      ['a1b'],
    ],
    ['what JavaScript 1.6 added to Arrays', 'fl.trace([1, 2].map((a) => a * 2).indexOf(4));', ['1']],
  ])('may use %s', async (_what, source, output) => {
    expect(await traced(`declare const fl: any;\n${source}`)).toEqual(output);
  });

  it('It is refused with every place in the source, and what to write instead', async () => {
    const source = [
      'declare const fl: any;',
      'class A {',
      '  get b() { return 1; }',
      '}',
      "fl.trace(' a '.trim(), Object.keys(new A()));",
      'const list: readonly number[] = [1];',
      "fl.trace(list.includes(1), 'a'['startsWith']('b'), new Date().toISOString());",
      'fl.trace(/(?<=a)b/.test("ab"));',
    ].join('\n');
    const error = await build(source).catch(({ message }: Error) => message);
    const places = String(error).match(/^\S*script\.ts:\d+:\d+: .*$/gm);
    expect(places?.map((line) => line.replace(/^.*script\.ts:/, ''))).toEqual([
      '3:3: the engine has no getters and setters: write a method, b() (accessor)',
      "5:16: the engine has no String.prototype.trim: write text.replace(/^\\s+|\\s+$/g, '') (newer-library)",
      '5:24: the engine has no Object.keys: write for (const key in object) if (object.hasOwnProperty(key)) \u2026 (newer-library)',
      '7:15: the engine has no Array.prototype.includes: write list.indexOf(value) >= 0 (newer-library)',
      '7:32: the engine has no String.prototype.startsWith: write text.indexOf(start) === 0 (newer-library)',
      '7:63: the engine has no Date.prototype.toISOString: join date.getFullYear(), date.getMonth() + 1 \u2026 (newer-library)',
      '8:10: syntax of regular expressions newer than ES3 (regex-syntax)',
    ]);
    expect(error).toContain("> 5 | fl.trace(' a '.trim(), Object.keys(new A()));\n    |                ^");
  });

  it('It is refused with all its type errors at once, without advice about libraries that the engine lacks', async () => {
    const complaint = await complaintOf(
      [
        'declare const fl: { trace(text: string): void };',
        "const count: number = 'x';",
        'const seen = new Map();',
        'fl.trace(String([count].includes(1)) + String(seen));',
        'export default seen;',
      ].join('\n'),
    );
    expect(complaint.match(/^\d+:\d+: .*$/gm)).toEqual([
      "2:7: Type 'string' is not assignable to type 'number'. (TS2322)",
      '3:18: the engine has no Map: use an object (newer-library)',
      '4:25: the engine has no Array.prototype.includes: write list.indexOf(value) >= 0 (TS2550)',
    ]);
    expect(complaint).toContain("Adobe's engines cannot run this script: 3 places");
  });

  it('It is refused for its types alone, too', async () => {
    expect(await complaintOf("export const count: number = 'x';\n")).toContain(
      'The types in this script do not fit: one place',
    );
  });

  it('A script that is wrong in many places is refused in a text that fits on a screen', async () => {
    const lines = Array.from({ length: 41 }, (_line, i) => `export const count${i}: number = 'x';\n`);
    const complaint = await complaintOf(lines.join(''));
    expect(complaint).toContain('41 places');
    expect(complaint.match(/TS2322/g)).toHaveLength(28);
    expect(complaint).toMatch(/\nand 13 more places$/m);
  });

  it('Syntax that needs more than ES3 is refused by its name', async () => {
    await expect(build('class A { #b = 1; c() { return this.#b; } } new A().c();')).rejects.toThrow(
      /script\.ts: Adobe's engines cannot run private fields \(#name\): write private name/,
    );
  });

  it('Members of its own may be called like newer ones', async () => {
    const source = 'class Text1 { trim() { return "own"; } } fl.trace(new Text1().trim());';
    expect(await traced(`declare const fl: any;\n${source}`)).toEqual(['own']);
  });
});

describe('the ESLint plugin', () => {
  const lint = (source: string): string[] =>
    new Linter()
      .verify(
        source,
        [{ files: ['**/*.ts'], languageOptions: { parser }, ...adobe.configs.recommended }],
        'a.ts',
      )
      .map(({ line, column, message }) => `${line}:${column}: ${message}`);

  it('It says what the gate says, in the source', () => {
    expect(lint('class A {\n  get b() { return 1; }\n}\nconst c = JSON.stringify(1);')).toEqual([
      '2:3: the engine has no getters and setters: write a method, b()',
      '4:11: the engine has no JSON: write the text, or use toJSON() and toCSV() of a collection',
    ]);
  });

  it('Types are left alone', () => {
    expect(lint('const a = (b: Map<string, Set<number>>): Promise<void> | undefined => undefined;')).toEqual(
      [],
    );
  });
});

describe('the table of members that the engine lacks', () => {
  const names = [...Object.keys(ES5_MEMBERS), ...Object.keys(LATER_MEMBERS)];

  it.each(names)('%s is not a member of the engine of the headless host', (name) => {
    const dot = name.lastIndexOf('.');
    expect(members[name.slice(0, Math.max(dot, 0))] ?? []).not.toContain(name.slice(dot + 1));
  });
});

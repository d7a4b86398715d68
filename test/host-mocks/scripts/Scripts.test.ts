import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { limitLanguage } from '../../../host-mocks/language/limit';
import { worldHere } from '../../../host-mocks/realm/worldHere';
import { createWorld } from '../../../platform/node/createWorld';
import { Scripts } from '../../../host-mocks/scripts/Scripts';
import { nodePlatform } from '../../../platform/node/nodePlatform';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, source: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, source);
  return file;
}

function limited(): Scripts {
  const world = createWorld();
  limitLanguage(world);
  return new Scripts(world, nodePlatform.disk, true);
}

describe('scripts at global level', () => {
  it('Variables that a script declares at global level exist for the next script', () => {
    const scripts = limited();
    scripts.run('var a = 1; function twice(x) { return 2 * x; }', 'one');
    expect(scripts.run('twice(a + 2)', 'two')).toBe(6);
  });

  it('A byte order mark, a hashbang and Windows line ends are accepted by runFile', () => {
    const scripts = limited();
    expect(scripts.runFile(write('a.jsfl', '\uFEFFvar b = 2;\r\nb + 1'))).toBe(3);
    expect(scripts.runFile(write('b.jsfl', '#!/usr/bin/env x\nb + 2'))).toBe(4);
  });

  it('A script is run unchanged by runPlain', () => {
    expect(limited().runPlain(write('plain.jsx', 'var plain = 3; plain'))).toBe(3);
  });

  it('Scripts have the language of their world', () => {
    expect(() => limited().run('let a = () => 1;', 'new.jsfl')).toThrow(
      "new.jsfl:1: Animate's engine does not have",
    );
    expect(new Scripts(createWorld(), nodePlatform.disk, false).run('let a = () => 1; a()', 'new.jsfl')).toBe(
      1,
    );
    expect(new Scripts(worldHere(), nodePlatform.disk, false).run('[].concat(1)', 'here.jsfl')).toEqual([1]);
  });

  it('The stack of an error names file and line of the script', () => {
    const file = write('bad.jsfl', 'var x = null;\n\nx.y;');
    let stack = '';
    try {
      limited().runFile(file);
    } catch (error) {
      stack = String((error as Error).stack);
    }
    expect(stack).toContain(`${file}:3`);
  });
});

describe('scripts run apart', () => {
  // AnJsflScript: FirstRun.jsfl starts require.js by fl.runScript; 98 scripts that run later call `require`.
  it.each([
    ['in a realm of their own', limited],
    ['in the realm of the caller', () => new Scripts(worldHere(), nodePlatform.disk, false)],
  ])('The declarations of a script exist for every later script, %s', (_title, open) => {
    const scripts = open();
    const { global } = scripts.world;
    const file = write(
      'a.jsfl',
      'var kept = 1; undeclared = 2; this.member = 3; function twice(x) { return x * 2; }',
    );
    global.include = () => scripts.runApart(file);
    scripts.run('include()', 'first.jsfl');
    expect(scripts.run('[kept, undeclared, member, twice(2)].join()', 'b')).toBe('1,2,3,4');
    for (const name of ['include', 'kept', 'undeclared', 'member', 'twice'])
      Reflect.deleteProperty(global, name);
  });

  it.each([
    ['in a realm of their own', limited],
    ['in the realm of the caller', () => new Scripts(worldHere(), nodePlatform.disk, false)],
  ])('A script serves as a library of the script that calls it, %s', (_title, open) => {
    const scripts = open();
    const { global } = scripts.world;
    const library =
      'const Kit = { name: "kit" }; function lift(x) { count++; return x + 1; }\nvar count = 0;';
    const file = write('lib.jsfl', library);
    global.include = () => scripts.runApart(file);
    const use = 'include(); include(); (function () { return Kit.name + lift(1) + count; })()';
    expect(scripts.run(use, 'main.jsfl')).toBe('kit21');
    expect(scripts.run(use, 'main.jsfl')).toBe('kit21');
    for (const name of ['include', 'Kit', 'lift', 'count']) Reflect.deleteProperty(global, name);
  });

  it('The earlier value of a variable is kept by runApart', () => {
    const scripts = limited();
    scripts.run('var mine = 1', 'a');
    scripts.runApart(write('a.jsfl', 'var mine = mine + 1;'));
    expect(scripts.run('mine', 'b')).toBe(2);
  });

  it('A function is called with arguments after the rest has run by runApart', () => {
    const scripts = limited();
    const file = write('a.jsfl', 'function add(x, y) { return x + y + offset; } var offset = 100;');
    expect(scripts.runApart(file, 'add', [1, 2])).toBe(103);
  });

  it('A function that does not exist makes runApart throw', () => {
    expect(() => limited().runApart(write('a.jsfl', ''), 'missing')).toThrow('missing is not defined');
  });

  it('A script knows its own file and the one that called it', () => {
    const scripts = limited();
    const seen: (string | undefined)[] = [scripts.current];
    const world = createWorld();
    const nested = new Scripts(world, nodePlatform.disk, false);
    const inner = write('inner.jsfl', 'look()');
    world.global.look = () => seen.push(nested.current, nested.parent);
    world.global.callInner = () => nested.runApart(inner);
    nested.run('look(); callInner(); look()', 'outer.jsfl');
    expect(seen).toEqual([
      undefined,
      'outer.jsfl',
      'outer.jsfl',
      inner,
      'outer.jsfl',
      'outer.jsfl',
      'outer.jsfl',
    ]);
    expect(nested.current).toBeUndefined();
  });

  it('A script that threw is no longer the current one', () => {
    const scripts = limited();
    expect(() => scripts.run('throw 1', 'a')).toThrow();
    expect(scripts.current).toBeUndefined();
  });
});

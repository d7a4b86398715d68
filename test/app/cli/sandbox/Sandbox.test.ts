import fs from 'fs';
import path from 'path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { Sandbox, partsOfHost } from '../../../../app/cli/sandbox/Sandbox';
import { runAsHost as runInPlaceOfHost } from './takenOver';

const folder = temporaryFolder();
const MEGABYTE = 2 ** 20;
function inside(...names: string[]): string {
  return path.join(folder(), 'inside', ...names);
}

beforeEach(() => {
  fs.mkdirSync(inside());
  fs.writeFileSync(inside('a.txt'), 'mine');
  fs.writeFileSync(path.join(folder(), 'secret.txt'), 'secret');
});

/** @see runAsHost */
async function runAsHost(body: string, memory?: number): Promise<unknown> {
  return runInPlaceOfHost(folder(), body, memory);
}

describe('the parts of the host in the sandbox', () => {
  it('A part that fails while it is loaded is loaded again when it is next used', async () => {
    const parts = new Map([
      [
        'sandbox.js',
        `globalThis.runConfined = () => {
          const ends = [1, 2, 3].map(() => { try { return require('./sandbox/late.js').loads } catch (e) { return e.message } });
          return JSON.stringify({ ends });
        }`,
      ],
      [
        'late.js',
        `exports.loads = globalThis.loads = (globalThis.loads ?? 0) + 1; if (exports.loads === 1) throw new Error('deep');`,
      ],
    ]);
    const read = (name: string): string => parts.get(name) ?? '';
    const sandbox = await Sandbox.start(read, () => ({}), { memory: 64 * MEGABYTE, stack: 200_000 });
    expect(sandbox.run({})).toEqual({ ends: ['deep', 2, 2] });
  });

  it('The reader of parts gives no other file', () => {
    fs.mkdirSync(inside('sandbox'));
    fs.writeFileSync(inside('sandbox.js'), 'entry');
    fs.writeFileSync(inside('sandbox', 'a.js'), 'part');
    const read = partsOfHost(inside());
    expect([read('sandbox.js'), read('a.js')]).toEqual(['entry', 'part']);
    for (const name of ['../a.txt', 'a.txt', '..', '', path.join(folder(), 'secret.txt')])
      expect(() => read(name)).toThrow('the host has no part');
  });
});

describe('code that has taken over the host in the sandbox', () => {
  it('Code in the sandbox reads and writes files of the given folders', async () => {
    const body = `ask('disk.write', ${JSON.stringify(inside('b.txt'))}, 'new');
      var bytes = new Uint8Array(ask('disk.read', ${JSON.stringify(inside('a.txt'))}));
      return String.fromCharCode.apply(null, bytes);`;
    expect(await runAsHost(body)).toBe('mine');
    expect(fs.readFileSync(inside('b.txt'), 'utf8')).toBe('new');
  });

  it.each([
    ['disk.read', ['../secret.txt']],
    ['disk.readStart', ['../secret.txt', 9]],
    ['disk.write', ['../new.txt', 'x']],
    ['disk.append', ['../secret.txt', 'x']],
    ['disk.create', ['../new.txt', { isSynced: false }]],
    ['disk.list', ['..']],
    ['disk.realPath', ['../secret.txt']],
    ['disk.readLink', ['../link']],
    ['disk.makeFolder', ['../new']],
    ['disk.makeTemporaryFolder', ['../new-']],
    ['disk.rename', ['../secret.txt', 'taken.txt']],
    ['disk.rename', ['a.txt', '../new.txt']],
    ['disk.link', ['../secret.txt', 'taken.txt']],
    ['disk.link', ['a.txt', '../new.txt']],
    ['disk.copy', ['../secret.txt', 'taken.txt']],
    ['disk.copy', ['a.txt', '../new.txt']],
    ['disk.setMode', ['../secret.txt', 0o777]],
    ['disk.removeFile', ['../secret.txt']],
    ['disk.removeAll', ['../secret.txt']],
  ])('%s of %j fails, and changes nothing', async (service, args) => {
    fs.symlinkSync('secret.txt', path.join(folder(), 'link'));
    const placed = args.map((arg, index) =>
      typeof arg === 'string' && (index === 0 || /rename|disk.link|copy/.test(service))
        ? path.join(inside(), arg)
        : arg,
    );
    const before = fs.readdirSync(folder(), { recursive: true });
    const answer = await runAsHost(
      `return ask(${[service, ...placed].map((arg) => JSON.stringify(arg)).join(', ')})`,
    );
    expect(JSON.parse(String(answer))).toMatchObject({ code: 'ENOENT' });
    expect(fs.readdirSync(folder(), { recursive: true })).toEqual(before);
    expect(fs.readFileSync(path.join(folder(), 'secret.txt'), 'utf8')).toBe('secret');
  });

  it('Folders of scripts are read-only', async () => {
    const sources = path.join(folder(), 'sources');
    fs.mkdirSync(sources);
    fs.writeFileSync(path.join(sources, 'host.js'), 'old');
    const name = JSON.stringify(path.join(sources, 'host.js'));
    const own = JSON.stringify(inside('a.txt'));
    const tries = [
      `ask('disk.write', ${name}, 'new')`,
      `ask('disk.append', ${name}, 'new')`,
      `ask('disk.rename', ${own}, ${name})`,
      `ask('disk.rename', ${name}, ${own})`,
      `ask('disk.link', ${name}, ${JSON.stringify(inside('b.txt'))})`,
      `ask('disk.setMode', ${name}, 511)`,
      `ask('disk.removeAll', ${name})`,
      `ask('disk.removeFile', ${name})`,
    ];
    const answers = await runAsHost(`return [${tries.join(', ')}, ask('disk.exists', ${name})]`);
    expect((answers as string[]).map((answer) => (JSON.parse(answer) as { code?: string }).code)).toEqual([
      ...tries.map(() => 'ENOENT'),
      undefined,
    ]);
    expect(fs.readFileSync(path.join(sources, 'host.js'), 'utf8')).toBe('old');
    expect(fs.readdirSync(inside())).toEqual(['a.txt']);
  });

  it('Files outside do not exist for code in the sandbox', async () => {
    const secret = JSON.stringify(path.join(folder(), 'secret.txt'));
    const body = `return [ask('disk.exists', ${secret}), ask('disk.stat', ${secret}), ask('disk.linkStat', ${secret})]`;
    expect(await runAsHost(body)).toEqual(['{"value":false}', '{}', '{}']);
  });

  it.each([
    ['a number for a path', "ask('disk.read', 0)"],
    ['an object for a path', "ask('disk.read', { toString: 1 })"],
    ['no path', "ask('disk.read')"],
    ['bytes for a service', "outside(new ArrayBuffer(3), '[]')"],
    ['arguments that are not JSON', "outside('disk.read', 'x')"],
    ['a service of Object', "ask('constructor', 'return process')"],
    ['an unknown service', "ask('process.exit', 0)"],
    [
      'a picture with a file in it',
      "ask('rasterizer.rasterize', '<svg><image href=\"/etc/passwd\"/></svg>', {})",
    ],
    [
      'a picture with an entity',
      "ask('rasterizer.rasterize', '<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>', {})",
    ],
  ])('%s is refused', async (_what, call) => {
    expect(JSON.parse(String(await runAsHost(`return ${call}`)))).toHaveProperty('error');
  });

  it('A picture with comments and parts of itself is drawn', async () => {
    const svg =
      '<svg width="2" height="1" xmlns="http://www.w3.org/2000/svg"><!-- a --><rect id="r" width="2" height="1"/><use href="#r"/></svg>';
    const answer = await runAsHost(`return ask('rasterizer.rasterize', ${JSON.stringify(svg)}, {})`);
    expect(JSON.parse(String(answer))).toEqual({ value: { width: 2, height: 1 } });
  });

  it('Code in the sandbox finds nothing of Node', async () => {
    const names = [
      'process',
      'require',
      'module',
      'global',
      'Buffer',
      'fetch',
      'WebAssembly',
      'setTimeout',
      'console',
    ];
    expect(
      await runAsHost(
        `return ${JSON.stringify(names)}.filter(function (name) { return name in globalThis })`,
      ),
    ).toEqual([]);
    const own = `return outside.constructor('return typeof process')() + (function () { try { return outside.caller } catch (e) {} })()`;
    expect(await runAsHost(own)).toBe('undefinedundefined');
  });

  it('Modules are not loaded by import', async () => {
    expect(
      await runAsHost(`var said = ''; import('fs').then(function () { said = 'got it' }); return said`),
    ).toBe('');
  });

  it.each([
    ['bytes', 'new Uint8Array(100000)'],
    ['texts', "'x'.repeat(100000) + all.length"],
  ])('The sandbox gets no more than its memory, for %s', async (_what, piece) => {
    const filling = `var all = [], count = 0; function fill() { for (;;) { all.push(${piece}); count++; } }`;
    await expect(runAsHost(`${filling} fill()`, 32 * MEGABYTE)).rejects.toThrow('out of memory');
    const caught = `${filling} try { fill() } catch (error) { all = null; return count }`;
    const bytes = 100_000 * Number(await runAsHost(caught, 32 * MEGABYTE));
    expect(bytes).toBeLessThan(32 * MEGABYTE);
    expect(bytes).toBeGreaterThan(16 * MEGABYTE);
  });

  it('The end of the stack is an error of the sandbox', async () => {
    await expect(runAsHost('function deep() { deep() } deep()')).rejects.toThrow('stack overflow');
  });
});

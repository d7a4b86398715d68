import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { HARNESS, probes } from '../../../host-mocks/realm/escapeProbes';
import { memberProbe, PROBED, readProbe } from '../../../host-mocks/realm/memberProbes';
import { pathToUri } from '../../../support/onNode';
import { sample } from '../../../support/sample';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles, filesIn } from '../support/exampleFiles';
import { runCli } from '../support/runCli';
import { exhaustion, waysOut } from './untrustedProbes';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

/** What differs between two runs of the same script: the time of an edit, and numbers made of it. */
function withoutTimes(files: Record<string, string>): Record<string, string> {
  const times = /(itemID|lastModified|lastUniqueIdentifier)="[^"]*"/g;
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace(times, '$1')]));
}

const WORK = `
  fl.trace($('*').length + ' ' + document.name + ' ' + fl.scriptURI.split('/').pop());
  $$(':graphic').rename('{name}-##');
  document.library.addNewItem('movie clip', 'new/one');
  document.getTimeline().addNewLayer('top');
  document.addNewText({ left: 0, top: 0, right: 99, bottom: 20 }, 'Gr\\u00fc\\u00dfe \\ud83d\\ude00');
  FLfile.write(fl.scriptURI + '.txt', 'written');
  var x = <a b="1"><c/></a>; fl.trace(x.@b);
  fl.trace(eval('1 + 1') + [3, 1, 2].sort().join('') + 'a-b'.replace('-', '+', 'g'));`;

describe('run --untrusted', () => {
  it('A script does the same in the sandbox as without it', async () => {
    const results = [];
    for (const more of [[], ['--untrusted']]) {
      const copy = copyExample(`sky${more.length}`);
      const { status, out, err } = await runCli('run', script(WORK), '-d', copy, '--save', ...more);
      const files = Object.fromEntries(
        Object.entries(withoutTimes(filesIn(copy))).filter(([name]) => !/\.xfl$/.test(name)),
      );
      results.push({ status, out: out.replace(/sky\d/g, 'sky'), err: err.replace(/sky\d/g, 'sky'), files });
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[0].out).toContain('night-sky');
  });

  it('No way out of a realm is a way out of the sandbox', async () => {
    const secret = path.join(folder(), 'secret.txt');
    fs.writeFileSync(secret, 'secret');
    fs.mkdirSync(path.join(folder(), 'jail'));
    const file = path.join(folder(), 'jail/probes.jsfl');
    const tries = probes
      .filter(({ isModern }) => !isModern)
      .map(
        ({ source }) =>
          `left = 60; fl.createDocument(); try { eval(${JSON.stringify(source)}) } catch (e) { got(e) }`,
      );
    // A poisoned prototype breaks what follows: one such try stands for all, in a script of its own.
    const [poisons, others] = [tries.filter(isPoison).slice(0, 1), tries.filter((text) => !isPoison(text))];
    for (const part of [others.join('\n'), ...poisons]) {
      const trial = `${HARNESS}\n${part}\nfl.trace(escaped + ' ' + FLfile.read(${JSON.stringify(pathToUri(secret))}))`;
      fs.writeFileSync(file, trial);
      const { out, err } = await runCli('run', file, '--untrusted', '--bare');
      expect(`${out}${err}`.split('\n')).toContain('false null');
    }
  });

  it('Members give a function of the script nothing of the host, whatever they are given', async () => {
    const document = path.join(folder(), 'probed.fla');
    const file = path.join(folder(), 'probe.jsfl');
    saveProbed(document);
    fs.writeFileSync(file, memberProbe(pathToUri(document), false, process.env.FUZZ_RUNS ? 1 : 7));
    const { out, err } = await runCli('run', file, '--untrusted', '--bare');
    const { leaks, figures, line } = readProbe(out);
    if (process.env.FUZZ_RUNS) console.log(line);
    expect(leaks).toEqual([]);
    expect([figures[0]! > 800, figures[1]! > 3000, err.includes('internal error')]).toEqual([
      true,
      true,
      false,
    ]);
  }, 600_000);

  it('A script in the language of the engine finds no way out, of all that are known', async () => {
    const secret = path.join(folder(), 'secret.txt');
    fs.writeFileSync(secret, 'the secret');
    fs.mkdirSync(path.join(folder(), 'jail'));
    const file = path.join(folder(), 'jail/a.jsfl');
    const before = fs.readdirSync(folder()).sort();
    const tries = waysOut.map(
      ({ name, source }) => `probe = ${JSON.stringify(name)}; fl.createDocument();
        try { eval(${JSON.stringify(source)}); done++ } catch (e) { fl.trace('FAULT ' + probe + ': ' + e) }`,
    );
    fs.writeFileSync(
      file,
      `var probe, done = 0, secret = ${JSON.stringify(pathToUri(secret))}, here = fl.scriptURI.replace('a.jsfl', '');
      function got(value) { if (value !== null && value !== undefined && !/^(undefined)+$/.test(value)) fl.trace('OUT ' + probe + ': ' + value) }
      ${tries.join('\n')}
      got.length; fl.trace(done + ' tried')`,
    );
    const { out } = await runCli('run', file, '--untrusted', '--bare');
    expect(out).toBe(`${waysOut.length} tried\n`);
    expect(waysOut.length + exhaustion.length).toBeGreaterThan(70);
    expect(fs.readdirSync(folder()).sort()).toEqual(before);
    expect(fs.readFileSync(secret, 'utf8')).toBe('the secret');
  });

  it.each(sample(2, exhaustion))('$name ends in one line', async ({ source, says }) => {
    for (const confined of [[], ['--untrusted']]) {
      const { status, err } = await runCli(
        'run',
        script(`fl.createDocument(); ${source}`),
        '--bare',
        ...confined,
      );
      expect(status).toBe(1);
      const [line] = err.split('\n');
      expect(line).toMatch(says);
      expect(err.split('\n').length).toBeLessThan(12);
    }
  });

  it('Endless recursion is reported in one line', async () => {
    for (const confined of [[], ['--untrusted']]) {
      const { err } = await runCli('run', script('function f() {\n  f();\n}\nf();'), '--bare', ...confined);
      expect(err).toMatch(/^adobe-collection: .*\.jsfl:\d+:\d+: \w+: [^\n]*\n$/);
    }
  });

  it('An error says where it happened in the script', async () => {
    const file = script('var a = 1;\nfunction f() {\n  null.x;\n}\nf();');
    const { status, err } = await runCli('run', file, '--untrusted');
    expect(status).toBe(1);
    expect(err).toContain(`${file}:3:7: TypeError: `);
    expect(err).toContain(`    at ${file}:5:`);
  });

  it.each([
    ['a document that is none', 'no.fla', 'x', /no\.fla: is /],
    ['a script that is wrong', 'a.jsfl', 'var var', /:1:5: SyntaxError: /],
  ])('%s is one clear line', async (_what, name, content, line) => {
    fs.writeFileSync(path.join(folder(), name), content);
    const args =
      name === 'no.fla' ? [script('1'), '-d', path.join(folder(), name)] : [path.join(folder(), name)];
    const { status, err } = await runCli('run', ...args, '--untrusted');
    expect(status).toBe(1);
    expect(err.split('\n')[0]).toMatch(line);
  });

  it.each([
    ['await', '(async function () { await 0; document.width = 321; })()'],
    ['then', 'Promise.resolve().then(() => { document.width = 321; })'],
    ['a failure after await', '(async function () { await 0; null.x; })()'],
  ])('A script that waits for a promise fails, and nothing is saved: %s', async (_what, source) => {
    const copy = copyExample('sky');
    const before = filesIn(copy);
    const file = script(`document.height = 123; ${source}`);
    const { status, err } = await runCli('run', file, '-d', copy, '--save', '--untrusted', '--modern');
    expect(err).toContain(
      'a script waits for a promise (await, then): nothing that waits runs with --untrusted',
    );
    expect(status).toBe(1);
    expect(filesIn(copy)).toEqual(before);
  });

  it('Promises that nothing waits for have no effect', async () => {
    const copy = copyExample('sky');
    const file = script('(async function () { document.width = 321; })(); Promise.resolve(1);');
    const { status } = await runCli('run', file, '-d', copy, '--save', '--untrusted', '--modern');
    expect(status).toBe(0);
    expect(filesIn(copy)['DOMDocument.xml']).toContain('width="321"');
  });

  it('A link that a script finds does not reach outside', async () => {
    const secret = path.join(folder(), 'secret.txt');
    fs.writeFileSync(secret, 'secret');
    fs.mkdirSync(path.join(folder(), 'jail'));
    const file = path.join(folder(), 'jail/a.jsfl');
    fs.symlinkSync(secret, path.join(folder(), 'jail/link'));
    fs.symlinkSync(path.join(folder(), 'new.txt'), path.join(folder(), 'jail/dangling'));
    fs.writeFileSync(
      file,
      `var here = fl.scriptURI.replace('a.jsfl', '');
       fl.trace(FLfile.read(here + 'link')); try { FLfile.write(here + 'dangling', 'x') } catch (e) { fl.trace('refused') }`,
    );
    const { out } = await runCli('run', file, '--untrusted');
    expect(out).toBe('null\nrefused\n');
    expect(fs.existsSync(path.join(folder(), 'new.txt'))).toBe(false);
  });
});

/** Saves the document that the probe of members works on. */
function saveProbed(file: string): void {
  const host = new Host(nodePlatform, { realm: 'separate', canSave: true });
  openLiteral(host, PROBED).saveAt(file);
}

function isPoison(text: string): boolean {
  return /prototype\.|prepareStackTrace/.test(text);
}

import fs from 'node:fs';
import path from 'node:path';
import type { ProcessLimits } from '../../../../../app/cli/Io';
import { ProcessWorker } from '../../../../../app/cli/workers/ProcessWorker';
import { packed } from '../../../../fuzz/exercise';
import {
  configurationFolder,
  DOCUMENT,
  SECRET,
  SYMBOL,
} from '../../../../safety/support/configurationFolder';
import { HAS_PIPES } from '../../../../support/pipes';
import { itWhere } from '../../../../support/where';
import { callTool } from '../../support/callTool';
import { runCli, runWith } from '../../support/runCli';

const { folder, write } = configurationFolder();
const root = path.resolve(__dirname, '../../../../..');
const OWN = { items: '*', message: 'x' };

describe('A configuration that was found beside documents', () => {
  it.each([
    ['reads a file outside', { extends: '../outside/rules.json' }, 'is outside '],
    ['reads a file outside through a link', { extends: './link.json' }, 'is outside '],
    ['reads a file outside through a folder', { extends: 'up/rules.json' }, 'is outside '],
    ['names a computer of the network', { extends: '//host/share/x.json' }, 'is outside '],
    ['extends code', { extends: './own.js' }, 'this configuration runs code'],
    ['names a module', { rules: { own: { module: './own.js' } } }, 'this configuration runs code'],
    ['extends what never ends', { extends: './endless.json' }, 'is outside '],
  ])('A configuration that %s is refused, with what to write', async (_title, config, words) => {
    const err = await refusalOf(config);
    expect(err).toContain(words);
    expect(err).toContain('--config, or give --trust-config');
  });

  itWhere(HAS_PIPES, 'no mkfifo', 'A configuration that extends a named pipe is refused', async () => {
    expect(await refusalOf({ extends: './waits.json' })).toContain('expected a file');
  });

  async function refusalOf(config: object): Promise<string> {
    write('work/adobe-collection.config.json', config);
    const { status, err } = await runCli('lint', 'a.fla');
    expect(status).toBe(2);
    expect(fs.existsSync(path.join(folder(), 'RAN'))).toBe(false);
    return err;
  }

  it('A configuration that links to a file outside its folder is refused', async () => {
    fs.symlinkSync('../outside/secret.json', 'adobe-collection.config.json');
    const { status, err } = await runCli('lint', 'a.fla');
    expect([status, err]).toEqual([2, expect.stringContaining('is outside ')]);
    expect(err).not.toContain(SECRET);
  });

  it('Configurations that extend each other twice are refused after 100 files', async () => {
    for (let level = 0; level < 40; level++)
      write(`work/${level}.json`, { extends: [`./${level + 1}.json`, `./${level + 1}.json`] });
    write('work/40.json', {});
    write('work/adobe-collection.config.json', { extends: './0.json' });
    const { status, err } = await runCli('lint', 'a.fla');
    expect([status, err]).toEqual([2, expect.stringContaining('may have up to 100 files')]);
  });

  it('A configuration is used completely if the user names it, or trusts those beside documents', async () => {
    write('work/adobe-collection.config.json', {
      extends: ['../outside/rules.json', './config.js'],
      rules: { own: { items: '*' } },
    });
    for (const options of [['--config', 'adobe-collection.config.json'], ['--trust-config']]) {
      const { status, out } = await runCli('lint', 'a.fla', ...options);
      expect([status, out]).toEqual([0, expect.stringContaining(SECRET)]);
    }
    expect(fs.existsSync(path.join(folder(), 'RAN'))).toBe(true);
  });

  it.each([
    ['of its own', { own: { ...OWN, fix: ['deleteItems'] } }],
    ['of the program, for what it chooses', { 'no-unused': { items: '*' } }],
    ['of its own, for what the program finds', { 'listed-fonts': { faces: ['x'], fix: ['deleteItems'] } }],
    [
      'that is rewritten later',
      { 'no-unused': { severity: 'error' } },
      [{ files: '*', rules: { 'no-unused': { items: ':movieclip' } } }],
    ],
  ])(
    'A fix %s is not applied, which is reported, and is when the configuration is named',
    async (_title, rules, overrides: object[] = []) => {
      write('work/adobe-collection.config.json', { rules: { ...rules }, overrides });
      const before = fs.readFileSync('a.fla');
      const { out, err } = await runCli('lint', 'a.fla', '--fix');
      expect(fs.readFileSync('a.fla').equals(before)).toBe(true);
      expect(out).not.toContain('fixed');
      const name = Object.keys(rules)[0];
      expect(err).toBe(
        `adobe-collection: adobe-collection.config.json: its fixes of ${name} were not applied, as it was found and not named; --config adobe-collection.config.json applies them\n`,
      );
      if (name === 'listed-fonts') return;
      const named = await runCli('lint', 'a.fla', '--fix', '--config', 'adobe-collection.config.json');
      expect([named.err, named.out]).toEqual(['', expect.stringContaining('fixed')]);
      expect(fs.readFileSync('a.fla').equals(before)).toBe(false);
    },
  );

  it('A configuration decides what is fixed for an assistant only if its server trusts configurations', async () => {
    write('work/adobe-collection.config.json', { rules: { own: { ...OWN, fix: ['deleteItems'] } } });
    const before = fs.readFileSync('a.fla');
    const call = { document: 'a.fla', fix: true };
    const { text } = await callTool(process.cwd(), 'lint', call);
    expect(text).toContain('its fixes of own were not applied');
    expect(fs.readFileSync('a.fla').equals(before)).toBe(true);
    expect(await callTool(process.cwd(), 'lint', { ...call, trustConfig: true })).toMatchObject({
      isError: true,
      text: expect.stringContaining('unknown argument "trustConfig"') as string,
    });
    expect((await callTool(process.cwd(), 'lint', call, { trustsConfig: true })).text).toContain('fixed');
    expect(fs.readFileSync('a.fla').equals(before)).toBe(false);
  });

  it('A configuration does not change the fixes of the program', async () => {
    const unused = DOCUMENT.replace(
      '<Include href="star.xml"/>',
      '<Include href="star.xml"/><Include href="old.xml"/>',
    );
    const old = SYMBOL.replace('name="star"', 'name="old"');
    write(
      'work/a.fla',
      packed(
        new Map([
          ['DOMDocument.xml', unused],
          ['LIBRARY/star.xml', SYMBOL],
          ['LIBRARY/old.xml', old],
        ]),
      ),
    );
    write('work/adobe-collection.config.json', { extends: 'recommended', rules: { 'no-unused': 'error' } });
    const { out, err } = await runCli('lint', 'a.fla', '--fix');
    expect([err, out]).toEqual(['', expect.stringContaining('fixed 1 problem')]);
  });

  it('A configuration with a regular expression is checked in a process with a time limit', async () => {
    const long = `${'a'.repeat(40)}!`;
    write(
      'work/a.fla',
      packed(
        new Map([
          ['DOMDocument.xml', DOCUMENT.replace('name="a"', `name="${long}"`)],
          ['LIBRARY/star.xml', SYMBOL],
        ]),
      ),
    );
    write('work/adobe-collection.config.json', {
      rules: { own: { elements: '[name~=/^(a+)+$/]', message: 'x' } },
    });
    const asked: ProcessLimits[] = [];
    const startWorker = (bounds: ProcessLimits): Promise<ProcessWorker> => {
      asked.push(bounds);
      return Promise.resolve(new ProcessWorker(path.join(root, 'dist/worker.js'), { ...bounds, seconds: 1 }));
    };
    const { status, out } = await runWith({ startWorker }, ['lint', 'a.fla', '--no-cache']);
    expect([status, out]).toEqual([1, expect.stringContaining('stopped after 1 s')]);
    expect(asked).toEqual([{ seconds: 600, megabytes: 4096 }]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { findConfig } from '../../../../../app/cli/lint/config/findConfig';
import { readConfig } from '../../../../../app/cli/lint/config/readConfig';
import { rulesFor } from '../../../../../app/cli/lint/config/rulesFor';
import { temporaryFolder } from '../../../../support/temporaryFolder';

const folder = temporaryFolder();

function write(name: string, content: unknown): string {
  const file = path.join(folder(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** The rules for a document: name and severity. */
async function severities(file: string, document = 'a.fla'): Promise<Record<string, string>> {
  const { rules } = rulesFor(await readConfig(file, true), path.join(folder(), document));
  return Object.fromEntries(rules.map(({ name, severity }) => [name, severity]));
}

describe('a configuration', () => {
  it('The nearest configuration above a document applies', () => {
    const outer = write('adobe-collection.config.json', {});
    const inner = write('art/adobe-collection.config.cjs', 'module.exports = {}');
    expect(findConfig(path.join(folder(), 'art/new/a.fla'))).toBe(inner);
    expect(findConfig(path.join(folder(), 'a.fla'))).toBe(outer);
  });

  it('Later rules win, key by key, and overrides hold where their pattern fits', async () => {
    write('base.json', { rules: { own: { items: '*', message: 'base', severity: 'error' } } });
    const file = write('c.json', {
      extends: ['html5-canvas', './base.json'],
      rules: { own: { message: 'mine' }, 'canvas-texts': 'error', 'canvas-videos': 'off' },
      overrides: [{ files: ['legacy/**'], rules: { own: 'warn' } }],
    });
    const found = await severities(file);
    expect(found).toMatchObject({ own: 'error', 'canvas-texts': 'error', 'canvas-filters': 'warn' });
    expect(found).not.toHaveProperty('canvas-videos');
    expect(await severities(file, 'legacy/b.fla')).toMatchObject({ own: 'warn' });
    const { rules } = rulesFor(await readConfig(file, true), '/a.fla');
    const [{ rule }] = rules.filter(({ name }) => name === 'own');
    expect(rule).toMatchObject({ items: '*', message: 'mine' });
  });

  it('An own rule may come from a module, and so may all', async () => {
    write('rules/own.js', "module.exports = { message: 'own', check() {} };");
    const file = write(
      'c.js',
      "module.exports = { rules: { own: { module: './rules/own.js', severity: 'error' } } };",
    );
    expect(await severities(file)).toEqual({ own: 'error' });
  });

  const CODE = "globalThis.ran = true; module.exports = { message: 'own', check() {} };";

  it.each([
    ['is JavaScript', 'c.js', 'module.exports = {}; globalThis.ran = true'],
    ['extends JavaScript', 'c.json', { extends: './own.js' }],
    ['extends it through another', 'c.json', { extends: './base.json' }],
    ['names a module', 'c.json', { rules: { own: { module: './own.js' } } }],
    [
      'names a module for some',
      'c.json',
      { overrides: [{ files: '*', rules: { own: { module: './own.js' } } }] },
    ],
  ])('A configuration that %s is refused if it was found, not named', async (_title, name, content) => {
    write('own.js', CODE);
    write('base.json', { extends: './own.js' });
    await expect(readConfig(write(name, content), false)).rejects.toThrow('this configuration runs code');
    expect(globalThis).not.toHaveProperty('ran');
  });

  it.each<[unknown, string]>([
    ['{', 'is not valid JSON'],
    [[], 'the configuration must be an object'],
    [{ rulez: {} }, 'unknown key "rulez" (did you mean "rules"?)'],
    [{ extends: 'recommendet' }, 'did you mean "recommended"?'],
    [{ extends: './none.json' }, 'none.json: the configuration cannot be read'],
    [{ extends: './c.json' }, '"extends" returns to this file'],
    [{ rules: { 'no-unusd': 'warn' } }, 'unknown rule "no-unusd" (did you mean "no-unused"?)'],
    [{ rules: { own: { message: 'a' } } }, 'an own rule needs "elements"'],
    [{ rules: { 'no-unused': 'warning' } }, 'expected "off", "warn", "error" or an object'],
    [
      { rules: { own: { items: '*', serverity: 'warn' } } },
      'unknown key "serverity" (did you mean "severity"?)',
    ],
    [{ rules: { own: { items: '*', max: -1 } } }, '"max" must be a whole number'],
    [{ rules: { own: { items: 3 } } }, '"items" must be a query'],
    [{ rules: { own: { items: '*', fix: 'rename' } } }, '"fix" must be an Array'],
    [{ rules: { 'no-missing-items': { items: '*' } } }, 'no query that could be replaced'],
    [{ rules: { own: { module: './none.js' } } }, 'none.js: there is no such module'],
    [{ overrides: [{ rules: {} }] }, '"overrides", entry 1: "files" must be'],
  ])('%j is refused: %s', async (content, words) => {
    await expect(readConfig(write('c.json', content), true)).rejects.toThrow(words);
  });
});

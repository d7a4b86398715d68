import fs from 'node:fs';
import path from 'node:path';
import { Collection, ElementCollection, ItemCollection } from '../../src';
import { blocks, pages, root } from '../support/fencedBlocks';

const read = (page: string): string => fs.readFileSync(path.join(root, page), 'utf8');

/** As GitHub makes it: `## The query language` is `#the-query-language`. */
function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}

describe('the pages', () => {
  it.each(pages)('of %s link to what is there', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)];
    for (const [, file, anchor] of links) {
      const target = file === '' ? page : path.join(path.dirname(page), file);
      expect([target, fs.existsSync(path.join(root, target))]).toEqual([target, true]);
      if (anchor) expect(anchorsOf(target)).toContain(anchor.slice(1));
    }
  });

  it('are all linked from the README or the start page', () => {
    const linked = `${read('README.md')}${read('docs/start.md')}`;
    const missing = pages.filter((page) => page.startsWith('docs/') && !linked.includes(path.basename(page)));
    expect(missing).toEqual([]);
  });

  it('name the language of their code, which is one that is tested', () => {
    const tested = ['jsfl', 'js', 'ts', 'sh', 'json', 'yaml'];
    const others = blocks.filter(({ language }) => language !== '' && !tested.includes(language));
    expect(others).toEqual([]);
    for (const { language, code } of blocks)
      if (language === 'json') expect(() => JSON.parse(code)).not.toThrow();
    // Blocks without a language show messages and commands' forms, where there is nothing to run.
    const bare = blocks.filter(({ language }) => language === '');
    expect(bare.filter(({ code }) => /\$\(.*\)[.;]|require\(|npx /.test(code))).toEqual([]);
  });
});

describe('docs/api.md', () => {
  const sections = new Map(
    read('docs/api.md')
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );

  it.each([
    ['Collection', Collection],
    ['ElementCollection', ElementCollection],
    ['ItemCollection', ItemCollection],
  ] as const)('has every method of %s, each with its words', (name, Type) => {
    const section = sections.get(name) ?? '';
    const methods = Object.getOwnPropertyNames(Type.prototype).filter(
      (method) => !['constructor', 'derive', 'domain'].includes(method),
    );
    expect(methods.length).toBeGreaterThan(10);
    for (const method of methods) {
      const [, body = ''] = section.split(`\n### ${method}\n`);
      expect(`${method}: ${/^\s*\*\*`.*`\*\*\s+\S/.test(body) ? 'told' : 'missing'}`).toBe(`${method}: told`);
    }
  });

  it('has the functions and the words of one’s own', () => {
    expect([...sections.keys()]).toEqual(expect.arrayContaining(['$', '$$', 'Selectors']));
    expect(sections.get('$')).toContain('### $.all\n');
  });
});

describe('the workflow of docs/testing.md', () => {
  it('runs scripts that the project of init has', () => {
    const [{ code }] = blocks.filter(({ language }) => language === 'yaml');
    const { scripts } = JSON.parse(read('starter/package.json')) as { scripts: Record<string, string> };
    const commands = [...code.matchAll(/run: (?:npm run )?(\S.*)$/gm)].map(([, command]) => command);
    expect(commands).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
    expect(Object.keys(scripts)).toContain('test');
    expect(code).not.toMatch(/\t/);
    for (const line of code.split('\n')) expect(/^ */.exec(line)![0].length % 2).toBe(0);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { Collection, ElementCollection, FrameCollection, ItemCollection, LayerCollection } from '../../src';
import { blocks, pages, root } from '../support/fencedBlocks';
import { INTERNAL_METHODS } from '../support/internalMethods';

const read = (page: string): string => fs.readFileSync(path.join(root, page), 'utf8');

/**
 * Lists the anchors of a page, as GitHub makes them: `## The query language` has `#the-query-language`, the second one of
 * that name `#the-query-language-1`.
 */
function anchorsOf(page: string): string[] {
  const times = new Map<string, number>();
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title]) => {
    const slug = title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-');
    const count = times.get(slug) ?? 0;
    times.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

/** The folders of the project that git keeps. Paths in other folders are those of the reader's project. */
const folders = fs
  .readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);

describe('the pages', () => {
  it.each(pages)('Links are to files and headings that exist: %s', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)];
    for (const [, file, anchor] of links) {
      const target = file === '' ? page : path.join(path.dirname(page), file);
      expect([target, fs.existsSync(path.join(root, target))]).toEqual([target, true]);
      if (anchor) expect(anchorsOf(target)).toContain(anchor.slice(1));
    }
  });

  it.each(pages.filter((page) => !/^examples\/starter|^CHANGELOG/.test(page)))(
    'name paths of the project that exist: %s',
    (page) => {
      const named = [...read(page).matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, named]) => named as string);
      const paths = named.filter((name) => folders.includes(name.split('/')[0] as string));
      expect(paths.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
    },
  );

  it('The file in which a function, class or interface is, is right in docs/architecture.md', () => {
    const places = [...read('docs/architecture.md').matchAll(/`(\w+)` in `([\w./-]+\.ts)`/g)];
    expect(places.length).toBeGreaterThan(1);
    for (const [, name, file] of places) {
      expect([file, read(file as string)]).toEqual([
        file,
        expect.stringMatching(`(?:function|class|interface) ${name}\\b`),
      ]);
    }
  });

  it('All pages are linked from the README or the start page', () => {
    const linked = `${read('README.md')}${read('docs/start.md')}`;
    const missing = pages.filter((page) => page.startsWith('docs/') && !linked.includes(path.basename(page)));
    expect(missing).toEqual([]);
  });

  it('Code is only in languages that are tested', () => {
    // `text` is of other programs, xJSFL for one.
    const tested = ['jsfl', 'js', 'js jest', 'ts', 'sh', 'json', 'yaml', 'text'];
    const others = blocks.filter(({ language }) => language !== '' && !tested.includes(language));
    expect(others).toEqual([]);
    for (const { language, code } of blocks)
      if (language === 'json') expect(() => JSON.parse(code)).not.toThrow();
    // Blocks without a language show messages and the forms of commands; nothing in them runs.
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
    ['LayerCollection', LayerCollection],
    ['FrameCollection', FrameCollection],
  ] as const)('Every method of %s is described', (name, Type) => {
    const section = sections.get(name) ?? '';
    const methods = Object.getOwnPropertyNames(Type.prototype).filter(
      (method) => !INTERNAL_METHODS.has(method),
    );
    expect(methods.length).toBeGreaterThan(10);
    for (const method of methods) {
      const [, body = ''] = section.split(`\n### ${method}\n`);
      expect(`${method}: ${/^\s*\*\*`.*`\*\*\s+\S/.test(body) ? 'described' : 'missing'}`).toBe(
        `${method}: described`,
      );
    }
  });

  it('The functions and Selectors are described', () => {
    expect([...sections.keys()]).toEqual(expect.arrayContaining(['$', '$$', 'Selectors']));
    expect(sections.get('$')).toContain('### $.all\n');
  });
});

describe('the workflow of docs/testing.md', () => {
  it('Its npm scripts are in the project of init', () => {
    const [{ code }] = blocks.filter(
      ({ language, page }) => language === 'yaml' && page === 'docs/testing.md',
    );
    const { scripts } = JSON.parse(read('examples/starter/package.json')) as {
      scripts: Record<string, string>;
    };
    const commands = [...code.matchAll(/run: (?:npm run )?(\S.*)$/gm)].map(([, command]) => command);
    expect(commands).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
    expect(Object.keys(scripts)).toContain('test');
    expect(code).not.toMatch(/\t/);
    for (const line of code.split('\n')) expect(/^ */.exec(line)![0].length % 2).toBe(0);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readAddress } from '../../site/playground/address';
import { chapters, pages } from '../../site/make/pages';
import { blocksIn, root } from '../support/fencedBlocks';
import { filesBelow, pagesOf, valuesOf, type BuiltPage } from './readSite';

/** The frame in which scripts run: no page that people see. */
const SANDBOX = '/playground/sandbox';

/** What holds for the pages of a built site. */
export function describePages(folder: () => string): void {
  let built: BuiltPage[] = [];

  beforeAll(() => {
    built = pagesOf(folder()).filter(({ address }) => address !== SANDBOX);
  });

  const pageAt = (address: string): BuiltPage => built.find((page) => page.address === address)!;

  it('Each Markdown file has a page, and the sidebar lists every page', () => {
    const files = fs
      .readdirSync(path.join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`);
    const sources = pages.map(({ source }) => source);
    expect(sources).toEqual(expect.arrayContaining([...files, 'README.md', 'host-mocks/FIDELITY.md']));
    expect(new Set(sources).size).toBe(sources.length);
    // No pages of the sidebar: the one for wrong addresses, and the frame in which published films play.
    const others = ['/404', '/playground/film'];
    const addresses = built.map(({ address }) => address).filter((address) => !others.includes(address));
    expect(addresses.sort()).toEqual(pages.map((page) => `/${page.path}`).sort());
    const links = valuesOf(pageAt('/start').html, 'href');
    for (const page of chapters.flatMap((chapter) => chapter.pages))
      expect(links).toContain(
        page.path === '' || page.path.endsWith('/') ? `/${page.path}` : `/${page.path}.html`,
      );
  });

  it('Links open pages, headings and files that exist', () => {
    const files = new Set(filesBelow(folder()));
    let count = 0;
    for (const { address, html } of built) {
      for (const target of [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]) {
        if (/^[a-z]+:/.test(target)) continue;
        const { pathname, hash } = new URL(target, `http://site${address}`);
        const file = pathname.slice(1);
        const isThere = files.has(file) || files.has(`${file}index.html`) || files.has(`${file}.html`);
        expect([address, target, isThere]).toEqual([address, target, true]);
        if (hash === '' || target.includes('/playground/')) continue;
        const page = pageAt(pathname.replace(/\.html$/, ''));
        expect([address, target, valuesOf(page.html, 'id')]).toEqual([
          address,
          target,
          expect.arrayContaining([decodeURIComponent(hash.slice(1))]),
        ]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('A maximum of 524 kB of packed scripts is needed before the playground shows a document', () => {
    const { html } = pageAt('/playground/');
    const named = (pattern: RegExp): string[] => {
      const files = [...valuesOf(html, 'src'), ...valuesOf(html, 'href')].filter((file) =>
        pattern.test(file),
      );
      expect([pattern, files]).toEqual([pattern, [expect.any(String)]]);
      return files;
    };
    const parts = [/\/app\./, /\/framework\./, /\/theme\./, /\/playground_index\..*\.js$/, /\/engine\./];
    const scripts = parts.flatMap(named);
    expect(html).not.toMatch(/href="[^"]*\/editor\./);
    const sizes = scripts.map((file) => gzipSync(fs.readFileSync(path.join(folder(), file))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(524_000);
  });

  it('Files are not loaded from elsewhere', () => {
    for (const { address, html } of built) {
      const loaded = [...html.matchAll(/<(?:script|link|img|iframe|source|video|audio)\b[^>]*>/g)]
        .flatMap(([tag]) => [...valuesOf(tag, 'src'), ...valuesOf(tag, 'href'), ...valuesOf(tag, 'srcset')])
        .filter((target) => /^(?:https?:)?\/\//.test(target));
      expect([address, loaded]).toEqual([address, []]);
      if (address !== '/404') expect(html).toContain('http-equiv="Content-Security-Policy"');
    }
    for (const name of filesBelow(folder()).filter((file) => file.endsWith('.css'))) {
      const css = fs.readFileSync(path.join(folder(), name), 'utf8');
      expect([name, css.match(/(?:@import|url\()\s*["']?(?:https?:)?\/\/[^)]*/g)]).toEqual([name, null]);
    }
  });

  it('Text is evaluated in the frame in which scripts run alone, which loads nothing', () => {
    for (const { html } of built)
      expect(html).not.toMatch(/Content-Security-Policy" content="[^"]*unsafe-eval/);
    const [{ html }] = pagesOf(folder()).filter(({ address }) => address === SANDBOX);
    expect(html).toMatch(
      /content="default-src 'none'; script-src 'sha256-[^']+' 'unsafe-eval' blob:; worker-src blob:"/,
    );
  });

  it('Every script on a page opens in the playground', () => {
    // The first page has links of its own.
    const written = pages.filter(({ path: address }) => address !== '');
    const sources = new Map(written.map(({ source, path: address }) => [source, `/${address}`]));
    let count = 0;
    for (const [source, address] of sources) {
      const linked = valuesOf(pageAt(address).html, 'href')
        .filter((target) => target.startsWith('/playground/#'))
        .map((target) => readAddress(new URL(target, 'http://site').hash).script);
      const scripts = blocksIn('jsfl').filter(({ page }) => page === source);
      expect([source, linked]).toEqual([source, scripts.map(({ code }) => code.trimEnd())]);
      count += linked.length;
    }
    expect(count).toBeGreaterThan(150);
  });

  it('The state of every member is in a table', () => {
    const { html } = pageAt('/fidelity');
    const rows = html.match(/<tr>.*?<\/tr>/gs) ?? [];
    const [, total] = /<strong>(\d+) members/.exec(html) ?? [];
    const states = rows.filter((row) => /<td>(done|partial|not done)<\/td>/.test(row));
    expect(states).toHaveLength(Number(total));
  });
}

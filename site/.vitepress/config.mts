import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { readDeclaration } from '../../build/docs/docstrings.mjs';
import { bundleWorker } from '../make/bundleWorker';
import { withPolicy } from '../make/contentSecurity';
import { emitFiles } from '../make/emitFiles';
import { examples } from '../make/examples';
import { links, slugify } from '../make/links';
import { membersAsTable } from '../make/members';
import { readWords } from '../make/words';
import { frontPictures, shownOf } from '../front/makeFront';
import { makeSamples } from '../samples/makeSamples';
import { filmPage, sandboxPage } from '../make/sandbox';
import { engineFirst, LaterImports } from '../make/preloads';
import { longTables } from '../make/tables';
import { chapters, fileOf, pages } from '../make/pages';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const repository = manifest.homepage.replace(/#.*/, '');

/** Where the site is on its server: `/` or `/adobe-collection/`. */
const base = process.env.SITE_BASE ?? '/';

/** A star on a night sky. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b2a4a"/><path d="M16 4l3.4 8.6L28 16l-8.6 3.4L16 28l-3.4-8.6L4 16l8.6-3.4z" fill="#ffd76a"/></svg>',
)}`;

const FRONT = 'virtual:front';
const FIDELITY = 'host-mocks/FIDELITY.md';
const PLAYGROUND = 'playground/index.md';

const later = new LaterImports();

/** What holds no page, of the files and folders of the project. */
function otherFiles(): string[] {
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !pages.some(({ source }) => source.split('/')[0] === name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/**` : entry.name));
}

export default defineConfig({
  title: 'adobe-collection',
  description: manifest.description,
  lang: 'en',
  base,
  srcDir: root,
  srcExclude: otherFiles(),
  rewrites: Object.fromEntries(pages.map((page) => [page.source, fileOf(page)])),
  outDir: process.env.SITE_OUT ?? 'dist',
  cacheDir: process.env.SITE_OUT ? path.join(process.env.SITE_OUT, '.cache') : '.vitepress/cache',
  head: [['link', { rel: 'icon', href: ICON }]],
  metaChunk: true,
  buildEnd: ({ outDir }) => {
    console.log(`The site is in ${path.relative(root, outDir)}; "npx vitepress preview site" serves it.`);
  },
  transformHead: ({ page }) => (page === PLAYGROUND ? [engineFirst(base)] : []),
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languageAlias: { jsfl: 'js' },
    anchor: { slugify },
    config(md) {
      links(md, root, `${repository}/blob/main/`);
      longTables(md);
      examples(md, base);
    },
  },
  transformHtml: (html) => withPolicy(later.without(html)),
  vite: {
    plugins: [
      later.plugin,
      emitFiles(base, async () => {
        const [engine, tools, film] = await Promise.all([
          bundleWorker(root, 'viewer/engine/scriptWorker.ts'),
          bundleWorker(root, 'site/tools/worker.ts'),
          bundleWorker(root, 'site/film/encodeFilm.ts', 'es'),
        ]);
        return new Map<string, string | Uint8Array>([
          ['playground/engine.js', engine],
          ['playground/tools.js', tools],
          ['playground/film.js', film],
          ['playground/sandbox.html', sandboxPage()],
          ['playground/film.html', filmPage()],
          ['playground/words.json', JSON.stringify(readWords(root, readDeclaration))],
          ...[...frontPictures(root)].map(([name, svg]) => [`front/${name}`, svg] as const),
          ...[...makeSamples(root)].map(([name, bytes]) => [`playground/${name}`, bytes] as const),
        ]);
      }),
      {
        name: 'what the document of the first page answers',
        resolveId: (id) => (id === FRONT ? id : undefined),
        load: (id) => (id === FRONT ? `export const shown = ${JSON.stringify(shownOf(root))}` : undefined),
      },
      {
        name: 'members as a table',
        enforce: 'pre',
        transform: (text, id) => (id.endsWith(FIDELITY) ? membersAsTable(text) : undefined),
      },
    ],
  },
  themeConfig: {
    nav: [
      { text: 'Start here', link: '/start' },
      { text: 'Playground', link: '/playground/' },
      { text: 'Every method', link: '/api' },
    ],
    sidebar: chapters.map((chapter) => ({
      text: chapter.title,
      items: chapter.pages.map(({ title, path: link }) => ({ text: title, link: `/${link}` })),
    })),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: (text, env, md) => {
          const { highlight } = md.options;
          // The index needs no colours in code.
          md.options.highlight = null;
          try {
            return md.render(env.path.endsWith(FIDELITY) ? membersAsTable(text) : text, env);
          } finally {
            md.options.highlight = highlight;
          }
        },
      },
    },
    socialLinks: [{ icon: 'github', link: repository }],
  },
});

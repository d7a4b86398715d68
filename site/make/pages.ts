/** A page of the site: a Markdown file of the project, and where it stands. */
export interface Page {
  /** The path of the file in the project. */
  source: string;
  /** The path of the page on the site, without an ending; '' is the first page. */
  path: string;
  /** What the sidebar calls it. */
  title: string;
}

/** Pages that belong together in the sidebar. */
export interface Chapter {
  title: string;
  pages: readonly Page[];
}

function inDocs(path: string, title: string): Page {
  return { source: `docs/${path}.md`, path, title };
}

/** Every page of the site, in the order of the sidebar. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Introduction',
    pages: [
      { source: 'site/front/index.md', path: '', title: 'In pictures' },
      { source: 'README.md', path: 'readme', title: 'What it is' },
      inDocs('start', 'Start here'),
      { source: 'site/playground/index.md', path: 'playground/', title: 'Playground' },
    ],
  },
  {
    title: 'Scripts',
    pages: [
      inDocs('query-language', 'Queries'),
      inDocs('timelines', 'Layers and keyframes'),
      inDocs('api', 'Every method'),
      inDocs('recipes', 'Recipes'),
      inDocs('plugins', 'Plugins'),
      inDocs('engines', 'Engines'),
      inDocs('differences', 'Differences from xJSFL and jQuery'),
    ],
  },
  {
    title: 'Without Animate',
    pages: [
      inDocs('command-line', 'The command line'),
      inDocs('viewer', 'Documents in the browser'),
      inDocs('binary-fla', 'FLA files of Flash 5 to CS4'),
      inDocs('lint', 'Lint'),
      inDocs('export', 'Export'),
      inDocs('publishing', 'Publish'),
      inDocs('kept', 'What each format keeps'),
      inDocs('rendering', 'Drawing documents'),
      inDocs('testing', 'Testing scripts'),
      inDocs('ci', 'Review, git and servers'),
      inDocs('assistants', 'Assistants'),
      inDocs('safety', 'Safety'),
    ],
  },
  {
    title: 'How exact it is',
    pages: [
      { source: 'host-mocks/FIDELITY.md', path: 'fidelity', title: 'Member by member' },
      inDocs('ask', 'Asking Animate'),
      inDocs('fidelity-scores', 'Scores against Adobe'),
      inDocs('types-for-adobe', 'Corrections of the types'),
      inDocs('scope', 'What is not in scope'),
    ],
  },
  {
    title: 'The project',
    pages: [
      inDocs('architecture', 'Architecture'),
      { source: 'CONTRIBUTING.md', path: 'contributing', title: 'Contributing' },
      { source: 'CHANGELOG.md', path: 'changelog', title: 'Changelog' },
      { source: 'SECURITY.md', path: 'security', title: 'Reporting a weakness' },
    ],
  },
];

export const pages: readonly Page[] = chapters.flatMap((chapter) => chapter.pages);

/** The Markdown file that stands for a page: `start` is `start.md`, `playground/` is `playground/index.md`. */
export function fileOf({ path }: Page): string {
  return path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

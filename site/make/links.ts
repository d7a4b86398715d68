import path from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { fileOf, pages } from './pages';

const byFile = new Map(pages.map((page) => [page.source, `/${fileOf(page)}`]));

/**
 * Makes links between the Markdown files of the project links between pages of the site. Links to other files open
 * the repository.
 *
 * @param root the folder of the project
 * @param repository the address under which the repository shows a file: `https://…/blob/main/`
 */
export function links(md: MarkdownRenderer, root: string, repository: string): void {
  md.core.ruler.push('links of the project', ({ tokens, env }) => {
    const { realPath, path: file = '' } = env as { realPath?: string; path?: string };
    const folder = path.dirname(path.relative(root, realPath ?? file));
    for (const { type, attrs } of tokens.flatMap(({ children }) => children ?? [])) {
      const href = type === 'link_open' ? attrs?.find(([name]) => name === 'href') : undefined;
      if (href) href[1] = onTheSite(href[1], folder, repository);
    }
  });
}

function onTheSite(href: string, folder: string, repository: string): string {
  const [, name, anchor] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  if (!name || /^(?:[a-z]+:|\/)/.test(name)) return href;
  const target = path.posix.join(folder, name);
  return `${byFile.get(target) ?? repository + target}${anchor ?? ''}`;
}

/** The anchor of a heading: as GitHub makes it, since links are written for that. `$`, which GitHub leaves out, is `dollar`. */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
  return slug || title.replaceAll('$', 'dollar');
}

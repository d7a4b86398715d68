import fs from 'node:fs';
import path from 'node:path';

/** The folder of the project. */
export const root = path.resolve(__dirname, '../..');

/** A piece of code on a page. */
export interface Block {
  /** The path of the page in the project. */
  page: string;
  /** The number of its first line, from 1. */
  line: number;
  language: string;
  code: string;
}

/** The paths of all pages. */
export const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'examples/starter/README.md',
  ...fs
    .readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The fenced blocks of all pages. */
export const blocks: Block[] = pages.flatMap((page) => {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```(js jest|\w*)[^\n]*\n([^]*?)^```$/gm)].map(
    ({ index, 1: language, 2: code }) => ({
      page,
      line: text.slice(0, index).split('\n').length,
      language,
      code,
    }),
  );
});

/** Lists the blocks in one language, each with a title for its test. */
export function blocksIn(language: string): (Block & { title: string })[] {
  return blocks
    .filter((block) => block.language === language)
    .map((block) => ({ ...block, title: `${block.page}:${block.line}` }));
}

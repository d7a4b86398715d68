import fs from 'node:fs';
import path from 'node:path';
import { root } from '../check/run.mjs';

const HEADER = `# Recipes

Whole scripts for common tasks. Load the library first ([start.md](start.md)). \`node build/docs.mjs\` generates this page from \`examples/*.jsfl\`; a test runs each script on a real document.
`;

/** @returns {string} docs/recipes.md: the first comment of each example, and its code */
export function recipesPage() {
  const folder = path.join(root, 'examples');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.jsfl'));
  return [
    HEADER,
    ...files.map((name) => recipe(name, fs.readFileSync(path.join(folder, name), 'utf8'))),
  ].join('\n');
}

function recipe(name, source) {
  const [comment] = /^(\/\/.*\n)+/.exec(source);
  const text = comment
    .split('\n')
    .filter((line) => !line.startsWith('//  '))
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join(' ')
    .trim();
  const title = name.replace(/\.jsfl$/, '').replace(/-/g, ' ');
  return `## ${title}\n\n${text}\n\n\`\`\`jsfl\n${source.slice(comment.length).trim()}\n\`\`\`\n`;
}

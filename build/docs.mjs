// Writes what is made from the sources: docs/api.md, docs/kept.md, docs/recipes.md and the meanings of words that editors show.
// Usage: node build/docs.mjs [--check]
import fs from 'node:fs';
import path from 'node:path';
import { root } from './check/run.mjs';
import { apiPage } from './docs/api.mjs';
import { keptPage } from './docs/kept.mjs';
import { meaningsModule } from './docs/meanings.mjs';
import { recipesPage } from './docs/recipes.mjs';
import { formatted } from './formatted.mjs';

const pages = {
  'docs/api.md': apiPage,
  'docs/kept.md': keptPage,
  'docs/recipes.md': recipesPage,
  'editor/queries/meaningsOfWords.ts': meaningsModule,
};

for (const [name, make] of Object.entries(pages)) {
  const target = path.join(root, name);
  const text = await formatted(target, await make());
  if (!process.argv.includes('--check')) {
    fs.writeFileSync(target, text);
  } else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
    console.error(`${name} is not what build/docs.mjs generates; run it`);
    process.exitCode = 1;
  }
}

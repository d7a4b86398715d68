import fs from 'node:fs';
import path from 'node:path';
import { root } from '../check/run.mjs';

const HEADER = `// Made by \`node build/docs.mjs\` from the tables of docs/query-language.md and docs/timelines.md.
import type { Meanings } from './Meanings';

/** What the words of the query language mean, as the pages say it. */
export const MEANINGS: Meanings = `;

/** What the rows of a table are about, by the words above their first column. */
const SUBJECTS = {
  query: 'element',
  'query of items': 'item',
  'query of layers': 'layer',
  'query of keyframes': 'frame',
};

const PAGES = ['docs/query-language.md', 'docs/timelines.md'];

/** @returns {string} editor/queries/meaningsOfWords.ts */
export function meaningsModule() {
  const meanings = { element: {}, item: {}, layer: {}, frame: {} };
  const rows = PAGES.flatMap((page) => rowsOf(fs.readFileSync(path.join(root, page), 'utf8')));
  // A row about the word alone says more than one that uses it.
  for (const isAlone of [true, false]) {
    for (const { subject, query, meaning } of rows) {
      const word = wordOf(query);
      if (word === undefined || isAlone !== (nameOf(query) === word)) continue;
      meanings[subject][word] ??= { example: query, meaning };
    }
  }
  return `${HEADER}${JSON.stringify(meanings)};\n`;
}

/** The rows of all tables that say what a query finds. */
function rowsOf(page) {
  const tables = page.matchAll(/^\| (query[ \w]*?) +\| (?:finds|holds for) +\|\n\|[-| ]+\n((?:\|.*\n)+)/gm);
  return [...tables].flatMap(([, head, body]) =>
    body
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [, query, meaning] = /^\| `(.*?)`\s+\| (.*?)\s+\|$/.exec(line) ?? [];
        return query === undefined
          ? []
          : [{ subject: SUBJECTS[head], query, meaning: meaning.replaceAll('\\|', '|') }];
      }),
  );
}

/**
 * The word that a query is an example of: its last pseudo, `:children` of `star:children`, or its attribute.
 * @param {string} query
 */
function wordOf(query) {
  const name = nameOf(query);
  return name.startsWith('[') ? name : name.match(/(?<!\\):[\w-]+/g)?.at(-1);
}

/** A query without what is in parentheses; of an attribute only its name: `[text]` of `[text*=score]`. */
function nameOf(query) {
  return query.replace(/\(.*\)/, '').replace(/^\[(\w+)\W.*$/, '[$1]');
}

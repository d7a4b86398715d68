/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '../../../src/selector/syntax/parse';
import { SelectorError } from '../../../src/selector/syntax/SelectorError';
import { elementRegistry, itemRegistry } from '../../../src/selector/words/Selectors';

const lines = readFileSync(path.resolve(__dirname, '../../../docs/query-language.md'), 'utf8').split('\n');

/** Stands for a bar within a cell while the table is taken apart. */
const BAR = '\u0001';

/** What is in code in the first column of the tables with that heading. */
function firstColumn(heading: string): string[] {
  const queries: string[] = [];
  let isInside = false;
  for (const line of lines) {
    const cell = /^\| (.*?) *\|/.exec(line.replace(/\\\|/g, BAR))?.[1].replaceAll(BAR, '|');
    if (cell === undefined) isInside = false;
    else if (cell === heading) isInside = true;
    else if (isInside && !/^-+$/.test(cell)) queries.push(cell.slice(1, -1));
  }
  return queries;
}

/** The blocks that show messages. */
const messages = lines
  .join('\n')
  .split(/^```/m)
  .filter((block) => block.startsWith('\n$(): '))
  .map((block) => block.trim());

describe('the documentation of the query language', () => {
  it.each(firstColumn('query'))('A query of elements is shown: %s', (query) => {
    expect(() => parse(query, elementRegistry)).not.toThrow();
  });

  it.each(firstColumn('query of items'))('A query of items is shown: %s', (query) => {
    expect(() => parse(query, itemRegistry)).not.toThrow();
  });

  it.each(firstColumn('never a query'))('A text that is not a query is shown: %s', (query) => {
    expect(() => parse(query, elementRegistry)).toThrow(SelectorError);
  });

  it.each(messages)('The message %s is shown', (message) => {
    const query = message.split('\n')[1].slice(2);
    expect(() => parse(query, elementRegistry)).toThrow(new Error(message));
  });

  it.each([
    { kind: 'elements', registry: elementRegistry, headings: ['query'] },
    { kind: 'items', registry: itemRegistry, headings: ['query', 'query of items'] },
  ])('Names every pseudo of $kind', ({ registry, headings }) => {
    const shown = headings.flatMap(firstColumn).join(' ');
    expect(registry.pseudos().filter((name) => !new RegExp(`:${name}\\b`).test(shown))).toEqual([]);
  });
});

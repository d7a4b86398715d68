import { builtInWords } from '../../../editor/queries/builtInWords';
import { describeWord } from '../../../editor/queries/describeWord';
import { MEANINGS } from '../../../editor/queries/meaningsOfWords';
import type { WordDomain } from '../../../editor/queries/QueryWords';

const SUBJECTS: WordDomain[] = ['element', 'item', 'layer', 'frame'];
const { pseudos, attributes } = builtInWords();

it.each(SUBJECTS)('Every word for a query of an %s is described in the pages', (subject) => {
  const words = [
    ...pseudos[subject].map((name) => `:${name}`),
    ...attributes[subject].map((name) => `[${name}`),
  ];
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((text) => describeWord({ text, subject, start: 0 }) === undefined)).toEqual([]);
});

it.each(SUBJECTS)('The tables for queries of an %s name no word that is not there', (subject) => {
  const known = [
    ...pseudos[subject].map((name) => `:${name}`),
    ...attributes[subject].map((name) => `[${name}]`),
  ];
  expect(Object.keys(MEANINGS[subject]).filter((word) => !known.includes(word))).toEqual([]);
});

it.each<[string, WordDomain, string | undefined]>([
  [':children', 'item', '`/assets:children`: the items directly in the folder "assets"'],
  [':children', 'layer', '`:children`: replaces folders, masks and guides by what belongs directly to them'],
  [':nth', 'item', '`:nth(3)`: the third'],
  ['[x', 'element', 'a property of SymbolInstance, Text, BitmapInstance, Shape'],
  [':nothing', 'item', undefined],
  ['[nothing', 'item', undefined],
])('%s of an %s is described as %s', (text, subject, meaning) => {
  expect(describeWord({ text, subject, start: 0 })).toBe(meaning);
});

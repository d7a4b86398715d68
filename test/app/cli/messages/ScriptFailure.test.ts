import fs from 'node:fs';
import path from 'node:path';
import {
  INSTEAD_OF_FUNCTIONS,
  INSTEAD_OF_GLOBALS,
  INSTEAD_OF_METHODS,
} from '../../../../app/habits/insteadOf';
import { adviseOnError } from '../../../../app/habits/adviseOnError';
import { scriptAdvice } from '../../../../app/cli/messages/ScriptFailure';

const page = fs.readFileSync(path.resolve(__dirname, '../../../../docs/differences.md'), 'utf8');

const METHODS = new Map([
  ['move', ['ElementCollection']],
  ['attr', ['ElementCollection', 'ItemCollection', 'LayerCollection', 'FrameCollection']],
]);

describe('what a failure of a script asks for', () => {
  it.each([
    ['globals of xJSFL', INSTEAD_OF_GLOBALS],
    ['methods', INSTEAD_OF_METHODS],
    ['functions of $', INSTEAD_OF_FUNCTIONS],
  ])('The page has every name of the %s, with the same words', (_, table) => {
    const rows = [...page.matchAll(/^\| `([$\w]+)` +\| (.*?) +\|$/gm)].map(([, name, words]) => [
      name,
      words,
    ]);
    expect(rows).toEqual(expect.arrayContaining(Object.entries(table)));
  });

  it.each([
    ['$dom is not defined', /^\$dom is part of xJSFL: write fl\.getDocumentDOM\(\); docs\/differences\.md/],
    ['mine is not defined', undefined],
    ['$("a").first().move is not a function', /^move is a method of ElementCollection$/],
    [
      'found.first().attr is not a function',
      /^attr is a method of collections: .* write \$\(value\)\.attr\(…\)$/,
    ],
    ['found.first().css is not a function', /^of a collection, write attr\(name, value\)/],
    ['found.first().other is not a function', undefined],
    ['toString is not defined', undefined],
    ['prompt: no answer was prepared for the dialogue "a"', /^--answer gives one: yes, no, /],
    [
      'runScript: Argument number 1 is invalid. There is no file /a/Commands/collection.jsfl.',
      /^run loads the library/,
    ],
    ['runScript: Argument number 1 is invalid. There is no file /a/Commands/other.jsfl.', undefined],
  ])('%s', (line, advice) => {
    const said = adviseOnError(line, () => METHODS) ?? scriptAdvice(line);
    if (advice === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(advice);
  });
});

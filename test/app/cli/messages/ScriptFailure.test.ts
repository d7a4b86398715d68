import fs from 'node:fs';
import path from 'node:path';
import { insteadOfXjsfl } from '../../../../app/cli/messages/insteadOfXjsfl';
import { scriptAdvice } from '../../../../app/cli/messages/ScriptFailure';

const page = fs.readFileSync(path.resolve(__dirname, '../../../../docs/differences.md'), 'utf8');

describe('what a failure of a script asks for', () => {
  it('every name of xJSFL is in the table of the page, with the same words', () => {
    const rows = [...page.matchAll(/^\| `([$\w]+)` +\| (.*?) +\|$/gm)].map(([, name, words]) => [
      name,
      words,
    ]);
    expect(rows).toEqual(expect.arrayContaining(Object.entries(insteadOfXjsfl)));
  });

  it.each([
    ['$dom is not defined', /^\$dom is part of xJSFL: write fl\.getDocumentDOM\(\); docs\/differences\.md/],
    ['mine is not defined', undefined],
    ['toString is not defined', undefined],
    ['prompt: no answer was prepared for the dialogue "a"', /^--answer gives one$/],
    [
      'runScript: Argument number 1 is invalid. There is no file /a/Commands/collection.jsfl.',
      /^run loads the library/,
    ],
    ['runScript: Argument number 1 is invalid. There is no file /a/Commands/other.jsfl.', undefined],
  ])('%s', (line, advice) => {
    if (advice === undefined) expect(scriptAdvice(line)).toBeUndefined();
    else expect(scriptAdvice(line)).toMatch(advice);
  });
});

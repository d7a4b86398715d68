import fs from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { rules } from '../../../editor/eslint/rules';

const plugins = { own: { rules } };

/** What the rules say of a script, with the columns. */
function said(code: string, words: string[] = []): string[] {
  const config: Linter.Config = {
    languageOptions: { ecmaVersion: 2022, sourceType: 'script', globals: { fl: 'readonly' } },
    plugins,
    rules: { 'own/habit': 'error', 'own/query': ['error', { words }] },
  };
  return new Linter().verify(code, [config]).map(({ column, message }) => `${column}: ${message}`);
}

const VARIABLE = "var stars = $('star*');";

describe('The rules of the library', () => {
  it.each<[string, string | RegExp | null]>([
    ["$('*').eq(0)", /^8: eq is not a method of collections: write slice\(n, n \+ 1\)/],
    ["$('*').filter(':text').css('x', 1)", /: css is not .*attr\(name, value\)/],
    [`${VARIABLE} stars.forEach(fl.trace)`, /: forEach is not .*each\(function/],
    [`${VARIABLE} stars = []; stars.forEach(fl.trace)`, null],
    ["$('*').items().is(':button')", /: is is not a method/],
    ["$('*').find('a').forEach(fl.trace)", null],
    ["$(':text').text().join()", null],
    ["$(':text').text('a').join()", /: join is not a method/],
    ["$('*')[0].name", /^8: a collection has no indexes: write get\(0\)$/],
    ['$.each([], fl.trace)', /^3: each is not a function of \$/],
    ['$.fn.each = fl.trace', null],
    ["Selectors.register(':a', fl.trace)", /Selectors\.element\.register/],
    ["trace('a')", /^1: trace is part of xJSFL: write fl\.trace\(text\)$/],
    ['function trace(text) { fl.trace(text); } trace(1)', null],
    ["$('*').each(function (i, el) { el.x = i; })", /the element comes first/],
    ["$('*').map((index, clip) => clip.x + index)", /the element comes first/],
    ["$('*').each(function (e, i) { e.x = i; })", null],
    ["$('*').find(':text')", /find compares names: write filter/],
    ["$('*').find(':text', 'name')", null],
    ["$('*').remove(':text')", /write filter\(':not\(:text\)'\)/],
    ["$(':movieclp')", /^4: unknown pseudo ":movieclp". Did you mean ":movieclip"\?$/],
    ["$('*:eq(0)')", /^5: unknown pseudo ":eq". Did you mean ":nth\(1\)"\?$/],
    ['$$.all', null],
    ["$.layers(':lockd')", /Did you mean ":locked"\?/],
    ["$.layers('*').contents(':lockd')", /unknown pseudo ":lockd"/],
    ["$('[rotatoin>5]')", /^4: nothing has an attribute rotatoin; did you mean rotation\?$/],
    ["$('[libraryItem.name=a][frame.label=b]')", null],
    ["$('stars > star')", /is one name/],
    ["$('.movieclip')", /did you mean :movieclip\?/],
    ["$$('stars/*')", /did you mean \/stars\/\*\?/],
    ["Selectors.element.register(':big', fl.trace); $(':big')", null],
    ["$(':mine')", null],
    ["other(':movieclp')", null],
  ])('%s', (code, message) => {
    const messages = said(code, [':mine']);
    if (message === null) expect(messages).toEqual([]);
    else expect(messages).toEqual([expect.stringMatching(message)]);
  });

  it('The scripts of the package are free of habits', () => {
    const folder = path.resolve(__dirname, '../../../examples');
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.jsfl'));
    const messages = files.flatMap((file) => said(fs.readFileSync(path.join(folder, file), 'utf8')));
    expect([files.length > 20, messages]).toEqual([true, []]);
  });
});

import { atCaret } from '../../support/atCaret';
import { completeQuery } from '../../../editor/queries/completeQuery';
import type { QueryWords } from '../../../editor/queries/QueryWords';

const words: QueryWords = {
  pseudos: {
    element: ['movieclip', 'text', 'static', 'has', 'named'],
    item: ['movieclip', 'unused', 'has'],
    layer: ['locked', 'frames', 'has'],
    frame: ['labelled', 'tween'],
  },
  attributes: { element: ['x', 'alpha'], item: ['linkageClassName'], layer: ['locked'], frame: ['duration'] },
};

describe('completeQuery', () => {
  it.each([
    ['*:|', 'element', ['has', 'movieclip', 'named', 'static', 'text']],
    ['star*:mo|', 'element', ['movieclip']],
    ['star*:mo| > b', 'item', ['movieclip']],
    [':un|', 'item', ['unused']],
    ['*[a|', 'element', ['alpha']],
    ['*[link|', 'item', ['linkageClassName']],
    [':has(:s|', 'item', ['static']],
    [':has(:text):u|', 'item', ['unused']],
    [':frames(:t|', 'layer', ['tween']],
    [':frames(:has(:t|', 'layer', ['text']],
    [':not(:l|', 'layer', ['locked']],
  ] as const)('completes %s of %ss', (text, subject, options) => {
    const completion = completeQuery(...atCaret(text), subject, words);
    expect(completion?.options).toEqual(options);
    const word = /[\w-]*$/.exec(text.slice(0, text.indexOf('|')))![0];
    expect(completion?.from).toBe(text.indexOf('|') - word.length);
  });

  it.each([['star|'], ['|'], ['*:nothing|'], ['*:movieclip|'], ['*[name=":|'], ["*[name='a[|"]])(
    'Completions are not offered at %s',
    (text) => {
      expect(completeQuery(...atCaret(text), 'element', words)).toBeUndefined();
    },
  );
});

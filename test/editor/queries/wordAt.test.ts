import { wordAt } from '../../../editor/queries/wordAt';

it.each([
  ['star:movie|clip', ':movieclip', 'element'],
  ['|:movieclip', ':movieclip', 'element'],
  [':movieclip|', ':movieclip', 'element'],
  [':frames(:twe|en)', ':tween', 'frame'],
  [':frames(:has(:te|xt))', ':text', 'element'],
  ['*[blend|Mode=add]', '[blendMode', 'element'],
])('finds the word in %s', (query, text, subject) => {
  expect(wordAt(query.replace('|', ''), query.indexOf('|'), 'element')).toEqual({
    text,
    subject,
    start: query.replace('|', '').indexOf(text),
  });
});

it.each([['st|ar:movieclip'], ['[name=":mo|vieclip"]'], ['|'], ['*[x=20|0]']])(
  'A word is not found in %s',
  (query) => {
    expect(wordAt(query.replace('|', ''), query.indexOf('|'), 'element')).toBeUndefined();
  },
);

import { choicesOf, isShown } from '../../site/.vitepress/theme/filterRows';

const rows = [
  ['Frame', 'name', 'done'],
  ['Frame', 'duration', 'done'],
  ['Frame', 'soundName', 'partial'],
  ['Frame', 'convertToFrameByFrameAnimation', 'done'],
  ['Layer', 'name', 'done'],
  ['Layer', 'locked', 'done'],
  ['Layer', 'height', 'not done'],
  ['Layer', 'setRigParentAtFrame', 'not done'],
  ['Layer', 'color', 'done'],
  ['Layer', 'outline', 'done'],
  ['Layer', 'visible', 'done'],
  ['Layer', 'parentLayer', 'done'],
];

describe('choicesOf', () => {
  it('The columns whose values repeat are offered', () => {
    const choices = choicesOf(['class', 'member', 'state'], rows);
    expect(choices.map(({ title, values }) => [title, values])).toEqual([
      ['class', ['Frame', 'Layer']],
      ['state', ['done', 'partial', 'not done']],
    ]);
  });

  it.each([
    ['no rows', []],
    ['one value', rows.map(() => ['same', 'same', 'same'])],
  ])('offers nothing for %s', (_, table) => {
    expect(choicesOf(['class', 'member', 'state'], table)).toEqual([]);
  });
});

describe('isShown', () => {
  const stateIs = (value: string) => [{ column: 2, title: 'state', values: [], value }];

  it.each([
    ['', '', 12],
    ['frame', '', 5],
    ['NAME', '', 3],
    ['layer name', '', 1],
    ['', 'not done', 2],
    ['frame', 'partial', 1],
    ['nothing', '', 0],
  ])('The words "%s" and the state "%s" show %d rows', (text, state, count) => {
    expect(rows.filter((cells) => isShown(cells, text, stateIs(state)))).toHaveLength(count);
  });
});

import { escape } from '../../src/text/escape';

describe('escape', () => {
  it.each([
    ['a,b', { special: ',' }, 'a\\,b'],
    ['', { special: ',', first: 'a', last: 'a' }, ''],
    ['aaa', { special: '', first: 'a' }, '\\aaa'],
    ['aaa', { special: '', last: 'a' }, 'aa\\a'],
    ['a', { special: 'a', first: 'a', last: 'a' }, '\\a'],
    ['\\', { special: '\\' }, '\\\\'],
  ])('The text %j with %j is escaped as %j', (text, escapes, expected) => {
    expect(escape(text, escapes)).toBe(expected);
  });
});

import { instance, item, shape, symbol } from '../../support/plainHost';
import { namesOf, pathsOf } from '../find';

describe('a name step', () => {
  const elements = ['star', 'Star_1', 'star_07', 'star.png', 'ball_12', 'Größe', ''].map((name) =>
    shape({ name }),
  );

  it.each([
    ['*', 'star Star_1 star_07 star.png ball_12 Größe ', 'everything'],
    ['star', 'star', 'the whole name'],
    ['STAR', 'star', 'names ignore case'],
    ['star*', 'star Star_1 star_07 star.png', 'a run of characters, the empty one included'],
    ['*_*', 'Star_1 star_07 ball_12', 'several'],
    ['star_{1|7}', 'Star_1 star_07', 'a whole number, leading zeros ignored'],
    ['*_{8|20}', 'ball_12', 'with a wildcard'],
    ['star.png', 'star.png', 'a dot in a name is not a class'],
    ['größe', 'Größe', 'letters of every script'],
    ['GRÖ*', 'Größe', 'before a star as well'],
    ['grö{1|2}*', '', 'and before a number'],
    ['""', '', 'the empty name'],
    ['ball_12, star', 'star ball_12', 'a union in the order of the source'],
    ['*, *', 'star Star_1 star_07 star.png ball_12 Größe ', 'nothing appears twice'],
  ])('%s finds "%s": %s', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });

  it.each([
    ['\u0130*', '\u0130x'],
    ['\u0130x*', '\u0130x'],
    ['x\u0130*', 'x\u0130y'],
    ['k*', 'k Kx'],
    ['\u212a*', '\u212ay'],
    ['x\u212a*', 'x\u212az'],
    ['xk*', 'xkz'],
    ['\u0391\u03a3*', '\u03b1\u03c3\u03b1 \u03b1\u03c3-b'],
    ['\u0391\u03a3-*', '\u03b1\u03c3-b'],
    ['-\u0391\u03a3*', '-\u03b1\u03c3b'],
  ])('%s finds "%s": only letters that have one counterpart are the same', (query, expected) => {
    const elements = [
      '\u0130x',
      'x\u0130y',
      'ix',
      'xiy',
      'k',
      'Kx',
      '\u212ay',
      'x\u212az',
      'xkz',
      '\u03b1\u03c3\u03b1',
      '\u03b1\u03c3-b',
      '-\u03b1\u03c3b',
    ].map((name) => ({
      name,
    }));
    expect(namesOf(query, elements)).toBe(expected);
  });

  it('The name of an element without one is taken as empty', () => {
    const elements = [{ name: undefined }, { name: null }, { name: 'x' }];
    expect(namesOf('""', elements)).toBe(' ');
  });
});

describe('a path or class step', () => {
  const star = symbol('ui/icons/star', [], { linkageClassName: 'app.ui.Star' });
  const plain = symbol('plain', [], { linkageClassName: 'Plain' });
  const lower = symbol('ui/lower', [], { linkageClassName: 'lower' });
  const folder = item('ui', 'folder', { linkageClassName: undefined });
  const items = [folder, star, plain, lower];
  const elements = [
    instance(star, { name: 'star' }),
    instance(plain, { name: 'plain' }),
    instance(lower, { name: 'lower' }),
    shape({ name: 'shape' }),
  ];

  it.each([
    ['/ui/icons/star', 'star', 'the full path of the library item'],
    ['/UI/*', 'star lower', 'ignoring case, stars cross slashes'],
    ['/ui/icons/star/', 'star', 'slashes at both ends are ignored'],
    ['/*', 'star plain lower', 'an element without item has no path'],
    ['.Star', 'star', 'a capital: the last segment'],
    ['.STAR', 'star', 'classes ignore case'],
    ['.Pl*', 'plain', 'a capital and a wildcard'],
    ['.*', 'star plain lower', 'a star: the last segment, never empty'],
    ['.app.ui.*', 'star', 'a dot: the whole name'],
    ['.lower', 'lower', 'no capital: the whole name'],
    ['.ui.Star', '', 'the whole name is more than its end'],
  ])('%s finds elements "%s": %s', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });

  it.each([
    ['star', 'ui/icons/star', 'an item goes by its leaf name'],
    ['ui', 'ui', 'so does a folder'],
    ['ui*', 'ui', 'what is in the folder does not begin so'],
    ['/ui/*', 'ui/icons/star ui/lower', 'below a folder'],
    ['/ui', 'ui', 'the folder itself'],
    ['.Star', 'ui/icons/star', 'its own class'],
    ['.*', 'ui/icons/star plain ui/lower', 'never empty'],
  ])('%s finds items "%s": %s', (query, expected) => {
    expect(pathsOf(query, items)).toBe(expected);
  });
});

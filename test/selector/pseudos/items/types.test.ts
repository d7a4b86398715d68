import { item, symbol } from '../../../support/plainHost';
import { pathsOf } from '../../find';

const items = [
  symbol('clip'),
  item('graphic', 'graphic'),
  item('button', 'button'),
  item('folder', 'folder'),
  item('bitmap', 'bitmap'),
  item('sound', 'sound'),
  item('font', 'font'),
  item('video', 'video', { videoType: 'video' }),
  item('embedded', 'video', { videoType: 'embedded video' }),
  item('old-embedded', 'embedded video'),
  item('linked', 'linked video'),
  item('compiled', 'compiled clip'),
  item('component', 'component'),
  item('screen', 'screen'),
];

it.each([
  [':movieclip', 'clip'],
  [':graphic', 'graphic'],
  [':button', 'button'],
  [':symbol', 'clip graphic button'],
  [':timeline', 'clip graphic button'],
  [':folder', 'folder'],
  [':bitmap', 'bitmap'],
  [':sound', 'sound'],
  [':font', 'font'],
  [':video', 'video embedded old-embedded linked'],
  [':embeddedvideo', 'embedded old-embedded'],
  [':linkedvideo', 'linked'],
  [':compiledclip', 'compiled'],
  [':component', 'component'],
  [':screen', 'screen'],
])('%s finds "%s"', (query, expected) => {
  expect(pathsOf(query, items)).toBe(expected);
});

it('A query about items does not know the words for elements', () => {
  expect(() => pathsOf(':text', items)).toThrow('unknown pseudo ":text"');
  expect(() => pathsOf(':named', items)).toThrow('unknown pseudo ":named"');
});

import { group, instance, item, shape, symbol, text } from '../../../support/plainHost';
import { namesOf } from '../../find';

const component = item('component', 'component', { timeline: symbol('x').timeline });

const elements = [
  instance(symbol('clip'), { name: 'clip' }),
  instance(symbol('clip'), { name: 'as-graphic', symbolType: 'graphic' }),
  instance(item('b', 'button'), { name: 'button' }),
  instance(item('picture', 'bitmap'), { name: 'bitmap' }),
  instance(item('gone', 'bitmap'), { name: 'orphan', libraryItem: null }),
  instance(item('compiled', 'compiled clip'), { name: 'compiled' }),
  instance(component, { name: 'component', instanceType: 'compiled clip' }),
  instance(component, { name: 'lost', instanceType: 'component', libraryItem: undefined }),
  instance(item('v', 'video'), { name: 'video', instanceType: 'video' }),
  instance(item('v', 'video'), { name: 'embedded', instanceType: 'embedded video' }),
  instance(item('v', 'video'), { name: 'linked', instanceType: 'linked video' }),
  text('static', { name: 'static' }),
  text('dynamic', { name: 'dynamic' }),
  text('input', { name: 'input' }),
  { elementType: 'tlfText', name: 'tlf' },
  shape({ name: 'raw' }),
  shape({ name: 'object', elementType: 'shapeObj' }),
  shape({ name: 'drawing', isDrawingObject: true, isGroup: true }),
  group([], { name: 'group' }),
  shape({ name: 'rectangle', isRectangleObject: true, isGroup: true }),
  shape({ name: 'oval', isOvalObject: true, elementType: 'shapeObj' }),
];

it.each([
  [
    ':instance',
    'clip as-graphic button bitmap orphan compiled component lost video embedded linked',
    'any instance',
  ],
  [':symbol', 'clip as-graphic button', 'any symbol instance'],
  [':movieclip', 'clip', 'by the type of the instance, not of its item'],
  [':graphic', 'as-graphic', 'by the type of the instance, not of its item'],
  [':button', 'button', 'a symbol instance'],
  [':bitmap', 'bitmap orphan', 'by instanceType'],
  [':compiledclip', 'compiled component', 'by instanceType'],
  [':component', 'component lost', 'an instance that says so, or whose item is a component'],
  [':video', 'video embedded linked', 'any of the three'],
  [':embeddedvideo', 'embedded', 'by instanceType'],
  [':linkedvideo', 'linked', 'by instanceType'],
  [':text', 'static dynamic input tlf', 'any text'],
  [':static', 'static', 'by textType'],
  [':dynamic', 'dynamic', 'by textType'],
  [':input', 'input', 'by textType'],
  [':tlftext', 'tlf', 'by elementType'],
  [':shape', 'raw object drawing', 'plain drawings: no groups, no primitives'],
  [':group', 'group', 'drawing objects and primitives may say so too, but are none'],
  [':primitive', 'rectangle oval', 'both primitives'],
  [':rectangle', 'rectangle', 'one of them'],
  [':oval', 'oval', 'one of them, whatever its elementType'],
  [
    ':scriptable',
    'clip button compiled component lost video embedded linked dynamic input',
    'can have an instance name',
  ],
])('%s finds "%s": %s', (query, expected) => {
  expect(namesOf(query, elements)).toBe(expected);
});

it('A query asks only instances for their item', () => {
  let asked = 0;
  const get = (): unknown => (asked++, null);
  const members = [shape(), group([]), text('static')].map((element) =>
    Object.defineProperty(element, 'libraryItem', { get }),
  );
  expect(namesOf(':component, :scriptable, :has(*), :empty, :descendants', members)).toBe('');
  expect(asked).toBe(0);
});

it('A type respects case', () => {
  expect(() => namesOf(':MovieClip', elements)).toThrow('Did you mean ":movieclip"?');
});

it('Every plain element belongs to exactly one of the basic types', () => {
  const basic = [':instance', ':text', ':shape', ':group', ':primitive'];
  const found = basic.map((type) => namesOf(type, elements)).join(' ');
  expect(found.split(' ').sort()).toEqual(elements.map(({ name }) => name).sort());
});

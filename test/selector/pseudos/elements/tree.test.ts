import {
  frame,
  group,
  instance,
  layer,
  shape,
  symbol,
  timeline,
  type PlainItem,
} from '../../../support/plainHost';
import { namesOf } from '../../find';

const dot = shape({ name: 'dot' });
const line = shape({ name: 'line' });
const inner = group([dot, line], { name: 'inner' });
const leaf = symbol('leaf', [shape({ name: 'vein' })]);
const leafA = instance(leaf, { name: 'leafA' });
const leafB = instance(leaf, { name: 'leafB' });
const outer = group([inner, leafA], { name: 'outer' });
const twig = symbol('twig', [], {
  timeline: timeline([
    layer([frame([leafB]), frame([shape({ name: 'later' })])]),
    layer([frame([shape({ name: 'below' })])], { locked: true, layerType: 'guide' }),
  ]),
});
const twigA = instance(twig, { name: 'twigA' });
const stage = [twigA, outer, shape({ name: 'lone' }), instance(leaf, { name: 'leafC' })];

it.each([
  [':children', 'leafB later below inner leafA vein', 'of the whole stage'],
  ['twigA:children', 'leafB later below', 'all layers, top first, in all keyframes'],
  ['outer:children', 'inner leafA', 'the members of a group'],
  ['outer:children:children', 'dot line vein', 'one level further'],
  ['outer:descendants', 'inner dot line leafA vein', 'each before what is inside it'],
  ['twigA:descendants', 'leafB vein later below', 'through symbols'],
  ['leafC, leafC:children', 'leafC vein', 'beside the element itself'],
  ['lone:children', '', 'a drawing has nothing inside'],
  ['outer:descendants:shape', 'dot line vein', 'steps go on with the new set'],
  ['outer:children:first', 'inner', 'positions count in the new set'],
  ['outer:descendants[name=dot]:parent', 'inner', 'the group that holds it'],
  ['outer:descendants[name=dot]:parent:parent', 'outer', 'and its group'],
  [
    ':descendants[name=vein]:parent',
    'leafC leafB leafA',
    'every instance that shows it, those on the stage first',
  ],
  ['twigA:children[name=leafB]:parent', 'twigA', 'an instance on the stage'],
  ['lone:parent', '', 'nothing on the stage contains it'],
])('%s finds "%s": %s', (query, expected) => {
  expect(namesOf(query, stage)).toBe(expected);
});

it('A union of sets has an order that does not depend on the order of its parts', () => {
  const parts = [
    'outer:children',
    'twigA:descendants',
    'lone',
    'leafC:children',
    'outer',
    ':children:children',
  ];
  const whole = namesOf(parts.join(', '), stage);
  expect(namesOf([...parts].reverse().join(', '), stage)).toBe(whole);
  expect(whole.split(' ')).toEqual(
    expect.arrayContaining(['inner', 'leafA', 'vein', 'later', 'lone', 'outer', 'dot']),
  );
});

it('A result keeps the order of the source, before what is new', () => {
  expect(namesOf(':children', [dot, leafA, inner, outer])).toBe('dot leafA inner vein line');
});

it('A walk into symbols that contain themselves ends', () => {
  const a: PlainItem = symbol('a');
  const b = symbol('b', [instance(a, { name: 'inB' })]);
  a.timeline = symbol('x', [instance(b, { name: 'inA' })]).timeline;
  const start = [instance(a, { name: 'start' })];
  expect(namesOf(':descendants', start)).toBe('inA inB');
  expect(namesOf(':descendants:parent', start)).toBe('start inA inB');
});

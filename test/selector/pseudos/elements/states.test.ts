import {
  frame,
  group,
  instance,
  item,
  layer,
  shape,
  symbol,
  text,
  timeline,
  type Plain,
} from '../../../support/plainHost';
import { namesOf } from '../../find';

const dot = shape();
const sound = item('beep', 'sound');

function symbolOf(name: string, ...frames: ReturnType<typeof frame>[]): ReturnType<typeof symbol> {
  return symbol(name, [], { timeline: timeline([layer([frame([])]), layer(frames)]) });
}

const symbols = [
  symbolOf('empty', frame([]), frame([])),
  symbolOf('still', frame([dot])),
  symbolOf(
    'untold',
    frame([dot], { tweenType: '' }),
    frame([], { tweenType: undefined, actionScript: undefined }),
  ),
  symbolOf('motion', frame([dot], { tweenType: 'motion', duration: 5 })),
  symbolOf('shape-tween', frame([dot], { tweenType: 'shape' })),
  symbolOf('object', frame([dot], { isMotionObject: () => true })),
  symbolOf('no-object', frame([dot], { isMotionObject: () => false })),
  symbolOf('keyed', frame([dot], { duration: 3 }), frame([dot])),
  symbolOf('blank-keyed', frame([dot]), frame([])),
  symbolOf('late', frame([], { duration: 2 }), frame([dot])),
  symbolOf('script', frame([dot]), frame([], { actionScript: 'stop();' })),
  symbolOf('sound', frame([dot], { soundLibraryItem: sound })),
  symbolOf('named-sound', frame([dot], { soundName: 'beep' })),
];
const instances = symbols.map((each) => instance(each, { name: each.name }));

describe('what timelines show', () => {
  const outer = instance(symbol('outer', instances), { name: 'outer' });
  const other = [
    instance(item('picture', 'bitmap'), { name: 'bitmap' }),
    shape({ name: 'shape' }),
    group([dot], { name: 'group' }),
  ];
  const elements = [
    ...instances,
    outer,
    ...other,
    instance(symbol('x'), { name: 'orphan', libraryItem: undefined }),
  ];

  test.each([
    [':empty', 'empty', 'no element in any keyframe'],
    [':animated', 'motion shape-tween object', 'a tween of any kind'],
    [':keyframed', 'keyed late', 'elements in a keyframe after the first frame'],
    [':scripted', 'script', 'a script in any keyframe'],
    [':audible', 'sound named-sound', 'a sound in any keyframe'],
  ])('%s finds "%s": %s of the own timeline', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });
});

describe('what elements tell of themselves', () => {
  const elements = [
    instance(symbol('a', [], { linkageExportForAS: true }), {
      name: 'exported',
      filters: [],
      colorMode: 'none',
    }),
    instance(symbol('b'), { name: 'filtered', filters: [{ name: 'blurFilter' }], colorMode: 'advanced' }),
    instance(symbol('c'), { name: 'tinted', colorMode: 'tint', selected: true }),
    instance(symbol('d'), { name: '', colorMode: 'alpha', selected: false }),
    text('dynamic', { name: 'title', filters: [{}] }),
    shape({ selected: true }),
  ];
  const labelled: Plain[] = elements.map((element, index) => ({ ...element, label: String(index) }));

  test.each([
    [':selected', '25'],
    [':exported', '0'],
    [':filtered', '14'],
    [':tinted', '2'],
    [':transparent', '3'],
    [':named', '0124'],
    [':unnamed', '35'],
    [':not(:exported)', '12345'],
  ])('%s finds number %s', (query, expected) => {
    const found = [...expected].map((index) => labelled[Number(index)].name).join(' ');
    expect(namesOf(query, labelled)).toBe(found);
  });

  test(':transparent is by the colour mode alone', () => {
    const modes = ['alpha', 'none', 'tint'].map((colorMode) => shape({ name: colorMode, colorMode }));
    expect(namesOf(':transparent', [...modes, shape({ name: 'plain' })])).toBe('alpha');
  });
});

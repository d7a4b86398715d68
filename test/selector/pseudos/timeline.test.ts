import { frame, group, instance, item, layer, shape, symbol, timeline } from '../../support/plainHost';
import { namesOf, pathsOf } from '../find';

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

describe('a pseudo about timelines of elements', () => {
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

  it.each([
    [':empty', 'empty', 'no element in any keyframe'],
    [':animated', 'motion shape-tween object', 'a tween of any kind'],
    [':keyframed', 'keyed late', 'elements in a keyframe after the first frame'],
    [':scripted', 'script', 'a script in any keyframe'],
    [':audible', 'sound named-sound', 'a sound in any keyframe'],
  ])('%s finds "%s": %s of the own timeline', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });
});

describe('a pseudo about timelines of items', () => {
  const items = [
    symbolOf('empty', frame([])),
    symbolOf('still', frame([dot])),
    symbolOf('tween', frame([dot], { tweenType: 'motion', duration: 5 })),
    symbolOf('keyed', frame([dot], { duration: 3 }), frame([dot])),
    symbolOf('script', frame([dot], { actionScript: 'stop();' })),
    symbolOf('sound', frame([dot], { soundLibraryItem: sound })),
    sound,
  ];

  it.each([
    [':empty', 'empty'],
    [':animated', 'tween'],
    [':keyframed', 'keyed'],
    [':scripted', 'script'],
    [':audible', 'sound'],
  ])('%s finds "%s"', (query, expected) => {
    expect(pathsOf(query, items)).toBe(expected);
  });
});

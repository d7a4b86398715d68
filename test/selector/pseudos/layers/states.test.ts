import { createHost } from '../../../../app';
import { $ } from '../../../../src';

const star = { item: 'star' };

/** Folders `art` (locked; with `a`, and hidden folder `deep` with `b`) and `void`, a mask `m` of `x`, and `c`. */
function open(): Document {
  return createHost({
    library: [{ name: 'star' }, { name: 'beep', type: 'sound' }],
    layers: [
      { name: 'art', type: 'folder', locked: true },
      { name: 'a', parent: 'art', frames: [{ duration: 2, elements: [star] }, { name: 'go' }] },
      { name: 'deep', type: 'folder', parent: 'art', visible: false },
      { name: 'b', parent: 'deep', frames: [{}, { elements: [star] }] },
      { name: 'void', type: 'folder' },
      { name: 'm', type: 'mask', locked: true, frames: [{ sound: 'beep' }] },
      { name: 'x', parent: 'm', outline: true, frames: [{ script: 'stop();' }] },
      { name: 'c', current: true, frames: [{ duration: 3, tweenType: 'motion', elements: [star] }, {}] },
    ],
  }).document;
}

describe('layers are found', () => {
  const document = open();

  it.each([
    [':locked', 'art a deep b m'],
    [':hidden', 'deep b'],
    [':visible', 'art a void m x c'],
    [':outline', 'x'],
    [':current', 'c'],
    [':selected', 'c'],
    [':empty', 'void m x'],
    [':animated', 'c'],
    [':keyframed', 'b'],
    [':scripted', 'x'],
    [':audible', 'm'],
    [':labelled', 'a'],
    [':folder', 'art deep void'],
    [':mask', 'm'],
    [':masked', 'x'],
    [':normal', 'a b c'],
    [':guide', ''],
    [':guided', ''],
    [':camera', ''],
    [':folder:children', 'a deep b'],
    [':mask:children', 'x'],
    ['art:children', 'a deep'],
    ['art:descendants', 'a deep b'],
    ['art, deep:descendants', 'art b'],
    ['b:parent', 'deep'],
    ['a, b, x:parent', 'a b m'],
    [':is(a, b):parent', 'art deep'],
    ['c:parent', ''],
    ['b:parent:parent', 'art'],
    ['x:parent, b:parent', 'deep m'],
    ['m:children, art:children', 'a deep x'],
    [':first', 'art'],
    [':last', 'c'],
    [':nth(2)', 'a'],
    ['/art/a', 'a'],
    ['/art/deep/*', 'b'],
    ['/m/x', ''],
    ['/x', 'x'],
    ['/art', 'art'],
    ['.star', ''],
    ['.c', ''],
    [':has(:movieclip)', 'a b c'],
    [':has(:movieclip:first)', 'a b c'],
    [':has(:text:first)', ''],
    [':frames(:labelled)', 'a'],
    [':frames(:first:tween)', 'c'],
    [':frames(:last:tween)', ''],
    [':frames([layer.name=a])', 'a'],
    [':not(:has(*)):not(:folder)', 'm x'],
  ])('%s: %s', (query, expected) => {
    expect($.layers(query, document).pluck('name').join(' ')).toBe(expected);
  });

  it('The selection of the user finds them', () => {
    const own = open();
    const timeline = own.getTimeline();
    timeline.setSelectedLayers(1, true);
    timeline.setSelectedLayers(3, false);
    expect($.layers(':selected', own).pluck('name')).toEqual(['a', 'b']);
    expect($.layers(':current', own).pluck('name')).toEqual(['b']);
  });

  it('Layers outside the document of the query have no place, and are not found', () => {
    const layers = $.layers(document.getTimeline().layers, open());
    expect(layers.clone().filter(':current, :selected').length).toBe(0);
    expect(layers.clone().filter(':children').length).toBe(0);
    expect(layers.clone().filter(':descendants').length).toBe(0);
    expect(layers.filter(':locked').pluck('name')).toEqual(['art', 'a', 'deep', 'b', 'm']);
  });

  it('Others are found in the order of the timeline, even through several queries', () => {
    const some = $.layers(document.getTimeline().layers, document).filter('b, x');
    expect(some.clone().filter('x:parent, b:parent').pluck('name')).toEqual(['deep', 'm']);
    expect(some.clone().filter('b:parent, x:parent').pluck('name')).toEqual(['deep', 'm']);
    expect(some.clone().filter('b:parent, x').pluck('name')).toEqual(['x', 'deep']);
  });
});

describe('layers lead to others', () => {
  it.each([
    ['a, b', ['art', 'deep']],
    ['a, deep', ['art']],
    ['x', ['m']],
    ['c', []],
  ])('The parent of %s is found', (query, expected) => {
    expect($.layers(query, open()).parent().pluck('name')).toEqual(expected);
  });

  it.each([
    ['art', ['a', 'deep']],
    ['art, deep', ['a', 'deep', 'b']],
    ['m', ['x']],
    ['art, m', ['a', 'deep', 'x']],
    ['void, c', []],
  ])('The children of %s are found', (query, expected) => {
    expect($.layers(query, open()).children().pluck('name')).toEqual(expected);
  });

  it('Children of several timelines come timeline by timeline, and none of another document', () => {
    const layers = [
      { name: 'f', type: 'folder' as const },
      { name: 'in', parent: 'f' },
    ];
    const { document } = createHost({
      scenes: [
        { name: 'one', layers },
        { name: 'two', layers },
      ],
    });
    expect($.layers.all('f', document).children().elements).toEqual([
      document.timelines[0].layers[1],
      document.timelines[1].layers[1],
    ]);
    expect($.layers(document.timelines[0].layers, open()).children().length).toBe(0);
  });
});

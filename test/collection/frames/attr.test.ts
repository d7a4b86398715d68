import { createHost } from '../../../app';
import { $, type FrameCollection, type LayerCollection } from '../../../src';

function open(): Document {
  return createHost({
    layers: [
      { name: 'art', type: 'folder' },
      { name: 'a', parent: 'art', frames: [{ name: 'in', duration: 2 }, {}] },
      { name: 'b', frames: [{ duration: 3 }] },
    ],
  }).document;
}

describe('attributes of keyframes', () => {
  it.each<[string, (frames: FrameCollection) => FrameCollection, string, unknown[]]>([
    [
      'label',
      (frames) => frames.attr('label', (frame, i) => `go ${i + frame.startFrame}`),
      'label',
      ['go 0', 'go 3', 'go 2'],
    ],
    ['its type with it', (frames) => frames.attr('label', 'x'), 'labelType', ['name', 'name', 'name']],
    [
      'a label in place of a comment',
      (frames) => frames.attr({ name: 'x', labelType: 'comment' }).attr('label', 'y'),
      'labelType',
      ['name', 'name', 'name'],
    ],
    ['an empty label', (frames) => frames.attr('label', ''), 'labelType', ['none', 'none', 'none']],
    [
      'several',
      (frames) => frames.attr({ name: 'x', labelType: 'anchor' }),
      'labelType',
      ['anchor', 'anchor', 'anchor'],
    ],
    [
      'their layers',
      (frames) => frames.attr('layer.locked', (frame) => frame.name === 'in'),
      'layer.locked',
      [false, false, false],
    ],
    [
      'their timelines',
      (frames) => frames.attr('timeline.name', 'main'),
      'timeline.name',
      ['main', 'main', 'main'],
    ],
    [
      'numbered labels',
      (frames) => frames.rename('pose_##', true, 7),
      'name',
      ['pose_07', 'pose_08', 'pose_09'],
    ],
    ['present labels', (frames) => frames.filter(':labelled').rename('*_old'), 'name', ['in_old']],
  ])('attr sets %s', (_, set, property, expected) => {
    expect(set($.frames(open())).pluck(property)).toEqual(expected);
  });

  it.each<[string, (frames: FrameCollection) => unknown, RegExp]>([
    [
      'a misspelt name',
      (frames) => frames.attr('lable' as never, 'x' as never),
      /unknown attribute "lable"; did you mean "label"\?/,
    ],
    [
      'a misspelt path',
      (frames) => frames.attr('layer.lockd', true),
      /element 0, in .*: it has no "layer.lockd" \(did you mean "layer.locked"\?\)/,
    ],
    [
      'a path that nothing is like',
      (frames) => frames.attr('layer.zzzzzz', true),
      /element 0, in .*: it has no "layer.zzzzzz"$/,
    ],
    [
      'a name that nothing is like',
      (frames) => frames.attr('zzzzzz' as never, true as never),
      /unknown attribute "zzzzzz"; there are label, name, labelType, .*, soundLoopMode, soundLoop$/,
    ],
    ['a path from a dot', (frames) => frames.attr('.label' as never, 'x'), /it has no "\.label"/],
    [
      'a path from nowhere',
      (frames) => frames.attr('layr.locked', true),
      /element 0, in .*: it has no "layr.locked"/,
    ],
    [
      'a wrong result',
      (frames) => frames.attr('soundLoop', (_, i) => i - 1),
      /element 0, in .*: soundLoop must be a whole Number/,
    ],
    [
      'a wrong second value',
      (frames) => frames.attr({ name: 'x', soundSync: 'now' as never }),
      /soundSync must be one of/,
    ],
    [
      'no value',
      (frames) => (frames as unknown as { attr(name: string): void }).attr('label'),
      /to read it, use pluck/,
    ],
  ])('attr refuses %s before anything is changed', (_, set, message) => {
    const frames = $.frames(open());
    expect(() => set(frames)).toThrow(message);
    expect(frames.pluck('label')).toEqual(['in', '', '']);
  });

  it('Lists of keyframes name their layers, and tables read where they are', () => {
    const { document } = createHost({ layers: [{ name: 'a', frames: [{ name: 'in' }, {}] }] });
    const frames = $.frames(document);
    expect(frames.toCSV('label,layer.name,timeline.name')).toBe(
      'label,layer.name,timeline.name\nin,a,Scene 1\n,a,Scene 1\n',
    );
    expect(frames.clone().sort('layer.name').pluck('startFrame')).toEqual([0, 1]);
    expect(frames.toJSON('layer')).toBe('[\n{"layer":"a"},\n{"layer":"a"}\n]');
  });
});

describe('attributes of layers', () => {
  it.each<[string, (layers: LayerCollection) => LayerCollection, string, unknown[]]>([
    ['color', (layers) => layers.attr('color', 0xff8800), 'color', ['#FF8800', '#FF8800', '#FF8800']],
    ['layerType', (layers) => layers.filter('b').attr('layerType', 'guide'), 'layerType', ['guide']],
    [
      'what is above',
      (layers) => layers.filter('a').attr('parentLayer.name', 'old'),
      'parentLayer.name',
      ['old'],
    ],
    ['numbered names', (layers) => layers.rename('l_#'), 'name', ['l_1', 'l_2', 'l_3']],
  ])('attr sets %s', (_, set, property, expected) => {
    expect(set($.layers(open())).pluck(property)).toEqual(expected);
  });

  it.each<[string, RegExp]>([
    ['parentLayer.constructor', /element 0, art .*: it has no "parentLayer.constructor"$/],
    ['layer.name', /element 0, art .*: it has no "layer.name"/],
  ])('attr refuses the path %s', (name, message) => {
    expect(() => $.layers(open()).attr(name as never, 'x' as never)).toThrow(message);
  });

  it('A path that one layer does not have is refused by attr', () => {
    const layers = $.layers(open());
    expect(() => layers.attr('parentLayer.name', 'x')).toThrow(
      /element 0, art .*: it has no "parentLayer.name"/,
    );
    expect(layers.pluck('name')).toEqual(['art', 'a', 'b']);
  });

  it('Bounds of layers are those of all their keyframes; an empty layer has none', () => {
    const oval = { shape: 'oval', width: 10, height: 10 } as const;
    const { document } = createHost({
      layers: [
        { name: 'a', frames: [{ elements: [oval] }, { elements: [{ ...oval, x: 40 }] }] },
        { name: 'b', elements: [{ ...oval, y: 90 }] },
        { name: 'c' },
      ],
    });
    expect($.layers('a', document).bounds()).toMatchObject({
      left: 0,
      top: 0,
      right: 50,
      bottom: 10,
      width: 50,
    });
    expect($.layers(document).bounds()).toMatchObject({ right: 50, bottom: 100 });
    expect($.layers('c', document).bounds()).toBeNull();
  });
});

import { createHost } from '../../../app';
import { $, type LayerCollection } from '../../../src';
import { HostCalls } from '../HostCalls';

/** Folder f with a and b, mask m with x, and c. */
function open(): Document {
  const frames = [{ duration: 2 }];
  return createHost({
    layers: [
      { name: 'f', type: 'folder' },
      { name: 'a', parent: 'f', frames },
      { name: 'b', parent: 'f', frames },
      { name: 'm', type: 'mask', frames },
      { name: 'x', parent: 'm', frames },
      { name: 'c', frames, current: true },
      { name: 'd', frames },
    ],
  }).document;
}

type Step = (at: (query: string) => LayerCollection) => unknown;

describe('the host is asked only for what changes', () => {
  it.each<[string, Step, Record<string, number>]>([
    ['a layer that is there', (at) => at('a').moveTo(at('b'), 'above'), {}],
    ['a layer that is below', (at) => at('b').moveTo(at('a'), 'below'), {}],
    ['a layer that is in it', (at) => at('x').moveTo(at('m'), 'inside'), {}],
    ['a folder that holds them', (at) => at('a, b').toFolder('f'), {}],
    ['layers at the top level', (at) => at('c, d').toFolder(''), {}],
    ['what is in order', (at) => at('c, d').orderBy('name'), {}],
    ['a layer into the mask above it', (at) => at('c').mask(at('m')), { 'Timeline.reorderLayer': 1 }],
    [
      'all of a mask out of it',
      (at) => [at('c').mask(at('m')), at('c, x').unmask()],
      { 'Timeline.reorderLayer': 1 },
    ],
    ['two layers', (at) => at('c, d').moveTo(at('f'), 'above'), { 'Timeline.reorderLayer': 2 }],
    ['a folder', (at) => at('f, a').moveTo(at('d'), 'below'), { 'Timeline.reorderLayer': 1 }],
    ['neighbours', (at) => at('c, d').duplicate(), { 'Timeline.duplicateLayers': 1 }],
    ['those apart', (at) => at('b, c').duplicate(), { 'Timeline.duplicateLayers': 2 }],
  ])('%s', (_, step, expected) => {
    const document = open();
    const { calls } = HostCalls.during(document, () => step((query) => $.layers(query, document)));
    const changes = Object.entries(calls).filter(([name]) => /^Timeline\.(?!get|setSelected)/.test(name));
    expect(Object.fromEntries(changes)).toEqual(expected);
  });

  it.each<[string, Step]>([
    ['no parent that is there', (at) => at('a').moveTo(at('b'), 'above')],
    ['no type of a mask that is one', (at) => at('c').mask(at('m'))],
  ])('%s is written', (_, step) => {
    const document = open();
    const { writes } = HostCalls.during(document, () => step((query) => $.layers(query, document)));
    expect(Object.keys(writes).filter((name) => name.startsWith('Layer.'))).toEqual([]);
  });
});

import { createHost } from '../../../app';
import { $ } from '../../../src';
import { LayerStack } from '../../../src/collection/layers/LayerStack';

/** A scene with layers of these names, half of them in a folder at the end. */
function open(names: string[]): Document {
  const frames = [{ duration: 1 }];
  const inside = names.slice(names.length / 2);
  return createHost({
    layers: [
      ...names.slice(0, names.length / 2).map((name) => ({ name, frames })),
      { name: 'z', type: 'folder' },
      ...inside.map((name) => ({ name, parent: 'z', frames })),
    ],
  }).document;
}

const ordered = (count: number): string[] => Array.from({ length: count }, (_, i) => `l${100 + i}`);

/** How often a layer was looked for in the whole stack. */
function searches(names: string[]): number {
  const document = open(names);
  const spy = jest.spyOn(LayerStack.prototype, 'indexOf');
  try {
    $.layers('*', document).orderBy('name');
    expect($.layers('z', document).children().pluck('name')).toEqual(names.slice(names.length / 2).sort());
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

it.each([10, 40])(
  'Work to order %i layers that are in order looks for none of them in the stack',
  (count) => {
    expect(searches(ordered(count))).toBe(0);
  },
);

it.each([10, 40])('Work to order %i layers in reverse looks for two layers for each that moves', (count) => {
  const moves = count - 2;
  // The layer and the one that it goes above.
  expect(searches(ordered(count).reverse())).toBe(2 * moves);
});

import fc from 'fast-check';
import { createHost, type LayerLiteral } from '../../../app';
import { LayerStack } from '../../../src/collection/layers/LayerStack';
import { tries } from '../../support/sample';

const one = [{ duration: 1 }];

/** Folders and normal layers in a tree: each layer belongs to a folder above it that is still open, or to none. */
const trees = fc
  .array(fc.record({ isFolder: fc.boolean(), up: fc.nat(3) }), { minLength: 2, maxLength: 14 })
  .map((choices) => {
    const open: string[] = [];
    return choices.map(({ isFolder, up }, i): LayerLiteral => {
      open.length = Math.max(0, open.length - up);
      const parent = open[open.length - 1];
      const name = `l${i}`;
      if (isFolder) open.push(name);
      return { name, ...(parent ? { parent } : {}), ...(isFolder ? { type: 'folder' } : { frames: one }) };
    });
  });

const moves = fc.array(
  fc.record({ from: fc.array(fc.nat(13), { minLength: 1 }), to: fc.nat(13), isAbove: fc.boolean() }),
  { maxLength: 8 },
);

/** The indices of layers to move, from the top, without those that belong to one of them. */
function outermostOf(stack: LayerStack, from: number[]): number[] {
  let end = 0;
  const indices = [...new Set(from.map((index) => index % stack.layers.length))].sort((a, b) => a - b);
  return indices.filter((index) => {
    const isOutside = index >= end;
    if (isOutside) end = stack.branchEnd(index);
    return isOutside;
  });
}

/** The stack as the library sees it, by names. */
function described(stack: LayerStack): unknown {
  return stack.layers.map((layer, index) => ({
    name: (layer as Layer).name,
    parent: (stack.parentOf(layer) as Layer | null)?.name,
    end: stack.branchEnd(index),
  }));
}

/**
 * The same by a walk over the host's own layers: a branch ends before the first layer without the start among its
 * parents.
 */
function expected({ layers }: Timeline): unknown {
  const parentOf = (layer: Layer): Layer | null => (layer.parentLayer as Layer | null) ?? null;
  const belongs = (layer: Layer, holder: Layer): boolean => {
    for (let at = parentOf(layer); at; at = parentOf(at)) if (at === holder) return true;
    return false;
  };
  return layers.map((layer, index) => {
    const rest = layers.slice(index + 1);
    const outside = rest.findIndex((other) => !belongs(other, layer));
    return {
      name: layer.name,
      parent: parentOf(layer)?.name,
      end: outside < 0 ? layers.length : index + 1 + outside,
    };
  });
}

describe('LayerStack', () => {
  it('The stack is what the host has, also after layers were placed', () => {
    fc.assert(
      fc.property(trees, moves, (layers, list) => {
        const timeline = createHost({ layers }).document.getTimeline();
        const stack = new LayerStack(timeline);
        expect(described(stack)).toEqual(expected(timeline));
        for (const { from, to, isAbove } of list) {
          const own = outermostOf(stack, from);
          const beside = to % stack.layers.length;
          if (own.some((start) => beside >= start && beside < stack.branchEnd(start))) continue;
          const other = stack.layers[beside];
          const branch = (start: number): object[] => stack.layers.slice(start, stack.branchEnd(start));
          const moved = own.flatMap(branch);
          const rest = stack.layers.filter((layer) => !moved.includes(layer));
          const place = rest.indexOf(
            isAbove
              ? other
              : branch(beside)
                  .filter((at) => rest.includes(at))
                  .at(-1)!,
          );
          rest.splice(isAbove ? place : place + 1, 0, ...moved);
          stack.place(
            own.map((index) => stack.layers[index]),
            isAbove,
            other,
            stack.parentOf(other),
          );
          expect(stack.layers).toEqual(rest);
          expect(described(stack)).toEqual(expected(timeline));
        }
      }),
      { numRuns: tries(20, 60) },
    );
  });

  it('Layers come by what they belong to, each once, parents before what is in them', () => {
    fc.assert(
      fc.property(trees, (layers) => {
        const stack = new LayerStack(createHost({ layers }).document.getTimeline());
        const known = new Set<object | null>([null]);
        for (const { parent, children } of stack.allSiblings()) {
          expect(known).toContain(parent);
          expect(children).toEqual(stack.childrenOf(parent));
          for (const child of children) known.add(child);
        }
        expect(known.size).toBe(layers.length + 1);
      }),
      { numRuns: tries(20, 60) },
    );
  });
});

import type { ComponentInstance } from '../../../../host-mocks/model/elements/ComponentInstance';
import type { Instance } from '../../../../host-mocks/model/elements/Instance';
import type { SymbolInstance } from '../../../../host-mocks/model/elements/SymbolInstance';
import { describeDocuments } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
import { box, everyElement, layer, only, stage } from './support';

const instance = (attributes: string): string => `<DOMSymbolInstance libraryItemName="s" ${attributes}/>`;

describe('Symbol instances', () => {
  it('Movie clips and buttons have neither loop nor frames, and setting them has no effect', () => {
    for (const attributes of ['', 'symbolType="button"', 'loop="loop" firstFrame="3"']) {
      const clip = only<SymbolInstance>(instance(attributes));
      expect([clip.loop, clip.firstFrame]).toEqual([undefined, undefined]);
      const before = clip.node.attributeNames().map((name) => [name, clip.node.attr(name)]);
      Object.assign(clip, { firstFrame: 2, lastFrame: 3, loop: 'loop' });
      expect([clip.loop, clip.firstFrame, clip.lastFrame]).toEqual([undefined, undefined, undefined]);
      expect(clip.node.attributeNames().map((name) => [name, clip.node.attr(name)])).toEqual(before);
    }
  });

  it('Graphics have a loop and a first frame', () => {
    const made = stage(instance('symbolType="graphic" loop="single frame" firstFrame="4"'));
    const graphic = made.elements[0] as SymbolInstance;
    expect([graphic.loop, graphic.firstFrame]).toEqual(['single frame', 4]);
    graphic.firstFrame = 0;
    graphic.loop = 'play once';
    expect(made.source()).toBe(
      '<DOMSymbolInstance libraryItemName="s" symbolType="graphic" loop="play once"/>',
    );
    expect(() => (graphic.loop = 'twice')).toThrow(/expected one of "loop"/);
    expect(() => (graphic.firstFrame = -1)).toThrow(/expected a number from 0/);
  });

  it('The type of an instance is its own; what belongs to graphics comes and goes with it', () => {
    const made = stage(instance('').replace(' />', '/>'));
    const clip = made.elements[0] as SymbolInstance;
    clip.symbolType = 'graphic';
    expect(made.source()).toBe('<DOMSymbolInstance libraryItemName="s" symbolType="graphic" loop="loop"/>');
    clip.firstFrame = 3;
    clip.symbolType = 'movie clip';
    expect(made.source()).toBe('<DOMSymbolInstance libraryItemName="s"/>');
  });

  it('Only buttons track as menus', () => {
    const button = only<SymbolInstance>(instance('symbolType="button"'));
    button.buttonTracking = 'menu';
    expect(button.buttonTracking).toBe('menu');
    const clip = only<SymbolInstance>(instance(''));
    clip.buttonTracking = 'menu';
    expect(clip.buttonTracking).toBe('button');
  });

  it('An item of the same kind can replace the item, no other', () => {
    const media = '<DOMBitmapItem name="b" frameRight="400" frameBottom="200"/>';
    const symbols = { s: layer([[1, box(0, 0, 1, 1)]]), t: layer([[1, box(0, 0, 50, 1)]]) };
    const { document, elements } = stage(instance(''), symbols, { media });
    const [clip] = elements as Instance[];
    expect([clip.libraryItem?.name, clip.width]).toEqual(['s', 1]);
    clip.libraryItem = document.itemAt('t')!;
    expect([clip.libraryItem.name, clip.width]).toEqual(['t', 50]);
    expect(() => (clip.libraryItem = document.itemAt('b')!)).toThrow(
      /expected an item of the same kind .* got the bitmap "b"/,
    );
    expect(() => (clip.libraryItem = null)).toThrow(/expected an item of this document's library, got null/);
    const other = stage(instance(''), symbols).document.itemAt('s')!;
    expect(() => (clip.libraryItem = other)).toThrow(/of this document's library/);
    expect(clip.libraryItem.name).toBe('t');
  });

  it('An item that is missing is null', () => {
    expect(only<Instance>(instance('')).libraryItem).toBeNull();
  });
});

describeDocuments('Components of real documents', () => {
  it('Components show their parameters', () => {
    const sliders = everyElement(openReal('slider_component')).filter(
      ({ node }) => node.name === 'DOMComponentInstance',
    );
    expect(sliders.length).toBe(2);
    const { parameters } = sliders[0] as ComponentInstance;
    expect((sliders[0] as ComponentInstance).parameters).toBe(parameters);
    expect(parameters.map(({ category }) => category)).toEqual(parameters.map(() => ''));
    const shown = parameters.map(({ name, valueType, value, verbose, listIndex }) => ({
      name,
      valueType,
      value,
      verbose,
      listIndex,
    }));
    expect(shown.slice(0, 4)).toEqual([
      { name: 'direction', valueType: 'List', value: 'vertical', verbose: 0, listIndex: 1 },
      { name: 'enabled', valueType: 'Boolean', value: true, verbose: 1, listIndex: -1 },
      { name: 'liveDragging', valueType: 'Boolean', value: false, verbose: 0, listIndex: -1 },
      { name: 'maximum', valueType: 'Number', value: 10, verbose: 0, listIndex: -1 },
    ]);
  });
});

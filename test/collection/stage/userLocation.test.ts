import { createHost, type HostHandle } from '../../../app';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { withPlaceRestored } from '../../../src/collection/stage/userLocation';

/**
 * Two scenes and a symbol with a symbol inside; the user is on the second scene, frame 2, layer 1, with `s` selected.
 */
function world() {
  const host = createHost({
    currentTimeline: 1,
    library: [
      { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
      { name: 'outer', layers: [{ elements: [{ item: 'star', name: 'inner' }] }, { elements: [] }] },
    ],
    scenes: [
      { layers: [{ elements: [{ item: 'star', name: 'f' }] }] },
      {
        currentFrame: 2,
        layers: [
          { name: 'top', duration: 5, elements: [] },
          {
            name: 'below',
            current: true,
            duration: 5,
            elements: [{ item: 'star', name: 's', selected: true }],
          },
        ],
      },
    ],
  }).install();
  const { document } = host;
  const [first, second] = document.timelines;
  const item = (path: string) => document.library.items.find(({ name }) => name === path) as SymbolItem;
  return { host, document, first, second, item, selected: second.layers[1].frames[0].elements[0] };
}

let current: HostHandle | undefined;
const open = () => {
  const built = world();
  current = built.host;
  return built;
};
afterEach(() => current?.dispose());

describe('withPlaceRestored', () => {
  type World = ReturnType<typeof world>;

  it.each<[string, (world: World) => void]>([
    ['nothing', () => undefined],
    ['another scene', ({ document }) => document.editScene(0)],
    ['a symbol opened', ({ document }) => void document.library.editItem('outer')],
    ['another frame and layer', ({ second }) => void ((second.currentFrame = 4), (second.currentLayer = 0))],
    ['nothing selected', ({ document }) => document.selectNone()],
    [
      'all of it',
      ({ document, second }) => {
        second.currentFrame = 0;
        second.currentLayer = 0;
        document.library.editItem('outer');
        document.selectAll();
      },
    ],
  ])('withPlaceRestored() brings the user back from %s', (_title, change) => {
    const built = open();
    const { document, second, selected } = built;
    expect(withPlaceRestored(document, () => (change(built), 'result'))).toBe('result');
    expect(document.getTimeline()).toBe(second);
    expect([document.currentTimeline, second.currentFrame, second.currentLayer]).toEqual([1, 2, 1]);
    expect(document.selection).toEqual([selected]);
  });

  it('The user is brought back when the work throws, and the same error is thrown', () => {
    const { document, second, selected } = open();
    const problem = new Error('mine');
    const run = () =>
      withPlaceRestored(document, () => {
        document.library.editItem('star');
        throw problem;
      });
    expect(run).toThrow(problem);
    expect(document.getTimeline()).toBe(second);
    expect(document.selection).toEqual([selected]);
  });

  it('The error of the work is thrown, even if nothing can be restored', () => {
    const { document, host } = open();
    const problem = new Error('mine');
    const run = () =>
      withPlaceRestored(document, () => {
        host.fl.closeDocument(document, false);
        throw problem;
      });
    expect(run).toThrow(problem);
  });

  it('Things that are gone are left out: the symbol being edited, a layer, a selected element', () => {
    const { document, item, second, selected } = open();
    withPlaceRestored(document, () => {
      document.selection = [selected];
      document.deleteSelection();
      second.deleteLayer(1);
    });
    expect(document.selection).toEqual([]);
    expect([second.currentFrame, second.layerCount]).toEqual([2, 1]);
    document.library.editItem('outer');
    new ItemCollection(item('star'), document).exec(() => document.library.deleteItem('outer'));
    expect(document.getTimeline()).toBe(second);
  });

  it('The user is brought back into a symbol opened from another scene, and to that scene', () => {
    const { document, first, item } = open();
    document.library.editItem('outer');
    const inner = item('outer').timeline.layers[0].frames[0].elements;
    const everywhere = first.layers[0].frames[0].elements.concat(inner);
    new ElementCollection(everywhere, document).attr('tint', '#FF0000');
    expect([document.getTimeline(), document.currentTimeline]).toEqual([item('outer').timeline, 1]);
    withPlaceRestored(document, () => {
      document.editScene(0);
      document.library.editItem('outer');
    });
    expect([document.getTimeline(), document.currentTimeline]).toEqual([item('outer').timeline, 1]);
  });

  it.each([
    ['done', false],
    ['refused', true],
  ])('Playheads of other timelines are left where they were: work %s', (_title, refused) => {
    const { document, first } = open();
    first.insertFrames(5, true);
    first.currentFrame = 3;
    const [layer] = first.layers;
    layer.locked = refused;
    const collection = new ElementCollection(layer.frames[0].elements, document);
    if (refused) expect(() => collection.attr('alpha', 50)).toThrow('it cannot be selected');
    else collection.attr('alpha', 50);
    expect([first.currentFrame, first.currentLayer, document.currentTimeline]).toEqual([3, 0, 1]);
  });

  it('The document is put back in front', () => {
    const { document, host } = open();
    const other = host.fl.createDocument();
    expect(host.fl.getDocumentDOM()).toBe(other);
    const visited: unknown[] = [];
    new ItemCollection(document.library.items[0], document).exec(() =>
      visited.push(host.fl.getDocumentDOM()),
    );
    expect(visited).toEqual([document]);
    expect(host.fl.getDocumentDOM()).toBe(other);
  });
});

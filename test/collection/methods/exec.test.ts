import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { world } from '../items/world';

describe('exec', () => {
  it('Each item is opened in turn, with its own index, and the user is brought back', () => {
    const { host, document, collect } = world();
    host.install();
    const [scene] = document.timelines;
    scene.currentFrame = 1;
    document.selection = [scene.layers[0].frames[1].elements[0]];
    const visits: unknown[][] = [];
    const collection = collect('branch', 'photo', 'leaf');
    const result = collection.exec(function (this: unknown, ...args: unknown[]) {
      visits.push([this, document.getTimeline().libraryItem, ...args]);
    });
    host.uninstall();
    expect(result).toBe(collection);
    const [branch, , leaf] = collection.elements;
    expect(visits).toEqual([
      [collection, branch, branch, 0],
      [collection, leaf, leaf, 2],
    ]);
    expect(document.getTimeline()).toBe(scene);
    expect(scene.currentFrame).toBe(1);
    expect(document.selection).toEqual([scene.layers[0].frames[1].elements[0]]);
  });

  it('The user is brought back into the symbol they were editing, also when the callback throws', () => {
    const { host, document, collect, item } = world();
    host.install();
    document.library.editItem('tree');
    const problem = new Error('mine');
    const run = () =>
      collect('leaf').exec(
        (_item, _index, ...params: unknown[]) => {
          expect(params).toEqual([1, [2]]);
          throw problem;
        },
        [1, [2]],
      );
    expect(run).toThrow(problem);
    host.uninstall();
    expect(document.getTimeline()).toBe((item('tree') as SymbolItem).timeline);
  });

  it('Each distinct item of elements is opened once', () => {
    const { host, document } = world();
    host.install();
    const elements = document.getTimeline().layers[1].frames[0].elements;
    const visited: string[] = [];
    new ElementCollection(elements, document).exec((item) => visited.push(item.name));
    host.uninstall();
    expect(visited).toEqual(['branch']);
  });

  it.each([
    ['without params', undefined, []],
    ['with an empty Array', [], []],
    ['with params', [undefined, [3]], [undefined, [3]]],
  ])('The item, its index and the params are passed, and nothing else: %s', (_title, params, expected) => {
    const { host, document, item } = world();
    host.install();
    const calls: unknown[][] = [];
    const record = (...args: unknown[]) => calls.push(args);
    new ItemCollection(item('leaf'), document).exec(record, params);
    new ElementCollection(document.getTimeline().layers[0].frames[0].elements, document).exec(record, params);
    host.uninstall();
    const leaf = item('leaf');
    expect(calls).toEqual([
      [leaf, 0, ...expected],
      [leaf, 0, ...expected],
    ]);
  });

  it('An item that the host fails to open is named', () => {
    const { host, document, collect } = world();
    host.install();
    Object.defineProperty(document.library, 'editItem', {
      value: () => {
        throw new Error('not now');
      },
    });
    expect(() => collect('photo', 'leaf').exec(() => 1)).toThrow(
      'ItemCollection.exec(): element 1, leaf (movie clip): not now',
    );
    host.uninstall();
  });

  it('The document is brought to the front only where it is not there', () => {
    const { host, document, collect } = world();
    host.install();
    const activated: unknown[] = [];
    const activate = host.fl.setActiveWindow.bind(host.fl);
    Object.defineProperty(host.fl, 'setActiveWindow', {
      configurable: true,
      value(window: Document) {
        activated.push(window);
        activate(window);
      },
    });
    collect('leaf', 'branch').exec(() => 1);
    expect(activated).toEqual([]);
    const other = host.fl.createDocument();
    collect('leaf', 'branch').exec(() => 1);
    expect(activated).toEqual([document, other]);
    host.uninstall();
  });

  it.each(['ItemCollection', 'ElementCollection'])(
    'An argument of %s that is not a Function is refused',
    (name) => {
      const { document } = world();
      const collection =
        name === 'ItemCollection' ? new ItemCollection([], document) : new ElementCollection([], document);
      expect(() => collection.exec('x' as never)).toThrow(
        name + '.exec(): callback must be a Function, got "x"',
      );
      expect(() => collection.exec(() => 1, 5 as never)).toThrow(
        name + '.exec(): params must be an Array, got 5',
      );
    },
  );

  it.each([
    [[], 'exec(): callback must be a Function, got undefined'],
    [[() => 1, 'x'], 'exec(): params must be an Array, got "x"'],
  ])('Arguments such as %j are refused', (args, message) => {
    const { collect } = world();
    const collection = collect('leaf');
    const exec = collection.exec as (...args: unknown[]) => unknown;
    expect(() => exec.apply(collection, args)).toThrow('ItemCollection.' + message);
  });
});

import { createHost } from '../../../app';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { withPlaceRestored } from '../../../src/collection/stage/userLocation';

/** Two scenes of five frames and a symbol with another inside; the user is on the second scene, with `s` selected. */
function world() {
  const host = createHost({
    currentTimeline: 1,
    library: [
      { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
      { name: 'outer', layers: [{ elements: [{ item: 'star', name: 'inner' }] }, { elements: [] }] },
    ],
    scenes: [
      { layers: [{ duration: 5, elements: [{ item: 'star', name: 'f' }] }] },
      {
        currentFrame: 2,
        layers: [
          { duration: 5, elements: [] },
          {
            current: true,
            duration: 5,
            elements: [
              { item: 'star', name: 's', selected: true },
              { item: 'star', name: 't', selected: true },
            ],
          },
        ],
      },
    ],
  });
  return { host, document: host.document };
}

/** Records what is set or called that would move the user, or make the host draw anew. */
function watch({ host, document }: ReturnType<typeof world>): unknown[][] {
  const done: unknown[][] = [];
  const method = (object: object, name: string) => {
    const own = (object as Record<string, (...args: unknown[]) => unknown>)[name];
    Object.defineProperty(object, name, {
      configurable: true,
      value(...args: unknown[]) {
        done.push([name, ...args]);
        return own.apply(object, args);
      },
    });
  };
  const property = (object: object, name: string) => {
    let type = Object.getPrototypeOf(object) as object;
    while (!Object.getOwnPropertyDescriptor(type, name)) type = Object.getPrototypeOf(type) as object;
    const own = Object.getOwnPropertyDescriptor(type, name)!;
    Object.defineProperty(object, name, {
      configurable: true,
      get: () => own.get!.call(object) as unknown,
      set(value) {
        done.push([name, value]);
        own.set!.call(object, value);
      },
    });
  };
  ['selectNone', 'editScene'].forEach((name) => method(document, name));
  method(document.library, 'editItem');
  method(host.fl, 'setActiveWindow');
  property(document, 'selection');
  document.timelines.forEach((timeline) => {
    property(timeline, 'currentFrame');
    property(timeline, 'currentLayer');
  });
  return done;
}

describe('bringing the user back', () => {
  it('Things that are as they were are not touched', () => {
    const built = world();
    built.host.install();
    const done = watch(built);
    withPlaceRestored(built.document, () => undefined);
    built.host.uninstall();
    expect(done).toEqual([]);
  });

  it.each<[string, (document: Document) => void, unknown[][]]>([
    ['another scene', (document) => document.editScene(0), [['editScene', 1]]],
    ['a symbol', (document) => void document.library.editItem('outer'), [['editScene', 1]]],
    ['another frame', (document) => void (document.getTimeline().currentFrame = 4), [['currentFrame', 2]]],
    ['another layer', (document) => void (document.getTimeline().currentLayer = 0), [['currentLayer', 1]]],
  ])(
    'withPlaceRestored() takes the steps back from %s that it needs, and no others',
    (_title, leave, steps) => {
      const built = world();
      const { document } = built;
      const { selection } = document;
      const done = watch(built);
      withPlaceRestored(document, () => {
        leave(document);
        done.length = 0;
      });
      const others = done.filter(([name]) => name !== 'selection' && name !== 'selectNone');
      expect(others).toEqual(steps);
      expect(document.selection).toEqual(selection);
    },
  );

  it('Scenes are not opened on the way from one symbol to another', () => {
    const built = world();
    const { document } = built;
    document.library.editItem('outer');
    const timeline = document.getTimeline();
    const done = watch(built);
    withPlaceRestored(document, () => {
      document.library.editItem('star');
      done.length = 0;
    });
    expect(done).toEqual([['editItem', 'outer']]);
    expect(document.getTimeline()).toBe(timeline);
  });

  it('Elements are selected again when others of the same number are selected', () => {
    const { document } = world();
    const [s, t] = document.getTimeline().layers[1].frames[0].elements;
    document.selection = [t];
    document.selectNone();
    document.selection = [s];
    withPlaceRestored(document, () => {
      document.selectNone();
      document.selection = [t];
    });
    expect(document.selection).toEqual([s]);
  });

  it('Deleted elements are not given to the host to be selected', () => {
    const built = world();
    const { document } = built;
    const [s, t] = document.getTimeline().layers[1].frames[0].elements;
    const done = watch(built);
    withPlaceRestored(document, () => {
      document.selectNone();
      document.selection = [t];
      document.deleteSelection();
      done.length = 0;
    });
    expect(done).toEqual([['selectNone'], ['selection', [s]]]);
    withPlaceRestored(document, () => {
      document.deleteSelection();
      done.length = 0;
    });
    expect(done).toEqual([['selectNone']]);
  });

  it('The playhead and layer of a scene are left alone when the symbol of the user was deleted', () => {
    const { host, document } = world();
    host.install();
    const scene = document.getTimeline();
    document.library.editItem('outer');
    document.getTimeline().currentLayer = 0;
    const [star] = document.library.items;
    new ItemCollection(star, document).exec(() => document.library.deleteItem('outer'));
    host.uninstall();
    expect(document.getTimeline()).toBe(scene);
    expect([scene.currentFrame, scene.currentLayer]).toEqual([2, 1]);
  });

  it('A playhead that is on the frame already is not moved by atFrame()', () => {
    const built = world();
    const { document } = built;
    const done = watch(built);
    const [other] = document.timelines[0].layers[0].frames[0].elements;
    new ElementCollection([other], document).attr('alpha', 50);
    expect(done.filter(([name]) => name === 'currentFrame' || name === 'currentLayer')).toEqual([]);
    expect((other as SymbolInstance).colorAlphaPercent).toBe(50);
  });
});

describe('an empty selection', () => {
  it('An empty selection is made without an assignment', () => {
    const built = world();
    const [s] = built.document.selection!;
    const done = watch(built);
    new ElementCollection(s, built.document).select('missing');
    expect(done).toEqual([['selectNone']]);
    expect(built.document.selection).toEqual([]);
  });

  it('An empty selection may be null in the host', () => {
    const { document } = world();
    const prototype = Object.getPrototypeOf(document) as object;
    const own = Object.getOwnPropertyDescriptor(prototype, 'selection')!;
    Object.defineProperty(document, 'selection', {
      get() {
        const selection = own.get!.call(document) as Element[];
        return selection.length > 0 ? selection : null;
      },
      set: (value) => own.set!.call(document, value),
    });
    const { elements } = document.getTimeline().layers[1].frames[0];
    const collection = new ElementCollection(elements, document);
    document.selectNone();
    withPlaceRestored(document, () => undefined);
    collection.attr('tint', '#FF0000');
    expect(document.selection).toBeNull();
    document.getTimeline().layers[1].locked = true;
    expect(() => collection.attr('tint', '#00FF00')).toThrow(
      'element 0, s (movie clip, star): it cannot be selected',
    );
    document.getTimeline().layers[1].locked = false;
    Object.defineProperty(document, 'group', { value: () => document.selectNone() });
    expect(collection.group().elements).toEqual([]);
  });
});

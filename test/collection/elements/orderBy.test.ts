import { namesOn, selected, stage } from '../stage/stars';

describe('orderBy', () => {
  const placed = () => {
    const built = stage();
    built.collection.attr({ x: (_e, i) => [30, 10, 20][i], scale: (_e, i) => [1, 3, 2][i] });
    return built;
  };

  it.each<[unknown[], string[], string[]]>([
    [['x'], ['b', 'c', 'a'], ['b', 'c', 'a']],
    [
      ['x', true],
      ['b', 'c', 'a'],
      ['a', 'c', 'b'],
    ],
    [['name'], ['a', 'b', 'c'], ['a', 'b', 'c']],
    [
      ['name', true],
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
    ],
    [['size'], ['a', 'c', 'b'], ['a', 'c', 'b']],
    [
      ['width', true],
      ['a', 'c', 'b'],
      ['b', 'c', 'a'],
    ],
    [[(p: Element, q: Element) => q.x - p.x], ['a', 'c', 'b'], ['a', 'c', 'b']],
  ])('orderBy%j sorts the collection and restacks the stage', (args, order, stacking) => {
    const { collection, document } = placed();
    const orderBy = collection.orderBy as (...args: unknown[]) => unknown;
    expect(orderBy.apply(collection, args)).toBe(collection);
    expect(collection.elements.map(({ name }) => name)).toEqual(order);
    expect(namesOn(document)).toEqual(stacking);
    expect(selected(document)).toEqual(['c']);
    expect(document.getTimeline().currentLayer).toBe(1);
  });

  it('Every property of the list is known', () => {
    const list =
      'name elementType x y width height size left top rotation scaleX scaleY transformX transformY skewX skewY random';
    list.split(' ').forEach((property) => {
      expect(stage().collection.orderBy(property as 'x').elements).toHaveLength(3);
    });
  });

  it('Elements are shuffled by random numbers, one for each element', () => {
    const { collection, document } = stage();
    const { random } = Math;
    const numbers = [0.5, 0.9, 0.1];
    Math.random = () => numbers.shift() as number;
    try {
      collection.orderBy('random');
    } finally {
      Math.random = random;
    }
    expect(collection.elements.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    expect(namesOn(document)).toEqual(['c', 'a', 'b']);
  });

  it('Elements that are in the right order are not arranged, one above the other on its layer', () => {
    const { collection, document, below } = stage();
    const arranged: unknown[] = [];
    Object.defineProperty(document, 'arrange', { value: (where: unknown) => arranged.push(where) });
    collection.add([below, collection.elements[0]]).orderBy('name');
    collection.remove([collection.elements[1]]).orderBy('name');
    expect(arranged).toEqual([]);
    collection.orderBy('name', true);
    expect(arranged).toEqual(['front', 'front', 'front']);
  });

  it('An element that can no longer be arranged is named', () => {
    const { collection, document } = placed();
    const arrange = document.arrange.bind(document);
    Object.defineProperty(document, 'arrange', {
      value(where: string) {
        arrange(where);
        document.getTimeline().layers[0].locked = true;
      },
    });
    expect(() => collection.orderBy('x')).toThrow(
      'ElementCollection.orderBy(): element 2, c (movie clip, star): it cannot be selected',
    );
  });

  it('Each layer is ordered by itself', () => {
    const { collection, document, below } = placed();
    collection.add(below).orderBy('x');
    expect(collection.elements.map(({ name }) => name)).toEqual(['below', 'b', 'c', 'a']);
    expect([namesOn(document), namesOn(document, 1)]).toEqual([['b', 'c', 'a'], ['below']]);
  });

  it.each<[unknown[], string]>([
    [['widht'], 'property must be a Function or one of name, elementType'],
    [['widht'], 'did you mean "width"?'],
    [['colorMode'], 'property must be'],
    [[], 'property must be'],
    [['x', 1], 'reverse must be true or false, got 1'],
  ])('orderBy%j throws, and changes nothing', (args, message) => {
    const { collection, document } = placed();
    const orderBy = collection.orderBy as (...args: unknown[]) => unknown;
    expect(() => orderBy.apply(collection, args)).toThrow(message);
    expect(namesOn(document)).toEqual(['a', 'b', 'c']);
  });
});

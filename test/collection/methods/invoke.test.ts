import { Collection } from '../../../src/collection/Collection';

describe('invoke', () => {
  const counter = (name: string) => ({
    name,
    count: 0,
    bump(by: number, again = 0) {
      this.count += by + again;
    },
  });

  it('The method is called on each element with the params', () => {
    const counters = [counter('a'), counter('b')];
    const collection = new Collection(counters);
    expect(collection.invoke('bump', 2, 3)).toBe(collection);
    expect(counters.map(({ count }) => count)).toEqual([5, 5]);
  });

  it('A method that an element lacks is called on none, and the element is named', () => {
    const first = counter('first');
    const run = () => new Collection<object>([first, { name: 'poor' }]).invoke('bump', 1);
    expect(run).toThrow(TypeError);
    expect(run).toThrow('Collection.invoke(): element 1, poor: it has no method "bump"');
    expect(() => new Collection<unknown>([first, null]).invoke('bump')).toThrow('element 1, null');
    expect(first.count).toBe(0);
  });

  it('An element that fails is named and ends the work, with the message of the host', () => {
    const broken = {
      name: 'broken',
      bump() {
        throw new Error('deleted');
      },
    };
    const [first, last] = [counter('first'), counter('last')];
    expect(() => new Collection<object>([first, broken, last]).invoke('bump', 1)).toThrow(
      'Collection.invoke(): element 1, broken: deleted',
    );
    expect([first.count, last.count]).toEqual([1, 0]);
  });

  it('Every element that was there is called, even if elements leave the collection meanwhile', () => {
    const left: number[] = [];
    const collection = new Collection<{ leave(): void }>([]);
    [1, 2, 3].forEach((n) => {
      const element = {
        leave() {
          left.push(n);
          collection.remove(element);
        },
      };
      collection.add(element);
    });
    collection.invoke('leave');
    expect(left).toEqual([1, 2, 3]);
    expect(collection.elements).toEqual([]);
  });
});

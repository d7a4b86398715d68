import { Collection } from '../../../src/collection/Collection';

describe('invoke', () => {
  const counter = (name: string) => ({
    name,
    count: 0,
    bump(by: number, again = 0) {
      this.count += by + again;
    },
  });

  it('invoke() calls the method on each element with the params', () => {
    const counters = [counter('a'), counter('b')];
    const collection = new Collection(counters);
    expect(collection.invoke('bump', 2, 3)).toBe(collection);
    expect(counters.map(({ count }) => count)).toEqual([5, 5]);
  });

  it('invoke() calls nothing when an element lacks the method, and names it', () => {
    const first = counter('first');
    const run = () => new Collection<object>([first, { name: 'poor' }]).invoke('bump', 1);
    expect(run).toThrow(TypeError);
    expect(run).toThrow('Collection.invoke(): element 1, poor: it has no method "bump"');
    expect(() => new Collection<unknown>([first, null]).invoke('bump')).toThrow('element 1, null');
    expect(first.count).toBe(0);
  });

  it('invoke() stops at the element that fails, named, with the message of the host', () => {
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

  it('invoke() calls it on every element that was there, also when they leave the collection meanwhile', () => {
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

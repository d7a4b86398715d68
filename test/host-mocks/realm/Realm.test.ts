import type { ClassContracts } from '../../../host-mocks/contract/contract';
import { HostError, notImplemented } from '../../../document/checks/HostError';
import { HostObject } from '../../../host-mocks/realm/HostObject';
import { Realm, type Border } from '../../../host-mocks/realm/Realm';
import { worldHere } from '../../../host-mocks/realm/worldHere';
import { createWorld } from '../../../platform/node/createWorld';

const contract: ClassContracts = {
  Thing: {
    base: null,
    scriptName: 'LibraryThing',
    properties: { name: 'rw', id: 'r', parts: 'r', later: 'rw' },
    methods: ['rename', 'describe', 'echo', 'fail', 'undone'],
    takes: { name: ['text'], rename: ['text'], describe: ['text'], echo: ['any'], fail: ['text'] },
  },
  Widget: { base: 'Thing', scriptName: 'Widget', properties: { size: 'rw' }, methods: ['grow'], takes: {} },
};

class Thing extends HostObject {
  static override readonly className: string = 'Thing';
  private text = 'first';
  helper = 1;

  get name(): string {
    return this.text;
  }

  set name(value: string) {
    this.text = value;
  }

  get id(): number {
    return 7;
  }

  get parts(): unknown[] {
    return [{ at: { x: 1 }, owner: this }, new Date(5)];
  }

  rename(value: string): boolean {
    this.text = value;
    return true;
  }

  describe(value: unknown): string {
    return String(value);
  }

  echo(value: unknown): unknown {
    return value;
  }

  fail(kind: string): void {
    if (kind === 'host') throw new HostError('rename: Argument number 1 is invalid.');
    if (kind === 'undone') throw notImplemented('Thing.fail');
    throw new RangeError('inner');
  }
}

class Widget extends Thing {
  static override readonly className = 'Widget';
  get size(): undefined {
    return undefined;
  }
}

const models = { Thing, Widget };
const strict: Border = { strictNativeErrors: 'throw', staleObjects: 'throw', readOnlyMembers: 'throw' };

interface Facade {
  [name: string]: unknown;
  name: string;
  echo(value: unknown): unknown;
  describe(value: unknown): string;
  fail(kind: string): void;
  parts: [{ at: { x: number }; owner: object }, Date];
}

function setUp(border: Partial<Border> = {}, world = worldHere()) {
  const realm = new Realm(world, contract, models, { ...strict, ...border });
  const model = new Widget();
  return { realm, model, facade: realm.wrap(model) as Facade };
}

describe('a facade', () => {
  it('A facade is always the same object, and belongs to one model object', () => {
    const { realm, model, facade } = setUp();
    expect(realm.wrap(model)).toBe(facade);
    expect(realm.unwrap(facade)).toBe(model);
    expect(realm.wrap(new Widget())).not.toBe(facade);
  });

  it('A facade differs from another one in a deep comparison, though their members are equal', () => {
    const { realm, facade } = setUp();
    expect(realm.wrap(new Widget())).not.toEqual(facade);
  });

  it('A facade mirrors the classes of the contract under the names that scripts know', () => {
    const { realm, facade } = setUp();
    const [thing, widget] = ['Thing', 'Widget'].map((name) => realm.classOf(name) as new () => object);
    expect(facade).toBeInstanceOf(widget);
    expect(facade).toBeInstanceOf(thing);
    expect(widget.name).toBe('Widget');
    expect(thing.name).toBe('LibraryThing');
    expect(facade.constructor).toBe(widget);
    expect(String(facade)).toBe('[object Widget]');
    expect(Object.prototype.toString.call(facade)).toBe('[object Widget]');
  });

  it('A facade cannot be made by a script', () => {
    const { realm } = setUp();
    expect(() => new (realm.classOf('Thing') as new () => object)()).toThrow(
      'LibraryThing is not a constructor',
    );
  });

  it('A facade enumerates the properties of its class, then of the base, and no methods nor what is not done', () => {
    const { facade } = setUp();
    const names: string[] = [];
    for (const name in facade) names.push(name);
    expect(names).toEqual(['size', 'name', 'id', 'parts']);
  });

  it('A facade shows no helper of the model', () => {
    expect(setUp().facade.helper).toBeUndefined();
  });

  it('A facade takes members that a script adds to a prototype, and leaves the model as it is', () => {
    const { realm, model, facade } = setUp();
    (realm.classOf('Thing').prototype as Facade).shout = function shout(this: Facade) {
      return `${this.name}!`;
    };
    expect((facade.shout as () => string)()).toBe('first!');
    expect('shout' in model).toBe(false);
  });
});

describe('a member', () => {
  it('A member reads, writes and calls through to the model', () => {
    const { facade, model } = setUp();
    facade.name = 'second';
    expect(model.name).toBe('second');
    expect((facade.rename as (name: string) => boolean)('third')).toBe(true);
    expect(facade.name).toBe('third');
  });

  it.each([
    ['a property', (facade: Facade) => facade.later, 'NotImplemented: Thing.later'],
    ['an assignment', (facade: Facade) => (facade.later = 1), 'NotImplemented: Thing.later (assignment)'],
    [
      'the assignment of a property that only reads',
      (facade: Facade) => (facade.size = 1),
      'Widget.size (assignment)',
    ],
    ['a method', (facade: Facade) => (facade.undone as () => void)(), 'NotImplemented: Thing.undone'],
  ])('A member that the model lacks throws NotImplemented: %s', (_, use, message) => {
    expect(() => use(setUp().facade)).toThrow(message);
  });

  it('A member that the model excludes reads as undefined', () => {
    expect(setUp().facade.size).toBeUndefined();
  });

  it('A read-only member throws on assignment, or ignores it as the switch says', () => {
    expect(() => (setUp().facade.id = 1)).toThrow('Thing.id is read-only.');
    const { facade } = setUp({ readOnlyMembers: 'ignore' });
    facade.id = 1;
    expect(facade.id).toBe(7);
  });

  it('A member refuses to work on an object of a script', () => {
    const { facade } = setUp();
    expect(() => (facade.rename as () => void).call({})).toThrow(
      'Thing.rename called on an incompatible object',
    );
  });

  it('A member of a singleton works without its object', () => {
    const { realm } = setUp();
    const facade = realm.wrapSingleton(new Thing()) as Facade;
    const { describe: describeAlone } = facade;
    expect(describeAlone(5)).toBe('5');
  });
});

describe('values on their way in', () => {
  it('Values on their way in come back as the same facades, and as copies of Arrays and plain objects', () => {
    const { facade } = setUp();
    const given = { list: [facade, 1], flag: true };
    const got = facade.echo(given) as typeof given;
    expect(got).toEqual(given);
    expect(got).not.toBe(given);
    expect(got.list[0]).toBe(facade);
  });

  it('Values on their way in are unboxed', () => {
    expect(setUp().facade.echo(Object('text'))).toBe('text');
  });

  it('Values on their way in may not contain themselves', () => {
    const loop: { self?: object } = {};
    loop.self = loop;
    expect(() => setUp().facade.echo(loop)).toThrow(
      new TypeError('the object is nested too deeply for the host'),
    );
  });

  it('Values on their way in reach a method that takes script values as they are', () => {
    const given = { toString: () => 'my own words' };
    expect(setUp().facade.describe(given)).toBe('my own words');
  });
});

describe('values on their way out', () => {
  it('Values on their way out are fresh at each read', () => {
    const { facade } = setUp();
    expect(facade.parts).not.toBe(facade.parts);
    expect(facade.parts[0].owner).toBe(facade);
  });

  it('Values on their way out belong to the realm of the script', () => {
    const world = createWorld();
    const { realm, facade } = setUp({}, world);
    world.global.thing = facade;
    world.global.Thing = realm.classOf('Thing');
    const isOwn = [
      'thing.parts instanceof Array',
      'thing.parts[0] instanceof Object',
      'thing.parts[0].at instanceof Object',
      'thing.parts[1] instanceof Date',
      'thing.rename instanceof Function',
      'thing instanceof Thing',
      'thing instanceof Object',
    ];
    expect(isOwn.filter((test) => world.run(test) !== true)).toEqual([]);
  });
});

describe('errors', () => {
  it.each([
    ['host', 'Error', 'rename: Argument number 1 is invalid.'],
    ['undone', 'Error', 'NotImplemented: Thing.fail'],
    ['inner', 'RangeError', 'inner'],
  ])('Errors of kind %s are %s of the realm of the script, with the message kept', (kind, type, message) => {
    const world = createWorld();
    world.global.thing = setUp({}, world).facade;
    const caught = `(function () { try { thing.fail('${kind}'); } catch (e) { return e; } })()`;
    expect(world.run(`${caught} instanceof ${type}`)).toBe(true);
    expect(world.run(`${caught}.message`)).toBe(message);
  });

  it('Errors of a script pass through the host unchanged', () => {
    const mine = new Error('mine');
    const given = {
      toString(): string {
        throw mine;
      },
    };
    expect(() => setUp().facade.describe(given)).toThrow(mine);
  });

  it('Errors are swallowed where the switch says so, except for members not implemented', () => {
    const { facade } = setUp({ strictNativeErrors: 'silent' });
    expect(facade.fail('host')).toBeUndefined();
    expect(() => facade.fail('undone')).toThrow('NotImplemented: Thing.fail');
    expect(() => facade.fail('inner')).toThrow('inner');
  });
});

describe('a stale object', () => {
  it('A stale object throws the host words for every use', () => {
    const { facade, model } = setUp();
    model.stale = true;
    const words = /^Invalid JavaScript object\. The original object may have been deleted/;
    expect(() => facade.name).toThrow(words);
    expect(() => (facade.name = 'x')).toThrow(words);
    expect(() => facade.echo(1)).toThrow(words);
    expect(String(facade)).toBe('[object Widget]');
  });

  it('A stale object reads as undefined where the switch says so', () => {
    const { facade, model } = setUp({ staleObjects: 'ignore' });
    model.stale = true;
    expect(facade.name).toBeUndefined();
  });
});

import { forwardMembers, type Receiver } from '../../src/host/forwardMembers';
import { type Engine, ENGINES, LACKING, without } from '../support/olderEngine';

class Host {
  level = 1;
  label = 'first';
  private readonly lines: string[] = [];

  writeln(...texts: string[]): string {
    this.lines.push(...texts);
    return this.lines.join();
  }
}

type Both = Receiver & { host: Record<string, unknown> } & Record<string, unknown>;

/** A function that stands in for the host object, as an engine of that kind makes it. */
function receiverFor(host: object, engine: Engine = 'modern', own: object = {}): Both {
  const receiver = Object.assign(() => 'called', own, { host });
  without(LACKING[engine], () => forwardMembers(receiver as unknown as Receiver));
  return receiver as unknown as Both;
}

describe.each(ENGINES)('in an engine like %s', (engine) => {
  it('Methods are called on the host object, with all arguments', () => {
    const receiver = receiverFor(new Host(), engine);
    const { writeln } = receiver as unknown as Host;
    expect((receiver as unknown as Host).writeln('a', 'b')).toBe('a,b');
    expect(writeln('c')).toBe('a,b,c');
  });

  it('A method that was replaced since is called in its place', () => {
    const host = { run: (): number => 1 };
    const receiver = receiverFor(host, engine) as unknown as typeof host;
    host.run = () => 2;
    expect(receiver.run()).toBe(2);
  });

  it('Values are those of the host object', () => {
    const global = {};
    const values = { number: 0, text: '', truth: false, global, none: null };
    const receiver = receiverFor(values, engine);
    for (const name of Object.keys(values)) expect(receiver[name]).toBe(values[name as keyof typeof values]);
  });

  it('Members of the receiver stay what they are', () => {
    const receiver = receiverFor({ fn: 1, host: 2, other: 3 }, engine, { fn: 'ours' });
    expect([receiver.fn, receiver.other]).toEqual(['ours', 3]);
    expect(receiver.host.fn).toBe(1);
  });

  it('It stays a function, and can be called by call and apply', () => {
    const receiver = receiverFor({ level: 1 }, engine) as unknown as () => string;
    const { call, apply } = Function.prototype;
    expect([receiver(), receiver.call, receiver.apply]).toEqual(['called', call, apply]);
  });

  it('Values that the host refuses do not keep others from being read', () => {
    const host = {
      get os(): never {
        throw new Error('no os');
      },
      level: 4,
      run: () => 'run',
    };
    const receiver = receiverFor(host, engine) as unknown as { level: number; run(): string };
    expect([receiver.level, receiver.run()]).toEqual([4, 'run']);
  });

  it('Classes construct what is theirs', () => {
    class Point {
      constructor(public x: number) {}
    }
    function Old(this: { x: number }, x: number): void {
      this.x = x;
    }
    Old.prototype.y = 2;
    const receiver = receiverFor({ Point, Old }, engine) as unknown as { Old: new (x: number) => Point };
    const made = new receiver.Old(7);
    expect(made).toMatchObject({ x: 7, y: 2 });
    expect(made).toBeInstanceOf(Old);
    expect(made).toBeInstanceOf(receiver.Old);
  });

  it('A method of the host called on something of its own class is not taken for a constructor', () => {
    const host = {
      run: function run(this: unknown): unknown {
        return this;
      },
    };
    const receiver = receiverFor(host, engine) as unknown as typeof host;
    expect(receiver.run()).toBe(host);
  });
});

it('It gets the members of the host object and no others', () => {
  const run = (): number => 1;
  const expected = ['host', 'level', 'run', 'toString'];
  expect(Object.keys(receiverFor({ level: 1, run })).sort()).toEqual(expected);
  expect(Object.keys(receiverFor({ level: 1, run }, 'ExtendScript'))).not.toContain('undefined');
});

describe.each(['modern', 'SpiderMonkey 1.8'] as const)('with accessors, as in %s', (engine) => {
  it('Values are live both ways', () => {
    const host = new Host();
    const receiver = receiverFor(host, engine);
    host.label = 'second';
    expect(receiver.label).toBe('second');
    receiver.level = 2;
    expect(host.level).toBe(2);
    expect(receiver.level).toBe(2);
  });

  it('Nothing is read before a caller asks, and errors of the host are thrown', () => {
    let reads = 0;
    const host = {
      get timer(): number {
        return ++reads;
      },
      get os(): never {
        throw new Error('no os');
      },
    };
    const receiver = receiverFor(host, engine);
    expect(reads).toBe(0);
    expect([receiver.timer, receiver.timer]).toEqual([1, 2]);
    expect(() => receiver.os).toThrow('no os');
  });

  it('A method is the same one each time, until the host has another', () => {
    const host = new Host();
    const receiver = receiverFor(host, engine);
    const { writeln } = receiver;
    expect(receiver.writeln).toBe(writeln);
    host.writeln = () => 'other';
    expect(receiver.writeln).not.toBe(writeln);
    expect((receiver as unknown as Host).writeln()).toBe('other');
  });

  it('A method may become a value, and a value a method', () => {
    const host: Record<string, unknown> = { a: () => 1, b: 2 };
    const receiver = receiverFor(host, engine);
    Object.assign(host, { a: 5, b: () => 6 });
    expect([receiver.a, (receiver.b as () => number)()]).toEqual([5, 6]);
  });
});

it('Values without accessors are inherited where the engine takes a new prototype', () => {
  const host = new Host();
  const receiver = receiverFor(host, 'ExtendScript');
  host.label = 'second';
  expect(receiver.label).toBe('second');
});

describe('without accessors and a new prototype', () => {
  it('Values are copied', () => {
    const host = new Host();
    const receiver = receiverFor(host, 'bare ES3');
    host.label = 'second';
    expect([receiver.label, receiver.host.label]).toEqual(['first', 'second']);
  });

  it('Writes reach the host where the engine can watch, and are what is there', () => {
    const watched: Record<string, (name: string, before: unknown, value: unknown) => unknown> = {};
    const host = new Host();
    const watch = (name: string, onWrite: (typeof watched)[string]) => void (watched[name] = onWrite);
    receiverFor(host, 'bare ES3', { watch });
    expect(Object.keys(watched)).not.toContain('writeln');
    expect(watched.level('level', 1, 2)).toBe(2);
    expect([host.level, host.label]).toEqual([2, 'first']);
  });
});

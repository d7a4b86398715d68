import { ENGINES, createRealm, type Realm } from './realms';

/** A `$` like ExtendScript's: no member is enumerable, methods need their own object, values change. */
const HELPER = `var $ = (function () {
  function Helper() {}
  var methods = {
    writeln: function (text) { if (!(this instanceof Helper)) throw new TypeError('not the helper'); this.log += text + ';'; return this.log; },
    getenv: function (name) { return this === helper ? 'value of ' + name : 'wrong this'; }
  };
  var helper = new Helper();
  var define = hidden.define;
  define(helper, 'log', { value: '', writable: true, enumerable: false });
  define(helper, 'level', { value: 0, writable: true, enumerable: false });
  define(helper, 'fileName', { value: 'first.jsx', writable: true, enumerable: false });
  define(helper, 'hiresTimer', { get: function () { return ++hidden.reads; }, enumerable: false });
  define(helper, 'os', { get: function () { throw new Error('no os'); }, enumerable: false });
  define(helper, 'global', { value: Function('return this')(), enumerable: false });
  for (var name in methods) define(Helper.prototype, name, { value: methods[name], enumerable: false });
  return helper;
})();`;

interface Hidden {
  define: typeof Object.defineProperty;
  reads: number;
}

function createWithHelper(engine: (typeof ENGINES)[number]): Realm & { hidden: Hidden } {
  const realm = createRealm(engine);
  const hidden = { define: Object.defineProperty, reads: 0 };
  realm.globals.hidden = hidden;
  realm.run(HELPER);
  realm.globals.helper = realm.globals.$;
  realm.load();
  return { ...realm, hidden };
}

describe.each(ENGINES)("the host's own $ in an engine like %s", (engine) => {
  it("It is $.host, and $ is the library's", () => {
    const { run } = createWithHelper(engine);
    expect(run('$.host === helper')).toBe(true);
    expect(run('typeof $')).toBe('function');
    expect(run('$.fn === ElementCollection.prototype')).toBe(true);
  });

  it('It is the object that its methods are called on', () => {
    const { run } = createWithHelper(engine);
    expect(run("$.writeln('a'); $.writeln('b')")).toBe('a;b;');
    expect(run("$.getenv('HOME')")).toBe('value of HOME');
  });

  it('It has values that $ of the library reads', () => {
    const { run } = createWithHelper(engine);
    expect(run('$.level')).toBe(0);
    expect(run('$.fileName')).toBe('first.jsx');
    expect(run('$.global === helper.global')).toBe(true);
  });

  it('It may throw when a value is read, and the other members still work', () => {
    const { run } = createWithHelper(engine);
    expect(run('typeof $.writeln')).toBe('function');
    expect(() => run('$.host.os')).toThrow('no os');
  });

  it('It does not hide call and apply of $', () => {
    const { run } = createWithHelper(engine);
    expect(run('typeof $.call + typeof $.apply')).toBe('functionfunction');
  });

  it('It comes back on noConflict', () => {
    const { run } = createWithHelper(engine);
    run('Collection.noConflict()');
    expect(run('$ === helper')).toBe(true);
    expect(run("$.writeln('c')")).toBe('c;');
  });

  it('It still works after the script is loaded twice', () => {
    const { run, load } = createWithHelper(engine);
    load();
    expect(run('$.host === helper')).toBe(true);
    expect(run("$.writeln('d')")).toBe('d;');
    run('Collection.noConflict()');
    expect(run('$ === helper')).toBe(true);
  });
});

describe.each(['modern', 'SpiderMonkey 1.8'] as const)(
  "values of the host's $ in an engine like %s",
  (engine) => {
    it('They are live in both directions', () => {
      const { run } = createWithHelper(engine);
      run('helper.fileName = "second.jsx"');
      expect(run('$.fileName')).toBe('second.jsx');
      run('$.level = 2');
      expect(run('helper.level')).toBe(2);
      expect(run('$.level')).toBe(2);
    });

    it('They are not read until a script reads them', () => {
      const { run, hidden } = createWithHelper(engine);
      expect(hidden.reads).toBe(0);
      expect(run('$.hiresTimer + $.hiresTimer')).toBe(3);
    });

    it('They throw the error that the host throws', () => {
      const { run } = createWithHelper(engine);
      expect(() => run('$.os')).toThrow('no os');
    });

    it('They include methods that the host adds or replaces later', () => {
      const { run } = createWithHelper(engine);
      run('helper.twice = function (x) { return [this === helper, x * 2].join(); }');
      run('helper.constructor.prototype.getenv = function () { return "replaced"; }');
      expect(run('$.host.twice(2)')).toBe('true,4');
    });
  },
);

describe("values of the host's $", () => {
  it('They are inherited where the engine has no accessors but accepts a new prototype', () => {
    const { run } = createWithHelper('ExtendScript');
    run('helper.fileName = "second.jsx"');
    expect(run('$.fileName')).toBe('second.jsx');
  });

  it('They are copied where the engine has neither', () => {
    const { run } = createWithHelper('bare ES3');
    run('helper.fileName = "second.jsx"');
    expect(run('$.fileName')).toBe('first.jsx');
    expect(run('$.host.fileName')).toBe('second.jsx');
  });

  it('They receive writes to their copies where the engine can watch', () => {
    const realm = createRealm('bare ES3');
    realm.run(`
    var $ = { level: 1 };
    var watched = {};
    Function.prototype.watch = function (name, handler) { watched[name] = handler; };`);
    realm.load();
    expect(realm.run("watched.level('level', 1, 2)")).toBe(2);
    expect(realm.run('$.host.level')).toBe(2);
  });
});

describe('a $ that belongs to another library', () => {
  it('It still constructs its classes', () => {
    const { run, load } = createRealm();
    run('var $ = function () {}; $.Point = function (x) { this.x = x; }; $.Point.prototype.y = 2;');
    load();
    expect(
      run('var p = new $.Point(1); [p.x, p.y, p instanceof $.host.Point, p instanceof $.Point].join()'),
    ).toBe('1,2,true,true');
  });

  it('It may be a primitive value', () => {
    const { run, load } = createRealm();
    run('var $ = 5;');
    load();
    expect(run('$.host')).toBe(5);
    expect(run('Collection.noConflict(); $')).toBe(5);
  });

  it('It does not hide members of the library', () => {
    const { run, load } = createRealm();
    run('var $ = { fn: 1, all: 2, own: 3 };');
    load();
    expect(run('[$.fn === ElementCollection.prototype, typeof $.all, $.own, $.host.all].join()')).toBe(
      'true,function,3,2',
    );
  });

  it('It shows methods that only reflection finds', () => {
    const { run, load } = createRealm('bare ES3');
    run(`var $ = (function () {
      function Helper() {}
      Helper.prototype.secret = function () { return this.value; };
      var helper = new Helper();
      helper.value = 7;
      helper.reflect = { properties: [], methods: [{ name: 'secret' }] };
      return helper;
    })();`);
    load();
    expect(run('$.secret()')).toBe(7);
  });
});

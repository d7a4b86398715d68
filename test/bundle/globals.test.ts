import fs from 'node:fs';
import path from 'node:path';
import { version } from '../../package.json';
import { ENGINES, createRealm } from './realms';
import { LIBRARY_NAMES as NAMES } from '../support/libraryNames';

const dist = (name: string): Buffer => fs.readFileSync(path.resolve(__dirname, '../../dist', name));

/** A script that lists everything it sees of the language's library: own names of builtins, and names in for-in. */
const SNAPSHOT = `(function () {
  var lines = [];
  var builtins = 'Object Function Array String Boolean Number Date RegExp Error TypeError RangeError Math'.split(' ');
  var names = hidden.names;
  for (var i = 0; i < builtins.length; i++) {
    var builtin = Function('return this')()[builtins[i]];
    lines.push(builtins[i] + ': ' + names(builtin).join());
    if (builtin.prototype) lines.push(builtins[i] + '.prototype: ' + names(builtin.prototype).join());
  }
  var samples = [[], {}, '', function () {}, 0, true, new Date(0), /a/, new Error()];
  for (var j = 0; j < samples.length; j++) for (var key in samples[j]) lines.push(j + ' shows ' + key);
  return lines.join('\\n');
})()`;

describe('the built script', () => {
  it('It is the same file under both names', () => {
    expect(dist('collection.jsx').equals(dist('collection.jsfl'))).toBe(true);
  });

  it('It begins with a banner that has the version and no date', () => {
    const [banner] = dist('collection.jsx').toString('latin1').split('\n');
    expect(banner).toContain(` ${version}:`);
    expect(banner).not.toMatch(/\d{4}/);
  });

  it('It is ASCII', () => {
    expect(dist('collection.jsx').every((byte) => byte < 0x80)).toBe(true);
  });
});

describe.each(ENGINES)('the script in an engine like %s', (engine) => {
  const create = (): ReturnType<typeof createRealm> => {
    const realm = createRealm(engine);
    realm.globals.hidden = { names: Object.getOwnPropertyNames };
    return realm;
  };

  it('It defines the eight documented names and no other', () => {
    const { globals, load } = create();
    const before = Object.getOwnPropertyNames(globals);
    load();
    load();
    const added = Object.getOwnPropertyNames(globals).filter((name) => !before.includes(name));
    expect(added.sort()).toEqual(NAMES);
  });

  it('It changes nothing in the library of the language', () => {
    const { run, load } = create();
    const before = run(SNAPSHOT);
    load();
    expect(run(SNAPSHOT)).toBe(before);
  });

  it('It keeps its classes and their plugins when it is loaded twice', () => {
    const { run, load } = create();
    load();
    run(`
      var first = [Collection, ElementCollection, ItemCollection, Selectors, $, $$];
      Collection.prototype.blink = function () { return 'blinked'; };
      var before = new Collection([1]);`);
    load();
    expect(
      run(`
      var second = [Collection, ElementCollection, ItemCollection, Selectors, $, $$], same = 0;
      for (var i = 0; i < 6; i++) if (first[i] === second[i]) same++;
      [same, before instanceof Collection, before.blink(), new Collection().blink()].join()`),
    ).toBe('6,true,blinked,blinked');
  });

  it('It takes back a name that another script took, when it is loaded again', () => {
    const { run, load } = create();
    load();
    run('var ours = $; $ = { theirs: 1 };');
    load();
    expect(run('[$ === ours, $.theirs, $.host.theirs].join()')).toBe('true,1,1');
    run('Collection.noConflict();');
    expect(run('$.theirs + typeof Collection')).toBe('1undefined');
  });

  it('It gives every name back and returns the library on noConflict', () => {
    const { globals, run, load } = create();
    run("var Selectors = 'mine', $$ = null;");
    const before = Object.getOwnPropertyNames(globals).sort();
    load();
    run('var library = Collection.noConflict();');
    expect(run("[Selectors, $$, typeof Collection, typeof $].join('|')")).toBe('mine||undefined|undefined');
    expect(Object.getOwnPropertyNames(globals).sort()).toEqual([...before, 'library'].sort());
    expect(run('var names = []; for (var name in library) names.push(name); names.sort().join()')).toBe(
      NAMES.join(),
    );
    expect(run('new library.Collection([1, 2]).elements.length')).toBe(2);
    expect(run('library.Collection.noConflict() === library')).toBe(true);
  });

  it('It does not change a name on noConflict that another script took since', () => {
    const { run, load } = create();
    load();
    run('var library = Collection; Selectors = 1; library.noConflict();');
    expect(run('Selectors')).toBe(1);
  });

  it('It replaces another version until noConflict', () => {
    const { run, load } = create();
    run('var $ = { writeln: function () { return "written"; } };');
    load();
    run("var older = { Collection: Collection, $: $ }; Collection.version = '0.0.1';");
    load();
    expect(run('[Collection === older.Collection, $ === older.$, Collection.version].join()')).toBe(
      `false,false,${version}`,
    );
    expect(run('[$.host === older.$.host, $.writeln()].join()')).toBe('true,written');
    run('Collection.noConflict();');
    expect(run('[Collection === older.Collection, $ === older.$].join()')).toBe('true,true');
    run('Collection.noConflict();');
    expect(run('[typeof Collection, $.writeln()].join()')).toBe('undefined,written');
  });

  it('It has its version in Collection.version', () => {
    const { run, load } = create();
    load();
    expect(run('Collection.version')).toBe(version);
  });
});

import fs from 'fs';
import { memberNames } from '../../src/host/memberNames';
import { ENGINES, LACKING, without } from '../support/olderEngine';

const unreadable = {
  get(): never {
    throw new Error('read');
  },
  configurable: true,
};

/** An object whose members for-in does not show. */
function hiding(names: string[], prototype: object = Object.prototype): object {
  const object = Object.create(prototype) as object;
  for (const name of names) Object.defineProperty(object, name, unreadable);
  return object;
}

/** The members of `$` that types-for-adobe declares. */
function declared(): string[] {
  const file = require.resolve('types-for-adobe/shared/JavaScript.d.ts');
  const [, body] = /^interface \$ \{(.*?)^\}/ms.exec(fs.readFileSync(file, 'utf8')) as string[];
  return Array.from(body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm), ([, name]) => name);
}

describe.each(ENGINES)('in an engine like %s', (engine) => {
  const namesOf = (object: object) =>
    without(LACKING[engine], () => memberNames(object))
      .filter((name) => name !== 'toString')
      .sort();

  it('Members that for-in shows are listed, inherited ones too, each once', () => {
    const object = Object.assign(Object.create({ inherited: 1, both: 1 }) as object, { own: 1, both: 2 });
    expect(namesOf(object)).toEqual(['both', 'inherited', 'own']);
  });

  it("All members of ExtendScript's $ are listed, though for-in shows none, and none is read", () => {
    const names = declared();
    expect(names.length).toBeGreaterThan(30);
    const helper = hiding(names);
    expect(without(LACKING[engine], () => memberNames(helper)).sort()).toEqual(names.sort());
  });

  it('The properties and methods that the object reflects are listed', () => {
    const reflect = { properties: [{ name: 'value' }], methods: [{ name: 'run' }, { name: 'value' }] };
    expect(namesOf({ reflect })).toEqual(['run', 'value']);
    expect(namesOf({ reflect: { methods: [{ name: 'run' }] } })).toEqual(['run']);
    expect(namesOf({ reflect: { properties: [{ name: 'value' }] } })).toEqual(['value']);
  });

  it.each([[null], [5], ['text'], [{ properties: 1, methods: [null] }]])(
    'A reflect of another kind, %j, does no harm',
    (reflect) => {
      expect(namesOf({ own: 1, reflect })).toEqual(['own']);
    },
  );

  it('Members of every object are not listed, except toString', () => {
    const common = { valueOf: 1, constructor: 1, hasOwnProperty: 1, prototype: 1, __proto_of_us__: 1 };
    expect(namesOf({ ...common, own: 1 })).toEqual(['own']);
    expect(without(LACKING[engine], () => memberNames({}))).toEqual(['toString']);
    expect(namesOf({ prototypes: 1, aprototype: 1, reflected: 1, __half: 1, half__: 1 })).toEqual([
      '__half',
      'aprototype',
      'half__',
      'prototypes',
      'reflected',
    ]);
  });

  it('Members with the names of built-in ones are listed', () => {
    expect(namesOf({ watch: 1, $watch: 1 })).toEqual(['$watch', 'watch']);
  });
});

it('Hidden members are listed in engines that show them, except those of every object', () => {
  const object = hiding(['own', 'both'], hiding(['inherited', 'both']));
  expect(memberNames(object).sort()).toEqual(['both', 'inherited', 'own', 'toString']);
  expect(memberNames(hiding(['alone'], Object.create(null) as object))).toEqual(['alone']);
});

it('The own members of a function are listed, and none of those of every function', () => {
  const library = Object.assign(() => 0, { shown: 1 });
  Object.defineProperty(library, 'hidden', unreadable);
  expect(memberNames(library)).toEqual(['shown', 'hidden', 'toString']);
  expect(memberNames(hiding(['name', 'length', 'call']))).toEqual(['name', 'length', 'call', 'toString']);
});

it.each([['getOwnPropertyNames'], ['getPrototypeOf']])(
  'An engine without %s lists no hidden members',
  (name) => {
    const object = hiding(['own']);
    expect(without([[Object, name]], () => memberNames(object))).toEqual(['toString']);
  },
);

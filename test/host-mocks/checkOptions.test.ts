import { createHost, openHost, type HostOptions } from '../../app';
import { checkOptions } from '../../host-mocks/checkOptions';
import { defaults } from '../../host-mocks/options';

const wrong = (options: object): Partial<HostOptions> => options as Partial<HostOptions>;

describe('options of a host', () => {
  it.each([
    [{ rots: [] }, 'options: unknown option "rots" (did you mean "roots"?)'],
    [{ Realm: 'here' }, 'options: unknown option "Realm" (did you mean "realm"?)'],
    [{ somethingElse: 1 }, /^options: unknown option "somethingElse" \(known: selectionSet, .*onWarning\)$/],
    [{ realm: 'same' }, 'options.realm: expected "separate" or "here", got "same"'],
    [{ libraryOrder: 5 }, 'options.libraryOrder: expected "file", "created" or "name", got 5'],
    [{ findItemIndexMiss: 'none' }, 'options.findItemIndexMiss: expected "", null, -1 or [], got "none"'],
    [{ canSave: 'no' }, 'options.canSave: expected true or false, got "no"'],
    [{ roots: 'art' }, 'options.roots: expected an Array of paths, got "art"'],
    [{ fonts: [1] }, 'options.fonts: expected an Array of paths, got an object'],
    [{ answers: 'yes' }, 'options.answers: expected an Array or a function, got "yes"'],
    [{ onTrace: {} }, 'options.onTrace: expected a function, got an object'],
    [{ limits: { maxEntrys: 1 } }, 'options.limits: unknown option "maxEntrys" (did you mean "maxEntries"?)'],
    [{ limits: { maxDepth: 'deep' } }, 'options.limits.maxDepth: expected a number, got "deep"'],
  ])('%j are refused', (options, message) => {
    expect(() => createHost({}, wrong(options))).toThrow(message);
  });

  it('Wrong options are refused by openHost before it opens the document', () => {
    expect(() => openHost('there-is-no-such.fla', wrong({ realm: 'same' }))).toThrow('options.realm');
  });

  it('An option that is left out, or undefined, has its default', () => {
    expect(checkOptions({ roots: undefined, era: 'cs6' })).toEqual({ ...defaults, era: 'cs6' });
    expect(checkOptions(defaults)).toEqual(defaults);
  });
});

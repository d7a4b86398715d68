import vm from 'vm';
import { buildersOf, makeBuilders, type Builders } from '../../../host-mocks/realm/builders';
import { makeTypeChecks } from '../../../host-mocks/realm/typeChecks';
import { worldHere } from '../../../host-mocks/realm/worldHere';

const TEXT = `(${String(makeBuilders)})((${String(makeTypeChecks)})())`;

/** The builders of a fresh realm, made from their source only. */
function elsewhere(): { builders: Builders; evaluate: (source: string) => unknown } {
  const context = vm.createContext({});
  const evaluate = (source: string): unknown => vm.runInContext(source, context);
  return { builders: evaluate(TEXT) as Builders, evaluate };
}

describe('the builders', () => {
  it('Their source needs nothing else in a fresh realm, and its objects belong there', () => {
    const { builders, evaluate } = elsewhere();
    const isOf = (type: string, value: unknown): boolean =>
      (evaluate(`(function (value) { return value instanceof ${type}; })`) as (value: unknown) => boolean)(
        value,
      );
    const made: [string, unknown][] = [
      ['Array', builders.array(3)],
      ['Object', builders.object()],
      ['Date', builders.date(0)],
      ['RangeError', builders.error('RangeError', 'far')],
      ['Function', builders.method('play', () => 1, undefined)],
      ['Function', builders.constructorOf('Layer')],
      ['Function', builders.alone(() => 1)],
    ];
    expect(made.filter(([type, value]) => !isOf(type, value))).toEqual([]);
    expect(builders.isOwn(evaluate('[]'))).toBe(true);
    expect(builders.isOwn(globalThis)).toBe(false);
  });

  it('An error of another realm becomes one of the realm of the builders', () => {
    const { builders, evaluate } = elsewhere();
    const fail = (): never => {
      throw new TypeError('from outside');
    };
    const failing = builders.method('play', fail, undefined);
    expect(failing).toThrow('from outside');
    const caught = evaluate('(function (f) { try { f(); } catch (e) { return e instanceof Error; } })') as (
      f: unknown,
    ) => boolean;
    expect(caught(failing)).toBe(true);
  });

  it('The realm of the host evaluates nothing', () => {
    const { builders, evaluated } = (() => {
      const texts: string[] = [];
      const world = { ...worldHere(), run: (source: string): unknown => texts.push(source) };
      return { builders: buildersOf(world), evaluated: texts };
    })();
    expect(evaluated).toEqual([]);
    expect(builders.array(2)).toHaveLength(2);
  });
});

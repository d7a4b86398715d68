import vm from 'vm';
import { evaluateInRealm } from '../../../host-mocks/realm/evaluateInRealm';
import { makeTypeChecks } from '../../../host-mocks/realm/typeChecks';

const context = vm.createContext({});
const evaluate = (source: string): unknown => vm.runInContext(source, context);
const world = { global: {}, run: evaluate };

describe('a function made in another realm', () => {
  it('The objects that it makes belong to that realm', () => {
    const list = evaluateInRealm(world, () => [1, 2])();
    expect(list).toHaveLength(2);
    expect(list instanceof Array).toBe(false);
    expect((evaluate('(list) => list instanceof Array') as (list: unknown) => boolean)(list)).toBe(true);
  });

  it('It is strict: its callers cannot be read', () => {
    const self = evaluateInRealm(world, function (this: unknown) {
      return this;
    });
    expect(self()).toBeUndefined();
  });

  it('Its own tests tell its objects from ours', () => {
    const { isOwn, ownError } = evaluateInRealm(world, makeTypeChecks)();
    expect([isOwn([]), isOwn(evaluate('[]')), isOwn(1)]).toEqual([false, true, true]);
    const fault = new Error('ours');
    expect(ownError(fault)).not.toBe(fault);
    expect((ownError(fault) as Error).message).toBe('ours');
  });
});

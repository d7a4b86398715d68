import { blameDeleted } from '../../src/host/blameDeleted';

const alive = (name: string) => ({ name });
const gone = () =>
  Object.defineProperty({}, 'name', {
    get() {
      throw new Error('Invalid JavaScript object.');
    },
  });
const failing = (message: string) => () => {
  throw new Error(message);
};

describe('a query about objects, one of which is gone', () => {
  it.each<[string, object[][], string]>([
    ['in the only list', [[alive('a'), gone()]], 'Query(): element 1, '],
    ['in a later list', [[alive('a'), alive('b')], [], [gone(), alive('c')]], 'Query(): element 2, '],
    ['the first of two', [[alive('a')], [alive('b'), gone()], [gone()]], 'Query(): element 2, '],
  ])('blameDeleted() names the deleted object by its position among all: %s', (_title, lists, message) => {
    expect(() => blameDeleted('Query', lists, failing('Invalid JavaScript object.'))).toThrow(message);
  });

  it.each([
    ['mine', [[alive('a')], [gone()]]],
    ['the script says: Invalid JavaScript object', [[alive('a')], [gone()]]],
    ['Invalid JavaScript object. Another one.', [[alive('a')], [alive('b')]]],
  ])('Any other error is passed: %s', (message, lists) => {
    const problem = new Error(message);
    const run = () =>
      blameDeleted('Query', lists, () => {
        throw problem;
      });
    let thrown: unknown;
    try {
      run();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBe(problem);
  });

  it('The result of the query is returned', () => {
    const found = [alive('a')];
    expect(blameDeleted('Query', [[gone()]], () => found)).toBe(found);
  });
});

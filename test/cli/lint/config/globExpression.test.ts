import { globExpression } from '../../../../host-mocks/cli/lint/config/globExpression';

describe('globExpression', () => {
  it.each([
    ['legacy/**', ['legacy/a.fla', 'legacy/b/c.fla'], ['a/legacy/b.fla', 'legacy2/a.fla']],
    ['**/old/*.fla', ['old/a.fla', 'art/old/a.fla'], ['old/b/a.fla']],
    ['*.fla', ['a.fla', 'art/a.fla'], ['a.xfl']],
    ['art/{a,b?}.fla', ['art/a.fla', 'art/b1.fla'], ['art/c.fla', 'art/b.fla']],
    ['art/[!a]*.fla', ['art/b.fla'], ['art/a.fla']],
    ['art/sky', ['art/sky', 'art/sky/LIBRARY/star.xml'], ['art/skyline']],
    ['./a+b (1).fla', ['a+b (1).fla'], ['aab (1).fla']],
  ])('%s fits what it names, and nothing else', (pattern, fitting, others) => {
    const expression = globExpression(pattern);
    expect(fitting.filter((path) => !expression.test(path))).toEqual([]);
    expect(others.filter((path) => expression.test(path))).toEqual([]);
  });
});

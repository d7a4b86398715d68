import { withVar } from '../../../host-mocks/language/withVar';

it.each([
  ['const a = 1;\nlet b;', 'var   a = 1;\nvar b;'],
  ['{ const kept = 1; }', '{ const kept = 1; }'],
  ['var a;', 'var a;'],
])('%j is %j with variables of the global object', (source, expected) => {
  expect(withVar(source)).toBe(expected);
});

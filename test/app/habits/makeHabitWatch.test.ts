import { api } from '../../../src/api';
import { install } from '../../../src/install';
import { tryCall } from './support/callKinds';
import { HABITS } from './support/habitCalls';

describe.each(HABITS)('Calls by the habit of %s', (_library, rows) => {
  it.each(rows)('%s', (call, wanted) => {
    const { kind, text } = tryCall(call, wanted, () => install(globalThis as never, api));
    if (wanted instanceof RegExp) expect(text).toMatch(wanted);
    expect(kind).toBe(wanted instanceof RegExp ? 'said' : 'works');
  });
});
it('There are 139 calls; of those that do not work none is silent or left to the engine', () => {
  // Before anything answered: 38 worked, 11 were answered by the library, 69 by the engine, and 21 by nothing.
  const all = HABITS.flatMap(([, rows]) => rows);
  const works = all.filter(([, wanted]) => !(wanted instanceof RegExp));
  expect([works.length, all.length - works.length]).toEqual([38, 101]);
});

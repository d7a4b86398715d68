import { group, shape, text } from '../../support/plainHost';
import { namesOf } from '../find';

describe(':is and :not', () => {
  const elements = [
    shape({ name: 'a', x: 1 }),
    shape({ name: 'b', x: 2 }),
    text('static', { name: 'c', x: 3 }),
    text('input', { name: 'd', x: 4 }),
  ];

  it.each([
    [':not(:text)', 'a b', 'what does not match'],
    [':is(:text)', 'c d', 'what matches'],
    [':not(a, d)', 'b c', 'commas included'],
    [':is(a, :input)', 'a d', 'commas included'],
    [':not(:text[x>3])', 'a b c', 'all steps of the part'],
    [':not(:not(:text))', 'c d', 'within one another'],
    [':not(:first)', 'b c d', 'positions count in the set at that point'],
    [':text:not(:first)', 'd', 'positions count in the set at that point'],
    [':is(:odd, :last)', 'a c d', 'positions and commas'],
    ['[x>1]:not(:text:last)', 'b c', 'steps before a position'],
    [':not(*)', '', 'nothing is nothing'],
    ['*:is(:text):first', 'c', 'and on'],
  ])('%s finds "%s": %s', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });

  it('The set that replaces another one is matched', () => {
    const inner = group([shape({ name: 'dot' })], { name: 'inner' });
    const elements = [group([inner], { name: 'outer' }), inner, shape({ name: 'lone' })];
    expect(namesOf(':is(:children)', elements)).toBe('inner');
    expect(namesOf(':not(:descendants)', elements)).toBe('outer lone');
  });
});

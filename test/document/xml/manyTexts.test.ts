import { parseTree } from '../../../document/xml/parseTree';
import { DEFAULT_LIMITS } from '../../../document/container/limits';

/** A text of so many elements, each of its own width, and where they stand. */
function textOf(count: number): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '<r>';
  for (let i = 0; i < count; i++) {
    starts.push(text.length);
    text += `<e n="${i * 7919}"/>${' '.repeat(i % 3)}`;
  }
  return { text: `${text}</r>`, starts };
}

it('Texts of all sizes that are read in order keep their own elements', () => {
  const counts = Array.from({ length: 600 }, (_, i) => (i % 97 === 96 ? 20_000 : (i * 31) % 230));
  const read = counts.map((count) => {
    const { text, starts } = textOf(count);
    return { root: parseTree('a.xml', text, DEFAULT_LIMITS), starts, length: text.length };
  });
  for (const { root, starts, length } of read) {
    // As texts: `expect` goes through lists of numbers slowly.
    expect(root.children.map(({ start }) => start).join()).toBe(starts.join());
    expect(root.end).toBe(length);
  }
});

it('A text that is refused leaves the texts before and after it as they are', () => {
  const before = parseTree('a.xml', '<a><b/></a>', DEFAULT_LIMITS);
  expect(() => parseTree('b.xml', '<a><b/><c/><d></a>', DEFAULT_LIMITS)).toThrow('malformed XML');
  const after = parseTree('c.xml', '<x> <y/></x>', DEFAULT_LIMITS);
  expect([before.children[0]?.start, before.end, after.children[0]?.start, after.end]).toEqual([
    3, 11, 4, 12,
  ]);
});

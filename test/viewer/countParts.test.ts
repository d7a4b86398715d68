import { createHost } from '../../app/browser';
import { describeDocuments, documents } from '../support/documents';
import { openHost } from '../../app';
import { countParts } from '../../viewer/engine/countParts';
import { sample } from '../support/sample';

/** Counts as a browser would, part by part; `limit` keeps it from counting forever. */
function countOneByOne(svg: string, limit = 1e6): number {
  const definitions = new Map(
    [...svg.matchAll(/ id="(d[0-9a-z]+)"[^]*?(?= id="d|<\/defs>)/g)].map(([text, id]) => [id, text]),
  );
  const open = [svg.slice(Math.max(0, svg.indexOf('</defs>')))];
  let count = 0;
  for (let text = open.pop(); text !== undefined && count < limit; text = open.pop()) {
    count += text.split('<').length - 1;
    for (const [, id] of text.matchAll(/(?:href="#|="url\(#)(d[0-9a-z]+)/g))
      open.push(definitions.get(id) ?? '');
  }
  return count;
}

describe('the parts of a picture', () => {
  it.each([1, 2, 5, 10])('Symbols that hold one another twice, %i deep, double the parts', (levels) => {
    const library = Array.from({ length: levels + 1 }, (_, level) => ({
      name: `level${level}`,
      layers: [
        {
          elements:
            level === 0
              ? [{ shape: 'oval' as const, width: 5, height: 5 }]
              : [0, 9].map((x) => ({ item: `level${level - 1}`, x })),
        },
      ],
    }));
    const svg = createHost({ library, layers: [{ elements: [{ item: `level${levels}` }] }] }).render();
    expect(countParts(svg)).toBe(countOneByOne(svg));
    expect(countParts(svg)).toBeGreaterThan(2 ** levels);
  });

  it('A picture of nothing has few parts', () => {
    expect(countParts(createHost({}).render())).toBeLessThan(10);
  });
});

describeDocuments('the parts of pictures of real documents', () => {
  it('They are far from the limit', () => {
    const counts = sample(4, documents).map(({ path }) => countParts(openHost(path).render()));
    expect(Math.max(...counts)).toBeLessThan(40_000);
  });
});

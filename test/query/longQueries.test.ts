import path from 'path';
import { Host } from '../../app/host/Host';
import { openLiteral } from '../../app/host/openLiteral';
import { nodePlatform } from '../../platform/node/nodePlatform';

const library = path.resolve(__dirname, '../../dist/collection.jsx');
const COUNT = 320;

/** A document with more objects than an expression of a query can stand for in one function. */
function openCrowd(): Host {
  const host = new Host(nodePlatform, { realm: 'separate' });
  const elements = Array.from({ length: COUNT }, (_none, x) => ({
    shape: 'oval' as const,
    x,
    y: 0,
    width: 1,
    height: 1,
  }));
  openLiteral(host, {
    layers: [{ elements: elements.map((element) => ({ drawingObject: true, ...element })) }],
  } as Parameters<typeof openLiteral>[1]);
  host.scripts.runPlain(library);
  return host;
}

describe('a long query ends, or says which bound it met', () => {
  const host = openCrowd();
  const count = (query: string): unknown => {
    const source = `(function () { try { return $(${JSON.stringify(query)}).length } catch (error) { return error.message } })()`;
    return host.scripts.run(source, 'a.jsfl');
  };

  it.each([
    ['40,000 groups', `${'*,'.repeat(40_000)}*`, COUNT],
    ['20,000 attributes', `*${'[x>=-99]'.repeat(20_000)}`, COUNT],
    ['an attribute with 3,000 dots', `[${'a.'.repeat(3000)}a]`, 0],
    ['3,000 steps down', `${'* '.repeat(3000)}*`, 0],
    ['20,000 children', `${'* > '.repeat(20_000)}*`, 0],
    ['20,000 choices', `:is(${'a,'.repeat(20_000)}a)`, 0],
    ['a name of a million characters', 'x'.repeat(1_000_000), 0],
    ['3,000 wildcards', '*a'.repeat(3000), 0],
  ])('%s', (_what, query, expected) => {
    expect(count(query)).toBe(expected);
  });

  it('10,000 queries within one another', () => {
    const said = count(`${':not('.repeat(10_000)}*${')'.repeat(10_000)}`) as string;
    expect(said).toMatch(/^\$\(\): too deep: the maximum is 32 queries within one another\n/);
    expect(said.length).toBeLessThan(1000);
  });
});

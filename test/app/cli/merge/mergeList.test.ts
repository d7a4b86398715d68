import fc from 'fast-check';
import { Decisions } from '../../../../app/cli/merge/Decisions';
import { mergeList } from '../../../../app/cli/merge/mergeList';
import { MergeRun } from '../../../../app/cli/merge/MergeRun';
import { XmlNode } from '../../../../document/xml/XmlNode';

/** The names of a merged list of nodes that are told apart by their names. */
function mergedNames(...versions: [base: string[], ours: string[], theirs: string[]]): string[] {
  const [base, ours, theirs] = versions.map((names) => names.map((name) => XmlNode.create(name)));
  const pairs = (side: XmlNode[]): Map<XmlNode, XmlNode> => {
    const named = new Map(side.map((node) => [node.name, node]));
    return new Map(
      base.flatMap((node) => {
        const partner = named.get(node.name);
        return partner ? [[node, partner] as const] : [];
      }),
    );
  };
  const list = { base, ours, theirs, oursOf: pairs(ours), theirsOf: pairs(theirs), bothAdded: new Map() };
  const merged = mergeList(
    {
      ...list,
      mergePair: (pair) => pair.ours,
      isChanged: () => false,
      describeRemoved: () => ({ what: 'node', base: null, ours: null, theirs: null }),
    },
    new MergeRun(new Decisions()),
  );
  return merged.nodes.map(({ name }) => name);
}

describe('mergeList', () => {
  const order = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 6 });

  it('The order of the side that moved things is the result, with what the other added', () => {
    fc.assert(
      fc.property(order, order, fc.nat(6), (base, moved, at) => {
        expect(mergedNames(base, base, moved)).toEqual(moved);
        expect(mergedNames(base, moved, base)).toEqual(moved);
        const added = [...moved.slice(0, at), 'new', ...moved.slice(at)];
        expect(mergedNames(base, base, added)).toEqual(added);
        expect(mergedNames(base, added, base)).toEqual(added);
      }),
    );
  });

  it('A merged list takes 150,000 new nodes', () => {
    const names = Array.from({ length: 150_000 }, (_, index) => `n${index}`);
    expect(mergedNames([], [], names)).toHaveLength(names.length);
  });
});

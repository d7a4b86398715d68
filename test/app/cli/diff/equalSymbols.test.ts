import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { compareFacts } from '../../../../app/cli/diff/compareFacts';
import { equalSymbols } from '../../../../app/cli/diff/equalSymbols';
import { factsOf } from '../../../../app/cli/facts/factsOf';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';

const oval = { shape: 'oval', width: 20, height: 20 } as const;
const STARS: DocumentLiteral = {
  library: [
    { name: 'star', layers: [{ elements: [oval] }] },
    { name: 'moon', layers: [{ elements: [oval] }] },
    { name: 'sky', layers: [{ elements: [{ group: [{ item: 'star' }] }] }] },
  ],
  layers: [{ elements: [{ item: 'sky' }] }],
};

function open(literal: DocumentLiteral): Document {
  return openLiteral(new Host(nodePlatform), literal);
}

/** The names of the symbols whose files were read. */
function readSymbols(document: Document): string[] {
  return document.library.items.flatMap((item) =>
    item instanceof SymbolItem && item.file.isParsed ? item.name : [],
  );
}

describe('symbols that are equal in two documents', () => {
  it('They are not read, where everything is equal', () => {
    const [before, after] = [open(STARS), open(STARS)];
    const equal = equalSymbols(before, after);
    expect([...equal]).toEqual(['LIBRARY/star.xml', 'LIBRARY/moon.xml', 'LIBRARY/sky.xml']);
    expect(compareFacts(factsOf(before, equal), factsOf(after, equal))).toEqual([]);
    expect([before, after].flatMap(readSymbols)).toEqual([]);
  });

  it('The place of a group follows from what it shows: it is read where anything differs', () => {
    const [star, ...others] = STARS.library ?? [];
    const [before, after] = [
      open(STARS),
      open({ ...STARS, library: [{ ...star, layers: [{ elements: [{ ...oval, width: 90 }] }] }, ...others] }),
    ];
    const equal = equalSymbols(before, after);
    expect([...equal]).toEqual(['LIBRARY/moon.xml']);
    const changes = compareFacts(factsOf(before, equal), factsOf(after, equal));
    expect(changes).toEqual(compareFacts(factsOf(before), factsOf(after)));
    expect(changes.map(({ timeline }) => timeline)).toEqual(expect.arrayContaining(['star', 'sky']));
  });
});

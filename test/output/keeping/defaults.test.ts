import { TABLES } from '../../../document/xfl/schema/tables';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Document } from '../../../host-mocks/model/document/Document';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { KEEPING_FORMATS, type KeepingFormat } from '../../../output/published/keeping';
import { sample } from '../../support/sample';
import { FEATURES } from './features';
import { make } from './keptBy';

const FORMATS = Object.keys(KEEPING_FORMATS) as KeepingFormat[];

/** Attributes whose presence means something, whatever they hold: a grid of nine slices, and the mode of a colour effect. */
const TELLING = /^(DOM(Symbol|Component)Item scaleGrid|Color )/;

/** Writes the default of each attribute that a document lacks. */
function writeDefaults({ node, library }: Document): void {
  const files = library.items.flatMap((item) =>
    item instanceof SymbolItem && item.hasContent ? [item.file.root] : [],
  );
  for (const root of [node, ...files]) for (const part of [...root.subtree()]) addDefaults(part);
}

function addDefaults(node: XmlNode): void {
  for (const { name, initial, format } of Object.values(TABLES.get(node.name) ?? {}))
    if (node.attr(name) === undefined && !TELLING.test(`${node.name} ${name}`))
      node.setAttr(name, format(initial));
}

describe('A default that is written means what its absence means', () => {
  it.each(sample(24, Object.keys(FEATURES)))('%s', (name) => {
    const [piece] = FEATURES[name];
    for (const format of FORMATS)
      expect({ format, ...make(format, piece, writeDefaults) }).toEqual({ format, ...make(format, piece) });
  });
});

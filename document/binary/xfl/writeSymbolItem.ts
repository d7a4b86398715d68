import { isComponent, type DocumentPage, type RectangleRecord } from '../catalogue/Catalogue';
import { ownerName } from '../media/componentFiles';
import type { PageRecord } from '../timeline/readPage';
import { componentAttributes } from './componentAttributes';
import { linkageAttributes } from './linkageAttributes';
import { NAMESPACES } from './namespaces';
import { toLineFeeds } from './toLineFeeds';
import { writeParameters } from './writeParameters';
import type { TimelineContext } from './TimelineContext';
import { writeTimeline } from './writeTimeline';
import type { WrittenAttributes } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';
import { SYMBOL_ITEM, type SCALING_GRID } from '../../xfl/schema/itemSchema';
import { withoutDefaults, type RecordValues } from '../../xfl/schema/recordOf';

/** A file in `LIBRARY`; `page` null for a timeline that could not be read. */
export function writeSymbolItem(
  context: TimelineContext,
  symbol: DocumentPage,
  page: PageRecord | null,
): void {
  const { xml } = context;
  xml.element(
    isComponent(symbol) ? 'DOMComponentItem' : 'DOMSymbolItem',
    symbolAttributes(context, symbol),
    () => {
      xml.element('timeline', {}, () => writeTimeline(context, symbol.name, page));
      if (isComponent(symbol) && symbol.component !== null) {
        writeParameters(xml, symbol.component.parameters);
        const { classProperties } = symbol.component;
        if (classProperties !== '') xml.cdataElement('classProperties', toLineFeeds(classProperties));
      }
    },
  );
}

function symbolAttributes({ names }: TimelineContext, symbol: DocumentPage): WrittenAttributes {
  const { item, scaleGrid, component } = symbol;
  return {
    ...NAMESPACES,
    ...withoutDefaults(SYMBOL_ITEM, { name: names.path(symbol), itemID: item.id }),
    ...linkageAttributes(item.linkage),
    ...withoutDefaults(SYMBOL_ITEM, {
      sourceLibraryItemHRef: item.linkage.sourceItem,
      sourceFlashFilepath: item.linkage.sourceFile,
      sourceLastModified: item.linkage.sourceModified,
      symbolType: symbol.type,
      ...(scaleGrid === null ? {} : gridAttributes(scaleGrid)),
      lastModified: symbol.modified,
    }),
    ...(isComponent(symbol) && component !== null
      ? {
          tooltip: component.tooltip || component.name || undefined,
          ...componentAttributes(ownerName('component', symbol.number), component),
        }
      : {}),
  };
}

function gridAttributes({ left, right, top, bottom }: RectangleRecord): RecordValues<typeof SCALING_GRID> {
  return {
    scaleGridLeft: left / TWIPS_PER_PIXEL,
    scaleGridRight: right / TWIPS_PER_PIXEL,
    scaleGridTop: top / TWIPS_PER_PIXEL,
    scaleGridBottom: bottom / TWIPS_PER_PIXEL,
  };
}

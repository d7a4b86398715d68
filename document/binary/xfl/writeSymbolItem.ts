import { isComponent, type DocumentPage } from '../catalogue/Catalogue';
import { ownerName } from '../media/componentFiles';
import type { PageRecord } from '../timeline/readPage';
import { componentAttributes } from './componentAttributes';
import { linkageAttributes } from './linkageAttributes';
import { NAMESPACES } from './namespaces';
import { toLineFeeds } from './toLineFeeds';
import { writeParameters } from './writeParameters';
import type { TimelineContext } from './TimelineContext';
import { unless } from './writeTransform';
import { writeTimeline } from './writeTimeline';
import type { WrittenAttributes } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

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
    name: names.path(symbol),
    itemID: unless(item.id, ''),
    ...linkageAttributes(item.linkage),
    sourceLibraryItemHRef: unless(item.linkage.sourceItem, ''),
    sourceFlashFilepath: unless(item.linkage.sourceFile, ''),
    sourceLastModified: unless(item.linkage.sourceModified, 0),
    symbolType: symbol.type === 'movie clip' ? undefined : symbol.type,
    scaleGridLeft: scaleGrid === null ? undefined : scaleGrid.left / TWIPS_PER_PIXEL,
    scaleGridRight: scaleGrid === null ? undefined : scaleGrid.right / TWIPS_PER_PIXEL,
    scaleGridTop: scaleGrid === null ? undefined : scaleGrid.top / TWIPS_PER_PIXEL,
    scaleGridBottom: scaleGrid === null ? undefined : scaleGrid.bottom / TWIPS_PER_PIXEL,
    lastModified: unless(symbol.modified, 0),
    ...(isComponent(symbol) && component !== null
      ? {
          tooltip: unless(component.tooltip === '' ? component.name : component.tooltip, ''),
          ...componentAttributes(ownerName('component', symbol.number), component),
        }
      : {}),
  };
}

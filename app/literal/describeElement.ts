import type { Element } from '../../host-mocks/model/elements/Element';
import { UnknownElement } from '../../host-mocks/model/elements/UnknownElement';
import type { Item } from '../../host-mocks/model/library/items/Item';
import { INSTANCE } from '../../document/xfl/schema/instanceSchema';

/** Members that only some kinds of elements have. */
type Described = Element & {
  libraryItem?: Item | null;
  textType?: string;
  getTextString?(): string;
  isGroup?: boolean;
  isDrawingObject?: boolean;
  isRectangleObject?: boolean;
  isOvalObject?: boolean;
};

/** Describes an element in words: `instance of ui/star`, `dynamic text "0"`, `group`, `unknown kind DOMNovelty`. */
export function describeElement(element: Described): string {
  if (element instanceof UnknownElement) return `unknown kind ${element.node.name}`;
  if (element.elementType === 'instance') {
    return `instance of ${element.libraryItem?.name ?? (INSTANCE.libraryItemName.read(element.node) || 'nothing')}`;
  }
  if (element.elementType !== 'shape' && element.elementType !== 'shapeObj') {
    return `${element.textType ?? 'TLF'} text ${JSON.stringify(element.getTextString?.() ?? '')}`;
  }
  if (element.isRectangleObject) return 'rectangle';
  if (element.isOvalObject) return 'oval';
  if (element.isDrawingObject) return 'drawing object';
  return element.isGroup ? 'group' : 'shape';
}

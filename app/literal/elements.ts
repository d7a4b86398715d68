import { written } from '../../document/xfl/schema/recordOf';
import { TEXT_ATTRS } from '../../document/xfl/schema/textSchema';
import { NODE_NAMES } from '../../document/xfl/texts/textType';
import { XmlNode } from '../../document/xml/XmlNode';
import { attributeTexts, matrixNode, matrixOf, pointNode } from './placement';
import { primitiveNode, shapeNode } from './shapes';
import type {
  ElementLiteral,
  GroupLiteral,
  InstanceLiteral,
  ItemLiteral,
  TextLiteral,
} from './DocumentLiteral';

/** The items of the document by path: the tag of an instance depends on its item. */
export type Items = ReadonlyMap<string, ItemLiteral>;

const INSTANCE_TAGS: Partial<Record<string, string>> = {
  bitmap: 'DOMBitmapInstance',
  video: 'DOMVideoInstance',
  component: 'DOMComponentInstance',
  'compiled clip': 'DOMCompiledClipInstance',
};

export function elementNode(literal: ElementLiteral, items: Items): XmlNode {
  if ('item' in literal) return instanceNode(literal, items);
  if ('text' in literal) return textNode(literal);
  if ('shape' in literal) return shapeNode(literal);
  if ('primitive' in literal) return primitiveNode(literal);
  if ('group' in literal) return groupNode(literal, items);
  const kinds = 'item, text, shape, primitive, group';
  throw new TypeError(`createHost: an element has one of ${kinds}; got ${JSON.stringify(literal)}`);
}

function instanceNode(literal: InstanceLiteral, items: Items): XmlNode {
  const item = items.get(literal.item);
  const type = item?.type ?? 'movie clip';
  const tag = INSTANCE_TAGS[type] ?? 'DOMSymbolInstance';
  const isSymbol = tag === 'DOMSymbolInstance';
  const symbolType = literal.symbolType ?? type;
  const { name, selected, locked, blendMode, firstFrame } = literal;
  const texts = attributeTexts(
    {
      libraryItemName: literal.item,
      name,
      selected,
      locked,
      blendMode,
      firstFrame,
      symbolType: isSymbol && symbolType !== 'movie clip' ? symbolType : undefined,
      loop: literal.loop ?? (isSymbol && symbolType === 'graphic' ? 'loop' : undefined),
      isVisible: literal.visible === false ? false : undefined,
      ...(type === 'video'
        ? { frameRight: (item?.width ?? 0) * 20, frameBottom: (item?.height ?? 0) * 20 }
        : {}),
    },
    literal.attributes,
  );
  const children = placementNodes(literal, isSymbol ? { x: 0, y: 0 } : undefined);
  if (literal.alpha !== undefined) {
    const color = XmlNode.create('Color', { alphaMultiplier: String(literal.alpha / 100) });
    children.push(XmlNode.create('color', {}, [color]));
  }
  return XmlNode.create(tag, texts, children);
}

function textNode(literal: TextLiteral): XmlNode {
  const {
    textType = 'static',
    width = 100,
    height = 20,
    size = TEXT_ATTRS.size.initial,
    face = 'Verdana',
    color,
  } = literal;
  const { name, selected, locked } = literal;
  const attrs = {
    ...written(TEXT_ATTRS, { size, bitmapSize: size * 20 }),
    face,
    ...attributeTexts({ fillColor: color }),
  };
  const run = XmlNode.create('DOMTextRun', {}, [
    XmlNode.create('characters', {}, [], literal.text),
    XmlNode.create('textAttrs', {}, [XmlNode.create('DOMTextAttrs', attrs)]),
  ]);
  const children = [...placementNodes(literal), XmlNode.create('textRuns', {}, [run])];
  const texts = attributeTexts({ name, selected, locked, width, height }, literal.attributes);
  return XmlNode.create(NODE_NAMES[textType], texts, children);
}

function groupNode(literal: GroupLiteral, items: Items): XmlNode {
  const { selected, locked, attributes } = literal;
  const members = literal.group.map((member) => elementNode(member, items));
  const children = literal.transformationPoint ? [pointNode(literal.transformationPoint)] : [];
  children.push(XmlNode.create('members', {}, members));
  return XmlNode.create('DOMGroup', attributeTexts({ selected, locked }, attributes), children);
}

/** Matrix and transformation point, if they differ from the defaults. */
function placementNodes(
  literal: InstanceLiteral | TextLiteral,
  fallback?: { x: number; y: number },
): XmlNode[] {
  const nodes: XmlNode[] = [];
  const matrix = matrixNode(matrixOf(literal));
  if (matrix) nodes.push(matrix);
  const point = literal.transformationPoint ?? fallback;
  if (point) nodes.push(pointNode(point));
  return nodes;
}

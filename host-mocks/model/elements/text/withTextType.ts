import { XmlNode } from '../../../../document/xml/XmlNode';
import { lookUp } from '../../../../document/xml/lookUp';
import { NODE_NAMES, type TextType } from '../../../../document/xfl/texts/textType';

/** Attributes that only some types of text have. They go when the type changes. */
const BELONGS: Readonly<Record<string, readonly TextType[]>> = {
  orientation: ['static'],
  lineType: ['dynamic', 'input'],
  scrollable: ['dynamic', 'input'],
  renderAsHTML: ['dynamic', 'input'],
  variableName: ['dynamic', 'input'],
  embedRanges: ['dynamic', 'input'],
  embeddedCharacters: ['dynamic', 'input'],
  embedVariantGlyphs: ['dynamic', 'input'],
  maxCharacters: ['input'],
};

/** Puts a text of another type in the place of `node`, with the same content and view, and returns it. */
export function withTextType(node: XmlNode, type: TextType): XmlNode {
  const fresh = XmlNode.create(NODE_NAMES[type]);
  for (const [name, value] of node.attributes()) {
    const isKept = lookUp(BELONGS, name)?.includes(type) ?? true;
    if (isKept) fresh.setAttr(name, value);
  }
  const { parent } = node;
  parent?.insert(fresh, parent.children.indexOf(node));
  for (const child of [...node.children]) fresh.append(child);
  fresh.view = node.view;
  node.view = undefined;
  node.remove();
  return fresh;
}

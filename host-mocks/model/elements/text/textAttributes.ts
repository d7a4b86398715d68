import { HostError } from '../../../../document/checks/HostError';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { checkText, describeValue } from '../../../../document/checks/checkValue';
import { assign } from '../../../../document/xfl/assign';
import { formatColor, parseColor } from '../../../../document/xfl/colors';
import type { XflAttribute } from '../../../../document/xfl/schema/XflAttribute';
import { TEXT_ATTRS } from '../../../../document/xfl/schema/textSchema';
import { TextFormat } from '../../../../document/xfl/texts/TextFormat';
import { isBold, isItalic, restyled } from './fontFace';

/** One property of TextAttrs: how `DOMTextAttrs` stores it. */
interface TextAttribute {
  read(node: XmlNode): unknown;
  /** `member` is the host's name of what is set, for errors. */
  write(node: XmlNode, value: unknown, member: string): void;
  /** Belongs to whole paragraphs. */
  isOfParagraph?: boolean;
}

const stored = (attribute: XflAttribute): TextAttribute => ({
  read: (node) => attribute.read(node),
  write: (node, value, member) => {
    assign(node, attribute, member, value);
  },
});

const ofParagraph = (attribute: XflAttribute): TextAttribute => ({
  ...stored(attribute),
  isOfParagraph: true,
});

const style = (has: (face: string) => boolean, part: 'isBold' | 'isItalic'): TextAttribute => ({
  read: (node) => has(TEXT_ATTRS.face.read(node)),
  write: (node, value) => {
    writeFace(node, restyled(TEXT_ATTRS.face.read(node), { [part]: Boolean(value) }));
  },
});

const size: TextAttribute = {
  ...stored(TEXT_ATTRS.size),
  write: (node, value, member) => {
    assign(node, TEXT_ATTRS.size, member, value);
    // The document repeats the size in twips.
    TEXT_ATTRS.bitmapSize.write(node, TEXT_ATTRS.size.read(node) * 20);
  },
};

const fillColor: TextAttribute = {
  read: (node) => formatColor(new TextFormat(node).color),
  write: (node, value, member) => {
    const { rgb, alpha } = parseColor(member, value);
    TEXT_ATTRS.fillColor.write(node, rgb);
    TEXT_ATTRS.alpha.write(node, alpha);
  },
};

const face: TextAttribute = {
  ...stored(TEXT_ATTRS.face),
  write: (node, value, member) => {
    writeFace(node, checkText(member, value));
  },
};

/** Documents name the face of every run, the default too. */
function writeFace(node: XmlNode, name: string): void {
  node.setAttr(TEXT_ATTRS.face.name, name);
}

export const TEXT_ATTRIBUTES = {
  aliasText: stored(TEXT_ATTRS.aliasText),
  alignment: ofParagraph(TEXT_ATTRS.alignment),
  autoKern: stored(TEXT_ATTRS.autoKern),
  bold: style(isBold, 'isBold'),
  characterPosition: stored(TEXT_ATTRS.characterPosition),
  characterSpacing: stored(TEXT_ATTRS.letterSpacing),
  face,
  fillColor,
  indent: ofParagraph(TEXT_ATTRS.indent),
  italic: style(isItalic, 'isItalic'),
  leftMargin: ofParagraph(TEXT_ATTRS.leftMargin),
  letterSpacing: stored(TEXT_ATTRS.letterSpacing),
  lineSpacing: ofParagraph(TEXT_ATTRS.lineSpacing),
  rightMargin: ofParagraph(TEXT_ATTRS.rightMargin),
  rotation: stored(TEXT_ATTRS.rotation),
  size,
  target: stored(TEXT_ATTRS.target),
  url: stored(TEXT_ATTRS.url),
} satisfies Record<string, TextAttribute>;

export type TextAttributeName = keyof typeof TEXT_ATTRIBUTES;

/** The property of that name; the error lists all of them. */
export function textAttribute(member: string, name: unknown): TextAttribute {
  const isListed = Object.prototype.hasOwnProperty.call(TEXT_ATTRIBUTES, String(name));
  if (!isListed) {
    const names = Object.keys(TEXT_ATTRIBUTES).join(', ');
    throw new HostError(
      `${member}: expected the name of a text attribute (${names}), got ${describeValue(name)}`,
    );
  }
  return TEXT_ATTRIBUTES[String(name) as TextAttributeName];
}

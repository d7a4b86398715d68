import { HostError } from '../../../realm/HostError';
import type { XmlNode } from '../../../xml/XmlNode';
import { checkChoice, checkNumber, checkText, describeValue } from '../../../realm/checkValue';
import { formatNumber, readFlag, readNumber, readText, writeFlag } from '../../xfl/attributes';
import { formatColor, parseColor, readColor, writeColor } from '../../xfl/colors';
import { isBold, isItalic, restyled } from './fontFace';

/** One property of TextAttrs: how `DOMTextAttrs` stores it. */
interface TextAttribute {
  read(node: XmlNode): unknown;
  /** `member` is the host's name of what is set, for errors. */
  write(node: XmlNode, value: unknown, member: string): void;
  /** Belongs to whole paragraphs. */
  isOfParagraph?: boolean;
}

const flag = (name: string, fallback: boolean): TextAttribute => ({
  read: (node) => readFlag(node, name, fallback),
  write: (node, value) => {
    writeFlag(node, name, Boolean(value), fallback);
  },
});

const number = (
  name: string,
  low: number,
  high: number,
  fallback = 0,
  isOfParagraph = false,
): TextAttribute => ({
  read: (node) => readNumber(node, name, fallback),
  write: (node, value, member) => {
    const checked = checkNumber(member, value, low, high);
    node.setAttr(name, checked === fallback ? null : formatNumber(checked));
  },
  isOfParagraph,
});

const choice = (name: string, choices: readonly string[], isOfParagraph = false): TextAttribute => ({
  read: (node) => readText(node, name, choices[0]),
  write: (node, value, member) => {
    const checked = checkChoice(member, value, choices);
    node.setAttr(name, checked === choices[0] ? null : checked);
  },
  isOfParagraph,
});

const text = (name: string): TextAttribute => ({
  read: (node) => readText(node, name),
  write: (node, value, member) => {
    node.setAttr(name, checkText(member, value) || null);
  },
});

const style = (has: (face: string) => boolean, part: 'isBold' | 'isItalic'): TextAttribute => ({
  read: (node) => has(readText(node, 'face')),
  write: (node, value) => {
    node.setAttr('face', restyled(readText(node, 'face'), { [part]: Boolean(value) }));
  },
});

const size: TextAttribute = {
  read: (node) => readNumber(node, 'size', 12),
  write: (node, value, member) => {
    const points = checkNumber(member, value, 1, 2500);
    node.setAttr('size', points === 12 ? null : formatNumber(points));
    // The document repeats the size in twips.
    node.setAttr('bitmapSize', formatNumber(points * 20));
  },
};

const fillColor: TextAttribute = {
  read: (node) => formatColor(readColor(node, 'fillColor')),
  write: (node, value, member) => writeColor(node, parseColor(member, value), 'fillColor'),
};

const face: TextAttribute = {
  read: (node) => readText(node, 'face'),
  write: (node, value, member) => {
    node.setAttr('face', checkText(member, value));
  },
};

const letterSpacing = number('letterSpacing', -60, 60);

/** Ranges: Adobe's reference; defaults: verified against compiled movies (document format, 5.6). */
export const TEXT_ATTRIBUTES = {
  aliasText: flag('aliasText', true),
  alignment: choice('alignment', ['left', 'center', 'right', 'justify'], true),
  autoKern: flag('autoKern', true),
  bold: style(isBold, 'isBold'),
  characterPosition: choice('characterPosition', ['normal', 'subscript', 'superscript']),
  characterSpacing: letterSpacing,
  face,
  fillColor,
  indent: number('indent', -720, 720, 0, true),
  italic: style(isItalic, 'isItalic'),
  leftMargin: number('leftMargin', 0, 720, 0, true),
  letterSpacing,
  lineSpacing: number('lineSpacing', -360, 720, 2, true),
  rightMargin: number('rightMargin', 0, 720, 0, true),
  rotation: flag('rotation', false),
  size,
  target: text('target'),
  url: text('url'),
} satisfies Record<string, TextAttribute>;

export type TextAttributeName = keyof typeof TEXT_ATTRIBUTES;

/** The property of that name; the error lists all of them. */
export function textAttribute(member: string, name: unknown): TextAttribute {
  const known = Object.prototype.hasOwnProperty.call(TEXT_ATTRIBUTES, String(name));
  if (!known) {
    const names = Object.keys(TEXT_ATTRIBUTES).join(', ');
    throw new HostError(
      `${member}: expected the name of a text attribute (${names}), got ${describeValue(name)}`,
    );
  }
  return TEXT_ATTRIBUTES[String(name) as TextAttributeName];
}

import { TextFlag, type TextRecord } from '../timeline/texts/readText';
import type { RunStyle } from '../timeline/texts/readRun';
import { accessibilityAttributes } from './accessibilityAttributes';
import { faceOf } from './faceOf';
import type { TimelineContext } from './TimelineContext';
import { hexColor } from './writeColor';
import { writeFilters } from './writeFilters';
import { unless, writeMatrix, writePivot } from './writeTransform';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

/** `<DOMStaticText>`, `<DOMDynamicText>` or `<DOMInputText>`. */
export function writeText({ xml }: TimelineContext, text: TextRecord): void {
  const { flags, box, runs } = text;
  const isStatic = !(flags & TextFlag.notStatic);
  const isDynamic = (flags & TextFlag.dynamic) !== 0;
  const name = isStatic ? 'DOMStaticText' : isDynamic ? 'DOMDynamicText' : 'DOMInputText';
  const first = runs[0]?.style;
  const attributes = {
    name: unless(text.name, ''),
    ...accessibilityAttributes(text.accessibility),
    fontRenderingMode: first && renderingMode(first, text),
    selected: text.isSelected || undefined,
    locked: text.isLocked || undefined,
    left: unless(box.left / TWIPS_PER_PIXEL, 0),
    top: unless(box.top / TWIPS_PER_PIXEL, 0),
    width: (box.right - box.left) / TWIPS_PER_PIXEL,
    height: (box.bottom - box.top) / TWIPS_PER_PIXEL,
    autoExpand: text.isAutoExpanding || undefined,
    antiAliasSharpness: first && unless(first.sharpness, 0),
    antiAliasThickness: first && unless(first.thickness, 0),
    isSelectable: flags & TextFlag.selectable || !isStatic ? undefined : false,
    ...fieldAttributes(text),
    orientation: first && orientation(first),
    lineType: lineType(text, isStatic),
  };
  xml.element(name, attributes, () => {
    writeMatrix(xml, text.matrix);
    writePivot(xml, text.pivot, text.matrix);
    xml.element('textRuns', {}, () => {
      for (const { style, characters } of runs) writeRun(xml, style, characters);
    });
    writeFilters(xml, text.filters);
  });
}

function fieldAttributes(text: TextRecord): WrittenAttributes {
  const { flags } = text;
  return {
    // Flash 5 keeps the flag for static texts, which have no border.
    border: ((flags & TextFlag.notStatic) !== 0 && (flags & TextFlag.border) !== 0) || undefined,
    renderAsHTML: (flags & TextFlag.html) !== 0 || undefined,
    scrollable: text.isScrollable || undefined,
    maxCharacters: unless(text.maxCharacters, 0),
    variableName: unless(text.variable, ''),
  };
}

function lineType({ flags }: TextRecord, isStatic: boolean): string | undefined {
  if (isStatic) return undefined;
  if (flags & TextFlag.password) return 'password';
  if (!(flags & TextFlag.multiline)) return undefined;
  return flags & TextFlag.wrap ? 'multiline' : 'multiline no wrap';
}

function orientation({ isVertical, isRightToLeft }: RunStyle): string | undefined {
  if (!isVertical) return undefined;
  return isRightToLeft ? 'vertical right to left' : 'vertical left to right';
}

const DEFAULT_RENDERING = 1;
const CUSTOM_RENDERING = 2;

function renderingMode(style: RunStyle, { flags }: TextRecord): string | undefined {
  if (flags & TextFlag.deviceFont) return 'device';
  if (style.isBitmapText) return 'bitmap';
  if (style.rendering === DEFAULT_RENDERING) return undefined;
  if (style.rendering === CUSTOM_RENDERING) return 'customThicknessSharpness';
  return 'standard';
}

const POSITIONS = [undefined, 'superscript', 'subscript'] as const;
const ALIGNMENTS = [undefined, 'right', 'center', 'justify'] as const;

function writeRun(xml: XmlWriter, style: RunStyle, characters: string): void {
  const attributes = {
    alignment: ALIGNMENTS[style.alignment],
    aliasText: style.isBitmapText ? undefined : false,
    autoKern: style.hasKerning ? undefined : false,
    rotation: style.isRotated || undefined,
    alpha: unless(style.color.alpha / 255, 1),
    indent: unless(style.indent / TWIPS_PER_PIXEL, 0),
    leftMargin: unless(style.leftMargin / TWIPS_PER_PIXEL, 0),
    letterSpacing: unless(style.letterSpacing / TWIPS_PER_PIXEL, 0),
    lineSpacing: unless(style.lineSpacing / TWIPS_PER_PIXEL, 2),
    rightMargin: unless(style.rightMargin / TWIPS_PER_PIXEL, 0),
    size: unless(style.size / TWIPS_PER_PIXEL, 12),
    bitmapSize: style.size,
    characterPosition: POSITIONS[style.position],
    face: faceOf(style),
    fillColor: unless(hexColor(style.color), '#000000'),
    target: unless(style.target, ''),
    url: unless(style.url, ''),
  };
  xml.element('DOMTextRun', {}, () => {
    xml.textElement('characters', characters);
    xml.element('textAttrs', {}, () => xml.element('DOMTextAttrs', attributes));
  });
}

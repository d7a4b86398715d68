import { TextFlag, type TextRecord } from '../timeline/texts/readText';
import type { RunStyle } from '../timeline/texts/readRun';
import { accessibilityAttributes } from './accessibilityAttributes';
import { faceOf } from './faceOf';
import type { TimelineContext } from './TimelineContext';
import { hexColor } from './writeColor';
import { writeFilters } from './writeFilters';
import { writeMatrix, writePivot } from './writeTransform';
import type { XmlWriter } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';
import { ELEMENT } from '../../xfl/schema/elementSchema';
import { withoutDefaults, type RecordValues } from '../../xfl/schema/recordOf';
import { TEXT_ATTRS, TEXT_FIELD } from '../../xfl/schema/textSchema';

/** `<DOMStaticText>`, `<DOMDynamicText>` or `<DOMInputText>`. */
export function writeText({ xml }: TimelineContext, text: TextRecord): void {
  const { flags, box, runs } = text;
  const isStatic = !(flags & TextFlag.notStatic);
  const isDynamic = (flags & TextFlag.dynamic) !== 0;
  const name = isStatic ? 'DOMStaticText' : isDynamic ? 'DOMDynamicText' : 'DOMInputText';
  const first = runs[0]?.style;
  const attributes = {
    ...withoutDefaults(TEXT_FIELD, { name: text.name }),
    ...accessibilityAttributes(text.accessibility),
    ...withoutDefaults(
      { ...ELEMENT, ...TEXT_FIELD },
      {
        fontRenderingMode: renderingMode(first, text),
        selected: text.isSelected,
        locked: text.isLocked,
        left: box.left / TWIPS_PER_PIXEL,
        top: box.top / TWIPS_PER_PIXEL,
        width: (box.right - box.left) / TWIPS_PER_PIXEL,
        height: (box.bottom - box.top) / TWIPS_PER_PIXEL,
        autoExpand: text.isAutoExpanding,
        antiAliasSharpness: first?.sharpness,
        antiAliasThickness: first?.thickness,
        isSelectable: (flags & TextFlag.selectable) !== 0 || !isStatic,
        ...fieldValues(text),
        orientation: first && orientation(first),
        lineType: lineType(text, isStatic),
      },
    ),
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

type FieldValues = Partial<RecordValues<typeof TEXT_FIELD>>;

function fieldValues(text: TextRecord): FieldValues {
  const { flags } = text;
  return {
    // Flash 5 keeps the flag for static texts, which have no border.
    border: (flags & TextFlag.notStatic) !== 0 && (flags & TextFlag.border) !== 0,
    renderAsHTML: (flags & TextFlag.html) !== 0,
    scrollable: text.isScrollable,
    maxCharacters: text.maxCharacters,
    variableName: text.variable,
    embedRanges: embeddedRanges(text),
    embeddedCharacters: text.embeddedCharacters,
  };
}

/** Bits of `flags` that stand for ranges: before Flash MX 2004 there were no others. */
const RANGE_FLAGS = [0x200, 0x400, 0x800, 0x1000];

function embeddedRanges({ flags, embeddedRanges: named }: TextRecord): string {
  if (named !== '' || !(flags & TextFlag.notStatic)) return named;
  return RANGE_FLAGS.flatMap((bit, i) => (flags & bit ? [String(i + 1)] : [])).join('|');
}

/** Before Flash CS5 a text that scripts can change was in a font of the player's machine, unless characters were chosen. */
function isDevice(text: TextRecord): boolean {
  const { flags } = text;
  if (!(flags & TextFlag.notStatic) || flags & TextFlag.fontEmbedded) return false;
  return embeddedRanges(text) === '' && text.embeddedCharacters === '';
}

function lineType({ flags }: TextRecord, isStatic: boolean): FieldValues['lineType'] {
  if (isStatic) return undefined;
  if (flags & TextFlag.password) return 'password';
  if (!(flags & TextFlag.multiline)) return undefined;
  return flags & TextFlag.wrap ? 'multiline' : 'multiline no wrap';
}

function orientation({ isVertical, isRightToLeft }: RunStyle): FieldValues['orientation'] {
  if (!isVertical) return undefined;
  return isRightToLeft ? 'vertical right to left' : 'vertical left to right';
}

const DEFAULT_RENDERING = 1;
const CUSTOM_RENDERING = 2;

function renderingMode(style: RunStyle | undefined, text: TextRecord): FieldValues['fontRenderingMode'] {
  if (text.flags & TextFlag.deviceFont) return 'device';
  if (style?.isBitmapText) return 'bitmap';
  if (isDevice(text)) return 'device';
  if (!style) return undefined;
  if (style.rendering === DEFAULT_RENDERING) return undefined;
  if (style.rendering === CUSTOM_RENDERING) return 'customThicknessSharpness';
  return 'standard';
}

const POSITIONS = ['normal', 'superscript', 'subscript'] as const;
const ALIGNMENTS = ['left', 'right', 'center', 'justify'] as const;

function writeRun(xml: XmlWriter, style: RunStyle, characters: string): void {
  const attributes = withoutDefaults(TEXT_ATTRS, {
    alignment: ALIGNMENTS[style.alignment],
    aliasText: style.isBitmapText,
    autoKern: style.hasKerning,
    rotation: style.isRotated,
    alpha: style.color.alpha / 255,
    indent: style.indent / TWIPS_PER_PIXEL,
    leftMargin: style.leftMargin / TWIPS_PER_PIXEL,
    letterSpacing: style.letterSpacing / TWIPS_PER_PIXEL,
    lineSpacing: style.lineSpacing / TWIPS_PER_PIXEL,
    rightMargin: style.rightMargin / TWIPS_PER_PIXEL,
    size: style.size / TWIPS_PER_PIXEL,
    bitmapSize: style.size,
    characterPosition: POSITIONS[style.position],
    face: faceOf(style),
    fillColor: hexColor(style.color),
    target: style.target,
    url: style.url,
  });
  xml.element('DOMTextRun', {}, () => {
    xml.textElement('characters', characters);
    xml.element('textAttrs', {}, () => xml.element('DOMTextAttrs', attributes));
  });
}

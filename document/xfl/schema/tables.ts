import { BLENDING, COLOR_EFFECT, MATTE_COLOR } from './effectSchema';
import { DOCUMENT, PUBLISH_PROFILE, SWATCH } from './documentSchema';
import { EDGE, ELEMENT, MATRIX, POINT, PRIMITIVE, SHAPE } from './elementSchema';
import { FILTER_SCHEMA, FILTER_TAGS } from './filterSchema';
import { INSTANCE } from './instanceSchema';
import {
  BITMAP_ITEM,
  COMPILED_CLIP_ITEM,
  FOLDER_ITEM,
  FONT_ITEM,
  INCLUDE,
  SOUND_ITEM,
  SYMBOL_ITEM,
  VIDEO_ITEM,
} from './itemSchema';
import { MORPH_CURVES, MORPH_SEGMENT } from './morphSchema';
import { GRADIENT_ENTRY, PAINT_SCHEMA, STYLE } from './paintSchema';
import type { AttributeTable } from './recordOf';
import { SOUND, SOUND_POINT } from './soundSchema';
import { STROKE, STROKE_LENGTHS } from './strokeSchema';
import { TEXT_ATTRS, TEXT_FIELD } from './textSchema';
import { CUSTOM_EASE, EASE, KEYFRAME, LAYER, TIMELINE } from './timelineSchema';

const SYMBOL_INSTANCE = { ...ELEMENT, ...INSTANCE, ...BLENDING };
const FIELD = { ...ELEMENT, ...TEXT_FIELD };

/** The tables by the names of the elements. */
export const TABLES: ReadonlyMap<string, AttributeTable> = new Map<string, AttributeTable>([
  ...Object.entries({
    DOMDocument: DOCUMENT,
    flash_profile: PUBLISH_PROFILE,
    SolidSwatchItem: SWATCH,
    DOMFolderItem: FOLDER_ITEM,
    DOMBitmapItem: BITMAP_ITEM,
    DOMSoundItem: SOUND_ITEM,
    DOMVideoItem: VIDEO_ITEM,
    DOMFontItem: FONT_ITEM,
    DOMCompiledClipItem: COMPILED_CLIP_ITEM,
    DOMSymbolItem: SYMBOL_ITEM,
    DOMComponentItem: SYMBOL_ITEM,
    Include: INCLUDE,
    DOMTimeline: TIMELINE,
    DOMLayer: LAYER,
    DOMFrame: { ...KEYFRAME, ...SOUND, ...BLENDING },
    SoundEnvelopePoint: SOUND_POINT,
    Ease: EASE,
    CustomEase: CUSTOM_EASE,
    MorphSegment: MORPH_SEGMENT,
    MorphCurves: MORPH_CURVES,
    DOMSymbolInstance: SYMBOL_INSTANCE,
    DOMComponentInstance: SYMBOL_INSTANCE,
    DOMBitmapInstance: SYMBOL_INSTANCE,
    DOMStaticText: FIELD,
    DOMDynamicText: FIELD,
    DOMInputText: FIELD,
    DOMTextAttrs: TEXT_ATTRS,
    DOMShape: { ...ELEMENT, ...SHAPE },
    DOMRectangleObject: { ...ELEMENT, ...PRIMITIVE },
    DOMOvalObject: { ...ELEMENT, ...PRIMITIVE },
    DOMGroup: ELEMENT,
    Edge: EDGE,
    Matrix: MATRIX,
    Point: POINT,
    Color: COLOR_EFFECT,
    MatteColor: MATTE_COLOR,
    FillStyle: STYLE,
    StrokeStyle: STYLE,
    GradientEntry: GRADIENT_ENTRY,
    SolidStroke: STROKE,
    DashedStroke: { ...STROKE, ...STROKE_LENGTHS.DashedStroke },
    DottedStroke: { ...STROKE, ...STROKE_LENGTHS.DottedStroke },
    ...PAINT_SCHEMA,
  }),
  ...FILTER_TAGS.map((tag) => [tag, FILTER_SCHEMA[tag].table] as const),
]);

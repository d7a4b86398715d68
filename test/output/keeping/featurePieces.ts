import type { FILTER_TAGS } from '../../../document/xfl/schema/filterSchema';
import { ball, ENTRIES, SOLID, square, stroke, type Piece } from './pieces';

/**
 * What a document has, and a document that lacks nothing but that. Where the thing is a part of something that a format
 * may lose as a whole, a document without the whole.
 */
export type Feature = readonly [piece: Piece, without: Piece, withoutWhole?: Piece];

export const on = (elements: string, without = ''): Feature => [{ elements }, { elements: without }];
export const SHAPE = square(SOLID);
export const WITH_LINE = square(SOLID, stroke('SolidStroke'));
export const line = (tag: string, attributes = '', fill = SOLID): Feature =>
  on(square(SOLID, stroke(tag, attributes, fill)), WITH_LINE);
export const fill = (content: string, without = SOLID): Feature => on(square(content), square(without));
export const instance = (attributes: string, content = ''): Feature => on(ball(attributes, content), ball());
export const color = (attributes: string): Feature => instance('', `<color><Color ${attributes}/></color>`);
export const FILTERS: Readonly<Record<(typeof FILTER_TAGS)[number], string>> = {
  BlurFilter: '<BlurFilter blurX="4" blurY="4"/>',
  DropShadowFilter: '<DropShadowFilter blurX="3" blurY="3" distance="4" color="#00FF00"/>',
  GlowFilter: '<GlowFilter blurX="3" blurY="3" color="#00FF00"/>',
  BevelFilter: '<BevelFilter blurX="3" blurY="3" distance="4"/>',
  GradientGlowFilter: `<GradientGlowFilter blurX="3" blurY="3" distance="3">${ENTRIES}</GradientGlowFilter>`,
  GradientBevelFilter: `<GradientBevelFilter blurX="3" blurY="3" distance="3">${ENTRIES}</GradientBevelFilter>`,
  AdjustColorFilter: '<AdjustColorFilter brightness="10" contrast="20" saturation="30" hue="40"/>',
};
export const filters = (content: string): string => `<filters>${content}</filters>`;
export const linked = (kind: string, attributes = ''): string =>
  `linkageExportForAS="true" linkageClassName="${kind}" ${attributes}`;
export const pressed = (item: string, type: string): string =>
  `<DOMSymbolInstance libraryItemName="${item}" symbolType="${type}"><matrix><Matrix tx="5"/></matrix></DOMSymbolInstance>`;

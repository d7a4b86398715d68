import { IDENTITY, invert } from '../geometry/matrix';
import { readFlag, readText } from '../model/xfl/attributes';
import { shownFrame, timelineOf } from '../model/xfl/shownFrame';
import { readMatrix } from '../model/xfl/nodeMatrix';
import type { XmlNode } from '../xml/XmlNode';
import { blendStyle } from './blend';
import { colorFilter } from './bitmaps';
import { colorKey, NO_COLOR_TRANSFORM, readColorTransform } from './ColorTransform';
import type { Drawing } from './Drawing';
import { filterReference } from './filters/filterReference';
import { inside, type State } from './State';
import { element, group, transform } from './svg';

/**
 * A symbol instance: the frame of its symbol that its loop mode shows, with its colour effect, filters and blend mode.
 * Colour effects are carried out on every paint inside, as the player does; with filters, on the filtered picture.
 */
export function drawSymbol(node: XmlNode, state: State, drawing: Drawing): string {
  if (!readFlag(node, 'isVisible', true)) return '';
  const path = readText(node, 'libraryItemName');
  const item = drawing.document.itemAt(path);
  const timeline = item && timelineOf(item);
  if (!timeline) {
    drawing.notDrawn(`symbol "${path}"`);
    return '';
  }
  if (state.open.includes(path)) return '';
  const matrix = readMatrix(node);
  if (!invert(matrix)) return '';
  const color = readColorTransform(node);
  const frame = shownFrame(node, timeline);
  const filter = state.isMask ? undefined : filterReference(node, state, drawing);
  const outer = inside(state, IDENTITY, color);
  const around = {
    ...(filter ? { ...outer, color: NO_COLOR_TRANSFORM } : outer),
    open: [...state.open, path],
  };
  const within = inside(around, matrix);
  const content = use(`${frame} ${path}`, within, drawing, () =>
    drawing.drawFrame(timeline, frame, within, drawing),
  );
  if (content === '') return '';
  const placed = content.replace('<use ', `<use ${placeAttribute(transform(matrix))}`);
  const style = state.isMask ? undefined : blendStyle(readText(node, 'blendMode', 'normal'), drawing);
  const filtered = group({ filter }, placed);
  return group({ style, filter: filter && colorFilter(outer.color, drawing) }, filtered);
}

function placeAttribute(place: string | undefined): string {
  return place === undefined ? '' : `transform="${place}" `;
}

/**
 * A reference to the drawing of a symbol's frame. It is drawn once for each colour effect, and once for each scale
 * only when something in it (a hairline, a filter) depends on the scale.
 */
function use(key: string, state: State, drawing: Drawing, draw: () => string): string {
  const { a, b, c, d } = state.matrix;
  const base = `symbol ${key} ${state.isMask ? 'mask' : colorKey(state.color)}`;
  const scaled = `${base} ${[a, b, c, d].map((value) => value.toFixed(4)).join(' ')}`;
  const known = drawing.find(base) ?? drawing.find(scaled);
  if (known !== undefined) return reference(known);
  const uses = drawing.scaleUses;
  const content = draw();
  const name = drawing.scaleUses === uses ? base : scaled;
  const id = drawing.define(name, (made) => element('g', { id: made }, content), content === '');
  return reference(id);
}

function reference(id: string): string {
  return id === '' ? '' : element('use', { href: `#${id}` });
}

import type { XmlNode } from '../../../document/xml/XmlNode';
import { drawBitmap } from './drawBitmap';
import type { Drawing } from '../Drawing';
import { joinRuns, wrapRuns, type PaintRun } from '../blending/paintRuns';
import { drawShape } from './drawShape';
import { seenWithin } from '../spaceOf';
import { inside, type State } from '../State';
import { group, transform } from '../svg';
import { drawSymbol } from './drawSymbol';
import { drawText } from '../text/drawText';
import { lookUp } from '../../../document/xml/lookUp';

type Draw = (node: XmlNode, state: State, drawing: Drawing) => string | readonly PaintRun[];

/** The function that draws each kind of element. */
const KINDS: Record<string, Draw> = {
  DOMShape: drawShape,
  DOMRectangleObject: drawShape,
  DOMOvalObject: drawShape,
  DOMGroup: drawGroup,
  DOMSymbolInstance: drawSymbol,
  DOMComponentInstance: drawSymbol,
  DOMBitmapInstance: drawBitmap,
  DOMStaticText: drawText,
  DOMDynamicText: drawText,
  DOMInputText: drawText,
};

/** Draws one element in its parent's coordinates. A kind that is not drawn is noted, and gives nothing. */
export function drawElement(node: XmlNode, state: State, drawing: Drawing): readonly PaintRun[] {
  const draw = lookUp(KINDS, node.name);
  if (state.space && draw && draw !== drawSymbol && draw !== drawGroup) {
    return drawInSpace(node, state, drawing, draw === drawShape);
  }
  if (state.reshaping && draw && draw !== drawShape && draw !== drawGroup) {
    const { scale } = state.reshaping;
    const stretched = { ...inside(state, scale), reshaping: undefined };
    return wrapRuns(drawElement(node, stretched, drawing), (markup) =>
      group({ transform: transform(scale) }, markup),
    );
  }
  if (draw) {
    const drawn = draw(node, state, drawing);
    return typeof drawn === 'string' ? joinRuns([{ markup: drawn }]) : drawn;
  }
  drawing.notDrawn(`element ${node.name}`);
  return [];
}

/** Draws elements from back to front, each with what it paints. */
export function drawElements(
  nodes: readonly XmlNode[],
  state: State,
  drawing: Drawing,
): (readonly PaintRun[])[] {
  const places = state.playing?.along(nodes);
  return nodes.map((node, i) =>
    drawElement(node, places ? { ...state, playing: places[i] } : state, drawing),
  );
}

/** An element that is not flat on the stage. */
function drawInSpace(node: XmlNode, state: State, drawing: Drawing, isShape: boolean): readonly PaintRun[] {
  const seen = seenWithin(node, state, drawing, isShape);
  if (!seen) return [];
  return wrapRuns(drawElement(node, seen.within, drawing), (markup) =>
    group({ transform: transform(seen.matrix) }, markup),
  );
}

/** Members of a group already are in the coordinates of the group's parent. */
function drawGroup(node: XmlNode, state: State, drawing: Drawing): readonly PaintRun[] {
  const members = node.child('members')?.children ?? [];
  return joinRuns(drawElements(members, state, drawing).flat());
}

import type { XmlNode } from '../xml/XmlNode';
import { drawBitmap } from './bitmaps';
import type { Drawing } from './Drawing';
import { drawShape } from './shapes';
import type { State } from './State';
import { drawSymbol } from './symbols';
import { drawText } from './text';

type Draw = (node: XmlNode, state: State, drawing: Drawing) => string;

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

/** The SVG of one element in its parent's coordinates; empty, and noted, for a kind that is not drawn. */
export function drawElement(node: XmlNode, state: State, drawing: Drawing): string {
  const draw = Object.hasOwn(KINDS, node.name) ? KINDS[node.name] : undefined;
  if (draw) return draw(node, state, drawing);
  drawing.notDrawn(`element ${node.name}`);
  return '';
}

/** Members of a group already stand in the coordinates of the group's parent. */
function drawGroup(node: XmlNode, state: State, drawing: Drawing): string {
  const members = node.child('members')?.children ?? [];
  return members.map((member) => drawElement(member, state, drawing)).join('');
}

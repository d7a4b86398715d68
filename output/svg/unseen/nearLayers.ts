import { isEmpty, type Box } from '../../../geometry/Box';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { parseTree } from '../../../document/xml/parseTree';
import type { XmlNode } from '../../../document/xml/XmlNode';

/** The root of a picture, or of a part of one. */
export function parsePicture(svg: string): XmlNode {
  return parseTree('picture', svg, { ...DEFAULT_LIMITS, maxTextLength: Infinity });
}

/** Pixels that the rasterizer adds to a layer, in units of the picture. */
export function edgeAt(scale: number): number {
  return 4 / scale;
}

/** The place and size of what layers are painted on. */
export interface LayerGround {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** True if layers in that box are near each other and the ground they are painted on. */
export function areNear(layers: Box, { left, top, width, height }: LayerGround, edge: number): boolean {
  if (isEmpty(layers)) return true;
  return (
    layers.left > left - width / 2 + edge &&
    layers.top > top - height / 2 + edge &&
    layers.right < left + width * 1.5 - edge &&
    layers.bottom < top + height * 1.5 - edge
  );
}

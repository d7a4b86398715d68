import type { XmlNode } from '../../../document/xml/XmlNode';
import { SizeBoundedCache } from '../SizeBoundedCache';
import type { View } from '../View';
import { areNear, edgeAt, parsePicture } from './nearLayers';
import { PaintedBoxes } from './PaintedBoxes';

/** Characters of definitions whose nodes are kept. */
const MAX_KEPT = 2 ** 20;

/** The layers of pictures that share definitions: what these paint is found out once. */
export class LayersOfSeries {
  private readonly nodes = new SizeBoundedCache<string, XmlNode>(MAX_KEPT);
  private readonly boxes = new PaintedBoxes((id) => this.definition(id));
  private texts: ReadonlyMap<string, string> = new Map();

  /**
   * True if the rasterizer can paint all layers of a picture; see `withoutUnseen`.
   *
   * @param definitions - by ids that stand for the same text in all pictures
   */
  areNear(
    content: string,
    definitions: ReadonlyMap<string, string>,
    { x, y, width, height }: View,
    scale: number,
  ): boolean {
    this.texts = definitions;
    const { layers } = this.boxes.inside(parsePicture(`<svg>${content}</svg>`).children);
    return areNear(layers, { left: x, top: y, width, height }, edgeAt(scale));
  }

  private definition(id: string): XmlNode | undefined {
    const text = this.texts.get(id);
    if (text === undefined) return undefined;
    let node = this.nodes.get(id);
    if (!node) this.nodes.set(id, (node = parsePicture(text)), text.length);
    return node;
  }
}

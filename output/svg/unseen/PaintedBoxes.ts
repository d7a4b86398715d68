import { emptyBox, include, isEmpty, transformBox, unite, type Box } from '../../../geometry/Box';
import { invert } from '../../../geometry/matrix';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { SizeBoundedCache } from '../SizeBoundedCache';
import { isLayer, numberAt, numbersIn, transformOf, referenceOf, regionOf } from './svgNodes';

/** What an element of a picture paints, in the coordinates of its parent. */
export interface Painted {
  /** Holds all that it may paint. */
  most: Box;
  /** A box that is surely painted. */
  sure: Box;
  /** Holds the layers among it and what is inside it, those of masks too. */
  layers: Box;
}

const NOTHING: Painted = { most: emptyBox(), sure: emptyBox(), layers: emptyBox() };
/** The box of a layer that has to be looked at wherever it is. */
const EVERYWHERE: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };

/** The boxes of the elements of an SVG picture, as the rasterizer finds them: boxes around boxes. */
export class PaintedBoxes {
  /** A node that is no longer in use is made again with equal boxes. */
  private readonly known = new WeakMap<XmlNode, Painted>();
  private readonly byId = new Map<string, Painted>();

  /** @param find - the definition of an id: always the same, or one with the same text */
  constructor(private readonly find: (id: string) => XmlNode | undefined) {}

  /** Those of a whole picture. */
  static in(root: XmlNode): PaintedBoxes {
    const definitions = new Map<string, XmlNode>();
    for (const node of root.childrenNamed('defs').flatMap(({ children }) => children)) {
      definitions.set(node.attr('id') ?? '', node);
    }
    return new PaintedBoxes((id) => definitions.get(id));
  }

  /** The definition that an attribute refers to. */
  definition(node: XmlNode, attribute: string): XmlNode | undefined {
    return this.find(referenceOf(node, attribute) ?? '');
  }

  of(node: XmlNode): Painted {
    let painted = this.known.get(node);
    if (painted) return painted;
    // An element inside itself paints nothing.
    this.known.set(node, NOTHING);
    this.known.set(node, (painted = this.measure(node)));
    return painted;
  }

  private ofReferenced(use: XmlNode): Painted {
    const id = referenceOf(use, 'href') ?? '';
    let painted = this.byId.get(id);
    if (painted) return painted;
    this.byId.set(id, NOTHING);
    const node = this.find(id);
    this.byId.set(id, (painted = node ? this.of(node) : NOTHING));
    return painted;
  }

  /** The elements inside one, taken together, in its own coordinates. */
  inside(nodes: readonly XmlNode[]): Painted {
    const all = { most: emptyBox(), sure: emptyBox(), layers: emptyBox() };
    for (const node of nodes) {
      const { most, sure, layers } = this.of(node);
      unite(all.most, most);
      unite(all.sure, sure);
      unite(all.layers, layers);
    }
    return all;
  }

  /** The box of the layer that an element is painted in, in its own coordinates. */
  layerOf(node: XmlNode): Omit<Painted, 'layers'> {
    const content = this.content(node);
    const filter = this.definition(node, 'filter');
    if (filter?.rawAttr('filterUnits') !== 'userSpaceOnUse') return content;
    const region = regionOf(filter);
    const paints = region.right > region.left && region.bottom > region.top;
    return paints ? { most: region, sure: region } : NOTHING;
  }

  /** The elements that an element consists of. */
  contentOf(node: XmlNode): readonly XmlNode[] {
    if (node.name !== 'use') return node.children;
    const definition = this.definition(node, 'href');
    return definition ? [definition] : [];
  }

  private measure(node: XmlNode): Painted {
    const own = this.layerOf(node);
    const layers = { ...this.content(node).layers };
    if (isLayer(node)) unite(layers, own.most);
    const mask = this.definition(node, 'mask');
    if (mask) unite(layers, this.inside(mask.children).layers);
    if (this.imagesOf(node).length > 0) unite(layers, EVERYWHERE);
    const matrix = transformOf(node);
    return {
      most: transformBox(own.most, matrix),
      sure: invert(matrix) ? transformBox(own.sure, matrix) : emptyBox(),
      layers: transformBox(layers, matrix),
    };
  }

  /** The definitions with layers that the filter of an element draws. */
  imagesOf(node: XmlNode): XmlNode[] {
    const images = this.definition(node, 'filter')?.childrenNamed('feImage') ?? [];
    return images.flatMap((image) => {
      const drawn = this.definition(image, 'href');
      return drawn && !isEmpty(this.of(drawn).layers) ? [drawn] : [];
    });
  }

  private content(node: XmlNode): Painted {
    switch (node.name) {
      case 'use':
        return this.ofReferenced(node);
      case 'g':
      case 'svg':
        return this.inside(node.children);
      case 'path':
        return outlined(node, pathBox(node));
      case 'rect':
      case 'image':
        return outlined(node, regionOf(node));
      case 'text':
        return textBoxes(node);
      default:
        return NOTHING;
    }
  }
}

/** An outline with its fill and stroke. */
function outlined(node: XmlNode, box: Box): Painted {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const hasArea = width > 0 && height > 0;
  if ((node.rawAttr('stroke') ?? 'none') === 'none')
    return hasArea ? { ...NOTHING, most: box, sure: box } : NOTHING;
  const reach =
    (numberAt(node, 'stroke-width', 1) / 2) * Math.max(1.5, numberAt(node, 'stroke-miterlimit', 4));
  return { ...NOTHING, most: grown(box, reach), sure: width > 0 || height > 0 ? box : emptyBox() };
}

/** About as many bytes are needed to keep a box, beside its path. */
const BOX_BYTES = 200;
/** The boxes of paths: the pictures of a sequence show the same ones. */
const paths = new SizeBoundedCache<string, Box>(2 ** 23);

/** Points and control points; pictures of ours have absolute coordinates. */
function pathBox(node: XmlNode): Box {
  const path = node.rawAttr('d') ?? '';
  const cached = paths.get(path);
  if (cached) return cached;
  const box = emptyBox();
  const numbers = numbersIn(path);
  for (let at = 0; at + 1 < numbers.length; at += 2) include(box, numbers[at], numbers[at + 1]);
  paths.set(ownCopy(path), box, path.length + BOX_BYTES);
  return box;
}

/** A text that is a part of a picture would keep the whole picture in memory. */
function ownCopy(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

/** A text is on its first point; how long it is only its font knows. */
function textBoxes(node: XmlNode): Painted {
  const [x, y] = [numbersIn(node.rawAttr('x')), numbersIn(node.rawAttr('y'))];
  const start = emptyBox();
  include(start, x.at(0) ?? 0, y.at(0) ?? 0);
  const most = { ...start };
  for (const each of x) include(most, each, most.top);
  for (const each of y) include(most, most.left, each);
  const size = numberAt(node, 'font-size', 16);
  const length = Math.max(numberAt(node, 'textLength'), node.text().length * size * 2);
  return { ...NOTHING, most: grown(most, length + size * 2), sure: start };
}

export function grown(box: Box, by: number): Box {
  if (isEmpty(box)) return box;
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

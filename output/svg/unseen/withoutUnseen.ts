import { isEmpty, overlap, transformBox, type Box } from '../../../geometry/Box';
import { concat, IDENTITY, invert, type Matrix } from '../../../geometry/matrix';
import { sourceOf } from '../../../document/xml/sourceOf';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { element } from '../svg';
import { grown, PaintedBoxes } from './PaintedBoxes';
import { areNear, edgeAt, parsePicture } from './nearLayers';
import { isLayer, mayHaveLayers, numberAt, numbersIn, transformOf, regionOf } from './svgNodes';

/**
 * An SVG picture without the layers that are out of its view. The rasterizer paints what is blended, filtered, masked or
 * made transparent as a layer of its own, and ends the process where a layer is farther from the layer around it than
 * twice the size of the picture (`fit_to_rect` in `crates/resvg/src/geom.rs` of resvg 0.34). Other pictures stay as they are.
 *
 * @param tell - receives the words for a layer that would still be that far away: the picture is without it
 */
export function withoutUnseen(svg: string, scale: number, tell: (what: string) => void): string {
  if (!mayHaveLayers(svg)) return svg;
  return new Sight(parsePicture(svg), scale, tell).run() ?? svg;
}

/** What is being painted on: the picture, or a layer. */
interface Ground {
  /** The part of it that is seen in the end. */
  seen: Box;
  left: number;
  top: number;
  /** The size of the picture. */
  width: number;
  height: number;
}

class Sight {
  private readonly boxes: PaintedBoxes;
  private readonly definitions: string[] = [];
  /** Pixels that the rasterizer adds to a layer, in units of the picture. */
  private readonly edge: number;

  constructor(
    private readonly root: XmlNode,
    scale: number,
    private readonly tell: (what: string) => void,
  ) {
    this.boxes = PaintedBoxes.in(root);
    this.edge = edgeAt(scale);
  }

  /** The text of the picture; undefined if nothing has to be changed. */
  run(): string | undefined {
    const { root } = this;
    const shown = root.children.filter(({ name }) => name !== 'defs');
    const ground = groundOf(root);
    if (this.isSafe(this.boxes.inside(shown).layers, ground)) return undefined;
    const content = shown.map((node) => this.draw(node, IDENTITY, ground)).join('');
    const defs = root.childrenNamed('defs').map(sourceOf);
    return element(
      'svg',
      attributesOf(root),
      ...defs,
      element('defs', {}, this.definitions.join('')),
      content,
    );
  }

  /** The text of an element without what is not seen; `outer` leads from its parent's coordinates to the picture's. */
  private draw(node: XmlNode, outer: Matrix, ground: Ground): string {
    const { most, layers } = this.boxes.of(node);
    if (node.name === 'text' || isEmpty(layers) || this.isSafe(transformBox(layers, outer), ground))
      return sourceOf(node);
    const seen = grown(transformBox(most, outer), this.edge);
    if (isEmpty(overlap(seen, ground.seen))) return '';
    const matrix = concat(outer, transformOf(node));
    // What is flat paints nothing.
    if (!invert(matrix)) return '';
    const attributes: Record<string, string | undefined> = {
      ...attributesOf(node),
      id: undefined,
      href: undefined,
    };
    const inner = isLayer(node) ? this.layerOrNothing(node, matrix, ground, attributes) : ground;
    if (!inner) return '';
    const content = this.boxes.contentOf(node).map((child) => this.draw(child, matrix, inner));
    return element(node.name === 'use' ? 'g' : node.name, attributes, content.join(''));
  }

  /** The layer of an element; undefined, and reported, if it cannot be painted. */
  private layerOrNothing(...layer: Parameters<Sight['layer']>): Ground | undefined {
    try {
      return this.layer(...layer);
    } catch (error) {
      if (!(error instanceof TooFar)) throw error;
      this.tell(TOO_FAR);
      return undefined;
    }
  }

  /** The layer of an element, whose attributes are changed to what is seen; undefined if nothing is. */
  private layer(
    node: XmlNode,
    matrix: Matrix,
    ground: Ground,
    attributes: Record<string, string | undefined>,
  ): Ground | undefined {
    const { most, sure } = this.boxes.layerOf(node);
    const range = rangeOf(ground);
    const filter = this.boxes.definition(node, 'filter');
    const isInRange = !isEmpty(overlap(transformBox(sure, matrix), range));
    let box = overlap(grown(transformBox(most, matrix), this.edge), range);
    if (filter?.rawAttr('filterUnits') === 'userSpaceOnUse') {
      const region = this.filterRegion(filter, matrix, ground);
      attributes.filter = this.filter(filter, region);
      box = transformBox(region, matrix);
    } else if (!isInRange || isFarOff(box, ground)) {
      const near = boxInside(grown(ground.seen, this.edge), matrix);
      // Such a filter changes the colour of each pixel by itself.
      const region = filter ? overlap(most, near) : near;
      if (isEmpty(region)) return undefined;
      attributes.filter = filter ? this.filter(filter, region) : this.cut(region);
      box = overlap(transformBox(region, matrix), range);
    }
    if (isEmpty(box)) throw new TooFar();
    const inner = { ...ground, left: box.left, top: box.top, seen: filter ? box : overlap(box, ground.seen) };
    const mask = this.boxes.definition(node, 'mask');
    if (mask && !isEmpty(this.boxes.inside(mask.children).layers)) {
      const content = mask.children.map((child) => this.draw(child, matrix, inner)).join('');
      attributes.mask = `url(#${this.add('mask', attributesOf(mask), content)})`;
    }
    return inner;
  }

  /** The region of a filter, cut where the rasterizer would cut its source and not the pictures that it adds. */
  private filterRegion(filter: XmlNode, matrix: Matrix, ground: Ground): Box {
    const region = regionOf(filter);
    const range = rangeOf(ground);
    if (holds(range, grown(transformBox(region, matrix), this.edge))) return region;
    const near = boxInside(grown(ground.seen, Math.max(ground.width, ground.height) / 2), matrix);
    const cut = overlap(region, near);
    // An image is at the top left corner of the region.
    if (filter.child('feImage')) Object.assign(cut, { left: region.left, top: region.top });
    if (isEmpty(cut) || !holds(range, transformBox(cut, matrix))) throw new TooFar();
    return cut;
  }

  /** A filter with that region, whose images are drawn without what is not seen: each is as large as the region. */
  private filter(filter: XmlNode, region: Box): string {
    const [width, height] = [region.right - region.left, region.bottom - region.top];
    const ground = {
      seen: { left: 0, top: 0, right: width, bottom: height },
      left: 0,
      top: 0,
      width,
      height,
    };
    const steps = filter.children.map((step) => {
      const drawn = step.name === 'feImage' ? this.boxes.definition(step, 'href') : undefined;
      if (!drawn || isEmpty(this.boxes.of(drawn).layers)) return sourceOf(step);
      const content = this.draw(drawn, IDENTITY, ground);
      // An image of nothing would be an error.
      const room = element('rect', { width, height, 'fill-opacity': 0 });
      const id = this.add('g', {}, content === '' ? room : content);
      return element('feImage', { ...attributesOf(step), href: `#${id}` });
    });
    const attributes = { ...attributesOf(filter), ...regionAttributes(region) };
    return `url(#${this.add('filter', attributes, steps.join(''))})`;
  }

  /** A filter that changes nothing inside that region. */
  private cut(region: Box): string {
    const attributes = { 'color-interpolation-filters': 'sRGB', ...regionAttributes(region) };
    return `url(#${this.add('filter', attributes, '<feOffset/>')})`;
  }

  private add(name: string, attributes: Record<string, string>, content: string): string {
    const id = `seen${this.definitions.length}`;
    this.definitions.push(element(name, { ...attributes, id }, content));
    return id;
  }

  /** True if layers in that box are near each other and the ground they are painted on. */
  private isSafe(layers: Box, ground: Ground): boolean {
    return areNear(layers, ground, this.edge);
  }
}

const TOO_FAR =
  'a part that is blended, filtered, masked or transparent and too far outside to be drawn in pixels: draw it as SVG, or move it nearer';

/** A layer is where the rasterizer cannot paint it. */
class TooFar extends Error {}

function groundOf(root: XmlNode): Ground {
  const size = [numberAt(root, 'width'), numberAt(root, 'height')];
  const [left = 0, top = 0, width = size[0], height = size[1]] = numbersIn(root.rawAttr('viewBox'));
  return { left, top, width, height, seen: { left, top, right: left + width, bottom: top + height } };
}

/** Where the rasterizer can paint a layer. */
function rangeOf({ left, top, width, height }: Ground): Box {
  return { left: left - 2 * width, top: top - 2 * height, right: left + 2 * width, bottom: top + 2 * height };
}

/** True for a layer that starts so far away that the view may be out of the range of the layers inside it. */
function isFarOff({ left, top }: Box, { seen, width, height }: Ground): boolean {
  return seen.right - left > 1.5 * width || seen.bottom - top > 1.5 * height;
}

/** A box of the picture in an element's coordinates. */
function boxInside(box: Box, matrix: Matrix): Box {
  const inverse = invert(matrix);
  if (!inverse) throw new TooFar();
  return transformBox(box, inverse);
}

function holds(outer: Box, { left, top, right, bottom }: Box): boolean {
  return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
}

function regionAttributes({ left, top, right, bottom }: Box): Record<string, string> {
  return {
    filterUnits: 'userSpaceOnUse',
    x: String(left),
    y: String(top),
    width: String(right - left),
    height: String(bottom - top),
  };
}

function attributesOf(node: XmlNode): Record<string, string> {
  return Object.fromEntries(node.attributes());
}

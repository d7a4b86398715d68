import { concat, IDENTITY, type Matrix } from '../../geometry/matrix';
import { readFlag, readInteger, readText } from '../../model/xfl/attributes';
import { readMatrix } from '../../model/xfl/nodeMatrix';
import { frameAt, frameCountOf, layersOf, parentOf, timelineOf } from '../../model/xfl/shownFrame';
import { leafOf } from '../../model/library/paths';
import { cameraAt, cameraOf, type Camera } from '../../render/camera';
import { concatColors, NO_COLOR_TRANSFORM, readColorTransform } from '../../render/ColorTransform';
import { isLeftOut } from '../../render/drawFrame';
import type { XmlNode } from '../../xml/XmlNode';
import type { Studio } from '../frames/Sequence';
import type {
  AtlasBitmap,
  AtlasElement,
  AtlasFrame,
  AtlasInstance,
  AtlasLayer,
  AtlasSymbol,
} from './AtlasData';
import { advancedColor, blendOf, colorOf, filtersOf } from './effects';
import { decomposed, length, matrix3D } from './matrices';
import type { SpriteMap } from './SpriteMap';

const INSTANCES = new Set(['DOMSymbolInstance', 'DOMComponentInstance']);
const SILENT = new Set(['guide', 'folder', 'camera']);

/** Reads the symbols that a timeline shows, in the order in which they are met. */
export class AtlasReader {
  readonly symbols: AtlasSymbol[] = [];
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly known = new Set<string>();
  private readonly leafPictures = new Map<string, AtlasBitmap | undefined>();
  private readonly pictures = new WeakMap<XmlNode, AtlasBitmap | null>();

  constructor(
    private readonly studio: Studio,
    private readonly sprites: SpriteMap,
    private readonly options: { leaves: 'pictures' | 'timelines' },
  ) {}

  /**
   * The layers of a timeline, the top one first: every frame by itself, as Animate writes tweens.
   *
   * @param frames - the frames to write; default: all
   */
  layers(timeline: XmlNode, isStage: boolean, frames?: readonly number[]): AtlasLayer[] {
    const layers = layersOf(timeline);
    const { drawing } = this.sprites;
    return layers
      .filter((layer) => !SILENT.has(readText(layer, 'layerType')) && !isLeftOut(layer, layers, drawing))
      .map((layer) => {
        const mask = maskOf(layer, layers);
        const type = readText(layer, 'layerType') === 'mask' ? { Layer_type: 'Clipper' } : {};
        return {
          Layer_name: readText(layer, 'name'),
          ...type,
          ...(mask ? { Clipped_by: readText(mask, 'name') } : {}),
          Frames: this.frames(layer, isStage ? timeline : undefined, frames),
        };
      });
  }

  private frames(layer: XmlNode, stage: XmlNode | undefined, chosen?: readonly number[]): AtlasFrame[] {
    const last = layer.child('frames')?.children.at(-1);
    const count = last ? readInteger(last, 'index') + readInteger(last, 'duration', 1) : 0;
    const numbers =
      chosen?.filter((frame) => frame < count) ?? Array.from({ length: count }, (_, frame) => frame);
    let before: { shown: readonly XmlNode[]; elements: AtlasElement[] } | undefined;
    return numbers.map((frame) => {
      const index = chosen ? chosen.indexOf(frame) : frame;
      const keyframe = frameAt(layer, frame);
      if (!keyframe) return { index, duration: 1, elements: [] };
      const elapsed = frame - readInteger(keyframe, 'index');
      const label = elapsed === 0 ? keyframe.attr('name') : undefined;
      const camera = stage && cameraOf(layer, cameraAt(stage, frame, this.sprites.drawing));
      const shown = this.studio.document.shownElements(keyframe, elapsed);
      // Elements that stand still are the same on all frames of their keyframe.
      const isSame =
        !camera &&
        before?.shown.length === shown.length &&
        shown.every((node, at) => node === before?.shown[at]);
      const elements = isSame && before ? before.elements : this.elements(shown, camera);
      before = { shown, elements };
      return {
        ...(label === undefined || label === '' ? {} : { name: label }),
        index,
        duration: 1,
        elements,
      };
    });
  }

  /** Instances one for one; what stands between them as one picture, groups with all that they hold. */
  private elements(nodes: readonly XmlNode[], camera: Camera | undefined): AtlasElement[] {
    const elements: AtlasElement[] = [];
    let raw: XmlNode[] = [];
    const flush = (): void => {
      const sprite = raw.length > 0 ? this.pictureOf(raw) : undefined;
      if (sprite) elements.push({ ATLAS_SPRITE_instance: spriteAt(sprite, camera?.matrix ?? IDENTITY) });
      raw = [];
    };
    for (const node of nodes) {
      if (!INSTANCES.has(node.name)) raw.push(node);
      else {
        flush();
        const instance = this.instance(node, camera);
        if (instance) elements.push({ SYMBOL_Instance: instance });
      }
    }
    flush();
    return elements;
  }

  /** A keyframe shows the same nodes on all of its frames, unless it is tweened. */
  private pictureOf(nodes: readonly XmlNode[]): AtlasBitmap | undefined {
    const [first] = nodes;
    const known = this.pictures.get(first);
    if (known !== undefined) return known ?? undefined;
    const picture = this.sprites.addElements(nodes);
    this.pictures.set(first, picture ?? null);
    return picture;
  }

  private instance(node: XmlNode, camera: Camera | undefined): AtlasInstance | undefined {
    if (!readFlag(node, 'isVisible', true)) return undefined;
    const path = readText(node, 'libraryItemName');
    const item = this.studio.document.itemAt(path);
    const timeline = item && timelineOf(item);
    if (!timeline) return undefined;
    const isLeaf = this.options.leaves === 'pictures' && this.isLeaf(timeline);
    const bitmap = isLeaf ? this.leafPicture(path, timeline) : undefined;
    if (!isLeaf) this.addSymbol(path, timeline);
    const type = readText(node, 'symbolType', 'movie clip');
    const isGraphic = type === 'graphic';
    const matrix = concat(camera?.matrix ?? IDENTITY, readMatrix(node));
    const { x, y } = this.studio.document.pivotOf(node);
    const color = colorWith(camera, node);
    const filters = filtersOf(node);
    const blend = blendOf(node);
    return {
      SYMBOL_name: this.nameOf(path),
      Instance_Name: readText(node, 'name', isGraphic ? 'InstName' : ''),
      ...(bitmap ? { bitmap } : {}),
      symbolType: isGraphic ? 'graphic' : type === 'button' ? 'button' : 'movieclip',
      ...(isGraphic ? { firstFrame: readInteger(node, 'firstFrame'), loop: loopOf(node) } : {}),
      transformationPoint: { x: length(x), y: length(y) },
      Matrix3D: matrix3D(matrix),
      DecomposedMatrix: decomposed(matrix),
      ...(color ? { color } : {}),
      ...(filters === undefined ? {} : { filters }),
      ...(blend === undefined ? {} : { blend }),
    };
  }

  private addSymbol(path: string, timeline: XmlNode): void {
    if (this.known.has(path)) return;
    this.known.add(path);
    const symbol: AtlasSymbol = { SYMBOL_name: this.nameOf(path), TIMELINE: { LAYERS: [] } };
    this.symbols.push(symbol);
    symbol.TIMELINE.LAYERS = this.layers(timeline, false);
  }

  /** A symbol of one frame without instances, but in groups: Animate shows it as a picture. */
  private isLeaf(timeline: XmlNode): boolean {
    if (frameCountOf(timeline) > 1) return false;
    return layersOf(timeline).every((layer) => {
      const elements = frameAt(layer, 0)?.child('elements')?.children ?? [];
      return SILENT.has(readText(layer, 'layerType')) || !elements.some(({ name }) => INSTANCES.has(name));
    });
  }

  private leafPicture(path: string, timeline: XmlNode): AtlasBitmap | undefined {
    if (!this.leafPictures.has(path)) this.leafPictures.set(path, this.sprites.addTimeline(timeline));
    return this.leafPictures.get(path);
  }

  /** The name without folders, as Animate writes it; the whole path for a second symbol of that name. */
  nameOf(path: string): string {
    let name = this.names.get(path);
    if (name === undefined) {
      name = this.taken.has(leafOf(path)) ? path : leafOf(path);
      this.taken.add(name);
      this.names.set(path, name);
    }
    return name;
  }
}

function spriteAt(
  { name, Position }: AtlasBitmap,
  camera: Matrix,
): NonNullable<AtlasElement['ATLAS_SPRITE_instance']> {
  const matrix = concat(camera, { a: 1, b: 0, c: 0, d: 1, tx: Position.x, ty: Position.y });
  const place = { x: length(matrix.tx), y: length(matrix.ty) };
  return { name, Position: place, Matrix3D: matrix3D(matrix), DecomposedMatrix: decomposed(matrix) };
}

function colorWith(camera: Camera | undefined, node: XmlNode): AtlasInstance['color'] {
  if (!camera || camera.color === NO_COLOR_TRANSFORM) return colorOf(node);
  return advancedColor(concatColors(camera.color, readColorTransform(node)));
}

/** Each frame says what it shows, so modes that the format does not know stand still. */
function loopOf(node: XmlNode): AtlasInstance['loop'] {
  const mode = readText(node, 'loop', 'loop');
  if (mode === 'loop') return 'loop';
  return mode === 'play once' ? 'playonce' : 'singleframe';
}

/** The mask layer that clips a layer, folders between them left out. */
function maskOf(layer: XmlNode, layers: readonly XmlNode[]): XmlNode | undefined {
  let parent = parentOf(layer, layers);
  while (parent && readText(parent, 'layerType') === 'folder') parent = parentOf(parent, layers);
  return parent && readText(parent, 'layerType') === 'mask' ? parent : undefined;
}

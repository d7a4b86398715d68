import { scalingGridOf } from '../../document/xfl/items/scalingGridOf';
import { hasCameraFilters } from '../../film/display/cameraEffect';
import { isUnmatched } from '../../film/tween/shapeTween';
import { isUnposed } from '../../film/tween/shownElements';
import { concat, type Matrix } from '../../geometry/matrix';
import { leafOf } from '../../document/xfl/itemPaths';
import type { DisplayedLayer } from '../../film/display/DisplayedLayer';
import { published } from '../../film/display/DisplayMode';
import { TimelineDisplay } from '../../film/display/TimelineDisplay';
import {
  colorKey,
  concatColors,
  NO_COLOR_TRANSFORM,
  type ColorTransform,
} from '../../document/xfl/ColorTransform';
import type { ElementKind, FilmElement } from '../../film/records/FilmElement';
import type { FilmLayer, FilmTimeline } from '../../film/records/FilmTimeline';
import type { RenderContext } from '../pictures/RenderContext';
import type {
  AtlasBitmap,
  AtlasElement,
  AtlasFrame,
  AtlasInstance,
  AtlasLayer,
  AtlasSymbol,
} from './AtlasData';
import { advancedColor, blendOf, colorOf, filtersOf } from './atlasEffects';
import { layersByDepth } from '../../film/display/layersByDepth';
import { decomposed, length, matrix3D } from './matrices';
import type { SpriteMap } from './SpriteMap';

const INSTANCES: ReadonlySet<ElementKind> = new Set(['symbol', 'component']);

/** Reads the symbols that a timeline shows, in the order in which they are met. */
export class AtlasReader {
  readonly symbols: AtlasSymbol[] = [];
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly known = new Set<string>();
  private readonly leafPictures = new Map<string, AtlasBitmap | undefined>();
  private readonly pictures = new WeakMap<FilmElement, Map<string, AtlasBitmap | undefined>>();

  constructor(
    private readonly studio: RenderContext,
    private readonly sprites: SpriteMap,
    private readonly options: { leaves: 'pictures' | 'timelines' },
  ) {}

  /**
   * The layers of a timeline, the top one first: every frame by itself, as Animate writes tweens.
   *
   * @param frames - the frames to write; default: all
   */
  layers(timeline: FilmTimeline, frames?: readonly number[]): AtlasLayer[] {
    const display = this.displayOf(timeline);
    const { layers, isSteady } = layersByDepth(display);
    const { drawing } = this.sprites;
    if (!isSteady) drawing.notDrawn('order of layers that pass one another in depth');
    if (hasCameraFilters(timeline)) drawing.notDrawn('colour filter of the camera');
    return layers.map((layer) => {
      const mask = display.maskOf(layer);
      return {
        Layer_name: layer.name,
        ...(layer.isMask ? { Layer_type: 'Clipper' } : {}),
        ...(mask ? { Clipped_by: mask.name } : {}),
        Frames: this.frames(layer, display, frames),
      };
    });
  }

  private displayOf(timeline: FilmTimeline): TimelineDisplay {
    const { film } = this.studio;
    const mode = published(film.publishesHiddenLayers);
    return new TimelineDisplay(timeline, film, { ...mode, masks: 'list' });
  }

  private frames(layer: FilmLayer, display: TimelineDisplay, chosen?: readonly number[]): AtlasFrame[] {
    const count = layer.keyframes.at(-1)?.end ?? 0;
    const numbers =
      chosen?.filter((frame) => frame < count) ?? Array.from({ length: count }, (_, frame) => frame);
    let before: { displayed: DisplayedLayer; elements: AtlasElement[] } | undefined;
    return numbers.map((frame) => {
      const index = chosen ? chosen.indexOf(frame) : frame;
      const displayed = display.layerAt(layer, frame);
      if (!displayed) return { index, duration: 1, elements: [] };
      // Elements that do not move are the same on all frames of their keyframe.
      const elements =
        before && isSame(before.displayed, displayed) ? before.elements : this.elements(displayed);
      before = { displayed, elements };
      const label = displayed.elapsed === 0 ? displayed.keyframe.name : '';
      return { ...(label === '' ? {} : { name: label }), index, duration: 1, elements };
    });
  }

  /** Instances one for one; what is between them as one picture, groups with all that they hold. */
  private elements(displayed: DisplayedLayer): AtlasElement[] {
    this.noteGaps(displayed);
    const elements: AtlasElement[] = [];
    let raw: FilmElement[] = [];
    const flush = (): void => {
      const sprite = raw.length > 0 ? this.pictureOf(raw, displayed.color) : undefined;
      if (sprite) elements.push({ ATLAS_SPRITE_instance: spriteAt(sprite, displayed.matrix) });
      raw = [];
    };
    for (const element of displayed.elements) {
      if (!INSTANCES.has(element.kind)) raw.push(element);
      else {
        flush();
        const instance = this.instance(element, displayed);
        if (instance) elements.push({ SYMBOL_Instance: instance });
      }
    }
    flush();
    return elements;
  }

  /** Effects that the format has no word for. */
  private noteGaps({ keyframe, blendMode }: DisplayedLayer): void {
    if (blendMode !== 'normal') this.sprites.drawing.notDrawn('blend mode of a layer');
    if (keyframe.hasFilters) this.sprites.drawing.notDrawn('filters of a layer');
    if (isUnmatched(keyframe))
      this.sprites.drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
    if (isUnposed(keyframe))
      this.sprites.drawing.notDrawn(
        'pose of an armature without matrices for each frame (drawn as its first frame)',
      );
  }

  /** A keyframe shows the same elements on all of its frames, unless it is tweened. The effect of a layer is painted in. */
  private pictureOf(elements: readonly FilmElement[], color: ColorTransform): AtlasBitmap | undefined {
    const [first] = elements;
    let byColor = this.pictures.get(first);
    if (!byColor) this.pictures.set(first, (byColor = new Map<string, AtlasBitmap | undefined>()));
    const key = colorKey(color);
    if (!byColor.has(key)) byColor.set(key, this.sprites.addElements(elements, color));
    return byColor.get(key);
  }

  private instance(instance: FilmElement, around: DisplayedLayer): AtlasInstance | undefined {
    if (!instance.isVisible) return undefined;
    const { path, symbolType: type, isGraphic } = instance;
    const timeline = this.studio.film.symbolOf(instance);
    if (!timeline) return undefined;
    this.noteInstance(instance);
    const isLeaf = this.options.leaves === 'pictures' && this.isLeaf(timeline);
    const bitmap = isLeaf ? this.leafPicture(path, timeline) : undefined;
    if (!isLeaf) this.addSymbol(path, timeline);
    const matrix = concat(around.matrix, instance.matrix);
    const { x, y } = this.studio.film.pivotOf(instance);
    const color = colorWith(around.color, instance);
    const filters = filtersOf(instance);
    const blend = blendOf(instance);
    return {
      SYMBOL_name: this.nameOf(path),
      Instance_Name: instance.name || (isGraphic ? 'InstName' : ''),
      ...(bitmap ? { bitmap } : {}),
      symbolType: isGraphic ? 'graphic' : type === 'button' ? 'button' : 'movieclip',
      ...(isGraphic ? { firstFrame: instance.firstFrame, loop: loopOf(instance) } : {}),
      transformationPoint: { x: length(x), y: length(y) },
      Matrix3D: matrix3D(matrix),
      DecomposedMatrix: decomposed(matrix),
      ...(color ? { color } : {}),
      ...(filters === undefined ? {} : { filters }),
      ...(blend === undefined ? {} : { blend }),
    };
  }

  /** What the format could say of an instance, and this does not. */
  private noteInstance(instance: FilmElement): void {
    const { drawing } = this.sprites;
    if (instance.isWarped) drawing.notDrawn('warp of an asset');
    if (instance.isInSpace) drawing.notDrawn('place in 3D');
    const item = instance.isGraphic ? undefined : this.studio.film.item(instance.path);
    if (item && scalingGridOf(item)) drawing.notDrawn('guides for 9-slice scaling');
  }

  /** Writes a symbol, and all that it shows, once. */
  addSymbol(path: string, timeline: FilmTimeline): void {
    if (this.known.has(path)) return;
    this.known.add(path);
    const symbol: AtlasSymbol = { SYMBOL_name: this.nameOf(path), TIMELINE: { LAYERS: [] } };
    this.symbols.push(symbol);
    symbol.TIMELINE.LAYERS = this.layers(timeline);
  }

  /** A symbol of one frame without instances, but in groups: Animate shows it as a picture. */
  private isLeaf(timeline: FilmTimeline): boolean {
    const display = this.displayOf(timeline);
    if (display.frameCount > 1) return false;
    return display.at(0).every(({ elements }) => !elements.some(({ kind }) => INSTANCES.has(kind)));
  }

  private leafPicture(path: string, timeline: FilmTimeline): AtlasBitmap | undefined {
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

function isSame(one: DisplayedLayer, other: DisplayedLayer): boolean {
  const { elements, matrix, color } = other;
  return (
    one.elements.length === elements.length &&
    elements.every((element, at) => element === one.elements[at]) &&
    sameMatrix(one.matrix, matrix) &&
    (one.color === color || colorKey(one.color) === colorKey(color))
  );
}

function sameMatrix(one: Matrix, other: Matrix): boolean {
  if (one === other) return true;
  return (
    one.a === other.a &&
    one.b === other.b &&
    one.c === other.c &&
    one.d === other.d &&
    one.tx === other.tx &&
    one.ty === other.ty
  );
}

function spriteAt(
  { name, Position }: AtlasBitmap,
  around: Matrix,
): NonNullable<AtlasElement['ATLAS_SPRITE_instance']> {
  const matrix = concat(around, { a: 1, b: 0, c: 0, d: 1, tx: Position.x, ty: Position.y });
  const position = { x: length(matrix.tx), y: length(matrix.ty) };
  return { name, Position: position, Matrix3D: matrix3D(matrix), DecomposedMatrix: decomposed(matrix) };
}

function colorWith(around: ColorTransform, instance: FilmElement): AtlasInstance['color'] {
  if (around === NO_COLOR_TRANSFORM) return colorOf(instance);
  return advancedColor(concatColors(around, instance.color));
}

/** Each frame names the frame that it shows, so modes that the format does not have become a single frame. */
function loopOf({ loop: mode }: FilmElement): AtlasInstance['loop'] {
  if (mode === 'loop') return 'loop';
  return mode === 'play once' ? 'playonce' : 'singleframe';
}

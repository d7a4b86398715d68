import { shapeProgress } from '../../../film/tween/shapeTween';
import { IDENTITY, isIdentity } from '../../../geometry/matrix';
import type { DisplayedLayer } from '../../../film/display/DisplayedLayer';
import type { DisplayMode } from '../../../film/display/DisplayMode';
import { NO_COLOR_TRANSFORM } from '../../../document/xfl/ColorTransform';
import { BLEND_NUMBERS } from '../../../document/xfl/schema/effectSchema';
import type { Stay } from '../../../film/playing/LayerStays';
import { leavesOf, type FilmElement } from '../../../film/records/FilmElement';
import type { FilmKeyframe } from '../../../film/records/FilmTimeline';
import { whereOf } from '../../published/Losses';
import { noteElement, noteKeyframe } from '../../published/noteGaps';
import { isPiece } from '../shapes/readPiece';
import type { MaskPlace } from '../../../film/playing/Arrangement';
import { mergePieces, type LayerItem } from './mergePieces';
import type { Entry } from './Entry';
import { movedEntries, placedEntry, within, type Around } from './placedEntry';
import type { FrameMaker, LayerAt } from './TimelineFrames';

/** Steps of a shape tween's progress; the last one has no number. Source: compiled movies (2/3 is 43,691). */
const STEPS = 65536;

/** The items of layers, at any frame. Those of a keyframe that does not change are made once. */
export class LayerItems {
  private readonly still = new Map<FilmKeyframe, { base: number; items: readonly LayerItem[] }>();
  private readonly isMask: boolean;

  constructor(
    private readonly timeline: string,
    mode: DisplayMode,
    private readonly maker: FrameMaker,
  ) {
    this.isMask = mode.masks === 'ignore';
  }

  /** Undefined for a layer that is not shown. */
  ofLayer(layer: LayerAt): readonly LayerItem[] | undefined {
    const { layer: shown, base } = layer.place;
    if (!layer.isShown(shown)) return undefined;
    return this.once(layer.stillOf(shown), base, () => {
      const { displayed } = layer;
      return displayed && this.itemsOf(displayed, base, this.isMask);
    });
  }

  /** A mask is one object: what consists of several becomes a movie clip. Undefined where nothing masks. */
  ofMask(layer: LayerAt, { layer: masking, base, end }: MaskPlace): readonly LayerItem[] | undefined {
    if (!layer.isShown(masking) || !layer.isShown(layer.place.layer)) return undefined;
    return this.once(layer.stillOf(masking), base, () => {
      const mask = layer.displayed?.mask;
      if (!mask) return undefined;
      const entries = mergePieces([this.itemsOf(mask, base, true)], this.maker.characters);
      const since = String(mask.keyframe.start);
      return this.oneOf(entries).map((entry) => ({ entry: { ...entry, slot: base, clip: end, since } }));
    });
  }

  /** Makes the items of a keyframe that shows the same at all of its frames only once. */
  private once(
    still: FilmKeyframe | undefined,
    base: number,
    make: () => readonly LayerItem[] | undefined,
  ): readonly LayerItem[] | undefined {
    const cached = still && this.still.get(still);
    if (cached && cached.base === base) return cached.items;
    const items = make();
    if (still && items) this.still.set(still, { base, items });
    return items;
  }

  private oneOf(entries: ReturnType<typeof mergePieces>): ReturnType<typeof mergePieces> {
    if (entries.length < 2) return entries;
    const slot = entries[0].slot;
    const own = entries.map((entry) => ({ ...entry, slot: entry.slot - slot }));
    return [
      { ...this.maker.characters.still(own), slot, matrix: IDENTITY, color: NO_COLOR_TRANSFORM, name: '' },
    ];
  }

  private itemsOf(displayed: DisplayedLayer, base: number, isMask: boolean): LayerItem[] {
    const { keyframe, elements, matrix, color } = displayed;
    const around = { matrix, color, slot: base };
    const reader = new KeyframeItems(displayed, whereOf(this.timeline, keyframe), isMask, this.maker);
    if (!isMask) {
      noteKeyframe(keyframe, reader);
    }
    const morph = this.morphOf(displayed, around, reader.where);
    if (morph) return morph;
    const items = reader.ofAll(elements, around);
    const blend = BLEND_NUMBERS[displayed.blendMode];
    return blend === 0 ? items : this.blended(items, blend);
  }

  /** A layer with a blend mode is one object. */
  private blended(items: readonly LayerItem[], blend: number): LayerItem[] {
    const entries = this.oneOf(mergePieces([items], this.maker.characters));
    return entries.map((entry) => ({
      entry: { ...entry, effects: { isCached: false, isHidden: false, ...entry.effects, blend } },
    }));
  }

  private morphOf(displayed: DisplayedLayer, around: Around, where: string): LayerItem[] | undefined {
    const { keyframe, elapsed } = displayed;
    if (keyframe.tweenType !== 'shape' || !keyframe.hasMatchedShapes) return undefined;
    if (!isTweened(keyframe)) return undefined;
    const morph = this.maker.characters.morph(keyframe, where);
    const progress = shapeProgress(keyframe, elapsed);
    const ratio = Math.max(0, Math.min(STEPS - 1, Math.round(progress * STEPS)));
    return morph && [{ entry: { ...morph, ...around, name: '', ratio } }];
  }
}

/** The items of one keyframe at one frame. */
class KeyframeItems {
  /** What pieces of this keyframe share with those that they become one shape with. */
  private readonly joins: string | undefined;
  private readonly stays: readonly Stay[];

  constructor(
    displayed: DisplayedLayer,
    readonly where: string,
    private readonly isMask: boolean,
    private readonly maker: FrameMaker,
  ) {
    const { keyframe, mask } = displayed;
    this.stays = maker.plan.staysAt(keyframe);
    if (isTweened(keyframe) || !isPlain(displayed)) return;
    const under = mask ? mask.layer.name : '';
    this.joins = `${keyframe.start} ${keyframe.frameCount} ${under}`;
  }

  lose(what: string): void {
    this.maker.characters.lose(this.where, what);
  }

  ofAll(elements: readonly FilmElement[], around: Around): LayerItem[] {
    return elements.flatMap(leavesOf).flatMap((leaf, i) => {
      const stay = this.stays[i];
      return this.ofLeaf(leaf, { ...around, slot: around.slot + stay.slot }, stay);
    });
  }

  private ofLeaf(element: FilmElement, around: Around, stay: Stay): LayerItem[] {
    const { where } = this;
    const bitmap = this.maker.characters.linkedBitmap(element);
    if (bitmap) return [{ entry: placedEntry(bitmap, element, around, this) }];
    if (isPiece(element)) {
      const { slot } = around;
      return [{ piece: element, slot, where, joins: this.joins, around }];
    }
    if (element.isInlined) return this.ofGraphic(element, around, stay);
    const { characters } = this.maker;
    const isText = element.kind === 'text';
    const character = isText ? characters.text(element, where) : characters.instance(element, where);
    return character ? [{ entry: stayingEntry(placedEntry(character, element, around, this), stay) }] : [];
  }

  private ofGraphic(element: FilmElement, around: Around, { since }: Stay): LayerItem[] {
    const { characters, plan } = this.maker;
    if (!element.isVisible) return [];
    noteElement(element, this);
    const entries = characters.graphic(element, this.isMask);
    if (entries.length === 0) return [];
    const own = plan.isTooMuch(element) ? [stillEntry(characters.still(entries))] : entries;
    return movedEntries(own, within(element, around), since).map((entry) => ({ entry }));
  }
}

/** A new object has the name that its first keyframe says. Glyphs and bitmaps are as they are in the next one. */
function stayingEntry(entry: Entry, { name = '', since }: Stay): Entry {
  if (entry.kind === 'text') return entry;
  return { ...entry, name: name || (entry.fallbackName ?? ''), since: String(since) };
}

function stillEntry(
  character: ReturnType<FrameMaker['characters']['still']>,
): Parameters<typeof movedEntries>[0][number] {
  return { ...character, slot: 0, matrix: IDENTITY, color: NO_COLOR_TRANSFORM, name: '' };
}

/** True for a layer that is seen as it is, so that its pieces can be joined with others. */
function isPlain({ matrix, color }: DisplayedLayer): boolean {
  return (matrix === IDENTITY || isIdentity(matrix)) && color === NO_COLOR_TRANSFORM;
}

/** A tween of one frame has nothing between its ends. */
function isTweened(keyframe: FilmKeyframe): boolean {
  if (keyframe.tweenType === 'none' || keyframe.frameCount < 2) return false;
  return keyframe.isMotionObject || keyframe.next !== undefined;
}

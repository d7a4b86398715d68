import { IDENTITY, isIdentity } from '../../../geometry/matrix';
import type { DisplayDocument } from '../../../model/display/DisplayDocument';
import type { DisplayedLayer } from '../../../model/display/DisplayedLayer';
import type { DisplayMode } from '../../../model/display/DisplayMode';
import { TimelineDisplay } from '../../../model/display/TimelineDisplay';
import { NO_COLOR_TRANSFORM } from '../../../model/xfl/ColorTransform';
import type { XmlNode } from '../../../xml/XmlNode';
import { Arrangement, type MaskPlace } from './Arrangement';
import type { Characters } from './Characters';
import type { Entry } from './Entry';
import { LayerItems } from './LayerItems';
import { mergePieces, type Item } from './mergePieces';
import type { SlotPlan } from './SlotPlan';

/** What the frames of a timeline are made with. */
export interface FrameMaker {
  readonly document: DisplayDocument;
  readonly characters: Characters;
  readonly plan: SlotPlan;
}

/** What a timeline shows, frame by frame, as entries with ascending slots. */
export class TimelineFrames {
  readonly frameCount: number;
  private readonly display: TimelineDisplay;
  private readonly arrangement: Arrangement;
  private readonly items: LayerItems;
  private last: { parts: readonly (readonly Item[])[]; entries: readonly Entry[] } | undefined;

  constructor(
    timeline: XmlNode,
    private readonly where: string,
    mode: DisplayMode,
    private readonly maker: FrameMaker,
  ) {
    this.display = new TimelineDisplay(timeline, maker.document, mode);
    this.frameCount = Math.max(1, this.display.frameCount);
    this.arrangement = new Arrangement(this.display, maker.plan);
    this.items = new LayerItems(where, mode, maker);
  }

  /** What stands on the timeline at a frame, from 0. The same list as long as nothing changes. */
  at(frame: number): readonly Entry[] {
    const parts = this.partsAt(frame);
    if (this.last && areSame(this.last.parts, parts)) return this.last.entries;
    const entries = mergePieces(parts, this.maker.characters);
    this.last = { parts, entries };
    return entries;
  }

  /** The items of each mask and layer, bottom first. */
  private partsAt(frame: number): (readonly Item[])[] {
    const displayed = this.display.at(frame);
    const byLayer = new Map(displayed.map((one) => [one.layer, one]));
    const parts: (readonly Item[])[] = [];
    let masked: MaskPlace | undefined;
    for (const { layer, base, mask } of this.arrangement.at(displayed)) {
      const shown = byLayer.get(layer);
      if (!shown) continue;
      if (mask && mask !== masked && shown.mask) parts.push(this.items.ofMask(shown.mask, mask));
      if (mask && shown.mask) masked = mask;
      parts.push(this.items.ofLayer(shown, base));
    }
    return parts;
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}

/** True for a layer that is seen as it stands, so that its pieces can be joined with others. */
export function isPlain({ matrix, color }: DisplayedLayer): boolean {
  return (matrix === IDENTITY || isIdentity(matrix)) && color === NO_COLOR_TRANSFORM;
}

import { hasDepth } from '../display/depth';
import type { DisplayedLayer } from '../display/DisplayedLayer';
import type { TimelineDisplay } from '../display/TimelineDisplay';
import type { FilmLayer } from '../records/FilmTimeline';
import type { SlotPlan } from './SlotPlan';

/** The slots of a layer. */
export interface LayerPlace {
  readonly layer: FilmLayer;
  /** The first slot. */
  readonly base: number;
  /** The mask that the layer is under. */
  readonly mask?: MaskPlace;
}

/** The slots of a mask, below those of the layers that it clips. */
export interface MaskPlace {
  readonly layer: FilmLayer;
  readonly base: number;
  /** The last slot of what it clips. */
  end: number;
}

/**
 * The layers of a timeline from the bottom to the top, with slots of their own. A mask is before the layers that it
 * clips, once for each run of them.
 */
export class Arrangement {
  private known: { key: string; places: readonly LayerPlace[] } | undefined;
  private readonly numbers: ReadonlyMap<FilmLayer, number>;
  /** True if layers have depths, so that their order may change. */
  readonly hasDepth: boolean;

  constructor(
    private readonly display: TimelineDisplay,
    private readonly plan: SlotPlan,
  ) {
    this.numbers = new Map(display.layers.map((layer, i) => [layer, i]));
    this.hasDepth = display.layers.some(hasDepth);
  }

  /** The places of all layers. The depth of layers may change their order from frame to frame. */
  at(displayed: readonly DisplayedLayer[]): readonly LayerPlace[] {
    const order = this.hasDepth ? this.byDepth(displayed) : [...this.display.layers].reverse();
    const key = order.map((layer) => this.numbers.get(layer)).join(' ');
    if (this.known?.key !== key) this.known = { key, places: this.arrange(order) };
    return this.known.places;
  }

  /** Layers that show nothing at the frame come last: they take no part in it. */
  private byDepth(displayed: readonly DisplayedLayer[]): FilmLayer[] {
    const shown = new Set(displayed.map(({ layer }) => layer));
    return [...shown, ...this.display.layers.filter((layer) => !shown.has(layer))];
  }

  private arrange(order: readonly FilmLayer[]): LayerPlace[] {
    const places: LayerPlace[] = [];
    let next = 0;
    let run: { layer: FilmLayer; mask: MaskPlace } | undefined;
    for (const layer of order) {
      if (layer.isMask) continue;
      const masking = this.display.maskOf(layer);
      if (masking !== run?.layer) {
        run = masking && { layer: masking, mask: { layer: masking, base: next, end: next } };
        if (masking) next += Math.max(1, this.plan.ofLayer(masking));
      }
      places.push({ layer, base: next, mask: run?.mask });
      next += this.plan.ofLayer(layer);
      if (run) run.mask.end = Math.max(run.mask.base + 1, next - 1);
    }
    return places;
  }
}

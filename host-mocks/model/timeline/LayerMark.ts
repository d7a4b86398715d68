import { LAYER } from '../../../document/xfl/schema/timelineSchema';
import type { Layer } from './Layer';

/**
 * A flag of few layers of a timeline: the current layer, or the selected ones. Only this class reads and writes it. New
 * layers of a timeline do not have it.
 */
export class LayerMark {
  /** The layers whose node has the attribute, whatever its value; undefined before the first use. */
  private holders: Set<Layer> | undefined;

  constructor(
    private readonly timeline: { readonly layers: readonly Layer[] },
    private readonly mark: 'current' | 'isSelected',
  ) {}

  has(layer: Layer): boolean {
    return LAYER[this.mark].read(layer.node);
  }

  /** The layers that have it and were not removed, in no order. */
  get layers(): Layer[] {
    return [...this.known].filter((layer) => !layer.stale && this.has(layer));
  }

  add(layer: Layer): void {
    this.known.add(layer);
    LAYER[this.mark].write(layer.node, true);
  }

  remove(layer: Layer): void {
    this.known.delete(layer);
    LAYER[this.mark].write(layer.node, false);
  }

  /** Removes it from all other layers. */
  set(layers: ReadonlySet<Layer>): void {
    for (const holder of [...this.known]) if (!layers.has(holder)) this.remove(holder);
    for (const layer of layers) this.add(layer);
  }

  private get known(): Set<Layer> {
    this.holders ??= new Set(this.timeline.layers.filter(({ node }) => node.attr(this.mark) !== undefined));
    return this.holders;
  }
}

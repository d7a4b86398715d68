import { read } from '../../host/read';
import { layersOf } from '../../host/walk';
import { parentOf } from '../../host/layers';

/** What belongs directly to a layer; to null, the layers at the top level. */
export interface Siblings {
  parent: object | null;
  children: object[];
}

/**
 * The layers of one timeline, from the top, as the host has them now. Layers are a tree written as a list: what
 * belongs to a folder, mask or guide follows it. Each layer is read once; a caller that moves
 * layers through this class does not read them again. Host members: `timeline.layers`, `layer.parentLayer`,
 * `layerType`, `timeline.reorderLayer`.
 */
export class LayerStack {
  /** The layers, from the top. */
  readonly layers: object[];
  private readonly parents: (object | null)[] = [];
  /** How many layers each one belongs to, directly or through others. */
  private readonly depths: number[] = [];
  /** The index of the layer that was found last. */
  private last = 0;

  constructor(readonly timeline: Timeline) {
    this.layers = layersOf(timeline).slice(0);
    const open: object[] = [];
    for (let i = 0; i < this.layers.length; i++) {
      const parent = parentOf(this.layers[i]);
      while (open.length > 0 && open[open.length - 1] !== parent) open.pop();
      this.parents.push(parent);
      this.depths.push(open.length);
      open.push(this.layers[i]);
    }
  }

  /** Looks around the layer that was found last: most of those asked for are near it. */
  indexOf(layer: object | null): number {
    const { layers, last } = this;
    for (let away = 0; away < layers.length; away++) {
      const isBelow = layers[last + away] === layer;
      if (!isBelow && layers[last - away] !== layer) continue;
      this.last = isBelow ? last + away : last - away;
      return this.last;
    }
    return -1;
  }

  parentOf(layer: object | null): object | null {
    return this.parents[this.indexOf(layer)] || null;
  }

  /** The layer itself when it is at the top level, else the outermost one that it belongs to. */
  rootOf(layer: object): object {
    let root = layer;
    for (let at = this.parentOf(layer); at; at = this.parentOf(at)) root = at;
    return root;
  }

  /** The layers that belong directly to a layer; for null, those at the top level. */
  childrenOf(parent: object | null): object[] {
    const children: object[] = [];
    const start = parent ? this.indexOf(parent) : -1;
    const end = parent ? this.branchEnd(start) : this.layers.length;
    for (let i = start + 1; i < end; i++) if (this.parents[i] === parent) children.push(this.layers[i]);
    return children;
  }

  /** The layers of the whole stack by what they belong to, parents before what is in them. */
  allSiblings(): Siblings[] {
    const all: Siblings[] = [{ parent: null, children: [] }];
    const open = all.slice(0);
    for (let i = 0; i < this.layers.length; i++) {
      const layer = this.layers[i];
      open.length = this.depths[i] + 1;
      open[this.depths[i]].children.push(layer);
      const inside: Siblings = { parent: layer, children: [] };
      all.push(inside);
      open.push(inside);
    }
    return all;
  }

  /** The index after a branch: after the layer at an index and all that belongs to it. */
  branchEnd(start: number): number {
    let end = start + 1;
    while (end < this.layers.length && this.depths[end] > this.depths[start]) end++;
    return end;
  }

  /**
   * Moves layers, given from the top, each with what belongs to it, right above or below another one, and to a parent:
   * that of the other one, or the other one itself.
   */
  place(layers: object[], isAbove: boolean, other: object, parent: object | null): void {
    const last = layers.length - 1;
    if (!isAbove && last > 0) {
      this.place([layers[last]], false, other, parent);
      this.place(layers.slice(0, last), true, layers[last], parent);
      return;
    }
    const beside = this.indexOf(other);
    const to = isAbove ? beside : this.branchEnd(beside);
    const depth = this.depths[beside] + (parent === other ? 1 : 0);
    const moved: number[] = [];
    // How many layers were moved down to the place so far, and how many up.
    let down = 0;
    let up = 0;
    for (let i = 0; i < layers.length; i++) {
      const start = this.indexOf(layers[i]);
      const end = this.branchEnd(start);
      const from = start < to ? start - down : start;
      if (to + up !== from && to + up !== from + end - start)
        this.timeline.reorderLayer(from, beside + up, isAbove);
      if (start < to) down += end - start;
      else up += end - start;
      const deeper = depth - this.depths[start];
      this.parents[start] = parent;
      for (let at = start; at < end; at++) {
        this.depths[at] += deeper;
        moved.push(at);
      }
      // The reference does not say what a layer that was moved belongs to.
      if (parentOf(layers[i]) !== parent) (layers[i] as Layer).parentLayer = parent as Layer;
    }
    const lists = [this.layers, this.parents, this.depths];
    for (let i = 0; i < lists.length; i++) gather(lists[i], moved, to);
  }
}

/** Puts entries of a list, given by their indices in rising order, right before the one at an index. */
function gather(list: unknown[], indices: number[], to: number): void {
  const start = Math.min(indices[0], to);
  const end = Math.max(indices[indices.length - 1] + 1, to);
  const before: unknown[] = [];
  const gathered: unknown[] = [];
  const after: unknown[] = [];
  for (let i = start; i < end; i++) {
    if (indices[gathered.length] === i) gathered.push(list[i]);
    else (i < to ? before : after).push(list[i]);
  }
  const ordered = before.concat(gathered, after);
  for (let i = start; i < end; i++) list[i] = ordered[i - start];
}

/** True for the layer of a camera, which stays above all others. */
export function isCamera(layer: object): boolean {
  return read(layer, 'layerType') === 'camera';
}

/** True for a folder, mask or guide: layers can belong to it. */
export function canHoldLayers(layer: object): boolean {
  const type = read(layer, 'layerType');
  return type === 'folder' || type === 'mask' || type === 'guide';
}

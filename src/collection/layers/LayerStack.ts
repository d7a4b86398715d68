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

  indexOf(layer: object | null): number {
    for (let i = 0; i < this.layers.length; i++) if (this.layers[i] === layer) return i;
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
    for (let i = 0; i < this.layers.length; i++)
      if (this.parents[i] === parent) children.push(this.layers[i]);
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

  /** Moves a layer, with what belongs to it, right above or below another one, and to a parent. */
  place(layer: object, isAbove: boolean, other: object, parent: object | null): void {
    const from = this.indexOf(layer);
    const end = this.branchEnd(from);
    const beside = this.indexOf(other);
    const to = isAbove ? beside : this.branchEnd(beside);
    if (to !== from && to !== end) this.timeline.reorderLayer(from, beside, isAbove);
    this.moveHere(from, end - from, to, parent);
    // The reference does not say what a layer that was moved belongs to.
    if (parentOf(layer) !== parent) (layer as Layer).parentLayer = parent as Layer;
  }

  /** Moves a branch in the lists of this object, as the host moves it in its own. */
  private moveHere(from: number, length: number, to: number, parent: object | null): void {
    const layers = this.layers.splice(from, length);
    const parents = this.parents.splice(from, length);
    const depths = this.depths.splice(from, length);
    const deeper = (parent ? this.depths[this.indexOf(parent)] + 1 : 0) - depths[0];
    parents[0] = parent;
    const at = to > from ? to - length : to;
    for (let i = 0; i < length; i++) {
      this.layers.splice(at + i, 0, layers[i]);
      this.parents.splice(at + i, 0, parents[i]);
      this.depths.splice(at + i, 0, depths[i] + deeper);
    }
  }
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

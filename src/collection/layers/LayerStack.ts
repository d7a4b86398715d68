import { read } from '../../host/read';
import { layersOf } from '../../host/walk';
import { parentOf } from '../../host/layers';

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

  constructor(readonly timeline: Timeline) {
    this.layers = layersOf(timeline).slice(0);
    for (let i = 0; i < this.layers.length; i++) this.parents.push(parentOf(this.layers[i]));
  }

  indexOf(layer: object | null): number {
    for (let i = 0; i < this.layers.length; i++) if (this.layers[i] === layer) return i;
    return -1;
  }

  parentOf(layer: object | null): object | null {
    return this.parents[this.indexOf(layer)] || null;
  }

  /** True when a layer belongs to another one, directly or through others. */
  isInside(layer: object | null, holder: object): boolean {
    for (let at = this.parentOf(layer); at; at = this.parentOf(at)) if (at === holder) return true;
    return false;
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

  /** The number of layers in a branch: a layer and all that belongs to it. */
  branchLength(layer: object): number {
    const start = this.indexOf(layer);
    let end = start + 1;
    while (end < this.layers.length && this.isInside(this.layers[end], layer)) end++;
    return end - start;
  }

  /** Moves a layer, with what belongs to it, right above or below another one, and to a parent. */
  place(layer: object, isAbove: boolean, other: object, parent: object | null): void {
    const from = this.indexOf(layer);
    const length = this.branchLength(layer);
    const to = isAbove ? this.indexOf(other) : this.indexOf(other) + this.branchLength(other);
    if (to !== from && to !== from + length) this.timeline.reorderLayer(from, this.indexOf(other), isAbove);
    this.moveHere(from, length, to);
    const index = this.indexOf(layer);
    this.parents[index] = parent;
    // The reference does not say what a layer that was moved belongs to.
    if (parentOf(layer) !== parent) (layer as Layer).parentLayer = parent as Layer;
  }

  /** Moves a branch in the lists of this object, as the host moves it in its own. */
  private moveHere(from: number, length: number, to: number): void {
    const layers = this.layers.splice(from, length);
    const parents = this.parents.splice(from, length);
    const at = to > from ? to - length : to;
    for (let i = 0; i < length; i++) {
      this.layers.splice(at + i, 0, layers[i]);
      this.parents.splice(at + i, 0, parents[i]);
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

import type { AdobeTimeline, Contract } from '../../contract/adobe';
import { HostObject } from '../../realm/HostObject';
import { XmlNode } from '../../xml/XmlNode';
import { checkText, readInteger, readText } from '../attributes';
import type { DocumentCore } from '../document/DocumentCore';
import type { SymbolItem } from '../library/SymbolItem';
import { Layer } from './Layer';
import { setCurrentFrame, setCurrentLayer } from './playhead';

type NotDone = Exclude<
  keyof AdobeTimeline,
  | 'currentFrame'
  | 'currentLayer'
  | 'frameCount'
  | 'layerCount'
  | 'layers'
  | 'name'
  | 'findLayerIndex'
  | 'getGuidelines'
>;

/** A scene, or the timeline of a symbol: a view of one `DOMTimeline`. */
export class Timeline extends HostObject implements Contract<AdobeTimeline, NotDone> {
  static override readonly className = 'Timeline';
  private layerCache: Layer[] | undefined;

  /** `item`: the symbol, or null for a scene. */
  constructor(
    readonly node: XmlNode,
    readonly document: DocumentCore,
    readonly item: SymbolItem | null,
  ) {
    super();
  }

  get name(): string {
    return readText(this.node, 'name');
  }
  set name(value: string) {
    const name = checkText('Timeline.name', value);
    if (this.item) this.item.name = name;
    else this.node.setAttr('name', name);
  }

  /** The symbol that the timeline belongs to; null for a scene. */
  get libraryItem(): SymbolItem | null {
    return this.item;
  }

  /** Top first. A timeline whose document lists none has one empty layer, as in the host. */
  get layers(): Layer[] {
    this.layerCache ??= this.layerNodes.map((node) => this.layerOf(node));
    return this.layerCache;
  }

  get layerCount(): number {
    return this.layers.length;
  }

  /** Frames of the longest layer. */
  get frameCount(): number {
    return this.layers.reduce((count, layer) => Math.max(count, layer.frameCount), 0);
  }

  get currentFrame(): number {
    return readInteger(this.node, 'currentFrame');
  }
  set currentFrame(value: number) {
    setCurrentFrame(this, value);
  }

  get currentLayer(): number {
    return Math.max(
      0,
      this.layers.findIndex((layer) => layer.node.attr('current') === 'true'),
    );
  }
  set currentLayer(value: number) {
    setCurrentLayer(this, value);
  }

  /** Places of all layers of that name; undefined when there is none. */
  findLayerIndex(name: string): number[] | undefined {
    const places: number[] = [];
    this.layers.forEach((layer, index) => {
      if (layer.name === name) places.push(index);
    });
    return places.length > 0 ? places : undefined;
  }

  getGuidelines(): string {
    return readText(this.node, 'guides');
  }

  /** Must be called by whoever adds, removes or moves layers. */
  layersChanged(): void {
    this.layerCache = undefined;
  }

  /** Puts the layer that the document leaves out into it, before something is written there. */
  materialize(): void {
    for (const layer of this.layers) {
      if (layer.node.parent) continue;
      const list = this.node.child('layers') ?? XmlNode.create('layers');
      if (!list.parent) this.node.insert(list, 0);
      list.append(layer.node);
    }
  }

  private get layerNodes(): XmlNode[] {
    const nodes = this.node.child('layers')?.childrenNamed('DOMLayer') ?? [];
    if (nodes.length > 0) return nodes;
    const frame = XmlNode.create('DOMFrame', { index: '0', keyMode: '9728' }, [XmlNode.create('elements')]);
    const attributes = { name: 'Layer 1', color: '#4FFF4F', current: 'true', isSelected: 'true' };
    return [XmlNode.create('DOMLayer', attributes, [XmlNode.create('frames', {}, [frame])])];
  }

  private layerOf(node: XmlNode): Layer {
    node.view ??= new Layer(node, this);
    return node.view as Layer;
  }
}

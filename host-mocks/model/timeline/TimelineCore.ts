import { FilmTimeline } from '../../../film/records/FilmTimeline';
import { LAYER, TIMELINE } from '../../../document/xfl/schema/timelineSchema';
import { unescapeFileName } from '../../../document/notation/escapeFileName';
import { kept } from '../../realm/kept';
import { HostObject } from '../../realm/HostObject';
import { XmlNode } from '../../../document/xml/XmlNode';
import { checkText } from '../../../document/checks/checkValue';
import { HostError } from '../../../document/checks/HostError';
import { FrameSelection } from './frames/FrameSelection';
import { Layer } from './Layer';
import { LayerMark } from './LayerMark';
import { newLayer } from './newTimeline';
import { setCurrentFrame, setCurrentLayer } from './playhead';
import { faultOfSceneName } from './sceneName';
import type { TimelineDocument, TimelineItem } from './TimelineDocument';

/** The state of a timeline. `Timeline` adds the methods that change it. */
export abstract class TimelineCore extends HostObject {
  readonly selectedFrames = new FrameSelection();
  readonly currentMark = new LayerMark(this, 'current');
  readonly selectedMark = new LayerMark(this, 'isSelected');
  private layerCache: Layer[] | undefined;

  /** `item`: the symbol, or null for a scene. */
  constructor(
    /** `DOMTimeline`. */
    readonly node: XmlNode,
    readonly document: TimelineDocument,
    private readonly item: TimelineItem | null,
  ) {
    super();
  }

  /**
   * Setting it renames the scene or the symbol.
   *
   * @throws HostError for an empty name, or the name of another scene, or of another item of the folder.
   */
  get name(): string {
    const name = TIMELINE.name.read(this.node);
    return this.item ? unescapeFileName(name) : name;
  }
  set name(value: string) {
    const name = checkText('Timeline.name', value);
    if (this.item) {
      this.item.name = name;
      return;
    }
    const fault = faultOfSceneName(this.document, this.node, name);
    if (fault !== undefined) throw new HostError(`Timeline.name: ${fault}`);
    TIMELINE.name.write(this.node, name);
  }

  /** The same timeline for the film and for output formats. */
  get record(): FilmTimeline {
    return FilmTimeline.of(this.node);
  }

  /** The symbol that the timeline belongs to; null for a scene. */
  get libraryItem(): TimelineItem | null {
    return this.item;
  }

  /** Top first. A timeline whose document lists none has one empty layer, as in the host. */
  get layers(): Layer[] {
    this.layerCache ??= kept(this.layerNodes.map((node) => this.layerOf(node)));
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
    return TIMELINE.currentFrame.read(this.node);
  }
  set currentFrame(value: number) {
    setCurrentFrame(this, value);
  }

  get currentLayer(): number {
    const { layers } = this.currentMark;
    return layers.length > 0 ? layers.reduce((least, { index }) => Math.min(least, index), Infinity) : 0;
  }
  set currentLayer(value: number) {
    setCurrentLayer(this, value);
  }

  /** The selected layers, from the top. */
  get selectedLayers(): Layer[] {
    const selected = new Set(this.selectedMark.layers);
    return this.layers.filter((layer) => selected.has(layer));
  }
  /** Their indices, the lowest layer first: the example of Adobe's reference gives `1,0`. */
  getSelectedLayers(): number[] {
    const selected = new Set(this.selectedMark.layers);
    const { layers } = this;
    const indices: number[] = [];
    for (let i = layers.length - 1; i >= 0; i--) if (selected.has(layers[i])) indices.push(i);
    return indices;
  }

  get advancedLayersEnabled(): boolean {
    return TIMELINE.layerDepthEnabled.read(this.node);
  }
  set advancedLayersEnabled(value: boolean) {
    TIMELINE.layerDepthEnabled.write(this.node, Boolean(value));
  }

  /** Must be called after layers are added, removed or moved. */
  layersChanged(): void {
    this.layerCache = undefined;
  }

  /** Writes the layer that the document leaves out into it, before other changes there. */
  materialize(): void {
    // It is the only one.
    const [{ node }] = this.layers;
    if (node.parent) return;
    const list = this.node.child('layers') ?? XmlNode.create('layers');
    if (!list.parent) this.node.insert(list, 0);
    list.append(node);
  }

  /** The layer of a node: always the same object. */
  layerOf(node: XmlNode): Layer {
    node.view ??= new Layer(node, this);
    return node.view as Layer;
  }

  private get layerNodes(): XmlNode[] {
    const nodes = this.node.child('layers')?.childrenNamed('DOMLayer') ?? [];
    if (nodes.length > 0) return nodes;
    const layer = newLayer('Layer 1', 0);
    for (const mark of [LAYER.current, LAYER.isSelected]) mark.write(layer, true);
    return [layer];
  }
}

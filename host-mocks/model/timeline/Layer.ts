import type { AdobeLayer, Contract } from '../../contract/adobe';
import type { Matrix } from '../../../geometry/matrix';
import { HostError } from '../../../document/checks/HostError';
import { kept } from '../../realm/kept';
import { HostObject } from '../../realm/HostObject';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { describeValue } from '../../../document/checks/checkValue';
import { assign } from '../../../document/xfl/assign';
import { LAYER, type StoredLayerType } from '../../../document/xfl/schema/timelineSchema';
import { formatColor } from '../../../document/xfl/colors';
import { readFilters, writeFilters, type FilterValue } from '../../../document/xfl/filters';
import { Frame } from './Frame';
import {
  effectsAt,
  readBlendMode,
  readColorEffect,
  readDepth,
  writeBlendMode,
  writeColorEffect,
  writeDepth,
} from './layers/frameEffects';
import { rigMatrix, rigParent, setRigParent } from './layers/rigging';
import { changeLayerType, type LayerType } from './layerType';
import { canSetParent, parentOfLayer, setParent } from './layerTree';
import { keyframesByIndex, lastStartingAt } from '../../../document/xfl/spans';
import type { TimelineCore } from './TimelineCore';

/** `parentLayer` may be null, which the types do not say. */
type Corrected = 'parentLayer';

/** A layer: a view of one `DOMLayer`. */
export class Layer extends HostObject implements Contract<AdobeLayer, Corrected> {
  static override readonly className = 'Layer';
  private keyframeCache: Frame[] | undefined;
  private frameCache: Frame[] | undefined;
  private count: number | undefined;

  constructor(
    readonly node: XmlNode,
    readonly timeline: TimelineCore,
  ) {
    super();
  }

  get name(): string {
    return LAYER.name.read(this.node);
  }
  /** Undefined is converted to text, as in the language (zhangfree/jsfl_package continues with such a layer). */
  set name(value: string) {
    assign(this.write(), LAYER.name, 'Layer.name', value === undefined ? 'undefined' : value);
    LAYER.autoNamed.write(this.node, false);
  }

  get layerType(): LayerType {
    const own = this.ownType;
    if (own !== 'normal') return own;
    const parent = this.parentLayer?.ownType;
    if (parent === 'mask') return 'masked';
    return parent === 'guide' ? 'guided' : 'normal';
  }
  set layerType(value: LayerType) {
    changeLayerType(this, value);
  }

  /** The type that the document stores: `guided` and `masked` follow from the parent. */
  get ownType(): StoredLayerType {
    return LAYER.layerType.read(this.node);
  }

  /** The folder, mask or guide layer that this layer belongs to, or null. */
  get parentLayer(): Layer | null {
    return parentOfLayer(this);
  }
  set parentLayer(value: Layer | null) {
    if (value !== null && !(value instanceof Layer)) {
      throw new HostError(`Layer.parentLayer: expected a Layer or null, got ${describeValue(value)}`);
    }
    if (canSetParent(this, value)) setParent(this, value);
  }

  get visible(): boolean {
    return LAYER.visible.read(this.node);
  }
  set visible(value: boolean) {
    assign(this.write(), LAYER.visible, 'Layer.visible', value);
  }

  get locked(): boolean {
    return LAYER.locked.read(this.node);
  }
  set locked(value: boolean) {
    assign(this.write(), LAYER.locked, 'Layer.locked', value);
  }

  get outline(): boolean {
    return LAYER.outline.read(this.node);
  }
  set outline(value: boolean) {
    assign(this.write(), LAYER.outline, 'Layer.outline', value);
    assign(this.node, LAYER.useOutlineView, 'Layer.outline', value);
  }

  /** `#RRGGBB`. */
  get color(): string {
    return formatColor({ rgb: LAYER.color.read(this.node), alpha: 1 });
  }
  set color(value: string | number) {
    assign(this.write(), LAYER.color, 'Layer.color', value);
  }

  /** 100, 200 or 300 per cent. */
  get height(): number {
    return LAYER.heightMultiplier.read(this.node) * 100;
  }
  set height(value: number) {
    if (value !== 100 && value !== 200 && value !== 300) {
      throw new HostError(`Layer.height: expected 100, 200 or 300, got ${describeValue(value)}`);
    }
    LAYER.heightMultiplier.write(this.write(), value / 100);
  }

  get animationType(): string {
    return LAYER.animationType.read(this.node);
  }

  get frameCount(): number {
    this.count ??= endOf(this.keyframes.at(-1));
    return this.count;
  }

  /** One entry per frame index: the frames of a span are its keyframe. Folders have none. */
  get frames(): Frame[] {
    this.frameCache ??= kept(keyframesByIndex(this.keyframes, this.frameCount));
    return this.frameCache;
  }

  /** Copies, as for instances. */
  getFiltersAtFrame(frameIndex: number): FilterValue[] {
    return readFilters(effectsAt(this, 'getFiltersAtFrame', frameIndex));
  }
  setFiltersAtFrame(frameIndex: number, filters: FilterValue[]): void {
    const method = 'setFiltersAtFrame';
    writeFilters(effectsAt(this, method, frameIndex), method, filters);
  }

  getBlendModeAtFrame(frameIndex: number): string {
    return readBlendMode(effectsAt(this, 'getBlendModeAtFrame', frameIndex));
  }
  setBlendModeAtFrame(frameIndex: number, mode: string): void {
    const method = 'setBlendModeAtFrame';
    writeBlendMode(effectsAt(this, method, frameIndex), method, mode);
  }

  getColorTransformAtFrame(frameIndex: number): Record<string, unknown> {
    return readColorEffect(effectsAt(this, 'getColorTransformAtFrame', frameIndex));
  }
  setColorTransformAtFrame(frameIndex: number, effect: Record<string, unknown>): void {
    const method = 'setColorTransformAtFrame';
    writeColorEffect(effectsAt(this, method, frameIndex), method, effect);
  }

  /** Pixels away from the eye; 0 at first. */
  getZDepthAtFrame(frameIndex: number): number {
    return readDepth(effectsAt(this, 'getZDepthAtFrame', frameIndex));
  }
  setZDepthAtFrame(frameIndex: number, depth: number): void {
    const method = 'setZDepthAtFrame';
    writeDepth(effectsAt(this, method, frameIndex), method, depth);
  }

  /** The parent of this layer at that frame (layer parenting), or null. */
  getRigParentAtFrame(frameIndex: number): Layer | null {
    return rigParent(this, frameIndex);
  }
  /**
   * The parent, a layer or its index, then the frame, as in the host; also the other way round, as in the reference.
   * Elements stay where they are on the stage. Null, or the layer itself, removes the parent.
   */
  setRigParentAtFrame(layer: Layer | number | null, frameIndex: number | Layer | null): void {
    setRigParent(this, [layer, frameIndex]);
  }
  /** The matrix that moves all elements of this layer there: that of all its parents. */
  getRigMatrixAtFrame(frameIndex: number): Matrix {
    return rigMatrix(this, frameIndex);
  }

  /** The keyframes, each once, in order. */
  get keyframes(): Frame[] {
    this.keyframeCache ??= this.frameNodes.map((node) => this.frameOf(node));
    return this.keyframeCache;
  }

  /** The keyframe shown at a frame index, or undefined after the end of the layer. */
  frameAt(index: number): Frame | undefined {
    if (index >= this.frameCount) return undefined;
    const { keyframes } = this;
    if (keyframes.length === 1) return keyframes[0];
    return lastStartingAt(keyframes, index, (frame) => frame.startFrame) ?? keyframes[0];
  }

  /** Position in `timeline.layers`, 0 at the top. */
  get index(): number {
    return this.timeline.layers.indexOf(this);
  }

  /** Must be called after keyframes are added, removed, moved or resized. */
  framesChanged(): void {
    this.keyframeCache = undefined;
    this.frameCache = undefined;
    this.count = undefined;
  }

  /** The node for writing: a layer that the document leaves out is written into it first. */
  write(): XmlNode {
    this.timeline.materialize();
    return this.node;
  }

  private get frameNodes(): XmlNode[] {
    return this.node.child('frames')?.childrenNamed('DOMFrame') ?? [];
  }

  private frameOf(node: XmlNode): Frame {
    node.view ??= new Frame(node, this);
    return node.view as Frame;
  }
}

function endOf(last: Frame | undefined): number {
  return last ? last.startFrame + last.duration : 0;
}

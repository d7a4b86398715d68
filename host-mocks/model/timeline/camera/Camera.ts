import { TIMELINE } from '../../../../document/xfl/schema/timelineSchema';
import type { Matrix, Point } from '../../../../geometry/matrix';
import { checkNumber } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { HostObject } from '../../../realm/HostObject';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { readFilters, writeFilters } from '../../../../document/xfl/filters';
import { channelsOf, formatChannels } from '../../../../document/xfl/channels';
import { readCutMatrix, storable, writeMatrix } from '../../../../document/xfl/nodeMatrix';
import { colorModeOf, setColorMode, setTint, tintOf } from '../../../../document/xfl/colorEffect';
import { readDepth, writeDepth } from '../layers/frameEffects';
import type { Frame } from '../Frame';
import type { TimelineCore } from '../TimelineCore';
import { addCameraLayer, cameraLayer } from './cameraLayer';

const DEGREES = 180 / Math.PI;

/**
 * Minimum and maximum values; other values are clamped. Source: the virtual camera that Adobe publishes with scenes.
 */
const RANGES = {
  place: [-10_000, 10_000],
  depth: [-5000, 10_000],
  zoom: [1, 10_000],
  angle: [-179, 180],
} as const;

const COLOR_FILTER = 'adjustColorFilter';
const NO_COLOR_FILTER = { brightness: 0, contrast: 0, saturation: 0, hue: 0 };
type ColorFilter = typeof NO_COLOR_FILTER;

/**
 * The camera of a timeline: the element on its camera layer. It is at the middle of the visible area, turned against
 * the camera's angle and scaled to 100 / zoom. Values belong to the keyframe at a frame. A timeline without a camera
 * gives the defaults, and setting throws.
 */
export class Camera extends HostObject {
  static override readonly className = 'Camera';
  private isTintOn = false;
  private isColorFilterOn = false;

  constructor(private readonly timeline: TimelineCore) {
    super();
  }

  override get isStale(): boolean {
    return this.timeline.isStale;
  }

  get cameraEnabled(): boolean {
    return TIMELINE.cameraLayerEnabled.read(this.timeline.node) && cameraLayer(this.timeline) !== undefined;
  }
  /** The first time, this adds the camera layer to the timeline. A camera that is switched off keeps its layer. */
  set cameraEnabled(value: boolean) {
    const isOn = Boolean(value);
    if (isOn && !cameraLayer(this.timeline)) addCameraLayer(this.timeline);
    TIMELINE.cameraLayerEnabled.write(this.timeline.node, isOn);
  }

  /** Switching it off removes the tint from all keyframes. */
  get tintEnabled(): boolean {
    return this.isTintOn || this.instances.some((node) => colorModeOf(node) === 'tint');
  }
  set tintEnabled(value: boolean) {
    this.isTintOn = Boolean(value);
    if (!value) for (const node of this.instances) clearTint(node);
  }

  /** Switching it off removes the colour filter from all keyframes. */
  get colorFilterEnabled(): boolean {
    return this.isColorFilterOn || this.instances.some((node) => colorFilterOf(node) !== undefined);
  }
  set colorFilterEnabled(value: boolean) {
    this.isColorFilterOn = Boolean(value);
    if (!value) for (const node of this.instances) writeColorFilter(node, undefined);
  }

  /** The distance in pixels that the camera has moved towards the layers. */
  getZDepth(frameIndex: number): number {
    const frame = this.frameAt('getZDepth', frameIndex);
    return frame ? readDepth(frame.node) : 0;
  }
  setZDepth(frameIndex: number, tz: number): void {
    const method = 'Camera.setZDepth';
    const depth = within(RANGES.depth, checkNumber(`${method}: tz`, tz));
    const frame = this.keyframe('setZDepth', frameIndex);
    if (frame) writeDepth(frame.node, method, depth);
  }

  /** Percent: 200 shows everything twice as large. As exact as the scale in the document (see FIDELITY.md). */
  getZoom(frameIndex: number): number {
    const { a, b } = this.matrixAt('getZoom', frameIndex);
    return 100 / Math.hypot(a, b);
  }
  setZoom(frameIndex: number, zoomVal: number): void {
    const zoom = within(RANGES.zoom, checkNumber('Camera.setZoom: zoomVal', zoomVal));
    this.place('setZoom', frameIndex, (matrix) => {
      const change = 100 / zoom / Math.hypot(matrix.a, matrix.b);
      const { a, b, c, d } = matrix;
      return { ...matrix, a: a * change, b: b * change, c: c * change, d: d * change };
    });
  }
  resetZoom(frameIndex: number): void {
    this.setZoom(frameIndex, 100);
  }

  /** Whole degrees, -179 to 180. */
  getRotation(frameIndex: number): number {
    const { a, b } = this.matrixAt('getRotation', frameIndex);
    const angle = Math.round(-Math.atan2(b, a) * DEGREES);
    return angle === -180 ? 180 : angle + 0;
  }
  setRotation(frameIndex: number, angleDegree: number): void {
    const angle = within(RANGES.angle, checkNumber('Camera.setRotation: angleDegree', angleDegree));
    this.place('setRotation', frameIndex, (matrix) => {
      const scale = Math.hypot(matrix.a, matrix.b);
      const cos = scale * Math.cos(angle / DEGREES);
      const sin = scale * Math.sin(angle / DEGREES);
      return { ...matrix, a: cos, b: -sin, c: sin, d: cos };
    });
  }
  resetRotation(frameIndex: number): void {
    this.setRotation(frameIndex, 0);
  }

  /** Pixels from the middle of the stage to the left and up, and the depth. */
  getPosition(frameIndex: number): Point & { z: number } {
    const { tx, ty } = this.matrixAt('getPosition', frameIndex);
    const { x, y } = this.center;
    return { x: tidy(x - tx), y: tidy(y - ty), z: this.getZDepth(frameIndex) };
  }
  /** Without `z` the depth stays. */
  setPosition(frameIndex: number, x: number, y: number, z?: number): void {
    const method = 'Camera.setPosition';
    const left = within(RANGES.place, checkNumber(`${method}: x`, x));
    const up = within(RANGES.place, checkNumber(`${method}: y`, y));
    if (z !== undefined) checkNumber(`${method}: z`, z);
    const { center } = this;
    this.place('setPosition', frameIndex, (matrix) => ({
      ...matrix,
      tx: center.x - left,
      ty: center.y - up,
    }));
    if (z !== undefined) this.setZDepth(frameIndex, z);
  }
  resetPosition(frameIndex: number): void {
    this.setPosition(frameIndex, 0, 0, 0);
  }

  /** Percent, and 0 to 255. */
  getTint(frameIndex: number): { percent: number; red: number; green: number; blue: number } {
    const node = this.shownAt('getTint', frameIndex);
    if (!node || colorModeOf(node) !== 'tint') return { percent: 0, red: 0, green: 0, blue: 0 };
    const { color, strength } = tintOf(node);
    const [red, green, blue] = channelsOf(color);
    return { percent: Math.round(strength * 100), red, green, blue };
  }
  setTint(frameIndex: number, amount: number, red: number, green: number, blue: number): void {
    const method = 'Camera.setTint';
    const strength = checkNumber(`${method}: amount`, amount, 0, 100) / 100;
    const channels = Object.entries({ red, green, blue }).map(([name, part]) =>
      checkNumber(`${method}: ${name}`, part, 0, 255),
    );
    setTint(this.instance('setTint', frameIndex), formatChannels(channels), strength);
  }
  resetTint(frameIndex: number): void {
    clearTint(this.instance('resetTint', frameIndex));
  }

  /** Brightness, contrast and saturation from -100 to 100, hue from -180 to 180. */
  getColorFilter(frameIndex: number): ColorFilter {
    const node = this.shownAt('getColorFilter', frameIndex);
    return { ...NO_COLOR_FILTER, ...(node && colorFilterOf(node)) };
  }
  setColorFilter(
    frameIndex: number,
    brightness: number,
    contrast: number,
    saturation: number,
    hue: number,
  ): void {
    const amounts = Object.entries({ brightness, contrast, saturation, hue }).map(([name, amount]) => {
      const end = name === 'hue' ? 180 : 100;
      return [name, within([-end, end], checkNumber(`Camera.setColorFilter: ${name}`, amount))] as const;
    });
    const node = this.instance('setColorFilter', frameIndex);
    writeColorFilter(node, { ...NO_COLOR_FILTER, ...Object.fromEntries(amounts) });
  }
  resetColorFilter(frameIndex: number): void {
    writeColorFilter(this.instance('resetColorFilter', frameIndex), undefined);
  }

  reset(frameIndex: number): void {
    const node = this.instance('reset', frameIndex);
    this.resetPosition(frameIndex);
    this.resetZoom(frameIndex);
    this.resetRotation(frameIndex);
    clearTint(node);
    writeColorFilter(node, undefined);
  }

  private get center(): Point {
    const { width, height } = this.timeline.document;
    return { x: width / 2, y: height / 2 };
  }

  /** The camera on each keyframe. */
  private get instances(): XmlNode[] {
    return cameraLayer(this.timeline)?.keyframes.flatMap((frame) => frame.elementNodes.slice(0, 1)) ?? [];
  }

  /** The camera's keyframe at a frame; undefined while there is no camera, and beyond the last frame. */
  private frameAt(method: string, frameIndex: unknown): Frame | undefined {
    const index = Math.trunc(checkNumber(`Camera.${method}: frame index`, frameIndex, 0));
    return this.cameraEnabled ? cameraLayer(this.timeline)?.frameAt(index) : undefined;
  }

  /** The camera's keyframe, for changes; undefined beyond the last frame of the timeline, with a warning. */
  private keyframe(method: string, frameIndex: unknown): Frame | undefined {
    const frame = this.frameAt(method, frameIndex);
    if (frame && frame.elementNodes.length > 0) return frame;
    const last = Math.max(0, this.timeline.frameCount - 1);
    if (this.cameraEnabled && Math.trunc(Number(frameIndex)) > last) {
      this.timeline.document.warn(
        `Camera.${method}: the timeline has the frames 0 to ${last}, and no frame ${String(frameIndex)}; it has no effect`,
      );
      return undefined;
    }
    const missing = this.cameraEnabled
      ? `the camera layer shows no camera at frame ${String(frameIndex)}`
      : 'the timeline has no camera; set camera.cameraEnabled to true first';
    throw new HostError(`Camera.${method}: ${missing}`);
  }

  /** The camera on the keyframe at a frame, for changes; beyond the last frame one that no document contains. */
  private instance(method: string, frameIndex: unknown): XmlNode {
    return this.keyframe(method, frameIndex)?.elementNodes[0] ?? XmlNode.create('DOMSymbolInstance');
  }

  /** The camera at a frame; between keyframes, as its tween has moved it. */
  private shownAt(method: string, frameIndex: number): XmlNode | undefined {
    const frame = this.frameAt(method, frameIndex);
    return frame?.shownElements(Math.trunc(frameIndex) - frame.startFrame).at(0);
  }

  private matrixAt(method: string, frameIndex: number): Matrix {
    const node = this.shownAt(method, frameIndex);
    const { x, y } = this.center;
    return node ? readCutMatrix(node) : { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y };
  }

  private place(method: string, frameIndex: number, change: (matrix: Matrix) => Matrix): void {
    const node = this.instance(method, frameIndex);
    const before = readCutMatrix(node);
    const { roundToTwips } = this.timeline.document.switches;
    writeMatrix(node, storable(change(before), before, roundToTwips), before);
  }
}

function within([low, high]: readonly [number, number], value: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Without rounding errors and negative zero. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}

function clearTint(node: XmlNode): void {
  if (colorModeOf(node) === 'tint') setColorMode(node, 'none');
}

function colorFilterOf(node: XmlNode): ColorFilter | undefined {
  const filter = readFilters(node).find(({ name }) => name === COLOR_FILTER);
  if (!filter) return undefined;
  const { brightness, contrast, saturation, hue } = filter as unknown as ColorFilter;
  return { brightness, contrast, saturation, hue };
}

function writeColorFilter(node: XmlNode, filter: ColorFilter | undefined): void {
  const others = readFilters(node).filter(({ name }) => name !== COLOR_FILTER);
  const own = filter ? [{ name: COLOR_FILTER, enabled: true, ...filter }] : [];
  writeFilters(node, 'Camera.setColorFilter', [...others, ...own]);
}

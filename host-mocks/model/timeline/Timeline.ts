import { checkNumber } from '../../../document/checks/checkValue';
import { roundBox } from '../../../document/xfl/roundBox';
import { XmlFile } from '../../../document/xml/XmlFile';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { type Box, isEmpty } from '../../../geometry/Box';
import type { AdobeTimeline, Contract } from '../../contract/adobe';
import { Camera } from './camera/Camera';
import {
  clearFrames,
  clearKeyframes,
  convertToBlankKeyframes,
  convertToKeyframes,
} from './frames/changeFrames';
import { createMotionObject } from './frames/createMotionObject';
import { createMotionTween } from './frames/createMotionTween';
import { copyFrames, cutFrames, pasteFrames } from './frames/frameClipboard';
import { frameProperty, setFrameProperty } from './frames/frameProperties';
import { insertFrames } from './frames/insertFrames';
import { insertKeyframe } from './frames/insertKeyframe';
import { copyMotion, pasteMotion } from './frames/motion';
import { removeFrames } from './frames/removeFrames';
import { removeMotionObject } from './frames/removeMotionObject';
import { reverseFrames } from './frames/reverseFrames';
import { getSelectedFrames, selectAllFrames, setSelectedFrames } from './frames/selectFrames';
import type { Layer } from './Layer';
import { addMotionGuide, addNewLayer } from './layers/addLayer';
import { deleteLayer } from './layers/deleteLayers';
import { expandLayerFolder } from './layers/expandLayerFolder';
import { copyLayers, cutLayers, duplicateLayers, pasteLayers } from './layers/layerClipboard';
import { layerProperty, setLayerProperty } from './layers/layerProperties';
import { mergeLayers } from './layers/mergeLayers';
import { reorderLayer } from './layers/reorderLayer';
import { setSelectedLayers } from './layers/selectLayers';
import { showLayerMasking } from './layers/showMasking';
import { TimelineCore } from './TimelineCore';
import { TIMELINE } from '../../../document/xfl/schema/timelineSchema';

/** Members that open dialogues or write ActionScript. */
type NotDone = 'copyMotionAsAS3' | 'pasteMotionSpecial';

/** The reference: `getBounds` returns 0 if there is nothing, `getFrameProperty` a value of any type. */
type Corrected = 'getBounds' | 'getFrameProperty';

/**
 * A scene, or the timeline of a symbol: a view of one `DOMTimeline`. Indices of layers and frames start at 0, the top
 * layer being 0; for frames, an end is not included, and without one only the start is meant; for layers, it is
 * included.
 */
export class Timeline extends TimelineCore implements Contract<AdobeTimeline, NotDone | Corrected> {
  static override readonly className = 'Timeline';
  private cameraView: Camera | undefined;

  /** There is always the same object, also while the timeline has no camera. */
  get camera(): Camera {
    this.cameraView ??= new Camera(this);
    return this.cameraView;
  }

  /** The indices of all layers of that name; undefined if there is none. */
  findLayerIndex(name: string): number[] | undefined {
    const indices: number[] = [];
    this.layers.forEach((layer, index) => {
      if (layer.name === name) indices.push(index);
    });
    return indices.length > 0 ? indices : undefined;
  }

  addNewLayer(name?: string, layerType?: string, bAddAbove?: boolean): number {
    return addNewLayer(this, name, layerType, bAddAbove);
  }
  addMotionGuide(): number {
    return addMotionGuide(this);
  }
  deleteLayer(index?: number): void {
    deleteLayer(this, index);
  }
  duplicateLayers(startLayerIndex?: number, endLayerIndex?: number): void {
    duplicateLayers(this, startLayerIndex, endLayerIndex);
  }
  copyLayers(startLayerIndex?: number, endLayerIndex?: number): void {
    copyLayers(this, startLayerIndex, endLayerIndex);
  }
  cutLayers(startLayerIndex?: number, endLayerIndex?: number): void {
    cutLayers(this, startLayerIndex, endLayerIndex);
  }
  pasteLayers(layerIndex?: number): number {
    return pasteLayers(this, layerIndex);
  }
  /** All layers between two, both included, become the uppermost of them, which is returned. */
  mergeLayers(startLayerNum: number, endLayerNum: number): Layer {
    return mergeLayers(this, startLayerNum, endLayerNum);
  }
  reorderLayer(layerToMove: number, layerToPutItBy: number, bAddBefore?: boolean): void {
    reorderLayer(this, layerToMove, layerToPutItBy, bAddBefore);
  }
  expandFolder(bExpand: boolean, bRecurseNestedParents?: boolean, index?: number): void {
    expandLayerFolder(this, bExpand, bRecurseNestedParents, index);
  }
  showLayerMasking(layer?: number): void {
    showLayerMasking(this, layer);
  }
  setSelectedLayers(index: number, bReplaceCurrentSelection?: boolean): void {
    setSelectedLayers(this, index, bReplaceCurrentSelection);
  }
  getLayerProperty(property: string): unknown {
    return layerProperty(this, String(property));
  }
  setLayerProperty(property: string, value: unknown, layersToChange?: string): void {
    setLayerProperty(this, String(property), value, layersToChange);
  }

  insertFrames(numFrames?: number, bAllLayers?: boolean, frameNumIndex?: number): void {
    insertFrames(this, numFrames, bAllLayers, frameNumIndex);
  }
  removeFrames(startFrameIndex?: number, endFrameIndex?: number): void {
    removeFrames(this, startFrameIndex, endFrameIndex);
  }
  insertKeyframe(frameNumIndex?: number): void {
    insertKeyframe(this, 'insertKeyframe', frameNumIndex, false);
  }
  insertBlankKeyframe(frameNumIndex?: number): void {
    insertKeyframe(this, 'insertBlankKeyframe', frameNumIndex, true);
  }
  convertToKeyframes(startFrameIndex?: number, endFrameIndex?: number): void {
    convertToKeyframes(this, [startFrameIndex, endFrameIndex]);
  }
  convertToBlankKeyframes(startFrameIndex?: number, endFrameIndex?: number): void {
    convertToBlankKeyframes(this, [startFrameIndex, endFrameIndex]);
  }
  clearFrames(startFrameIndex?: number, endFrameIndex?: number): void {
    clearFrames(this, [startFrameIndex, endFrameIndex]);
  }
  clearKeyframes(startFrameIndex?: number, endFrameIndex?: number): void {
    clearKeyframes(this, [startFrameIndex, endFrameIndex]);
  }
  reverseFrames(startFrameIndex?: number, endFrameIndex?: number): void {
    reverseFrames(this, [startFrameIndex, endFrameIndex]);
  }
  copyFrames(startFrameIndex?: number, endFrameIndex?: number): void {
    copyFrames(this, startFrameIndex, endFrameIndex);
  }
  cutFrames(startFrameIndex?: number, endFrameIndex?: number): void {
    cutFrames(this, startFrameIndex, endFrameIndex);
  }
  pasteFrames(startFrameIndex?: number, endFrameIndex?: number): void {
    pasteFrames(this, startFrameIndex, endFrameIndex);
  }
  copyMotion(): void {
    copyMotion(this);
  }
  pasteMotion(): void {
    pasteMotion(this);
  }
  createMotionTween(startFrameIndex?: number, endFrameIndex?: number): void {
    createMotionTween(this, startFrameIndex, endFrameIndex);
  }
  createMotionObject(startFrame?: number, endFrame?: number): void {
    createMotionObject(this, startFrame, endFrame);
  }
  removeMotionObject(startFrame?: number, endFrame?: number): void {
    removeMotionObject(this, startFrame, endFrame);
  }
  getFrameProperty(property: string, startFrameIndex?: number, endFrameIndex?: number): unknown {
    return frameProperty(this, String(property), startFrameIndex, endFrameIndex);
  }
  setFrameProperty(property: string, value: unknown, startFrameIndex?: number, endFrameIndex?: number): void {
    setFrameProperty(this, String(property), value, startFrameIndex, endFrameIndex);
  }
  getSelectedFrames(): number[] {
    return getSelectedFrames(this);
  }
  setSelectedFrames(
    startOrList: number | number[],
    endOrReplace?: number | boolean,
    bReplaceCurrentSelection?: boolean,
  ): void {
    setSelectedFrames(this, [startOrList, endOrReplace, bReplaceCurrentSelection]);
  }
  selectAllFrames(): void {
    selectAllFrames(this);
  }

  getGuidelines(): string {
    return TIMELINE.guides.read(this.node);
  }
  setGuidelines(xmlString: string): boolean {
    return setGuidelines(this, String(xmlString));
  }
  /** The first frame is 1. By default, hidden layers count if the publish settings include them. */
  getBounds(frame?: number, includeHiddenLayers?: boolean): Box | 0 {
    return boundsOf(this, frame, includeHiddenLayers ?? this.document.film.publishesHiddenLayers);
  }

  /** There is no stage for playing. */
  startPlayback(): void {
    return;
  }
  stopPlayback(): void {
    return;
  }
}

/**
 * `timeline.getBounds`: the box of everything on the stage at a frame, the first being 1; 0 if there is nothing, which
 * the example in Adobe's reference tests for. Strokes count; inside symbols guide layers do not, as in what is
 * published, but those of the timeline itself do (notes on Animate 2022).
 */
function boundsOf(timeline: TimelineCore, frame: unknown, includeHidden: boolean): Box | 0 {
  const index = Math.trunc(checkNumber('getBounds: frame', frame ?? 1, 1)) - 1;
  const bounds = ContentBounds.of(timeline.document.film, 'published');
  const box = bounds.ofFrame(timeline.node, index, { hidden: includeHidden, guides: true });
  return isEmpty(box) ? 0 : roundBox(box);
}

/** `timeline.setGuidelines`: false for a text that is not a `<guidelines>` element. An empty text removes them. */
function setGuidelines(timeline: TimelineCore, xml: string): boolean {
  if (xml !== '' && !isGuidelines(xml)) return false;
  TIMELINE.guides.write(timeline.node, xml);
  return true;
}

function isGuidelines(xml: string): boolean {
  try {
    return new XmlFile('setGuidelines', xml).root.name === 'guidelines';
  } catch {
    return false;
  }
}

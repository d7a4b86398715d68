import { readFlag, readInteger, readText } from '../model/xfl/attributes';
import { concat, type Matrix } from '../geometry/matrix';
import { frameAt, layersOf, maskOver, parentOf } from '../model/xfl/shownFrame';
import type { XmlNode } from '../xml/XmlNode';
import { blendStyle } from './blending/blend';
import { cameraAt, cameraOf, NO_CAMERA, type Camera } from './camera';
import { NO_COLOR_TRANSFORM, readColorTransform } from './ColorTransform';
import { depthAt, projection } from './depth';
import type { Drawing } from './Drawing';
import { drawElement } from './elements/drawElement';
import { joinRuns, wrapRuns, type Run } from './blending/runs';
import { inside, type State } from './State';
import { group, transform } from './svg';

/**
 * Everything that a timeline shows at a frame, as published: lower layers first; guide layers and folders show
 * nothing; hidden layers count as the document's publish settings say; what a mask layer holds clips its layers. Inside
 * a mask, mask layers are layers like others: players know no mask of a mask.
 *
 * @param isStage True for the timeline that is shown, false for those of symbols on it.
 */
export function drawFrame(
  timeline: XmlNode,
  frame: number,
  state: State,
  drawing: Drawing,
  isStage = false,
): Run[] {
  const layers = layersOf(timeline);
  const runs: Run[] = [];
  const camera = isStage ? cameraAt(timeline, frame, drawing) : undefined;
  for (const layer of farthestFirst(layers, frame)) {
    const keyframe = isPublished(layer, layers, state, drawing) ? frameAt(layer, frame) : undefined;
    const seen = keyframe && seenAt(layer, frame, camera, drawing);
    if (!seen) continue;
    const around = inside(state, seen.matrix, seen.color);
    const mask = state.isMask ? undefined : maskOf(layer, layers, frame, around, drawing);
    const drawn = drawLayer({ layer, layers, keyframe, frame }, around, drawing, isStage);
    for (const { markup, mode } of drawn) {
      runs.push({ markup: group({ transform: placed(seen.matrix, state) }, group({ mask }, markup)), mode });
    }
  }
  return joinRuns(runs);
}

/** Layers from the bottom to the top, those farther away before all nearer ones. */
function farthestFirst(layers: readonly XmlNode[], frame: number): readonly XmlNode[] {
  const upwards = [...layers].reverse();
  const depths = new Map(upwards.map((layer) => [layer, depthAt(layer, frame)]));
  return upwards.sort((one, other) => (depths.get(other) ?? 0) - (depths.get(one) ?? 0));
}

/** The view of a layer: through the camera of the stage, and by its depth. Undefined for a layer behind the eye. */
function seenAt(
  layer: XmlNode,
  frame: number,
  camera: Camera | undefined,
  drawing: Drawing,
): Omit<Camera, 'depth'> | undefined {
  const { width, height } = drawing.document.stage;
  const center = camera ? { x: width / 2, y: height / 2 } : { x: 0, y: 0 };
  const { matrix, color, depth } = camera ? cameraOf(layer, camera) : NO_CAMERA;
  const away = depthAt(layer, frame) - depth;
  if (away === 0) return { matrix, color };
  const projected = projection(away, center);
  return projected && { matrix: concat(projected, matrix), color };
}

/** The `transform` of a group; in space everything has its place already. */
function placed(matrix: Matrix, { space }: State): string | undefined {
  return space ? undefined : transform(matrix);
}

/** Opacity of what does not match the query that a picture shows. */
const PALE = 0.2;

function isPale(node: XmlNode, { highlighted }: Drawing): boolean {
  return highlighted !== undefined && !holds(node, highlighted);
}

/** True when an element, or a member of a group at any depth, is one of those. */
function holds(node: XmlNode, wanted: ReadonlySet<XmlNode>): boolean {
  if (wanted.has(node)) return true;
  return node.child('members')?.children.some((member) => holds(member, wanted)) ?? false;
}

/** A layer of a timeline at a frame. */
interface LayerAt {
  layer: XmlNode;
  layers: readonly XmlNode[];
  keyframe: XmlNode;
  frame: number;
}

/** The elements of a layer, back to front, with the effects of the layer at that frame. */
function drawLayer(at: LayerAt, state: State, drawing: Drawing, isStage: boolean): readonly Run[] {
  const { layer, layers, keyframe, frame } = at;
  const carried = drawing.document.riggedMatrix(layer, layers, frame);
  const within = inside(state, carried, readColorTransform(keyframe));
  const elements = drawElements(at, within, drawing, isStage);
  const style = blendStyle(readText(keyframe, 'blendMode', 'normal'));
  const place = placed(carried, state);
  if (keyframe.child('frameFilters')) drawing.notDrawn('filters of a layer');
  if (!place && !style) return elements;
  return wrapRuns(elements, (markup) => group({ transform: place, style }, markup));
}

function drawElements(
  { keyframe, frame }: LayerAt,
  state: State,
  drawing: Drawing,
  isStage: boolean,
): readonly Run[] {
  const elapsed = frame - readInteger(keyframe, 'index');
  if (elapsed > 0 && keyframe.attr('tweenType') === 'shape' && !keyframe.child('MorphShape')) {
    drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
  }
  const originals = keyframe.child('elements')?.children ?? [];
  const shown = drawing.document.shownElements(keyframe, elapsed);
  if (elapsed > 0 && readFlag(keyframe, 'isIKPose') && shown.at(0) === originals.at(0)) {
    drawing.notDrawn('pose of an armature without matrices for each frame (drawn as its first frame)');
  }
  const pale = (markup: string): string => group({ opacity: PALE }, markup);
  const runs = shown.map((node, i) => {
    const drawn = drawElement(node, state, drawing);
    return isStage && isPale(originals.at(i) ?? node, drawing) ? wrapRuns(drawn, pale) : drawn;
  });
  return joinRuns(runs.flat());
}

function isPublished(layer: XmlNode, layers: readonly XmlNode[], state: State, drawing: Drawing): boolean {
  const type = readText(layer, 'layerType', 'normal');
  if (type === 'guide' || type === 'folder' || type === 'camera') return false;
  if (type === 'mask' && !state.isMask) return false;
  return !isLeftOut(layer, layers, drawing);
}

/** True for a hidden layer, or one in a hidden folder, that the published movie does not show. */
export function isLeftOut(layer: XmlNode, layers: readonly XmlNode[], drawing: Drawing): boolean {
  if (drawing.document.publishesHiddenLayers) return false;
  for (let at: XmlNode | undefined = layer; at; at = parentOf(at, layers)) {
    if (!readFlag(at, 'visible', true)) return true;
  }
  return false;
}

/** Layers below a mask layer, in folders too, are clipped by it. */
function maskOf(
  layer: XmlNode,
  layers: readonly XmlNode[],
  frame: number,
  state: State,
  drawing: Drawing,
): string | undefined {
  const parent = maskOver(layer, layers);
  if (!parent) return undefined;
  const keyframe = frameAt(parent, frame);
  // A mask layer without anything on it masks nothing.
  if (!keyframe || drawing.document.shownElements(keyframe, 0).length === 0) return undefined;
  const within = { ...state, isMask: true, color: NO_COLOR_TRANSFORM };
  const shape = drawLayer({ layer: parent, layers, keyframe, frame }, within, drawing, false).map(
    ({ markup }) => markup,
  );
  return `url(#${drawing.add('mask', ALL, shape.join(''))})`;
}

/** A mask applies everywhere: what lies outside the box of the layer counts too. */
const ALL = { maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

import { readInteger, readText } from '../model/xfl/attributes';
import { frameAt, layersOf, parentOf } from '../model/xfl/shownFrame';
import type { XmlNode } from '../xml/XmlNode';
import { cameraAt, cameraOf } from './camera';
import { NO_COLOR_TRANSFORM } from './ColorTransform';
import type { Drawing } from './Drawing';
import { drawElement } from './elements';
import { joinRuns, wrapRuns, type Run } from './runs';
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
  for (let index = layers.length - 1; index >= 0; index--) {
    const layer = layers[index];
    const keyframe = isPublished(layer, layers, state, drawing) ? frameAt(layer, frame) : undefined;
    if (!keyframe) continue;
    const seen = camera && cameraOf(layer, camera);
    const around = seen ? inside(state, seen.matrix, seen.color) : state;
    const mask = state.isMask ? undefined : maskOf(layer, layers, frame, around, drawing);
    const place = seen && transform(seen.matrix);
    const drawn = drawKeyframe(keyframe, frame, around, drawing, isStage);
    for (const { markup, mode } of drawn) {
      runs.push({ markup: group({ transform: place }, group({ mask }, markup)), mode });
    }
  }
  return joinRuns(runs);
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

/** The elements of a keyframe, back to front. */
function drawKeyframe(
  keyframe: XmlNode,
  frame: number,
  state: State,
  drawing: Drawing,
  isStage: boolean,
): readonly Run[] {
  const elapsed = frame - readInteger(keyframe, 'index');
  if (elapsed > 0 && keyframe.attr('tweenType') === 'shape' && !keyframe.child('MorphShape')) {
    drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
  }
  const originals = keyframe.child('elements')?.children ?? [];
  const pale = (markup: string): string => group({ opacity: PALE }, markup);
  const runs = drawing.document.shownElements(keyframe, elapsed).map((node, i) => {
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

function isLeftOut(layer: XmlNode, layers: readonly XmlNode[], drawing: Drawing): boolean {
  if (drawing.document.publishesHiddenLayers) return false;
  for (let at: XmlNode | undefined = layer; at; at = parentOf(at, layers)) {
    if (at.attr('visible') === 'false') return true;
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
  let parent = parentOf(layer, layers);
  while (parent && readText(parent, 'layerType') === 'folder') parent = parentOf(parent, layers);
  if (!parent || readText(parent, 'layerType') !== 'mask') return undefined;
  const keyframe = frameAt(parent, frame);
  // A mask layer without anything on it masks nothing.
  if (!keyframe || drawing.document.shownElements(keyframe, 0).length === 0) return undefined;
  const within = { ...state, isMask: true, color: NO_COLOR_TRANSFORM };
  const shape = drawKeyframe(keyframe, frame, within, drawing, false).map(({ markup }) => markup);
  return `url(#${drawing.shared('mask', ALL, shape.join(''))})`;
}

/** A mask applies everywhere: what lies outside the box of the layer counts too. */
const ALL = { maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

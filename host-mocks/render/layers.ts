import { readInteger, readText } from '../model/xfl/attributes';
import { frameAt, layersOf, parentOf } from '../model/xfl/shownFrame';
import type { XmlNode } from '../xml/XmlNode';
import { addLight } from './addLight';
import type { Drawing } from './Drawing';
import { drawElement } from './elements';
import type { State } from './State';
import { group } from './svg';

/**
 * Everything that a timeline shows at a frame, as published: lower layers first; guide layers and folders show
 * nothing; hidden layers count as the document's publish settings say; what a mask layer holds clips its layers.
 *
 * @param ground What lies below everything, for the timeline that is the stage; what adds its light to it can only
 *   be drawn there.
 */
export function drawFrame(
  timeline: XmlNode,
  frame: number,
  state: State,
  drawing: Drawing,
  ground?: string,
): string {
  const layers = layersOf(timeline);
  let content = ground ?? '';
  for (let index = layers.length - 1; index >= 0; index--) {
    const layer = layers[index];
    const keyframe = isPublished(layer, layers, drawing) ? frameAt(layer, frame) : undefined;
    if (!keyframe) continue;
    const mask = maskOf(layer, layers, frame, state, drawing);
    for (const { markup, isAdded } of drawRuns(keyframe, frame, state, drawing, ground !== undefined)) {
      const masked = group({ mask }, markup);
      content = isAdded ? addLight(content, masked, drawing) : content + masked;
    }
  }
  return content;
}

/** Elements of a keyframe that are painted together. */
interface Run {
  markup: string;
  /** True when its light is added to what lies below. */
  isAdded: boolean;
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

/** The elements of a keyframe, back to front: those that add their light each on its own, if `isStage`. */
function drawRuns(keyframe: XmlNode, frame: number, state: State, drawing: Drawing, isStage: boolean): Run[] {
  const elapsed = frame - readInteger(keyframe, 'index');
  if (elapsed > 0 && keyframe.attr('tweenType') === 'shape' && !keyframe.child('MorphShape')) {
    drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
  }
  const originals = keyframe.child('elements')?.children ?? [];
  const runs: Run[] = [];
  for (const [i, node] of drawing.document.shownElements(keyframe, elapsed).entries()) {
    const drawn = drawElement(node, state, drawing);
    const markup =
      isStage && isPale(originals.at(i) ?? node, drawing) ? group({ opacity: PALE }, drawn) : drawn;
    const isAdded = isStage && node.attr('blendMode') === 'add';
    const last = runs.at(-1);
    if (last && !last.isAdded && !isAdded) last.markup += markup;
    else if (markup !== '') runs.push({ markup, isAdded });
  }
  return runs;
}

function isPublished(layer: XmlNode, layers: readonly XmlNode[], drawing: Drawing): boolean {
  const type = readText(layer, 'layerType', 'normal');
  if (type === 'guide' || type === 'folder' || type === 'camera' || type === 'mask') return false;
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
  const runs = keyframe ? drawRuns(keyframe, frame, { ...state, isMask: true }, drawing, false) : [];
  const shape = runs.map(({ markup }) => markup).join('');
  return `url(#${drawing.shared('mask', ALL, shape)})`;
}

/** A mask applies everywhere: what lies outside the box of the layer counts too. */
const ALL = { maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

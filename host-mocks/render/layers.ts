import { readInteger, readText } from '../model/attributes';
import { frameAt, layersOf } from '../model/elements/content/shownFrame';
import type { XmlNode } from '../xml/XmlNode';
import type { Drawing } from './Drawing';
import { drawElement } from './elements';
import type { State } from './State';
import { group } from './svg';
import { tweened } from './tween';

/**
 * Everything that a timeline shows at a frame, as published: lower layers first; guide layers and folders show
 * nothing; hidden layers count as the document's publish settings say; what a mask layer holds clips its layers.
 */
export function drawFrame(timeline: XmlNode, frame: number, state: State, drawing: Drawing): string {
  const layers = layersOf(timeline);
  let content = '';
  for (let index = layers.length - 1; index >= 0; index--) {
    const type = readText(layers[index], 'layerType', 'normal');
    if (type === 'guide' || type === 'folder' || type === 'camera' || type === 'mask') continue;
    if (isLeftOut(layers[index], layers, drawing)) continue;
    const drawn = drawLayer(layers[index], frame, state, drawing);
    content +=
      drawn === '' ? '' : group({ mask: maskOf(layers[index], layers, frame, state, drawing) }, drawn);
  }
  return content;
}

/** The elements of one layer, back to front. */
function drawLayer(layer: XmlNode, frame: number, state: State, drawing: Drawing): string {
  const keyframe = frameAt(layer, frame);
  if (!keyframe) return '';
  const elapsed = frame - readInteger(keyframe, 'index');
  const nodes = tweened(keyframe, elapsed, drawing) ?? keyframe.child('elements')?.children ?? [];
  return nodes.map((node) => drawElement(node, { ...state, elapsed }, drawing)).join('');
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
  const mask = drawLayer(parent, frame, { ...state, isMask: true }, drawing);
  return `url(#${drawing.shared('mask', ALL, mask)})`;
}

/** A mask applies everywhere: what lies outside the box of the layer counts too. */
const ALL = { maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

function parentOf(layer: XmlNode, layers: readonly XmlNode[]): XmlNode | undefined {
  const index = readInteger(layer, 'parentLayerIndex', -1);
  const parent = layers[index];
  return parent === layer ? undefined : parent;
}

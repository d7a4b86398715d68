import { describeElement } from '../../literal/describeElement';
import { Element } from '../../../host-mocks/model/elements/Element';
import { Item } from '../../../host-mocks/model/library/items/Item';
import { Frame } from '../../../host-mocks/model/timeline/Frame';
import { Layer } from '../../../host-mocks/model/timeline/Layer';
import type { HostObject } from '../../../host-mocks/realm/HostObject';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { readStart } from '../../../document/xfl/spans';
import type { ProblemLocation } from './Problem';

/** Where an object of a document is. */
export function problemLocation(object: HostObject | undefined): ProblemLocation {
  if (object instanceof Item) return { kind: 'item', item: object.name };
  if (object instanceof Layer) return { kind: 'layer', ...timelineOf(object), ...layerOf(object) };
  if (object instanceof Frame)
    return { kind: 'frame', ...timelineOf(object.layer), ...layerOf(object.layer), frame: object.startFrame };
  if (object instanceof Element) return elementLocation(object);
  return { kind: 'document' };
}

function elementLocation(element: Element): ProblemLocation {
  const layer = element.layer as Layer;
  const keyframe = keyframeOf(element.node);
  return {
    kind: 'element',
    ...timelineOf(layer),
    ...layerOf(layer),
    ...(keyframe === undefined ? {} : { frame: readStart(keyframe) }),
    element: nameOf(element),
  };
}

/** `play: instance of ui/Play`, or only what it is. */
function nameOf(element: Element): string {
  return element.name === '' ? describeElement(element) : `${element.name}: ${describeElement(element)}`;
}

function timelineOf({ timeline }: Layer): Pick<ProblemLocation, 'scene' | 'symbol'> {
  const item = timeline.libraryItem;
  return item ? { symbol: item.name } : { scene: timeline.name };
}

function layerOf(layer: Layer): Pick<ProblemLocation, 'layer' | 'layerIndex'> {
  return { layer: layer.name, layerIndex: layer.index };
}

/** The `DOMFrame` that a node is in. */
export function keyframeOf(inner: XmlNode): XmlNode | undefined {
  for (let node: XmlNode | null = inner; node; node = node.parent) if (node.name === 'DOMFrame') return node;
  return undefined;
}

import { layersOf } from '../../document/xfl/shownFrame';
import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { LAYER } from '../../document/xfl/schema/timelineSchema';
import type { XmlNode } from '../../document/xml/XmlNode';
import { isCamera } from '../display/layers';
import { isGraphic } from './SlotPlan';

/** An instance that scripts can name. */
export interface NamedInstance {
  readonly name: string;
  readonly node: XmlNode;
}

/** The named instances of a timeline, in the order of the document. Those in its symbols are not among them. */
export function namedInstances(timeline: XmlNode): NamedInstance[] {
  const instances: NamedInstance[] = [];
  const visit = (node: XmlNode): void => {
    if (node.name === 'DOMGroup') node.child('members')?.children.forEach(visit);
    const name = INSTANCE.name.read(node);
    if (name !== '' && canBeNamed(node)) instances.push({ name, node });
  };
  for (const layer of layersOf(timeline)) {
    if (LAYER.layerType.read(layer) === 'guide' || isCamera(layer)) continue;
    for (const frame of layer.child('frames')?.children ?? [])
      frame.child('elements')?.children.forEach(visit);
  }
  return instances;
}

function canBeNamed(node: XmlNode): boolean {
  if (node.name === 'DOMSymbolInstance') return !isGraphic(node);
  return node.name === 'DOMDynamicText' || node.name === 'DOMInputText';
}

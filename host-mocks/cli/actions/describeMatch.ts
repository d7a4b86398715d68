import type { HostObject } from '../../realm/HostObject';
import type { Realm } from '../../realm/Realm';
import type { XmlNode } from '../../xml/XmlNode';

type Facade = Record<string, unknown>;

/** A library item as JSON has it. */
export function describeItem(facade: object): object {
  const item = facade as Facade;
  return {
    name: item.name,
    itemType: item.itemType,
    linkageClassName: read(item, 'linkageClassName'),
  };
}

/** An element as JSON has it; what its kind does not have is null. `frame` is the first frame of its keyframe. */
export function describeElement(facade: object, realm: Realm): object {
  const element = facade as Facade;
  return {
    name: element.name,
    elementType: element.elementType,
    instanceType: read(element, 'instanceType'),
    symbolType: read(element, 'symbolType'),
    libraryItem: nameOf(read(element, 'libraryItem')),
    layer: nameOf(element.layer),
    frame: keyframeOf(realm.unwrap(facade)),
    x: element.x,
    y: element.y,
  };
}

function read(object: Facade, name: string): unknown {
  return name in object ? (object[name] ?? null) : null;
}

function nameOf(object: unknown): unknown {
  return (object as Facade | null | undefined)?.name ?? null;
}

function keyframeOf(object: (HostObject & { node?: XmlNode }) | undefined): number | null {
  for (let node: XmlNode | null = object?.node ?? null; node; node = node.parent) {
    if (node.name === 'DOMFrame') return Number(node.attr('index') ?? 0);
  }
  return null;
}

import { UnknownElement } from '../../host-mocks/model/elements/UnknownElement';
import { Item } from '../../host-mocks/model/library/items/Item';
import { soundFacts } from '../../film/sound/readStoredSound';
import { Frame } from '../../host-mocks/model/timeline/Frame';
import { Layer } from '../../host-mocks/model/timeline/Layer';
import type { HostObject } from '../../host-mocks/realm/HostObject';
import type { Realm } from '../../host-mocks/realm/Realm';
import { TIMELINE } from '../../document/xfl/schema/timelineSchema';
import { readStart } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import { SYMBOL_ITEM } from '../../document/xfl/schema/itemSchema';

type Facade = Record<string, unknown>;

/** A match in JSON; `timeline` is the name of its scene, or the path of its symbol. */
export type Description = Record<string, unknown> & { timeline?: string | null };

/** Describes an element, item, layer or keyframe for JSON. */
export function describeMatch(facade: object, realm: Realm): Description {
  const object = realm.unwrap(facade);
  if (object instanceof Item) return describeItem(facade, object);
  if (object instanceof Layer) return describeLayer(facade, realm);
  return object instanceof Frame ? describeFrame(facade, object, realm) : describeElement(facade, realm);
}

/** Describes a library item. */
function describeItem(facade: object, { node, itemType }: Item): Description {
  const item = facade as Facade;
  return {
    name: item.name,
    itemType: item.itemType,
    linkageClassName: read(item, 'linkageClassName'),
    ...(itemType === 'sound' ? { sound: soundFacts(node) } : {}),
  };
}

/** Describes an element; members that its kind does not have are null. `frame` is the first frame of its keyframe. */
function describeElement(facade: object, realm: Realm): Description {
  const element = facade as Facade;
  return {
    name: element.name,
    elementType: realm.unwrap(facade) instanceof UnknownElement ? null : element.elementType,
    instanceType: read(element, 'instanceType'),
    symbolType: read(element, 'symbolType'),
    libraryItem: nameOf(read(element, 'libraryItem')),
    timeline: timelineOf(facade, realm),
    layer: nameOf(element.layer),
    frame: keyframeOf(realm.unwrap(facade)),
    x: element.x,
    y: element.y,
  };
}

/** Describes a layer. */
function describeLayer(facade: object, realm: Realm): Description {
  const layer = facade as Facade;
  return {
    name: layer.name,
    layerType: layer.layerType,
    timeline: timelineOf(facade, realm),
    parentLayer: nameOf(layer.parentLayer),
    visible: layer.visible,
    locked: layer.locked,
    frameCount: layer.frameCount,
  };
}

/** Describes a keyframe; `startFrame` counts from 0. */
function describeFrame(facade: object, { layer }: Frame, realm: Realm): Description {
  const frame = facade as Facade;
  return {
    name: frame.name,
    labelType: frame.labelType,
    timeline: timelineOf(facade, realm),
    layer: layer.name,
    startFrame: frame.startFrame,
    duration: frame.duration,
    tweenType: frame.tweenType,
    hasScript: frame.actionScript !== '',
    elements: (frame.elements as ArrayLike<unknown>).length,
  };
}

/** The name of the scene, or the path of the symbol, that an object is on. */
function timelineOf(facade: object, realm: Realm): string | null {
  const object = realm.unwrap(facade) as (HostObject & { node?: XmlNode }) | undefined;
  let scene: string | null = null;
  for (let node = object?.node ?? null; node; node = node.parent) {
    if (node.name === 'DOMTimeline') scene = TIMELINE.name.read(node);
    if (node.name === 'DOMSymbolItem') return SYMBOL_ITEM.name.read(node);
  }
  return scene;
}

function read(object: Facade, name: string): unknown {
  return name in object ? (object[name] ?? null) : null;
}

function nameOf(object: unknown): unknown {
  return (object as Facade | null | undefined)?.name ?? null;
}

/** The first frame of the keyframe that an object is, or is on; null for a layer. */
export function keyframeOf(object: (HostObject & { node?: XmlNode }) | undefined): number | null {
  for (let node: XmlNode | null = object?.node ?? null; node; node = node.parent) {
    if (node.name === 'DOMFrame') return readStart(node);
  }
  return null;
}

import { layerColor } from '../../host-mocks/model/timeline/newTimeline';
import { writeSpan } from '../../document/xfl/spans';
import { XmlNode } from '../../document/xml/XmlNode';
import { elementNode, type Items } from './elements';
import { attributeTexts } from './placement';
import type { FrameLiteral, LayerLiteral, TimelineLiteral } from './DocumentLiteral';
import { lookUp } from '../../document/xml/lookUp';
import { withoutDefaults, written } from '../../document/xfl/schema/recordOf';
import { SOUND } from '../../document/xfl/schema/soundSchema';
import { KEYFRAME, LABEL, LAYER, TIMELINE } from '../../document/xfl/schema/timelineSchema';

const KEY_MODES = { none: KEYFRAME.keyMode.initial, motion: 22_017, shape: 17_922 };

/** The attributes of a keyframe. */
const FRAME = { ...KEYFRAME, ...SOUND };

/** `DOMTimeline`. */
export function timelineNode(name: string, literal: TimelineLiteral, items: Items): XmlNode {
  const layers = literal.layers ?? [{}];
  const names = layers.map((layer, index) => layer.name ?? `Layer ${layers.length - index}`);
  const current = Math.max(
    0,
    layers.findIndex((layer) => layer.current),
  );
  const nodes = layers.map((layer, index) => layerNode(layer, names, index, index === current, items));
  const texts = written(TIMELINE, { name, currentFrame: literal.currentFrame });
  return XmlNode.create('DOMTimeline', texts, [XmlNode.create('layers', {}, nodes)]);
}

function layerNode(
  layer: LayerLiteral,
  names: readonly string[],
  index: number,
  isCurrent: boolean,
  items: Items,
): XmlNode {
  const { type = 'normal', locked, outline } = layer;
  const texts = attributeTexts(
    withoutDefaults(LAYER, {
      name: names[index],
      color: layer.color ?? layerColor(names.length - 1 - index),
      current: isCurrent,
      isSelected: isCurrent,
      visible: layer.visible,
      locked,
      outline,
      useOutlineView: outline,
      autoNamed: layer.name === undefined,
      layerType: type,
      parentLayerIndex: parentPlace(layer.parent, names, index),
    }),
    layer.attributes,
  );
  if (type === 'folder') return XmlNode.create('DOMLayer', texts);
  return XmlNode.create('DOMLayer', texts, [XmlNode.create('frames', {}, frameNodes(layer, items))]);
}

/** The index of the parent: the nearest layer of that name above the child. */
function parentPlace(
  parent: string | undefined,
  names: readonly string[],
  index: number,
): number | undefined {
  if (parent === undefined) return undefined;
  const parentIndex = names.lastIndexOf(parent, index - 1);
  if (index > 0 && parentIndex >= 0) return parentIndex;
  throw new TypeError(
    `createHost: layer "${names[index]}" belongs to "${parent}", but no layer above it has that name`,
  );
}

function frameNodes(layer: LayerLiteral, items: Items): XmlNode[] {
  const { elements, duration } = layer;
  const frames = layer.frames ?? [{ elements, duration }];
  let next = 0;
  return frames.map((frame) => {
    const index = frame.index ?? next;
    if (index !== next) {
      throw new TypeError(`createHost: a keyframe at ${index} follows a span that ends at ${next}`);
    }
    next = index + (frame.duration ?? 1);
    return frameNode(frame, index, items);
  });
}

function frameNode(frame: FrameLiteral, index: number, items: Items): XmlNode {
  const { duration = 1, name, labelType, tweenType, tweenEasing, sound, script } = frame;
  const texts = attributeTexts(
    withoutDefaults(FRAME, {
      name,
      labelType: name === undefined ? undefined : (labelType ?? LABEL.labelType.initial),
      tweenType,
      motionTweenSnap: tweenType === 'motion',
      keyMode: lookUp(KEY_MODES, tweenType ?? 'none'),
      acceleration: 0 - (tweenEasing ?? 0),
      soundName: sound,
    }),
    frame.attributes,
  );
  const children: XmlNode[] = [];
  if (script !== undefined) children.push(scriptNode(script));
  const elements = (frame.elements ?? []).map((element) => elementNode(element, items));
  children.push(XmlNode.create('elements', {}, elements));
  const node = XmlNode.create('DOMFrame', {}, children);
  writeSpan(node, index, duration);
  for (const [attribute, text] of Object.entries(texts)) node.setAttr(attribute, text ?? null);
  return node;
}

function scriptNode(text: string): XmlNode {
  const script = XmlNode.create('script');
  script.setText(text, { cdata: true });
  return XmlNode.create('Actionscript', {}, [script]);
}

import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Document } from '../../../host-mocks/model/document/Document';
import type { Element } from '../../../host-mocks/model/elements/Element';
import type { Item } from '../../../host-mocks/model/library/items/Item';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import type { Frame } from '../../../host-mocks/model/timeline/Frame';
import type { Layer } from '../../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { describeElement } from '../../literal/describeElement';
import { digest } from './digest';
import type { DocumentFacts, ElementFacts, FactProperties, FrameFacts, ItemFacts, LayerFacts } from './Facts';
import { flatten } from './flatten';
import { DATA_ATTRIBUTES } from '../../../host-mocks/model/library/filesOfMedia';

/** The entry with the settings of publishing. */
export const PUBLISH_SETTINGS = 'PublishSettings.xml';

/** Attributes that other facts report, or that belong to the program that saved the document and to its windows. */
const OF_DOCUMENT = new Set([
  ...['folders', 'fonts', 'media', 'symbols', 'timelines', 'publishHistory', 'PrinterSettings', 'swcCache'],
  ...['width', 'height', 'frameRate', 'backgroundColor', 'currentTimeline', 'nextSceneIdentifier'],
  ...['creatorInfo', 'platform', 'versionInfo', 'majorVersion', 'minorVersion', 'buildNumber', 'xflVersion'],
  ...['filetypeGUID', 'fileGUID', 'timelineLabelWidth', 'timelineHeight', 'sharedLibraryURL'],
]);
const OF_LAYER = new Set(['name', 'frames', 'layerType', 'parentLayerIndex', 'visible', 'locked']);
const OF_FRAME = new Set(['index', 'duration', 'name', 'elements', 'Actionscript', 'Framescript']);
const OF_ELEMENT = new Set([
  ...['name', 'libraryItemName', 'matrix', 'members', 'edges', 'textRuns', 'uniqueID'],
]);
const OF_ITEM = new Set([
  ...['name', 'itemID', 'linkageClassName', 'symbolType', 'timeline', 'href', 'bitmapDataHRef'],
  ...['soundDataHRef', 'videoDataHRef', 'sourceLastImported', 'sourceExternalFilepath', 'sourcePlatform'],
]);

/**
 * A document in facts, for comparing and for programs.
 *
 * @param unread - files of symbols that are not read: their facts are name, type and id
 */
export function factsOf(document: Document, unread: ReadonlySet<string> = new Set()): DocumentFacts {
  const { name, width, height, frameRate, backgroundColor, files } = document;
  const publishing = files.xml(PUBLISH_SETTINGS)?.root;
  return {
    name,
    width,
    height,
    frameRate,
    backgroundColor,
    properties: flatten(document.node, OF_DOCUMENT),
    publishing: publishing ? flatten(publishing, new Set()) : {},
    scenes: document.timelines.map((scene) => ({ name: scene.name, layers: layersOf(scene) })),
    library: document.library.items.map((item) =>
      item instanceof SymbolItem && unread.has(item.filePath) ? headFacts(item) : itemFacts(item, document),
    ),
  };
}

function headFacts({ name, itemType, itemID, linkageClassName }: Item): ItemFacts {
  return {
    name,
    type: itemType,
    ...(itemID === '' ? {} : { id: itemID }),
    ...(linkageClassName ? { linkageClassName } : {}),
    properties: {},
  };
}

/** An item in facts. */
export function itemFacts(item: Item, { files }: Document): ItemFacts {
  const properties = flatten(item.node, OF_ITEM);
  for (const attribute of DATA_ATTRIBUTES) {
    const entry = `bin/${attribute.read(item)}`;
    if (files.has(entry)) properties.data = `#${digest(files.bytes(entry))}`;
  }
  if (item instanceof SymbolItem && !item.hasContent) properties.file = 'missing';
  return {
    ...headFacts(item),
    properties,
    ...(item instanceof SymbolItem ? { layers: layersOf(item.timeline) } : {}),
  };
}

function layersOf(timeline: Timeline): LayerFacts[] {
  return timeline.layers.map(layerFacts);
}

/** A layer in facts. */
export function layerFacts(layer: Layer): LayerFacts {
  const { name, layerType, parentLayer, visible, locked, node, keyframes } = layer;
  return {
    name,
    type: layerType,
    ...(parentLayer ? { parent: parentLayer.name } : {}),
    visible,
    locked,
    properties: flatten(node, OF_LAYER),
    frames: keyframes.map(frameFacts),
  };
}

function frameFacts({ startFrame, duration, name, actionScript, node, backToFront }: Frame): FrameFacts {
  return {
    start: startFrame,
    duration,
    ...(name === '' ? {} : { label: name }),
    ...(actionScript === '' ? {} : { script: actionScript }),
    properties: flatten(node, OF_FRAME),
    elements: backToFront.map(elementFacts),
  };
}

/** An element in facts. */
export function elementFacts(element: Element): ElementFacts {
  const { node, name, x, y, rotation, scaleX, scaleY, skewX, skewY } = element;
  const { members, getTextString } = element as Element & {
    members?: Element[];
    getTextString?(this: Element): string;
  };
  const item = node.attr('libraryItemName');
  const text = getTextString?.call(element);
  return {
    kind: node.name,
    name,
    description: describeElement(element),
    ...(item === undefined ? {} : { item }),
    ...(text === undefined ? {} : { text }),
    x: rounded(x),
    y: rounded(y),
    rotation: rounded(Number.isNaN(rotation) ? skewX : rotation),
    scaleX: rounded(scaleX),
    scaleY: rounded(scaleY),
    skew: rounded(skewY - skewX),
    properties: propertiesOf(element),
    ...(members ? { members: members.map(elementFacts) } : {}),
  };
}

/** The styles of a text and the outline of a shape, in addition to the attributes of the node. */
function propertiesOf({ node }: Element): FactProperties {
  const properties = flatten(node, OF_ELEMENT);
  const edges = node.child('edges');
  if (edges) properties.outline = `#${digest(outlineText(edges))}`;
  const runs = node.child('textRuns')?.children ?? [];
  runs.forEach((run, index) => {
    const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
    if (!attributes) return;
    const prefix = runs.length === 1 ? 'text' : `run${index + 1}`;
    for (const [name, value] of Object.entries(flatten(attributes, new Set())))
      properties[`${prefix}.${name}`] = value;
  });
  return properties;
}

const DIGITS = 1e4;

function rounded(value: number): number {
  return Math.round(value * DIGITS) / DIGITS || 0;
}

/**
 * The edges of a shape as a text for comparing. Line breaks of the program mean nothing, nor which of two marks
 * begins a line; a selection is not an edit. Of cubic curves only the points count; the pieces that they became, and
 * their neighbours, follow from those.
 */
function outlineText(edges: XmlNode): string {
  return edges.children
    .map((edge) => {
      const styles = ['fillStyle0', 'fillStyle1', 'strokeStyle'].map((name) => edge.attr(name) ?? '');
      return [...styles, plain(edge.attr('edges') ?? ''), cubicPoints(edge.attr('cubics') ?? '')].join('\n');
    })
    .join('\n\n');
}

/** Start, controls and end of a curve: `!x y(neighbour;x,y x,y x,y pieces)neighbour;`. */
function cubicPoints(cubics: string): string {
  const [, start = '', points = ''] = /^\s*!([^(]*)\([^;]*;([^qQ)]*)/.exec(cubics) ?? [];
  return `${start} ${points}`.trim().replace(/\s+/g, ' ');
}

function plain(commands: string): string {
  return commands
    .replace(/S\d/g, '')
    .replaceAll('/', '|')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[!|[\]]|$)/g, '');
}

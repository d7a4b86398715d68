import type { Matrix } from '../../geometry/matrix';
import { published, type DisplayMode } from '../../film/display/DisplayMode';
import { isDisplayed } from '../../film/display/layers';
import type { Document } from '../../host-mocks/model/document/Document';
import { BitmapItem } from '../../host-mocks/model/library/items/BitmapItem';
import { soundSummary } from '../../film/sound/readStoredSound';
import { SoundItem } from '../../host-mocks/model/library/items/SoundItem';
import type { Item } from '../../host-mocks/model/library/items/Item';
import type { Layer } from '../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import { FilmLayer } from '../../film/records/FilmTimeline';
import type {
  DocumentInfo,
  ItemInfo,
  KeyframeInfo,
  LayerInfo,
  TimelineId,
  TimelineInfo,
  View,
} from '../protocol';
import { startOf } from './emptyStage';
import { documentProperties } from './itemProperties';
import { LINKAGE } from '../../document/xfl/schema/itemSchema';

export function describeDocument(document: Document, warnings: readonly string[]): DocumentInfo {
  const { name, width, height, frameRate, backgroundColor, timelines, library } = document;
  return {
    name,
    width,
    height,
    frameRate,
    background: backgroundColor,
    scenes: timelines.map((timeline) => timeline.name),
    items: library.items.map((item) => describeItem(item as Item)),
    warnings: [...warnings],
    start: startOf(document),
    properties: documentProperties(document),
  };
}

function describeItem(item: Item): ItemInfo {
  const { name: path, itemType: type } = item;
  return { path, type, linkage: LINKAGE.linkageClassName.read(item), facts: factsOf(item) };
}

function factsOf(item: Item): string {
  if (item instanceof SoundItem) return soundSummary(item.node);
  if (item instanceof BitmapItem) return `${item.hPixels} × ${item.vPixels} px`;
  return '';
}

export function describeTimeline(
  timeline: Timeline,
  id: TimelineId,
  view: View,
  { a, b, c, d, tx, ty }: Matrix,
): Omit<TimelineInfo, 'blank'> {
  const { name, frameCount, layers } = timeline;
  const isHiddenPublished = timeline.document.film.publishesHiddenLayers;
  const places = new Map(layers.map((layer, index) => [layer, index]));
  return {
    id,
    name: 'symbol' in id ? id.symbol : name,
    frameCount,
    layers: layers.map((layer) => describeLayer(layer, places, isHiddenPublished)),
    view,
    matrix: [a, b, c, d, tx, ty],
  };
}

/** Guide layers and hidden layers count, as in the editor. */
const EVERYTHING: DisplayMode = { ...published(true), guides: true };

function describeLayer(
  layer: Layer,
  places: ReadonlyMap<Layer, number>,
  isHiddenPublished: boolean,
): LayerInfo {
  const record = FilmLayer.of(layer.node);
  const isSeen = isDisplayed(record, EVERYTHING);
  const { name, layerType: type, color, visible, locked, parentLayer, keyframes } = layer;
  return {
    name,
    type,
    color,
    visible,
    locked,
    isDrawn: isDisplayed(record, published(true)),
    isUnpublished: isSeen && !isDisplayed(record, published(isHiddenPublished)),
    parent: parentLayer === null ? null : (places.get(parentLayer) ?? null),
    keyframes: keyframes.map((frame): KeyframeInfo => ({
      start: frame.startFrame,
      duration: frame.duration,
      tween: frame.tweenType,
      label: frame.name,
      labelType: frame.labelType,
      hasScript: frame.actionScript !== '',
      hasSound: frame.soundName !== '',
      elements: frame.elementNodes.length,
    })),
  };
}

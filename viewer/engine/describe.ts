import type { Matrix } from '../../geometry/matrix';
import { published } from '../../film/display/DisplayMode';
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
): TimelineInfo {
  const { name, frameCount, layers } = timeline;
  const places = new Map(layers.map((layer, index) => [layer, index]));
  return {
    id,
    name: 'symbol' in id ? id.symbol : name,
    frameCount,
    layers: layers.map((layer) => describeLayer(layer, places)),
    view,
    matrix: [a, b, c, d, tx, ty],
  };
}

function describeLayer(layer: Layer, places: ReadonlyMap<Layer, number>): LayerInfo {
  const { name, layerType: type, color, visible, locked, parentLayer, keyframes } = layer;
  return {
    name,
    type,
    color,
    visible,
    locked,
    isDrawn: isDisplayed(FilmLayer.of(layer.node), published(true)),
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

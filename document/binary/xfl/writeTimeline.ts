import type { LayerRecord } from '../timeline/readLayer';
import type { Guide, PageRecord } from '../timeline/readPage';
import type { TimelineContext } from './TimelineContext';
import { hexColor } from './writeColor';
import { writeFrame } from './writeFrame';
import { withoutDefaults } from '../../xfl/schema/recordOf';
import { LAYER, TIMELINE } from '../../xfl/schema/timelineSchema';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

/** `<DOMTimeline>`; `page` null for a timeline that could not be read. */
export function writeTimeline(context: TimelineContext, name: string, page: PageRecord | null): void {
  const { xml } = context;
  if (page === null) {
    xml.element('DOMTimeline', { name }, () => xml.element('layers', {}));
    return;
  }
  const attributes = withoutDefaults(TIMELINE, {
    name,
    currentFrame: page.currentFrame,
    guides: guidesText(page.guides),
  });
  const layers = [...page.layers].reverse();
  const places = new Map(layers.map((layer, index) => [layer, index]));
  xml.element('DOMTimeline', attributes, () => {
    xml.element('layers', {}, () => {
      for (const layer of layers) writeLayer(context, layer, places);
    });
  });
}

function guidesText(guides: readonly Guide[]): string | undefined {
  if (guides.length === 0) return undefined;
  const lines = guides.map(
    ({ isVertical, place }) =>
      `<guideline direction="${isVertical ? 'v' : 'h'}">${place / TWIPS_PER_PIXEL}</guideline>`,
  );
  return `<guidelines>${lines.join('')}</guidelines>`;
}

function writeLayer(
  context: TimelineContext,
  layer: LayerRecord,
  places: ReadonlyMap<LayerRecord, number>,
): void {
  const { xml } = context;
  const attributes = withoutDefaults(LAYER, {
    name: layer.name,
    color: layer.outlineColor === null ? undefined : hexColor(layer.outlineColor),
    parentLayerIndex: parentIndex(layer, places),
    visible: !layer.isHidden,
    locked: layer.isLocked,
    outline: layer.showsOutlines,
    current: layer.isCurrent,
    isSelected: layer.isSelected || layer.isCurrent,
    useOutlineView: layer.showsOutlines,
    autoNamed: layer.isAutoNamed,
    heightMultiplier: layer.height,
    open: layer.type !== 'folder' || layer.isOpen,
    layerType: layer.type === 'guided' ? 'normal' : layer.type,
    animationType: layer.animation,
    poseLocations: layer.poses.join(','),
  });
  xml.element('DOMLayer', attributes, () => {
    xml.element('frames', {}, () => {
      let index = 0;
      for (const frame of layer.type === 'folder' ? [] : layer.frames) {
        writeFrame(context, frame, index);
        index += frame.duration;
      }
    });
  });
}

/** The index of a layer's parent, which must be above it; undefined for any other parent. */
function parentIndex(layer: LayerRecord, places: ReadonlyMap<LayerRecord, number>): number | undefined {
  const parent = layer.parent === null ? undefined : places.get(layer.parent);
  return parent !== undefined && parent < (places.get(layer) ?? 0) ? parent : undefined;
}

import { NO_COLOR_TRANSFORM } from '../../document/xfl/ColorTransform';
import { leafOf } from '../../document/xfl/itemPaths';
import { frameCountOf, layersOf } from '../../document/xfl/shownFrame';
import { readStart } from '../../document/xfl/spans';
import { stageGround } from '../../document/xfl/stageGround';
import { stageSize } from '../../document/xfl/stageSize';
import type { XmlNode } from '../../document/xml/XmlNode';
import { emptyBox } from '../../geometry/Box';
import type { DocumentCore } from '../../host-mocks/model/document/DocumentCore';
import type { BitmapItem } from '../../host-mocks/model/library/items/BitmapItem';
import type { SoundItem } from '../../host-mocks/model/library/items/SoundItem';
import type { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import { joinRuns } from '../svg/blending/paintRuns';
import type { Drawing } from '../svg/Drawing';
import { bitmapImage } from '../svg/elements/drawBitmap';
import { frameParts, frameRegion } from '../svg/frameRegion';
import { runsOf } from '../svg/FrameSeries';
import type { ExportSubject } from './ExportSubject';
import type { LabelSpan } from './LabelSpan';
import { DocumentKeyframe } from '../../document/xfl/timelines/DocumentKeyframe';
import { DOCUMENT } from '../../document/xfl/schema/documentSchema';

/** A scene, as large as the stage. @param name - of its files */
export function sceneSubject(document: DocumentCore, timeline: Timeline, name: string): ExportSubject {
  return {
    ...timelineSubject(document, timeline),
    name,
    kind: 'scene',
    path: timeline.name,
    stage: { x: 0, y: 0, ...stageSize(document.node) },
    ground: stageGround(document),
  };
}

/** A symbol of the library, as large as what it paints. */
export function symbolSubject(
  document: DocumentCore,
  item: SymbolItem,
  name = leafOf(item.name),
): ExportSubject {
  return { ...timelineSubject(document, item.timeline), name, kind: 'symbol', path: item.name };
}

function timelineSubject(
  document: DocumentCore,
  { node, frameCount }: Timeline,
): Omit<ExportSubject, 'name' | 'kind' | 'path'> {
  return {
    // A camera that is switched off does not make a film longer.
    frameCount: Math.min(frameCount, Math.max(1, frameCountOf(node))),
    frameRate: frameRateOf(document),
    labels: labelSpans(node),
    timeline: node,
    draw: runsOf(node),
    region: (frame, drawing) => frameRegion(node, frame, drawing),
    parts: (frame, drawing) => frameParts(node, frame, drawing),
  };
}

/** A bitmap of the library in its own pixels. */
export function bitmapSubject(
  document: DocumentCore,
  item: BitmapItem,
  name = leafOf(item.name),
): ExportSubject {
  const image = (drawing: Drawing): ReturnType<typeof bitmapImage> =>
    bitmapImage(item.name, NO_COLOR_TRANSFORM, drawing);
  return {
    name,
    kind: 'bitmap',
    path: item.name,
    frameCount: 1,
    frameRate: frameRateOf(document),
    labels: [],
    draw: (_frame, drawing) => joinRuns([{ markup: image(drawing)?.markup ?? '' }]),
    region: (_frame, drawing) => {
      const size = image(drawing);
      return size ? { left: 0, top: 0, right: size.width, bottom: size.height } : emptyBox();
    },
  };
}

/** A sound of the library: there is nothing to see. */
export function soundSubject(
  document: DocumentCore,
  item: SoundItem,
  name = withoutEnding(leafOf(item.name)),
): ExportSubject {
  return {
    name,
    kind: 'sound',
    path: item.name,
    frameCount: 0,
    frameRate: frameRateOf(document),
    labels: [],
    draw: () => [],
    region: () => emptyBox(),
  };
}

/** Sounds are called like the files that they were imported from. */
function withoutEnding(name: string): string {
  return name.replace(/(.)\.(wav|mp3|aiff?)$/i, '$1');
}

function frameRateOf({ node }: DocumentCore): number {
  return DOCUMENT.frameRate.read(node);
}

/** The labelled spans of a `DOMTimeline`: each lasts to the next label, on whatever layer, or to the end. */
function labelSpans(timeline: XmlNode): LabelSpan[] {
  const starts = new Map<number, string>();
  for (const layer of layersOf(timeline)) {
    for (const frame of layer.child('frames')?.children ?? []) {
      const { label } = new DocumentKeyframe(frame);
      const at = readStart(frame);
      if (label && label.type !== 'comment' && !starts.has(at)) starts.set(at, label.name);
    }
  }
  const sorted = [...starts].sort(([a], [b]) => a - b);
  const end = frameCountOf(timeline);
  return sorted.map(([from, name], index) => ({ name, from, to: (sorted[index + 1]?.[0] ?? end) - 1 }));
}

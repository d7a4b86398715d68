import type { Film, FilmItem, FilmScene } from '../../film/Film';
import { NO_COLOR_TRANSFORM } from '../../document/xfl/ColorTransform';
import { leafOf } from '../../document/xfl/itemPaths';
import { frameCountOf, layersOf, timelineOf } from '../../document/xfl/shownFrame';
import { readStart } from '../../document/xfl/spans';
import { stageGround } from '../../document/xfl/stageGround';
import type { XmlNode } from '../../document/xml/XmlNode';
import { emptyBox } from '../../geometry/Box';
import { joinRuns } from '../svg/blending/paintRuns';
import type { Drawing } from '../svg/Drawing';
import { bitmapImage } from '../svg/elements/drawBitmap';
import { frameParts, frameRegion } from '../svg/frameRegion';
import { runsOf } from '../svg/FrameSeries';
import type { ExportSubject } from './ExportSubject';
import type { LabelSpan } from './LabelSpan';
import { DocumentKeyframe } from '../../document/xfl/timelines/DocumentKeyframe';

/** A scene, as large as the stage. @param name - of its files */
export function sceneSubject(film: Film, scene: FilmScene, name: string): ExportSubject {
  return {
    ...timelineSubject(film, scene.node),
    name,
    kind: 'scene',
    path: scene.name,
    stage: { x: 0, y: 0, ...film.stage },
    ground: stageGround(film),
  };
}

/** A symbol of the library, as large as what it paints. */
export function symbolSubject(film: Film, item: FilmItem, name = leafOf(item.name)): ExportSubject {
  const timeline = timelineOf(item.node);
  const shown = timeline ? timelineSubject(film, timeline) : nothingOf(film);
  return { ...shown, name, kind: 'symbol', path: item.name };
}

function timelineSubject(film: Film, node: XmlNode): Omit<ExportSubject, 'name' | 'kind' | 'path'> {
  const layers = layersOf(node);
  const hasFrames = layers.length === 0 || layers.some(({ children }) => children.some(hasKeyframes));
  return {
    // A camera that is switched off does not make a film longer.
    frameCount: hasFrames ? Math.max(1, frameCountOf(node)) : 0,
    frameRate: film.frameRate,
    labels: labelSpans(node),
    timeline: node,
    draw: runsOf(node),
    region: (frame, drawing) => frameRegion(node, frame, drawing),
    parts: (frame, drawing) => frameParts(node, frame, drawing),
  };
}

function hasKeyframes({ name, children }: XmlNode): boolean {
  return name === 'frames' && children.length > 0;
}

/** A bitmap of the library in its own pixels. */
export function bitmapSubject(film: Film, item: FilmItem, name = leafOf(item.name)): ExportSubject {
  const image = (drawing: Drawing): ReturnType<typeof bitmapImage> =>
    bitmapImage(item.name, NO_COLOR_TRANSFORM, drawing);
  return {
    name,
    kind: 'bitmap',
    path: item.name,
    frameCount: 1,
    frameRate: film.frameRate,
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
  film: Film,
  item: FilmItem,
  name = withoutEnding(leafOf(item.name)),
): ExportSubject {
  return { ...nothingOf(film), name, kind: 'sound', path: item.name };
}

function nothingOf({ frameRate }: Film): Omit<ExportSubject, 'name' | 'kind' | 'path'> {
  return { frameCount: 0, frameRate, labels: [], draw: () => [], region: () => emptyBox() };
}

/** Sounds are called like the files that they were imported from. */
function withoutEnding(name: string): string {
  return name.replace(/(.)\.(wav|mp3|aiff?)$/i, '$1');
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

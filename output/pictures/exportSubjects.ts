import type { Film, FilmItem, FilmScene } from '../../film/Film';
import { NO_COLOR_TRANSFORM } from '../../document/xfl/ColorTransform';
import { leafOf } from '../../document/xfl/itemPaths';
import { stageGround } from '../../document/xfl/stageGround';
import { labelsOf } from '../../film/playing/keyframeNotes';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { emptyBox } from '../../geometry/Box';
import { joinRuns } from '../svg/blend/paintRuns';
import type { Drawing } from '../svg/Drawing';
import { bitmapImage } from '../svg/elements/drawBitmap';
import { frameParts, frameRegion } from '../svg/frameRegion';
import { FIRST_STATE } from '../svg/State';
import { runsOf } from '../svg/FrameSeries';
import type { ExportSubject } from './ExportSubject';
import type { LabelSpan } from './LabelSpan';

/** A scene, as large as the stage. @param name - of its files */
export function sceneSubject(film: Film, scene: FilmScene, name: string): ExportSubject {
  return {
    ...timelineSubject(film, film.sceneTimeline(scene)),
    name,
    kind: 'scene',
    path: scene.name,
    stage: { x: 0, y: 0, ...film.stage },
    ground: stageGround(film),
  };
}

/** A symbol of the library, as large as what it paints. */
export function symbolSubject(film: Film, item: FilmItem, name = leafOf(item.name)): ExportSubject {
  const timeline = film.itemTimeline(item);
  const shown = timeline ? timelineSubject(film, timeline) : nothingOf(film);
  return { ...shown, name, kind: 'symbol', path: item.name };
}

function timelineSubject(film: Film, timeline: FilmTimeline): Omit<ExportSubject, 'name' | 'kind' | 'path'> {
  const { layers } = timeline;
  const hasFrames = layers.length === 0 || layers.some(({ keyframes }) => keyframes.length > 0);
  return {
    // A camera that is switched off does not make a film longer.
    frameCount: hasFrames ? Math.max(1, timeline.frameCount) : 0,
    frameRate: film.frameRate,
    labels: labelSpans(timeline),
    timeline,
    draw: runsOf(timeline),
    region: (frame, drawing) => frameRegion(timeline, frame, drawing),
    parts: (frame, drawing, only) => frameParts(timeline, frame, drawing, FIRST_STATE, only),
  };
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

/** The labelled spans of a timeline: each lasts to the next label, on whatever layer, or to the end. */
function labelSpans({ layers, frameCount: end }: FilmTimeline): LabelSpan[] {
  const labels = labelsOf(layers.flatMap(({ keyframes }) => keyframes));
  const spans = labels.filter(({ frame }, i) => frame !== labels[i - 1]?.frame);
  return spans.map(({ name, frame }, i) => ({ name, from: frame, to: (spans[i + 1]?.frame ?? end) - 1 }));
}

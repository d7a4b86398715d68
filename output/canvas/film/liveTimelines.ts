import type { Film } from '../../../film/Film';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';

/** What scripts call the camera and the depths of layers. Source: the scripts that Animate publishes, which have both. */
const WORDS = /\bVirtualCamera\b|___camera___instance|\b(?:[gs]etLayerZDepth|removeLayer|addNewLayer)\b/;

/**
 * The timelines whose camera or layers scripts of a Canvas document may move: the player then needs both, and the layers as
 * they are before them. Others are written as they look. These are the main timeline, if it has a camera, and those with
 * advanced layers. What a script file says is not known.
 *
 * @param dropsScripts - true for a film without the document's scripts
 */
export function liveTimelines(film: Film, dropsScripts: boolean): ReadonlySet<FilmTimeline> {
  if (!film.isCanvas || dropsScripts) return new Set();
  const main = film.sceneTimeline(film.scenes[0]);
  const timelines = [main, ...film.items.flatMap((item) => film.itemTimeline(item) ?? [])];
  const live = timelines.filter(
    (timeline) => timeline.layerDepthEnabled || (timeline === main && main.cameraLayerEnabled),
  );
  const { scripts } = film.properties;
  const isCalled =
    live.length > 0 &&
    (scripts.some(({ source, text }) => source !== undefined || WORDS.test(text)) || timelines.some(calls));
  return new Set(isCalled ? live : []);
}

function calls({ layers }: FilmTimeline): boolean {
  return layers.some(({ keyframes }) => keyframes.some(({ script }) => WORDS.test(script)));
}

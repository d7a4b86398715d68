import { cameraMatrixAt, cameraAt } from '../../../film/display/cameraEffect';
import type { Film } from '../../../film/Film';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';
import { colorKey, NO_COLOR_TRANSFORM } from '../../../document/xfl/ColorTransform';
import { IDENTITY } from '../../../geometry/matrix';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import { Chain } from '../display/Chain';
import { type Values, transformValues, valuesCode } from '../display/Values';
import type { FilmContext } from './FilmContext';

/** What scripts call the camera. Source: public films, and what Animate publishes with a camera. */
const CAMERA_WORDS = /\bVirtualCamera\b|___camera___instance/;

/**
 * True if scripts of a Canvas document move the camera of its main timeline: the player then needs one, and the layers as
 * they are before it. Otherwise the layers are written as the camera sees them. What a script file says is not known.
 */
export function hasLiveCamera(film: Film): boolean {
  const [scene] = film.scenes;
  const main = film.sceneTimeline(scene);
  if (!film.isCanvas || !main.cameraLayerEnabled) return false;
  const { scripts } = film.properties;
  if (scripts.some(({ source, text }) => source !== undefined || CAMERA_WORDS.test(text))) return true;
  const timelines = [main, ...film.items.flatMap((item) => film.itemTimeline(item) ?? [])];
  return timelines.some(namesCamera);
}

function namesCamera({ layers }: FilmTimeline): boolean {
  return layers.some(({ keyframes }) => keyframes.some(({ script }) => CAMERA_WORDS.test(script)));
}

/**
 * The statements that make the camera of the main timeline: a clip that shows nothing, where the document has the camera.
 *
 * @param seen - the objects that it looks at
 */
export function cameraCode(
  { timeline, frameCount }: CompiledTimeline,
  seen: readonly string[],
  film: FilmContext,
): string[] {
  const { stage } = film.source;
  const code = 'this.___camera___instance';
  const valuesAt = (frame: number): Values => {
    const matrix = cameraMatrixAt(timeline, frame, (...at) => film.source.shownElements(...at));
    const middle = { ...IDENTITY, tx: stage.width / 2, ty: stage.height / 2 };
    return transformValues(matrix ?? middle, { x: 0, y: 0 }, true);
  };
  const first = valuesAt(0);
  const chain = new Chain(code, first);
  for (let frame = 0; frame < frameCount; frame++) {
    chain.set(valuesAt(frame));
    chain.wait(1);
  }
  noteColors(timeline, frameCount, film);
  return [
    '// camera:',
    `${code} = new cjs.MovieClip();`,
    `${code}.name = "___camera___instance";`,
    `${code}.set(${valuesCode(first)});`,
    `${code}.depth = 0;`,
    `${code}.visible = false;`,
    `${code}.seen = [${seen.join(',')}];`,
    `this.timeline.addTween(${chain.code});`,
    'an.VirtualCamera.follow(this);',
  ];
}

function noteColors(timeline: FilmTimeline, frameCount: number, film: FilmContext): void {
  const { stage } = film.source;
  for (let frame = 0; frame < frameCount; frame++) {
    const { color } = cameraAt(timeline, frame, stage, (...at) => film.source.shownElements(...at));
    if (colorKey(color) === colorKey(NO_COLOR_TRANSFORM)) continue;
    film.lose('The colour effect of the camera is left out: scripts move this camera.');
    return;
  }
}

import { cameraMatrixAt, cameraAt } from '../../../film/display/cameraEffect';
import { depthAt } from '../../../film/display/depth';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';
import { colorKey, NO_COLOR_TRANSFORM } from '../../../document/xfl/ColorTransform';
import { IDENTITY } from '../../../geometry/matrix';
import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import { fixed } from '../code/fixed';
import { quoteText } from '../code/quote';
import { Chain } from '../display/Chain';
import { type Values, transformValues, valuesCode } from '../display/Values';
import type { FilmContext } from './FilmContext';

/** The objects of a layer that scripts may move, and the object that they know as the layer. */
export interface LiveLayer {
  readonly code: string;
  readonly objects: readonly string[];
}

/** The statements that make the object of a layer: it holds nothing until a script adds something to it. */
export function layerObjectCode(
  code: string,
  name: string,
  { layer }: CompiledLayer,
  frameCount: number,
): string[] {
  const { first, chain } = followed(code, frameCount, (frame) => ({
    depth: fixed(depthAt(layer, frame), 4),
  }));
  return [
    `${code} = new cjs.Container();`,
    `${code}.name = ${quoteText(name)};`,
    `${code}.set(${valuesCode({ ...first, isAttachedToCamera: layer.attachedToCamera })});`,
    `this.timeline.addTween(${chain});`,
  ];
}

/** The statements by which a timeline looks at its layers, through its camera where it has one. */
export function liveCode(
  compiled: CompiledTimeline,
  layers: readonly LiveLayer[],
  film: FilmContext,
): string[][] {
  const { timeline } = compiled;
  const { width, height } = film.source.stage;
  const center = timeline.isScene ? { x: width / 2, y: height / 2 } : { x: 0, y: 0 };
  const list = layers.map(({ code, objects }) => `\t[${[code, ...objects].join(',')}]`);
  const follow = ['// depths:', `followLayers(this, [`, list.join(',\n'), `], ${valuesCode(center)});`];
  const hasCamera = timeline.isScene && timeline.cameraLayerEnabled;
  return [...(hasCamera ? [cameraCode(compiled, film)] : []), follow];
}

/** The camera of the main timeline: a clip that shows nothing, where the document has the camera. */
function cameraCode({ timeline, frameCount }: CompiledTimeline, film: FilmContext): string[] {
  const { source } = film;
  const code = 'this.___camera___instance';
  const middle = { ...IDENTITY, tx: source.stage.width / 2, ty: source.stage.height / 2 };
  const { first, chain } = followed(code, frameCount, (frame) => {
    const matrix = cameraMatrixAt(timeline, frame, (...at) => source.shownElements(...at));
    const { depth } = cameraAt(timeline, frame, source.stage, (...at) => source.shownElements(...at));
    return { ...transformValues(matrix ?? middle, { x: 0, y: 0 }, true), depth: fixed(depth, 4) };
  });
  noteColors(timeline, frameCount, film);
  return [
    '// camera:',
    `${code} = new cjs.MovieClip();`,
    `${code}.name = "___camera___instance";`,
    `${code}.set(${valuesCode(first)});`,
    `${code}.visible = false;`,
    `this.timeline.addTween(${chain});`,
  ];
}

/** What an object has first, and the tween that leads it through all frames. */
function followed(
  code: string,
  frameCount: number,
  valuesAt: (frame: number) => Values,
): { first: Values; chain: string } {
  const first = valuesAt(0);
  const chain = new Chain(code, first);
  for (let frame = 0; frame < frameCount; frame++) {
    chain.set(valuesAt(frame));
    chain.wait(1);
  }
  return { first, chain: chain.code };
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

import { scalingGridOf } from '../../../document/xfl/items/scalingGridOf';
import { concat } from '../../../geometry/matrix';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { Track, TrackState } from '../../../film/tracks/Track';
import { type Argument, call } from '../code/call';
import { fixed } from '../code/fixed';
import { member, quoteText } from '../code/quote';
import { compositeOperation } from '../blend/compositeOperation';
import { effectCode } from './effectCode';
import type { FilmContext } from '../film/FilmContext';
import { OF_CLIPS } from '../names/reserved';
import type { Field } from './Field';
import { type Values, transformValues } from './Values';

/**
 * The field of a symbol's instance, or of a bitmap's.
 *
 * @param placements - those of all its keyframes
 */
export function instanceField(
  track: Track,
  placements: readonly TrackState[],
  name: string,
  className: string,
  film: FilmContext,
): Field {
  const [first] = placements;
  const code = member('this', name);
  const isSymbol = track.kind === 'symbol';
  const { symbolType: type } = first.element;
  const parameters = isSymbol && type === 'graphic' ? graphicArguments(first.element) : [];
  const made = [`${code} = ${call(`new ${member('lib', className)}`, parameters)};`];
  if (track.name !== '')
    made.push(`${code}.name = ${quoteText(OF_CLIPS.has(track.name) ? track.name : name)};`);
  const isButton = isSymbol && type === 'button';
  const effects = effectCode(code, name, placements, film);
  if (placements.some(({ element }) => element.isInSpace))
    film.lose('The place in 3D is left out: the player has two dimensions.');
  const item = isSymbol && type !== 'graphic' ? film.source.item(track.path) : undefined;
  if (item && scalingGridOf(item))
    film.lose('The guides for 9-slice scaling do not count: the symbol is stretched as a whole.');
  return {
    code,
    track,
    made: isButton ? [...made, `${code}.parent = this;`] : made,
    after: [...effects.after, ...(isButton ? buttonCode(code, track.path, className, film) : [])],
    filters: effects.filters,
    cacheBox: effects.cacheBox,
    runs: isSymbol && type === 'graphic',
    valuesOf: (placement, isBetween) => instanceValues(placement, effects.isColored, isBetween, film),
  };
}

/** `"synched",FRAME` for graphics that run, `"single",FRAME` for those that do not play. */
function graphicArguments(graphic: FilmElement): Argument[] {
  const { mode, startPosition, loop } = playing(graphic);
  const parameters: Argument[] = [quoteText(String(mode)), Number(startPosition)];
  if (loop === false) parameters.push(false);
  if (graphic.runsBackward) {
    if (parameters.length < 3) parameters.push(true);
    parameters.push(true);
  }
  return parameters;
}

/** How a graphic plays. */
function playing({ firstFrame, isLooping, showsSingleFrame }: FilmElement): Values {
  const startPosition = Math.max(0, firstFrame);
  if (showsSingleFrame) return { mode: 'single', startPosition, loop: true };
  return { mode: 'synched', startPosition, loop: isLooping };
}

/** Where an instance is that has a transformation point of its own. */
export function placeValues({ element, matrix }: TrackState, isBetween: boolean, film: FilmContext): Values {
  return transformValues(matrix, regOf(element, film), isBetween);
}

function instanceValues(
  placement: TrackState,
  isColored: boolean,
  isBetween: boolean,
  film: FilmContext,
): Values {
  const { track, element, matrix, color, blendMode } = placement;
  const isSymbol = track.kind === 'symbol';
  const { isVisible, isGraphic } = element;
  const values = isSymbol
    ? placeValues(placement, isBetween, film)
    : transformValues(concat(matrix, film.scaleOfBitmap(track.path)), { x: 0, y: 0 }, isBetween);
  const alpha = isColored ? 1 : fixed(color.factors[3], 4);
  return {
    ...values,
    alpha,
    visible: isVisible,
    compositeOperation: compositeOperation(blendMode),
    ...(isSymbol && isGraphic ? playing(element) : {}),
  };
}

/** The transformation point, with one decimal. */
function regOf(element: FilmElement, film: FilmContext): { x: number; y: number } {
  const { x, y } = film.source.pivotOf(element);
  return { x: fixed(x, 1), y: fixed(y, 1) };
}

/** The frame of a button that is never shown, but felt. */
const HIT = 3;

/** What makes a clip a button: the frames for up, over and down, and what is felt in place of what is seen. */
function buttonCode(code: string, path: string, className: string, film: FilmContext): string[] {
  film.needs.buttons = true;
  const timeline = film.compiled.symbol(path)?.timeline;
  const last = Math.min(HIT, timeline?.frameCount ?? 1) - 1;
  const frames = [0, 1, Math.max(1, last)];
  const hasHit = timeline?.layers.some(({ spans }) => spans.some(({ start }) => start === HIT)) ?? false;
  const hit = hasHit ? [false, call(`new ${member('lib', className)}`, []), HIT] : [];
  return [`${call('new cjs.ButtonHelper', [code, ...frames, ...hit])};`];
}

import { readFilters } from '../../../model/elements/filters';
import type { TrackState } from '../../timeline/Track';
import { call } from '../code/call';
import type { Field } from '../display/Field';
import type { Values } from '../display/Values';
import type { FilmContext } from '../film/FilmContext';
import { cacheBox, colorNumbers, filterCode, needsColorFilter } from './filterCode';

/** What an instance needs for its colour effect and filters. */
export interface EffectCode {
  /** Statements behind those that place it. */
  readonly after: readonly string[];
  /** True where its colour effect is a filter, with the opacity in it. */
  readonly isColored: boolean;
  /** The colour filter, where it changes. */
  readonly filter: Field | undefined;
  readonly cacheBox: readonly number[] | undefined;
}

/** The members of a `cjs.ColorFilter`, in the order of its arguments. */
const COLOR_MEMBERS = ['redMultiplier', 'greenMultiplier', 'blueMultiplier', 'alphaMultiplier'].concat([
  'redOffset',
  'greenOffset',
  'blueOffset',
  'alphaOffset',
]);

/** The effects of an instance. Filters are those of its first keyframe; a colour effect may change. */
export function effectCode(
  code: string,
  name: string,
  placements: readonly TrackState[],
  film: FilmContext,
): EffectCode {
  const [first] = placements;
  const isColored = placements.some(({ color }) => needsColorFilter(color));
  const varies = isColored && placements.some(({ color }) => key(color) !== key(first.color));
  const { filters, shadow } = filterCode(first.node, film);
  noteChanges(placements, film);
  const variable = `${name}Filter`;
  const own = isColored ? [varies ? variable : colorCode(first)] : [];
  const list = [...own, ...filters];
  const box = list.length > 0 ? cacheBox(film.boxOf(first.track.path)) : undefined;
  const after = [
    ...(varies ? [`var ${variable} = ${colorCode(first)};`] : []),
    ...(shadow === undefined ? [] : [`${code}.shadow = ${shadow};`]),
    ...(box ? [`${code}.filters = [${list.join(', ')}];`, `${call(`${code}.cache`, box)};`] : []),
    ...(box && runs(first, film) ? [`${code}.addEventListener("tick", an.handleFilterCache);`] : []),
  ];
  return { after, isColored, filter: varies ? filterField(variable, first) : undefined, cacheBox: box };
}

function filterField(variable: string, { track }: TrackState): Field {
  return { code: variable, track, made: [], after: [], runs: false, valuesOf: colorValues };
}

function colorValues({ color }: TrackState): Values {
  const numbers = colorNumbers(color);
  return Object.fromEntries(COLOR_MEMBERS.map((member, i) => [member, numbers[i]]));
}

function colorCode({ color }: TrackState): string {
  return `new cjs.ColorFilter(${colorNumbers(color).join(', ')})`;
}

function key(color: TrackState['color']): string {
  return colorNumbers(color).join(' ');
}

/** A clip that plays must be drawn again and again. */
function runs({ track }: TrackState, film: FilmContext): boolean {
  return (film.compiled.symbol(track.path)?.timeline.frameCount ?? 1) > 1;
}

function noteChanges(placements: readonly TrackState[], film: FilmContext): void {
  const told = placements.map(({ node }) =>
    JSON.stringify(readFilters(node).filter(({ enabled }) => enabled)),
  );
  if (told.some((text) => text !== told[0])) film.lose('Filters that change stay as they are at first.');
}

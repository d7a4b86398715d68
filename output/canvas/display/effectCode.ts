import type { TrackState } from '../../../film/tracks/Track';
import { call } from '../code/call';
import type { Field } from './Field';
import type { Values } from './Values';
import type { FilmContext } from '../film/FilmContext';
import {
  cacheBox,
  colorNumbers,
  filtersOf,
  needsColorFilter,
  noteFilters,
  type FilterCode,
} from '../filters/filterCode';

/** What an instance needs for its colour effect and filters. */
export interface EffectCode {
  /** Statements after those that place it. */
  readonly after: readonly string[];
  /** True if its colour effect is a filter, with the opacity in it. */
  readonly isColored: boolean;
  /** The filters that change, its shadow among them. */
  readonly filters: readonly Field[];
  readonly cacheBox: readonly number[] | undefined;
}

/** The members of a `cjs.ColorFilter`, in the order of its arguments. */
const COLOR_MEMBERS = ['redMultiplier', 'greenMultiplier', 'blueMultiplier', 'alphaMultiplier'].concat([
  'redOffset',
  'greenOffset',
  'blueOffset',
  'alphaOffset',
]);

/**
 * The effects of an instance.
 *
 * @param placements - those of all its keyframes, and of frames that are written one by one
 */
export function effectCode(
  code: string,
  name: string,
  placements: readonly TrackState[],
  film: FilmContext,
): EffectCode {
  const [first] = placements;
  const isColored = placements.some(({ color }) => needsColorFilter(color));
  const colors = isColored ? [colorOf(name, placements)] : [];
  const others = othersOf(name, placements, film);
  const filters = [...colors, ...others.filter(({ isShadow }) => !isShadow)];
  const box = filters.length > 0 ? cacheBox(film.boxOf(first.track.path)) : undefined;
  const all = [...colors, ...others];
  const list = filters.map(useOf).join(', ');
  const after = [
    ...all.flatMap(({ variable, made }) => (variable === undefined ? [] : [`var ${variable} = ${made};`])),
    ...others.flatMap((other) => (other.isShadow ? [`${code}.shadow = ${useOf(other)};`] : [])),
    ...(box ? [`${code}.filters = [${list}];`, `${call(`${code}.cache`, box)};`] : []),
    ...(box && runs(first, film) ? [`${code}.addEventListener("tick", an.handleFilterCache);`] : []),
  ];
  const fields = all.flatMap(({ variable, valuesOf }) =>
    variable === undefined ? [] : [fieldOf(variable, first, valuesOf)],
  );
  return { after, isColored, filters: fields, cacheBox: box };
}

/** A filter or shadow of an instance. */
interface Effect {
  readonly isShadow: boolean;
  /** The expression that makes it. */
  readonly made: string;
  /** What it is kept in; undefined if it never changes. */
  readonly variable: string | undefined;
  valuesOf(state: TrackState): Values;
}

function useOf({ variable, made }: Effect): string {
  return variable ?? made;
}

function colorOf(name: string, placements: readonly TrackState[]): Effect {
  const [first] = placements;
  const varies = placements.some(({ color }) => key(color) !== key(first.color));
  const made = `new cjs.ColorFilter(${colorNumbers(first.color).join(', ')})`;
  return { isShadow: false, made, variable: varies ? `${name}Filter` : undefined, valuesOf: colorValues };
}

/**
 * Blurs that come and go are blurs of nothing where they are missing. Other filters that change by more than numbers stay
 * as they are at first.
 */
function othersOf(name: string, placements: readonly TrackState[], film: FilmContext): Effect[] {
  const [first] = placements;
  const filtersByElement = new Map(
    [...new Set(placements.map(({ element }) => element))].map((element) => [element, filtersOf(element)]),
  );
  const model = placements.find(({ element }) => (filtersByElement.get(element)?.length ?? 0) > 0) ?? first;
  noteFilters(model.element, film);
  const filters = filtersByElement.get(model.element) ?? [];
  const mayMiss = filters.every(({ absent }) => absent);
  const names = namesOf(filters);
  const isSteady = [...filtersByElement.values()].every(
    (list) => (list.length === 0 && mayMiss) || namesOf(list) === names,
  );
  if (!isSteady) {
    film.lose('Filters that change by more than numbers stay as they are at first.');
    return (filtersByElement.get(first.element) ?? []).map(({ code, isShadow }) => still(code, isShadow));
  }
  return filters.map((filter, i) => {
    const { isShadow, values, absent } = filter;
    const at = (list: readonly FilterCode[]): { code: string; values: Values | undefined } =>
      list.at(i) ?? absent ?? filter;
    const made = at(filtersByElement.get(first.element) ?? []).code;
    if (!values || [...filtersByElement.values()].every((list) => at(list).code === made))
      return still(made, isShadow);
    const valuesOf = ({ element }: TrackState): Values =>
      at(filtersByElement.get(element) ?? filtersOf(element)).values ?? {};
    return { isShadow, made, variable: `${name}Filter_${i + 1}`, valuesOf };
  });
}

function still(made: string, isShadow: boolean): Effect {
  return { isShadow, made, variable: undefined, valuesOf: () => ({}) };
}

function namesOf(filters: readonly FilterCode[]): string {
  return filters.map(({ name }) => name).join('\n');
}

function fieldOf(variable: string, { track }: TrackState, valuesOf: Field['valuesOf']): Field {
  return { code: variable, track, made: [], after: [], runs: false, valuesOf };
}

function colorValues({ color }: TrackState): Values {
  const numbers = colorNumbers(color);
  return Object.fromEntries(COLOR_MEMBERS.map((member, i) => [member, numbers[i]]));
}

function key(color: TrackState['color']): string {
  return colorNumbers(color).join(' ');
}

/** A clip that plays must be drawn again and again. */
function runs({ track }: TrackState, film: FilmContext): boolean {
  return (film.compiled.symbol(track.path)?.timeline.frameCount ?? 1) > 1;
}

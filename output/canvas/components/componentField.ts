import { colorKey, NO_COLOR_TRANSFORM } from '../../../document/xfl/ColorTransform';
import type { FilmItem } from '../../../film/Film';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { ComponentParameter } from '../../../film/componentParameters';
import { webComponentOf, webParameters } from '../../../film/webComponents';
import type { Track, TrackState } from '../../../film/tracks/Track';
import { leafOfPath } from '../../published/pathBelow';
import { key, member, quoteText } from '../code/quote';
import type { Field } from '../display/Field';
import { placeValues } from '../display/instanceField';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import { urlOf } from '../media/urlOf';

/** Folders in which Animate puts the files of components, by the types of their parameters. Source: published pages. */
const FOLDERS: Readonly<Record<string, string>> = {
  'File Path': 'assets/',
  'Image Path': 'images/',
  'Video Content Path': 'videos/',
};

/** Where a browser finds a file by itself. */
const ADDRESS = /^(?:https?:)?\/\//i;

/** What components lose of their look or behaviour. */
const CHANGED: Readonly<Record<string, string>> = {
  DatePicker: 'The date picker is that of the browser, not that of jQuery UI.',
  RadioSet: 'The radio buttons look as the browser draws them, not as jQuery UI does.',
};

/** The field of a component; none for one that is not Animate's own, which is a loss. */
export function componentFields(
  track: Track,
  placements: readonly TrackState[],
  names: FieldNames,
  film: FilmContext,
): Field[] {
  const item = film.source.item(track.path);
  const component = item && webComponentOf(item);
  const className = film.names.of(track.path);
  if (!component || className === undefined) {
    film.lose(`The component "${track.path}" is left out: only those of Animate's own are known.`);
    return [];
  }
  noteUnseen(component.kind, placements, film);
  film.needs.components = true;
  const { jquery } = component;
  if (jquery && !film.scripts.isDropped) film.needs.libraries.set(jquery.id, jquery.src);
  const name = names.instance(track.name);
  const code = member('this', name);
  const options = optionsCode(track.name, item, placements[0].element, film);
  const made = [`${code} = new ${member('lib', className)}({${options}});`];
  if (track.name !== '') made.push(`${code}.name = ${quoteText(track.name)};`);
  const valuesOf: Field['valuesOf'] = (placement, isBetween) => ({
    ...placeValues(placement, isBetween, film),
    visible: placement.element.isVisible,
  });
  return [{ code, track, made, after: [], runs: false, valuesOf }];
}

/** The page shows a component above the canvas, without its effects. */
function noteUnseen(kind: string, placements: readonly TrackState[], film: FilmContext): void {
  const hasEffects = placements.some(
    ({ color, element }) => colorKey(color) !== colorKey(NO_COLOR_TRANSFORM) || element.hasFilters,
  );
  if (hasEffects) film.lose('The effects of the component are left out: it is above the canvas.');
  if (Object.hasOwn(CHANGED, kind)) film.lose(CHANGED[kind]);
}

/** `id:"go", label:"Go", disabled:false`: the parameters of the instance, or else of its item. */
function optionsCode(id: string, item: FilmItem, instance: FilmElement, film: FilmContext): string {
  const options = new Map<string, string>();
  for (const parameter of [...parametersOf(item, film), ...parametersOf(instance, film)])
    options.set(parameter.name, valueCode(parameter, film));
  options.delete('id');
  const entries = [['id', quoteText(id)], ...options];
  return entries.map(([name, value]) => `${key(name)}:${value}`).join(', ');
}

/** None for a text that cannot be read, which is a loss. */
function parametersOf(owner: FilmItem | FilmElement, film: FilmContext): ComponentParameter[] {
  try {
    return webParameters(owner);
  } catch {
    film.lose('The parameters of the component are left out: they cannot be read.');
    return [];
  }
}

function valueCode({ value, type }: ComponentParameter, film: FilmContext): string {
  if (type === 'Boolean') return String(value === 'true');
  if (!Object.hasOwn(FOLDERS, type) || value === '' || ADDRESS.test(value)) return quoteText(value);
  const leaf = leafOfPath(value);
  if (leaf === undefined) return quoteText('');
  const path = FOLDERS[type] + leaf;
  film.needs.files.set(path, value);
  return quoteText(urlOf(path));
}

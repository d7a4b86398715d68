import type { Placement, Track } from '../../timeline/Track';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import type { Field } from './Field';

export function staticTextFields(
  _track: Track,
  _first: Placement,
  _names: FieldNames,
  _film: FilmContext,
): Field[] | undefined {
  return undefined;
}

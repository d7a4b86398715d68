import type { CompiledLayer } from '../../timeline/CompiledLayer';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';

/** The statements that make a mask, and its variable. */
export interface MaskCode {
  readonly variable: string;
  readonly blocks: string[][];
}

export function maskLayerCode(
  _layer: CompiledLayer,
  _frameCount: number,
  _names: FieldNames,
  _film: FilmContext,
): MaskCode | undefined {
  return undefined;
}

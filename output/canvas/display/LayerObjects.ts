import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { TrackState, Track, TrackSpan } from '../../../film/tracks/Track';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import type { Field } from './Field';
import { fieldsOf } from './fieldsOf';

/** An object of a layer and its fields, the top one first. A frame of a shape tween is an object of its own. */
export interface LayerObject {
  readonly track: Track;
  readonly fields: readonly Field[];
  readonly first: TrackState;
}

/** The objects of a layer, in the order in which their fields are defined. */
export class LayerObjects {
  readonly all: readonly LayerObject[];
  private readonly byTrack = new Map<Track, LayerObject>();
  private readonly byFrame = new Map<number, LayerObject>();

  constructor(
    private readonly layer: CompiledLayer,
    names: FieldNames,
    film: FilmContext,
  ) {
    const placed = placementsByTrack(layer);
    for (const { start, duration, tween, placements } of layer.spans) {
      for (const { track } of [...placements].reverse())
        this.add(track, placed.get(track) ?? [], names, film);
      if (tween.kind === 'shape')
        for (let frame = start + 1; frame < start + duration; frame++) this.addMorph(frame, names, film);
    }
    this.all = [...this.byTrack.values(), ...this.byFrame.values()];
  }

  get fields(): Field[] {
    return this.all.flatMap(({ fields }) => fields);
  }

  /** The object of a placement at a frame; undefined for one that is not published. */
  of({ track }: TrackState, frame: number): LayerObject | undefined {
    return track.kind === 'morph' ? this.byFrame.get(frame) : this.byTrack.get(track);
  }

  private add(track: Track, placements: readonly TrackState[], names: FieldNames, film: FilmContext): void {
    if (this.byTrack.has(track)) return;
    const fields = film.at(whereOf(this.layer.name, track), () => fieldsOf(track, placements, names, film));
    this.byTrack.set(track, { track, fields, first: placements[0] });
  }

  private addMorph(frame: number, names: FieldNames, film: FilmContext): void {
    const placement = this.layer.at(frame).at(0);
    if (placement?.track.kind !== 'morph') return;
    const track: Track = { ...trackOf(placement), start: frame, end: frame + 1 };
    const fields = film.at(whereOf(this.layer.name, track), () => fieldsOf(track, [placement], names, film));
    this.byFrame.set(frame, { track, fields, first: placement });
  }
}

/** The placements of each object on the keyframes that show it, and on frames that are written one by one. */
function placementsByTrack(layer: CompiledLayer): Map<Track, TrackState[]> {
  const placed = new Map<Track, TrackState[]>();
  for (const span of layer.spans) {
    for (const placement of statesOf(span, layer)) {
      const list = placed.get(placement.track);
      if (list) list.push(placement);
      else placed.set(placement.track, [placement]);
    }
  }
  return placed;
}

function statesOf({ start, duration, tween, placements }: TrackSpan, layer: CompiledLayer): TrackState[] {
  if (tween.kind !== 'frames') return [...placements];
  const later = Array.from({ length: duration - 1 }, (_, i) => layer.at(start + 1 + i));
  return [...placements, ...later.flat()];
}

/** A copy that is a plain object. */
function trackOf({ track: { depth, path, name, source, start, end } }: TrackState): Track {
  return { kind: 'shape', depth, path, name, source, start, end };
}

function whereOf(layer: string, { start, name }: Track): string {
  const named = name === '' ? '' : `, "${name}"`;
  return `layer "${layer}", frame ${start + 1}${named}`;
}

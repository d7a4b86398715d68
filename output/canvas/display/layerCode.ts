import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { Track } from '../../../film/tracks/Track';
import type { FilmContext } from '../film/FilmContext';
import { comment } from '../code/quote';
import type { FieldNames } from '../names/FieldNames';
import type { Chain } from './Chain';
import type { Field } from './Field';
import { type LayerObject, LayerObjects } from './LayerObjects';
import { type LayerState, stateListCode } from './StateList';
import { filterChain, trackChain } from './trackChain';
import { PLAIN, TRANSFORM, type Values, valueCode } from './Values';
import { shortCall } from '../code/call';
import { noteKeyframe } from '../../published/noteGaps';

/**
 * The statements of a layer, in separate blocks, and its fields; none for a layer that shows nothing.
 *
 * @param caches - gets the frames in which objects with filters are drawn anew
 */
export function layerCode(
  layer: CompiledLayer,
  frameCount: number,
  names: FieldNames,
  mask: string | undefined,
  film: FilmContext,
  caches: string[],
): { blocks: string[][]; fields: readonly Field[] } {
  const objects = new LayerObjects(layer, names, film);
  const { fields } = objects;
  if (fields.length === 0) return { blocks: [], fields };
  noteLosses(layer, film);
  const { chained, listed } = division(layer, objects);
  const starts = new Map<Field, { first: Values; chain?: Chain }>();
  for (const object of chained)
    for (const field of object.fields) {
      const start = trackChain(field, object, layer, frameCount);
      starts.set(field, start);
      film.needs.guides ||= start.chain.isGuided;
    }
  const states = listed.length > 0 ? statesOf(layer, objects, new Set(listed), frameCount) : [];
  for (const { field, values } of states.flatMap(({ entries }) => entries))
    if (!starts.has(field)) starts.set(field, { first: values });
  const blocks = fields.map((field) => definition(field, starts.get(field)));
  blocks[0].unshift(comment(layer.name));
  const chains = byDepth(chained).flatMap((field) => starts.get(field)?.chain?.code ?? []);
  const lists = listed.length > 0 ? [stateListCode(states, frameCount)] : [];
  const filters = filterCode(objects, layer, caches);
  const tweens = [...lists, ...chains, ...filters].map((code) => `this.timeline.addTween(${code});`);
  const masked = mask === undefined ? [] : maskCode(fields, mask);
  return { blocks: [...blocks, ...masked, tweens], fields };
}

function noteLosses({ name, spans }: CompiledLayer, film: FilmContext): void {
  for (const { keyframe, start } of spans)
    film.at(`layer "${name}", frame ${start + 1}`, () => {
      noteKeyframe(keyframe, film);
    });
}

function definition(field: Field, start: { first: Values; chain?: Chain } | undefined): string[] {
  const isHidden = start?.chain !== undefined && field.track.start > 0;
  return fieldCode(field, start?.first ?? {}, isHidden);
}

interface Division {
  /** Objects with a tween of their own. */
  chained: readonly LayerObject[];
  /** Objects that a list puts in and out. */
  listed: readonly LayerObject[];
}

/**
 * Objects that move between keyframes have tweens of their own, and so has the only object of a layer. The others are put
 * in and out by one list, unless they show together with one that moves: then all have tweens, whose order is their
 * depth.
 */
function division(layer: CompiledLayer, objects: LayerObjects): Division {
  const moving = new Set<Track>();
  const together = layer.spans.filter(({ tween }) => tween.kind === 'classic' || tween.kind === 'frames');
  for (const { placements } of together) for (const { track } of placements) moving.add(track);
  const meets = layer.spans.some(({ placements }) => {
    const count = placements.filter(({ track }) => moving.has(track)).length;
    return count > 0 && count < placements.length;
  });
  if (meets || objects.fields.length === 1) return { chained: objects.all, listed: [] };
  return {
    chained: objects.all.filter(({ track }) => moving.has(track)),
    listed: objects.all.filter(({ track }) => !moving.has(track)),
  };
}

/** The fields of objects from the front to the back. */
function byDepth(objects: readonly LayerObject[]): Field[] {
  return [...objects]
    .sort((one, other) => other.track.depth - one.track.depth)
    .flatMap(({ fields }) => fields);
}

/** What the layer shows of these objects whenever that changes. */
function statesOf(
  layer: CompiledLayer,
  objects: LayerObjects,
  listed: ReadonlySet<LayerObject>,
  frameCount: number,
): LayerState[] {
  const frames = changingFrames(layer).filter((frame) => frame < frameCount);
  return frames.map((frame) => ({
    frame,
    entries: layer.at(frame).flatMap((placement) => {
      const object = objects.of(placement, frame);
      if (!object || !listed.has(object)) return [];
      return [...object.fields]
        .reverse()
        .map((field) => ({ field, values: field.valuesOf(placement, false) }));
    }),
  }));
}

/** Keyframes, all frames of shape tweens, and the frames after the end of what is shown. */
function changingFrames({ spans }: CompiledLayer): number[] {
  const frames = new Set<number>();
  for (const { start, duration, tween } of spans) {
    for (let i = 0; i < (tween.kind === 'shape' ? duration : 1); i++) frames.add(start + i);
    frames.add(start + duration);
  }
  return [...frames].sort((one, other) => one - other);
}

/** The tweens of filters that change. */
function filterCode({ all }: LayerObjects, layer: CompiledLayer, caches: string[]): string[] {
  const codes: string[] = [];
  for (const object of all) {
    for (const { code, filters = [], cacheBox } of object.fields) {
      for (const filter of filters) codes.push(filterChain(filter, object, layer).code);
      if (filters.length === 0 || !cacheBox) continue;
      const { start, end } = object.track;
      const [x, y, w, h] = cacheBox;
      caches.push(
        `{instance: ${code}, startFrame:${start}, endFrame:${end}, x:${x}, y:${y}, w:${w}, h:${h}}`,
      );
    }
  }
  return codes;
}

function maskCode(fields: readonly Field[], mask: string): string[][] {
  return [
    [`var maskedShapeInstanceList = [${fields.map(({ code }) => code).join(',')}];`],
    [
      'for(var shapedInstanceItr = 0; shapedInstanceItr < maskedShapeInstanceList.length; shapedInstanceItr++) {',
      `\tmaskedShapeInstanceList[shapedInstanceItr].mask = ${mask};`,
      '}',
    ],
  ];
}

const DEFAULTS = Object.values(TRANSFORM);

/** The statements that make an object and put it where it is first. */
function fieldCode({ code, made, after }: Field, first: Values, isHidden: boolean): string[] {
  return [
    ...made,
    ...transformCode(code, first),
    ...Object.entries(first)
      .filter(([name, value]) => !Object.hasOwn(TRANSFORM, name) && !MADE.has(name) && value !== PLAIN[name])
      .map(([name, value]) => `${code}.${name} = ${valueCode(value)};`),
    ...after,
    ...(isHidden ? [`${code}._off = true;`] : []),
  ];
}

/** The values that an object gets when it is made. */
const MADE = new Set(['mode', 'startPosition', 'loop']);

function transformCode(code: string, values: Values): string[] {
  const transform = Object.entries(TRANSFORM).map(([name, fallback]) => values[name] ?? fallback);
  const text = shortCall(`${code}.setTransform`, transform, DEFAULTS, 2);
  return text.endsWith('()') ? [] : [`${text};`];
}

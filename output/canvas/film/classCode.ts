import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import { member, key } from '../code/quote';
import { layerCode } from '../display/layerCode';
import { maskLayerCode } from '../display/maskLayerCode';
import { frameCode } from '../frames/frameCode';
import { FieldNames } from '../names/FieldNames';
import type { FilmContext } from './FilmContext';
import { layerObjectCode, liveCode, type LiveLayer } from './liveCode';

/** The class of a timeline, up to its prototype: `(lib.star = function(mode,…) { … })`. */
export function classCode(
  name: string,
  timeline: CompiledTimeline,
  film: FilmContext,
  { isRoot, loops }: { isRoot: boolean; loops: boolean },
): string {
  const blocks = [...frameCode(timeline, isRoot, film), ...contentCode(timeline, film)];
  const body = [...blocks, ['this._renderFirstFrame();']].map((lines) =>
    lines.map((line) => `\t${line}\n`).join(''),
  );
  return `(${member('lib', name)} = function(mode,startPosition,loop,reversed) {\n${head(timeline, loops)}\n${body.join('\n')}\n})`;
}

function head({ notes, frameCount }: CompiledTimeline, loops: boolean): string {
  const named = notes.labels.filter(({ type, frame }) => type === 'name' && frame < frameCount);
  const entries = named.map(({ name, frame }) => `${key(name)}:${frame}`);
  return [
    `if (loop == null) { loop = ${String(loops)}; }`,
    'if (reversed == null) { reversed = false; }',
    '\tvar props = new Object();',
    '\tprops.mode = mode;',
    '\tprops.startPosition = startPosition;',
    `\tprops.labels = {${entries.join(',')}};`,
    '\tprops.loop = loop;',
    '\tprops.reversed = reversed;',
    '\tcjs.MovieClip.apply(this,[props]);\n',
  ].join('\n');
}

/** The layers from the top down, each mask before the layers that it clips. */
function contentCode(timeline: CompiledTimeline, film: FilmContext): string[][] {
  const names = new FieldNames(namesIn(timeline));
  const masks = new Map<CompiledLayer, string | undefined>();
  const blocks: string[][] = [];
  const caches: string[] = [];
  const live: LiveLayer[] | undefined = film.scripts.live.has(timeline.timeline) ? [] : undefined;
  if (!timeline.keepsOrder)
    film.lose('Layers pass one another in depth: they keep the order in which they begin.');
  for (const { type, name, frame } of timeline.notes.labels)
    if (type === 'anchor')
      film.lose(`The anchor "${name}" of frame ${frame + 1} is left out: the player has none.`);
  if (timeline.hasCameraFilters) film.lose('The colour filter of the camera is left out.');
  for (const layer of timeline.layers) layer.remember();
  for (const layer of timeline.layers) {
    const mask = layer.mask && maskOf(layer.mask, timeline, names, masks, blocks, film);
    if (!layer.isMask) blocks.push(...oneLayer(layer, timeline.frameCount, names, mask, film, caches, live));
  }
  // The same frames are measured.
  film.boxOfTimeline(timeline);
  for (const layer of timeline.layers) layer.forget();
  if (caches.length > 0) blocks.push(cacheCode(caches));
  if (live) blocks.push(...liveCode(timeline, live, film));
  return blocks;
}

/** The statements of a layer, and those of the object that scripts know as the layer. */
function oneLayer(
  layer: CompiledLayer,
  frameCount: number,
  names: FieldNames,
  mask: string | undefined,
  film: FilmContext,
  caches: string[],
  live: LiveLayer[] | undefined,
): string[][] {
  const { blocks, fields } = layerCode(layer, frameCount, names, mask, film, caches);
  if (!live || fields.length === 0) return blocks;
  const name = names.layer(layer.name);
  const code = member('this', name);
  live.push({ code, objects: fields.map((field) => field.code) });
  return [layerObjectCode(code, name, layer, frameCount), ...blocks];
}

/** What is drawn again, and when: filters change a drawn bitmap, and do not notice changes themselves. */
function cacheCode(caches: readonly string[]): string[] {
  const list = caches.map((entry) => `this.filterCacheList.push(${entry});`);
  return ['this.filterCacheList = [];', ...list, 'this.addEventListener("tick", an.handleFilterCache);'];
}

/** The variable of a mask, which is written before its first use. */
function maskOf(
  layer: CompiledLayer,
  timeline: CompiledTimeline,
  names: FieldNames,
  masks: Map<CompiledLayer, string | undefined>,
  blocks: string[][],
  film: FilmContext,
): string | undefined {
  if (!masks.has(layer)) {
    const mask = maskLayerCode(layer, timeline.frameCount, names, film);
    masks.set(layer, mask?.variable);
    if (mask) blocks.push(...mask.blocks);
  }
  return masks.get(layer);
}

function namesIn({ layers }: CompiledTimeline): string[] {
  return layers.flatMap(({ tracks }) => tracks.map(({ name }) => name)).filter((name) => name !== '');
}

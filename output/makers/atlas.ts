import { IDENTITY } from '../../geometry/matrix';
import { leafOf } from '../../document/xfl/itemPaths';
import type { AtlasData, AtlasInstance, AtlasLayer } from '../atlas/AtlasData';
import { decomposed, matrix3D } from '../atlas/matrices';
import { mergeFrames } from '../atlas/mergeFrames';
import { optimizedKeys } from '../atlas/optimizedKeys';
import { AtlasReader } from '../atlas/readAtlas';
import { SpriteMap } from '../atlas/SpriteMap';
import type { ExportedFile } from '../formats/ExportedFile';
import type { ExportOptions } from '../formats/ExportOptions';
import { chooseFrames } from '../pictures/chooseFrames';
import type { RenderContext } from '../pictures/RenderContext';
import type { ExportSubject } from '../pictures/ExportSubject';
import { UnfitSubject } from '../pictures/UnfitSubject';
import { scaled, type MakeFiles, type MakeTogether } from './Format';

/**
 * Adobe's texture atlas: `Animation.json` and `spritemap1.json` with `spritemap1.png`.
 *
 * @throws UnfitSubject for a bitmap, and for what paints nothing
 */
export const atlas: MakeFiles = function* (subject, base, options, context) {
  for (const { scale, suffix } of scaled(options)) {
    const folder = `${base}${suffix}`;
    const [animation, ...maps] = atlasFiles(
      subject,
      folder === '' ? '' : `${folder}/`,
      scale,
      options,
      context,
    );
    // Readers want a sprite map.
    if (maps.length === 0)
      throw new UnfitSubject(`"${subject.path}" paints nothing: there is nothing to export`);
    yield animation;
    yield* maps;
  }
};

/**
 * Several symbols in one atlas: readers play each of them by its name. The main timeline shows an instance of each, on a
 * layer of its own.
 *
 * @throws UnfitSubject for bitmaps, and for what paints nothing
 */
export const atlasTogether: MakeTogether = function* (subjects, base, options, context) {
  const [first] = subjects;
  for (const { scale, suffix } of scaled(options)) {
    const sprites = new SpriteMap(context, scale, options.sheet);
    const name = leafOf(base) || 'symbols';
    const data = context.stopwatch.measure('drawing', () =>
      readTogether(subjects, name, sprites, options, context),
    );
    context.leftOut?.(first, sprites.drawing.left);
    const folder = base + suffix === '' ? '' : `${base}${suffix}/`;
    const maps = [...sprites.files(folder, options.pictures)];
    if (maps.length === 0) throw new UnfitSubject('the items paint nothing: there is nothing to export');
    yield {
      path: `${folder}Animation.json`,
      content: `${JSON.stringify(options.optimized ? optimizedKeys(data) : data)}\n`,
    };
    yield* maps;
  }
};

function readTogether(
  subjects: readonly ExportSubject[],
  name: string,
  sprites: SpriteMap,
  options: Options,
  context: RenderContext,
): AtlasData {
  const leaves = options.leaves ?? (options.optimized ? 'timelines' : 'pictures');
  const reader = new AtlasReader(context, sprites, { leaves });
  for (const { path, timeline } of subjects) {
    if (!timeline) throw new UnfitSubject(`"${path}" is a bitmap: an atlas is made of symbols`);
    reader.addSymbol(path, timeline);
  }
  const LAYERS = subjects.map(({ path }) => layerOf(reader.nameOf(path)));
  let main = name;
  while (reader.symbols.some(({ SYMBOL_name }) => SYMBOL_name === main)) main += '_';
  const data: AtlasData = {
    ANIMATION: { name, SYMBOL_name: main, TIMELINE: { LAYERS } },
    SYMBOL_DICTIONARY: { Symbols: reader.symbols },
    metadata: { framerate: subjects[0].frameRate },
  };
  return leaves === 'timelines' ? mergeFrames(data, frameCounts(reader)) : data;
}

/** A layer with one instance, which plays by its own time. */
function layerOf(symbol: string): AtlasLayer {
  const instance: AtlasInstance = {
    SYMBOL_name: symbol,
    Instance_Name: '',
    symbolType: 'movieclip',
    transformationPoint: { x: 0, y: 0 },
    Matrix3D: matrix3D(IDENTITY),
    DecomposedMatrix: decomposed(IDENTITY),
  };
  return {
    Layer_name: symbol,
    Frames: [{ index: 0, duration: 1, elements: [{ SYMBOL_Instance: instance }] }],
  };
}

/** What an atlas needs to know. */
type Options = Pick<ExportOptions, 'frames' | 'label' | 'optimized' | 'leaves' | 'sheet' | 'pictures'>;

/** The files of an atlas. @param folder - their path, with `/` at its end */
export function* atlasFiles(
  subject: ExportSubject,
  folder: string,
  scale: number,
  options: Options,
  context: RenderContext,
): Iterable<ExportedFile> {
  const { timeline, path } = subject;
  if (!timeline) throw new UnfitSubject(`"${path}" is a bitmap: an atlas is made of scenes and symbols`);
  const sprites = new SpriteMap(context, scale, options.sheet);
  const data = context.stopwatch.measure('drawing', () => read(subject, timeline, sprites, options, context));
  context.leftOut?.(subject, sprites.drawing.left);
  const text = JSON.stringify(options.optimized ? optimizedKeys(data) : data);
  yield { path: `${folder}Animation.json`, content: `${text}\n` };
  yield* sprites.files(folder, options.pictures);
}

function read(
  subject: ExportSubject,
  timeline: NonNullable<ExportSubject['timeline']>,
  sprites: SpriteMap,
  options: Options,
  context: RenderContext,
): AtlasData {
  const leaves = options.leaves ?? (options.optimized ? 'timelines' : 'pictures');
  const reader = new AtlasReader(context, sprites, { leaves });
  const isPart = options.frames !== undefined || options.label !== undefined;
  const frames = chooseFrames(subject, options);
  const LAYERS = reader.layers(timeline, isPart ? frames : undefined);
  const data: AtlasData = {
    ANIMATION: { name: subject.name, SYMBOL_name: reader.nameOf(subject.path), TIMELINE: { LAYERS } },
    SYMBOL_DICTIONARY: { Symbols: reader.symbols },
    metadata: { framerate: subject.frameRate },
  };
  return leaves === 'timelines' ? mergeFrames(data, frameCounts(reader)) : data;
}

function frameCounts({ symbols }: AtlasReader): Map<string, number> {
  return new Map(
    symbols.map(({ SYMBOL_name, TIMELINE }) => [
      SYMBOL_name,
      Math.max(1, ...TIMELINE.LAYERS.map(({ Frames }) => Frames.length)),
    ]),
  );
}

import type { AtlasData } from '../atlas/AtlasData';
import { mergeFrames } from '../atlas/mergeFrames';
import { optimizedKeys } from '../atlas/optimizedKeys';
import { AtlasReader } from '../atlas/readAtlas';
import { SpriteMap } from '../atlas/SpriteMap';
import type { ExportedFile } from '../ExportedFile';
import type { ExportOptions } from '../ExportOptions';
import { chooseFrames } from '../frames/chooseFrames';
import type { RenderContext } from '../frames/Sequence';
import type { ExportSubject } from '../frames/ExportSubject';
import { UnfitSubject } from '../frames/UnfitSubject';
import { scaled, type MakeFiles } from './Format';

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

/** What an atlas needs to know. */
type Options = Pick<ExportOptions, 'frames' | 'label' | 'optimized' | 'leaves' | 'sheet'>;

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
  const sprites = new SpriteMap(context, scale);
  const data = context.stopwatch.measure('drawing', () => read(subject, timeline, sprites, options, context));
  context.leftOut?.(subject, sprites.drawing.left);
  const text = JSON.stringify(options.optimized ? optimizedKeys(data) : data);
  yield { path: `${folder}Animation.json`, content: `${text}\n` };
  yield* sprites.files(folder, options.sheet);
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

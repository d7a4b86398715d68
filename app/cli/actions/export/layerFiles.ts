import { isEmpty } from '../../../../geometry/Box';
import { isFilm, type ExportFormatName } from '../../../../output/formats/exportFormats';
import type { ExportOptions } from '../../../../output/formats/ExportOptions';
import { MAKERS } from '../../../../output/makers';
import type { FileOrPause } from '../../../../output/makers/Format';
import { chooseFrames } from '../../../../output/pictures/chooseFrames';
import type { ExportSubject } from '../../../../output/pictures/ExportSubject';
import { layerSubjects } from '../../../../output/pictures/layerSubjects';
import type { RenderContext } from '../../../../output/pictures/RenderContext';
import { Sequence } from '../../../../output/pictures/Sequence';
import type { View } from '../../../../output/svg/View';
import { fileName } from '../../../../platform/fileName';
import type { ExportRequest } from './ExportRequest';
import { filmsOf, type FilmFile } from './filmsOf';

/** The formats that layers can have. */
type LayerFormat = Exclude<ExportFormatName, 'swf' | 'lottie' | 'json'>;

/** What `layers.json` says of a layer, in pixels of the stage, or of the symbol's own coordinates. */
interface LayerData extends View {
  name: string;
  /** Its files, in the order of the frames. */
  files: string[];
}

/**
 * The pictures or film of each layer that paints something, and `layers.json` with their places, from the back to the front.
 *
 * @param prefix - the beginning of the names; empty for a single subject
 */
export function* layerFiles(
  subject: ExportSubject,
  prefix: string,
  format: LayerFormat,
  options: ExportOptions,
  request: ExportRequest,
  context: RenderContext,
): Iterable<FileOrPause | FilmFile> {
  const frames = chooseFrames(subject, options);
  const whole = new Sequence(subject, frames, context, undefined);
  const room = yield* whole.findPixelView();
  const taken = new Set<string>();
  const data: LayerData[] = [];
  for (const layer of layerSubjects(subject)) {
    const alone = new Sequence(layer, frames, context, undefined);
    if (isEmpty(alone.boxOf())) continue;
    const view = request.crop ? yield* alone.findPainted() : room;
    if (view === undefined) continue;
    const base = prefix + freeName(fileName(layer.name), taken);
    const made = { name: layer.name, ...view, files: [] as string[] };
    data.push(made);
    for (const file of filesOf({ ...layer, stage: view }, base, format, options, context)) {
      if (file) made.files.push(file.path);
      yield file;
    }
  }
  if (data.length === 0)
    throw new RangeError(`no layer of "${subject.path}" paints anything: there is nothing to export`);
  yield {
    path: `${prefix}layers.json`,
    content: `${JSON.stringify(describe(subject, room, data), null, 2)}\n`,
  };
}

function filesOf(
  layer: ExportSubject,
  base: string,
  format: LayerFormat,
  options: ExportOptions,
  context: RenderContext,
): Iterable<FileOrPause | FilmFile> {
  if (isFilm(format)) return filmsOf(layer, base, format, options, context);
  return MAKERS[format](layer, base, options, context);
}

/** The data of all layers. The pictures of several resolutions have the same places. */
function describe(subject: ExportSubject, room: View, layers: readonly LayerData[]): object {
  const { path, kind, frameRate } = subject;
  return { [kind]: path, frameRate, ...room, layers };
}

/** Layers may have the same name, in any case of its letters. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`;
  taken.add(free.toLowerCase());
  return free;
}

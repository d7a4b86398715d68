import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Host } from '../../../host/Host';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import type { FileOrPause } from '../../../../output/makers/Format';
import type { FilmPlan } from '../../../../output/makers/filmOf';
import { LIBRARY_ALONE } from '../../../query/loadLibrary';
import { Stopwatch } from '../../../../output/pictures/Stopwatch';
import type { RenderContext } from '../../../../output/pictures/RenderContext';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { nodeWebp } from '../../../../platform/node/webp';
import type { Loss } from '../../../../output/published/PublishOutcome';
import type { CommandIo } from '../../Io';
import type { ExportRequest } from './ExportRequest';
import { drawingPlatform } from './film/ffmpegVideo';
import { FileSet } from '../../writing/FileSet';
import { refuseObeyedName } from '../../writing/refuseObeyedName';
import { encodeFilm } from './film/encodeFilm';
import { rateTeller } from './film/rateTeller';
import { severalFiles } from '../documents/outputTarget';
import { targetOf, type ExportTarget } from './exportTarget';
import type { FilmFile } from './filmsOf';
import { requestedFiles } from './requestedFiles';
import { tellLosses } from '../publish/tellLosses';
import { tellNotDrawn } from '../render/tellNotDrawn';
import { pixelLimit } from '../render/writePicture';

/** Makes a film into a file of that name in that folder. */
type EncodeFilm = (film: FilmPlan, folder: string, file: string) => Promise<void>;

/** The result of an export. */
export interface ExportReport {
  document: string;
  files: { file: string; bytes: number }[];
  /** Seconds by stage. */
  seconds: Record<string, number>;
}

/**
 * Makes files of one document. They appear when all are complete; a failure leaves no files.
 *
 * @throws whatever opening the document throws; RangeError for scenes, symbols, frames and labels that do not exist;
 *   Error for a path that cannot be written.
 */
export async function exportDocument(
  file: string,
  request: ExportRequest,
  io: CommandIo,
): Promise<ExportReport> {
  const stopwatch = new Stopwatch(() => performance.now());
  const host = new Host(drawingPlatform, {
    ...LIBRARY_ALONE,
    onWarning: io.warn,
    fonts: request.fonts === undefined ? [] : [request.fonts],
    limits: pixelLimit(request.maxPixels),
  });
  const document = stopwatch.measure('opening', () => host.open(file));
  const isWatched = request.progress ?? io.isTerminal;
  const start = performance.now();
  const progress = (done: number, all: number): void => {
    if (!isWatched) return;
    const rate = (done / (performance.now() - start)) * 1000;
    io.progress(
      `${path.basename(file)}: frame ${done} of ${all}, ${rate.toFixed(rate < 10 ? 1 : 0)} a second`,
    );
  };
  const lost: Loss[] = [];
  const context: RenderContext = {
    film: document.film,
    rasterizer: nodePlatform.rasterizer,
    fontFolders: request.fonts === undefined ? [] : [request.fonts],
    maxPixels: request.maxPixels ?? DEFAULT_LIMITS.maxPixels,
    stopwatch,
    progress,
    mp3: nodePlatform.mp3,
    webp: request.to === 'webp' || request.pictures === 'webp' ? await nodeWebp() : undefined,
    warn: io.warn,
    leftOut: (subject, left) => {
      if (!request.strict) tellNotDrawn(subject.path, left, io);
      else for (const [what] of left) lost.push({ where: subject.path, what: `not drawn: ${what}` });
    },
  };
  const encode: EncodeFilm = (film, folder, name) =>
    encodeFilm(
      film,
      folder,
      name,
      io,
      rateTeller((line) => isWatched && io.progress(`${path.basename(file)}: ${line}`)),
    );
  try {
    const target = targetOf(request);
    const made = refusingLost(requestedFiles(host, document, request, context, target, io), lost, io);
    const files =
      target.kind === 'stream'
        ? // What a stream has taken cannot be taken back.
          await stream(request.strict ? [...made] : made, io)
        : await write(named(made, target, request), target, stopwatch, encode);
    if (request.to === 'atlas' && !request.optimized) warnOfLargeData(files, io);
    return { document: file, files, seconds: stopwatch.seconds };
  } finally {
    if (isWatched) io.progress('');
    host.closeAll();
  }
}

/** All of what is made. @throws Error, after the last, where something is lost that `--strict` does not let pass */
function* refusingLost<File>(made: Iterable<File>, lost: readonly Loss[], io: CommandIo): Iterable<File> {
  yield* made;
  tellLosses(lost, true, io);
}

async function write(
  made: Iterable<FileOrPause | FilmFile>,
  target: ExportTarget,
  stopwatch: Stopwatch,
  encode: EncodeFilm,
): Promise<ExportReport['files']> {
  const files = new FileSet(target.folder);
  try {
    const sizes: number[] = [];
    for (const output of made) {
      // Node reports signals, and frees the memory of pictures, only between turns of its event loop.
      await setImmediate();
      if (output === undefined) continue;
      const name = output.path;
      if (name !== target.name) refuseObeyedName(target.folder, name);
      if ('film' in output) {
        sizes.push(await files.addMade(name, (folder, file) => encode(output.film, folder, file)));
        continue;
      }
      sizes.push(Buffer.byteLength(output.content));
      stopwatch.measure('writing', () => files.add(name, output.content));
    }
    if (sizes.length === 0) throw new Error('there is nothing to export');
    const paths = stopwatch.measure('writing', () => files.finish());
    return paths.map((file, index) => ({ file, bytes: sizes[index] }));
  } catch (error) {
    files.drop();
    throw error;
  }
}

/**
 * The files with the name that `-o` gives.
 *
 * @throws UsageError for a file with another name: `-o` names one file, and files that go with it
 */
function* named(
  made: Iterable<FileOrPause | FilmFile>,
  { base, ending }: ExportTarget,
  { output }: ExportRequest,
): Iterable<FileOrPause | FilmFile> {
  for (const file of made) {
    if (file && base !== undefined && file.path.replace(/\.\w+$/, '') !== base)
      throw severalFiles(output, `${file.path} and others`);
    yield file && ending ? { ...file, path: file.path.replace(/\.\w+$/, ending) } : file;
  }
}

const LARGE_MEGABYTES = 20;

/** Full keys and a frame for each frame are what other readers know best; a long animation is too large that way. */
function warnOfLargeData(files: ExportReport['files'], io: CommandIo): void {
  for (const { file, bytes } of files) {
    const megabytes = Math.round(bytes / 1e6);
    if (!file.endsWith('.json') || megabytes < LARGE_MEGABYTES) continue;
    io.warn(`${file} has ${megabytes} MB; with --optimized it is ten times smaller or more`);
  }
}

async function stream(made: Iterable<FileOrPause | FilmFile>, io: CommandIo): Promise<ExportReport['files']> {
  for (const file of made) {
    await setImmediate();
    if (file === undefined) continue;
    if ('film' in file) throw new Error('a film is not a stream');
    io.outBytes(typeof file.content === 'string' ? Buffer.from(file.content) : file.content);
  }
  return [];
}
